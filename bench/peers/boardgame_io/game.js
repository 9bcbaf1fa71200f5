// Piggyback for boardgame.io, by the same rules as ours (PB-2 to PB-21, default edition).
const PLATES = [3, 2, 3, 2, 3, 2, 3, 2];
const LENGTH = PLATES.reduce((sum, spaces) => sum + spaces, 0);
const DIE = [
  { steps: 1, again: "always" },
  { steps: 1, again: "always" },
  { steps: 3, again: "behind" },
  { steps: 2, again: "never" },
  { steps: 3, again: "never" },
  { steps: 4, again: "never" },
];
const COLOURS = ["red", "blue", "green", "yellow", "pink", "white", "black"];

function setup({ ctx }) {
  const each = ctx.numPlayers <= 3 ? 2 : 1;
  const pigs = COLOURS.slice(0, ctx.numPlayers * each);
  return {
    each,
    pigs: pigs.map((name) => ({ name, at: 0, level: 0 })),
    phase: "ready",
    face: null,
    mover: null,
    moved: null,
    gone: 0,
    discs: [],
  };
}

const owner = (G, pig) => Math.floor(pig / G.each);
const standing = (G, space) => G.pigs.filter((pig) => pig.at === space).length;
const beyond = (G, space) => space > G.gone + LENGTH;
const turnGoesOn = (G) => G.each === 2 && G.moved === null;

function mayExtend(G, seat) {
  const endOfFirst = G.gone + PLATES[G.discs.length % PLATES.length];
  const used = G.discs.filter((disc) => disc === seat).length;
  return used < G.each && G.pigs.every((pig) => pig.at > endOfFirst);
}

function mayRollAgain(G, pig) {
  const { again } = DIE[G.face];
  if (again !== "behind") return again === "always";
  const last = G.pigs.every((other) => other.at >= pig.at);
  return last || (pig.at !== 0 && standing(G, pig.at) > 1);
}

function movePig(G, pig) {
  const from = { at: pig.at, level: pig.level };
  const target = from.at + DIE[G.face].steps;
  const height = standing(G, target);
  for (const rider of G.pigs) {
    if (rider !== pig && rider.at === from.at && rider.level > from.level) {
      rider.at = target;
      rider.level += height - from.level;
    }
  }
  pig.at = target;
  pig.level = height;
}

function advance(G, ctx, events) {
  const pig = G.pigs[G.mover];
  const again = mayRollAgain(G, pig);
  movePig(G, pig);
  if (beyond(G, pig.at)) G.phase = "done";
  else if (again) G.phase = "again";
  else settleOrExtend(G, ctx, events);
}

function settleOrExtend(G, ctx, events) {
  if (turnGoesOn(G) || !mayExtend(G, Number(ctx.currentPlayer))) settle(G, events);
  else G.phase = "passing";
}

function settle(G, events) {
  G.phase = "ready";
  G.moved = turnGoesOn(G) ? G.mover : null;
  G.mover = null;
  if (G.moved === null) events.endTurn();
}

const INVALID = "INVALID_MOVE";

function roll({ G, ctx, random, events }) {
  if (G.phase !== "ready" && G.phase !== "again") return INVALID;
  G.face = random.Die(DIE.length) - 1;
  if (G.mover === null) {
    if (turnGoesOn(G)) {
      G.phase = "choosing";
      return;
    }
    const first = Number(ctx.currentPlayer) * G.each;
    G.mover = G.moved === first ? first + 1 : first;
  }
  advance(G, ctx, events);
}

function give({ G, ctx, events }, pig) {
  if (G.phase !== "choosing" || owner(G, pig) !== Number(ctx.currentPlayer)) return INVALID;
  G.mover = pig;
  advance(G, ctx, events);
}

function stop({ G, events }) {
  if (G.phase !== "again" && G.phase !== "passing") return INVALID;
  settle(G, events);
}

function extend({ G, ctx, events }) {
  const seat = Number(ctx.currentPlayer);
  if (G.phase === "choosing" || G.phase === "done" || !mayExtend(G, seat)) return INVALID;
  G.gone += PLATES[G.discs.length % PLATES.length];
  G.discs.push(seat);
  if (G.phase === "passing") settleOrExtend(G, ctx, events);
}

function endIf({ G }) {
  if (G.phase !== "done") return undefined;
  const across = G.pigs.flatMap((pig, index) => (beyond(G, pig.at) ? [owner(G, index)] : []));
  return { winners: [...new Set(across)] };
}

exports.Piggyback = {
  name: "piggyback",
  setup,
  moves: { roll: { move: roll, client: false }, give, stop, extend },
  endIf,
  minPlayers: 2,
  maxPlayers: 7,
};
