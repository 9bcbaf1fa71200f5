/** From one position of The Three Little Pigs to the next, picture by picture. */

import type { Step } from '../../wire';
import type { Frame, Position, Setting } from '../board';
import { dicePicked, readMove } from './moves';
import { house, scene as sceneAt, sectorsOf, type Face, type House, type Scene } from './scene';
import { fromTheGround, nameOf, type Material } from './tile';

interface Happening {
  event: string;
  seat?: number;
  tile?: string;
  flowerpots?: number;
  house?: number;
  die?: 'white' | 'black';
  face?: Face;
  material?: Material;
}

export function frames(before: Scene, step: Step, setting: Setting): Array<Frame<Scene>> {
  const end = sceneAt(step.position as Position, setting, before);
  const pictures: Array<Frame<Scene>> = [];
  let now = before;
  const show = (change: Partial<Scene>, ms: number, more: Partial<Frame<Scene>> = {}): void => {
    now = { ...now, ...change };
    pictures.push({ scene: now, ms, ...more });
  };
  if (step.actor !== 'chance') lift(now, step.text, show);
  for (const [event, raw] of step.events.entries()) {
    tell(raw as unknown as Happening, now, end, setting, (change, ms, more) => show(change, ms, { event, ...more }));
  }
  return pictures;
}

type Show = (change: Partial<Scene>, ms: number, more?: Partial<Frame<Scene>>) => void;

/** Dice that are rolled again leave the table for the hand. */
function lift(now: Scene, text: string, show: Show): void {
  const move = readMove(text);
  if (move.is !== 'roll') return;
  const places = dicePicked(now.dice, move.dice);
  show(
    { dice: now.dice.map((die, place) => (places.includes(place) ? { ...die, face: null } : die)) },
    220,
    { sound: 'dice' },
  );
}

function tell(happening: Happening, now: Scene, end: Scene, setting: Setting, show: Show): void {
  const at = { seat: happening.seat ?? 0, house: (happening.house ?? 1) - 1 };
  switch (happening.event) {
    case 'uncovered':
      return show({ stacks: end.stacks }, 160, { sound: 'card' });
    case 'turn-begins':
      return show(
        {
          seat: at.seat,
          dice: now.dice.map((die) => ({ ...die, face: null })),
          bought: [],
          rolls: 1,
          wolf: null,
          spinner: null,
        },
        420,
        { sound: 'bell' },
      );
    case 'fell':
      return show({ dice: fall(now, happening) }, 200, { sound: happening.face === 'wolf' ? 'thud' : 'tick' });
    case 'bought':
      return build(happening, at, now, end, show);
    case 'completed':
      return show({}, 420, { sound: 'coin' });
    case 'won-card':
      return show({ awards: { ...now.awards, [happening.material ?? '']: at.seat } }, 500, { sound: 'cheer' });
    case 'wolf-comes':
      return show({ wolf: { mood: 'prowling', at: null } }, 700, { sound: 'howl' });
    case 'nobody-to-blow-on':
      return show({ wolf: { mood: 'sulking', at: null } }, 700, { sound: 'sad' });
    case 'blows-on':
      return show(
        { wolf: { mood: 'blowing', at }, spinner: { spinning: true, material: null, sector: 0 } },
        600,
        { sound: 'wind' },
      );
    case 'spun':
      return spin(happening.material ?? 'straw', now, setting, show);
    case 'blown-away':
      return blow(at, happening.material ?? 'straw', now, show);
    case 'unharmed':
      return show({ wolf: { mood: 'sulking', at } }, 800, { sound: 'sad' });
    case 'roof-fell':
      return show({ streets: changed(now, at, (old) => ({ ...old, tiles: flying(old.tiles, () => true) })) }, 400, {
        sound: 'crash',
      });
    case 'house-gone':
      return show({ streets: without(now, at) }, 300);
    case 'ended':
      return show({ wolf: null, spinner: null }, 300, { sound: 'cheer' });
    default:
      return show({}, 120);
  }
}

/** The next die of that kind that is still in the hand shows its face. */
function fall(now: Scene, { die, face }: Happening): Scene['dice'] {
  const place = now.dice.findIndex((one) => one.kind === die && one.face === null);
  return now.dice.map((one, index) => (index === place ? { ...one, face: face ?? null } : one));
}

/** A tile leaves its stack and is put down on its house. */
function build(
  happening: Happening,
  at: { seat: number; house: number },
  now: Scene,
  end: Scene,
  show: Show,
): void {
  const stack = happening.tile ?? '';
  const pile = now.stacks[stack];
  const name = happening.flowerpots ? `${stack}+${happening.flowerpots}` : stack;
  const street = now.streets[at.seat] ?? [];
  const raised = house(fromTheGround([...(street[at.house]?.tiles ?? []).map(nameOf), name]));
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
      streets: changed(now, at, (old) => ({ ...old, tiles: flying(old.tiles, (tile) => tile.material === material) })),
    },
    650,
    { sound: 'wind' },
  );
  show(
    {
      wolf: { mood: 'licking', at },
      streets: changed(now, at, (old) => {
        const tiles = old.tiles.filter((tile) => tile.material !== material);
        return { tiles, complete: tiles.some((tile) => tile.part === 'roof') };
      }),
    },
    300,
    { sound: 'thud' },
  );
}

function flying(tiles: House['tiles'], which: (tile: House['tiles'][number]) => boolean): House['tiles'] {
  return tiles.map((tile) => (which(tile) ? { ...tile, state: 'flying' as const } : tile));
}

function changed(
  now: Scene,
  at: { seat: number; house: number },
  change: (old: House) => House,
): House[][] {
  return now.streets.map((street, seat) =>
    seat === at.seat ? street.map((one, index) => (index === at.house ? change(one) : one)) : street,
  );
}

function without(now: Scene, at: { seat: number; house: number }): House[][] {
  return now.streets.map((street, seat) =>
    seat === at.seat ? street.filter((_, index) => index !== at.house) : street,
  );
}
