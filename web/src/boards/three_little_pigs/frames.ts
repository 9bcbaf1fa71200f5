/** From one position of The Three Little Pigs to the next, picture by picture. */

import type { Frame } from '../../types/board';
import type { Setting, Step } from './game';
import { dicePicked, readMove } from './moves';
import { pieces, scene as sceneAt, sectorsOf, type Face, type House, type Scene } from './scene';
import { fromTheGround, nameOf, type Material } from './tile';

type Happening = Step['events'][number];
type Told<Name extends Happening['event']> = Extract<Happening, { event: Name }>;

export function frames(before: Scene, step: Step, setting: Setting): Array<Frame<Scene>> {
  const end = sceneAt(step, setting, before);
  const pictures: Array<Frame<Scene>> = [];
  let now = before;
  const show = (change: Partial<Scene>, ms: number, more: Partial<Frame<Scene>> = {}): void => {
    now = { ...now, ...change };
    pictures.push({ scene: now, ms, ...more });
  };
  if (step.actor !== 'chance') lift(now, step.text, show);
  for (const [event, what] of step.events.entries()) {
    tell(what, now, end, setting, (change, ms, more) => show(change, ms, { event, ...more }));
  }
  return pictures;
}

type Show = (change: Partial<Scene>, ms: number, more?: Partial<Frame<Scene>>) => void;

/** Dice that are rolled again leave the table for the hand. */
function lift(now: Scene, text: string, show: Show): void {
  const move = readMove(text);
  if (move.is !== 'roll') return;
  const places = dicePicked(now.dice, move.dice);
  show({ dice: now.dice.map((die, place) => (places.includes(place) ? { ...die, face: null } : die)) }, 220, {
    sound: 'dice',
  });
}

/** A house counted from 0, as it is drawn. */
const placeOf = ({ seat, house }: { seat: number; house: number }) => ({ seat, house: house - 1 });

function tell(what: Happening, now: Scene, end: Scene, setting: Setting, show: Show): void {
  switch (what.event) {
    case 'uncovered':
      return show({ stacks: end.stacks }, 160, { sound: 'card' });
    case 'turn-begins':
      return turn(what.seat, now, end, show);
    case 'fell':
      return show({ dice: fall(now, what) }, 200, { sound: what.face === 'wolf' ? 'thud' : 'tick' });
    case 'bought':
      return build(what, placeOf(what), now, end, show);
    case 'completed':
      return show({ streets: finished(now, placeOf(what)) }, 420, { sound: 'coin' });
    case 'won-card':
      return show({ awards: { ...now.awards, [what.material]: what.seat } }, 500, { sound: 'cheer' });
    case 'wolf-comes':
      return show({ wolf: { mood: 'prowling', at: null } }, 700, { sound: 'howl' });
    case 'nobody-to-blow-on':
      return show({ wolf: { mood: 'sulking', at: null } }, 700, { sound: 'sad' });
    case 'blows-on':
      return aimAt(placeOf(what), show);
    case 'spun':
      return spin(what.material as Material, now, setting, show);
    case 'blown-away':
      return blow(placeOf(what), what.material as Material, now, show);
    case 'unharmed':
      return show({ wolf: { mood: 'sulking', at: placeOf(what) } }, 800, { sound: 'sad' });
    case 'roof-fell':
      return show({ streets: fallen(now, placeOf(what)) }, 400, { sound: 'crash' });
    case 'house-gone':
      return show({ streets: without(now, placeOf(what)) }, 300);
    case 'ended':
      return show({ wolf: null, spinner: null }, 300, { sound: 'cheer' });
    default:
      return show({}, 120);
  }
}

function turn(seat: number, now: Scene, end: Scene, show: Show): void {
  const dice = now.dice.map((die) => ({ ...die, face: null }));
  show({ seat, dice, bought: [], rolls: end.rolls, wolf: null, spinner: null, spent: {}, purse: {} }, 420, {
    sound: 'bell',
  });
}

function aimAt(at: { seat: number; house: number }, show: Show): void {
  const spinner = { spinning: true, material: null, sector: 0 };
  show({ wolf: { mood: 'blowing', at }, spinner }, 600, { sound: 'wind' });
}

function finished(now: Scene, at: { seat: number; house: number }): House[][] {
  return changed(now, at, (old) => ({ ...old, complete: true }));
}

function fallen(now: Scene, at: { seat: number; house: number }): House[][] {
  return changed(now, at, (old) => ({ tiles: flying(old.tiles, () => true), complete: false }));
}

/** The next die of that kind that is still in the hand shows its face. */
function fall(now: Scene, { die, face }: Told<'fell'>): Scene['dice'] {
  const place = now.dice.findIndex((one) => one.kind === die && one.face === null);
  return now.dice.map((one, index) => (index === place ? { ...one, face: face as Face } : one));
}

/** A tile leaves its stack and is put down on its house. */
function build(
  { tile: stack, flowerpots }: Told<'bought'>,
  at: { seat: number; house: number },
  now: Scene,
  end: Scene,
  show: Show,
): void {
  const pile = now.stacks[stack];
  const name = flowerpots ? `${stack}+${flowerpots}` : stack;
  const street = now.streets[at.seat] ?? [];
  const raised: House = {
    tiles: pieces(fromTheGround([...(street[at.house]?.tiles ?? []).map(nameOf), name])),
    complete: street[at.house]?.complete ?? false,
  };
  const dropping: House = {
    ...raised,
    tiles: raised.tiles.map((tile) =>
      street[at.house]?.tiles.some((old) => old.key === tile.key) ? tile : { ...tile, state: 'dropping' },
    ),
  };
  const put = (one: House): House[][] => {
    const next = [...street];
    next[at.house] = one;
    return now.streets.map((row, seat) => (seat === at.seat ? next : row));
  };
  show(
    {
      streets: put(dropping),
      bought: end.seat === now.seat ? end.bought : now.bought,
      spent: end.seat === now.seat ? end.spent : now.spent,
      purse: end.seat === now.seat ? end.purse : now.purse,
      stacks: { ...now.stacks, [stack]: { top: null, below: pile?.below ?? [] } },
    },
    60,
  );
  show({ streets: put(raised) }, 420, { sound: 'build' });
}

/** The arrow turns and stops at one of the sectors of that material. */
function spin(material: Material, now: Scene, setting: Setting, show: Show): void {
  const sectors = sectorsOf(setting).flatMap((name, index) => (name === material ? [index] : []));
  const sector = sectors[now.turn % sectors.length] ?? 0;
  show({ spinner: { spinning: true, material: null, sector } }, 500, { sound: 'tick' });
  show({ spinner: { spinning: false, material, sector } }, 700, { sound: 'bell' });
}

/** Everything of one material comes apart in the wind. */
function blow(at: { seat: number; house: number }, material: Material, now: Scene, show: Show): void {
  show(
    {
      wolf: { mood: 'blowing', at },
      streets: changed(now, at, (old) => ({
        ...old,
        tiles: flying(old.tiles, (tile) => tile.material === material),
      })),
    },
    650,
    { sound: 'wind' },
  );
  show(
    {
      wolf: { mood: 'licking', at },
      streets: changed(now, at, (old) => {
        const tiles = old.tiles.filter((tile) => tile.material !== material);
        return { ...old, tiles };
      }),
    },
    300,
    { sound: 'thud' },
  );
}

function flying(tiles: House['tiles'], which: (tile: House['tiles'][number]) => boolean): House['tiles'] {
  return tiles.map((tile) => (which(tile) ? { ...tile, state: 'flying' as const } : tile));
}

function changed(now: Scene, at: { seat: number; house: number }, change: (old: House) => House): House[][] {
  return now.streets.map((street, seat) =>
    seat === at.seat ? street.map((one, index) => (index === at.house ? change(one) : one)) : street,
  );
}

function without(now: Scene, at: { seat: number; house: number }): House[][] {
  return now.streets.map((street, seat) =>
    seat === at.seat ? street.filter((_, index) => index !== at.house) : street,
  );
}
