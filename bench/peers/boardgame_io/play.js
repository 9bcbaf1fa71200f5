// Random games on boardgame.io's own client, without a server: node play.js GAMES SEED
const { Client } = require("boardgame.io/client");
const { Piggyback } = require("./game.js");
const PLATES = [3, 2, 3, 2, 3, 2, 3, 2];

// What boardgame.io's bots are told of a game: the moves that can be made.
function enumerate(G, seat) {
  const moves = [];
  if (G.phase === "ready" || G.phase === "again") moves.push("roll");
  if (G.phase === "again" || G.phase === "passing") moves.push("stop");
  const endOfFirst = G.gone + PLATES[G.discs.length % PLATES.length];
  if (!G.discs.includes(seat) && G.pigs.every((pig) => pig.at > endOfFirst)) moves.push("extend");
  return moves;
}

function play(seed) {
  const client = Client({ game: { ...Piggyback, seed }, numPlayers: 4, debug: false });
  client.start();
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) {
      client.stop();
      return { turns: ctx.turn, winners: ctx.gameover.winners };
    }
    const moves = enumerate(G, Number(ctx.currentPlayer));
    client.moves[moves[Math.floor(Math.random() * moves.length)]]();
  }
}

const report = { games: 0, turns: 0, squares: 0, won: [0, 0, 0, 0] };
const began = process.cpuUsage();
for (let game = 0; game < Number(process.argv[2]); game++) {
  const { turns, winners } = play(`${process.argv[3]}-${game}`);
  report.games += 1;
  report.turns += turns;
  report.squares += turns * turns;
  for (const seat of winners) report.won[seat] += 1;
}
const { user, system } = process.cpuUsage(began);
console.log(JSON.stringify({ ...report, seconds: (user + system) / 1e6 }));
