/** From one position of Cochonstructeurs to the next, picture by picture. */

import type { RoleName } from '../../kit/roles';
import type { PigMood } from '../../kit/characters';
import type { Step } from '../../wire';
import type { Frame, Position, Setting } from '../board';
import {
  ELEMENTS,
  lacking,
  partOf,
  printed,
  readLoad,
  spaceOfKind,
  type CardName,
  type Element,
  type Resource,
} from './edition';
import { scene as sceneAt, type PigLook, type Scene } from './scene';

interface Happening {
  event: string;
  seat?: number;
  prisoner?: number;
  path?: number;
  resource?: Resource;
  role?: RoleName;
  period?: number;
  threat?: number;
  wolf?: string;
  ring?: number;
  face?: number;
  purpose?: string;
  from?: string;
  to?: string;
  space?: string;
  fuel?: number;
  card?: CardName;
  major?: CardName;
  count?: number;
  element?: Element;
}

type Show = (change: Partial<Scene>, ms: number, more?: Partial<Frame<Scene>>) => void;

interface Told {
  it: Happening;
  now: Scene;
  setting: Setting;
  show: Show;
  /** Wolves that have gone their step in this round. */
  gone: Set<number>;
}

export function frames(before: Scene, step: Step, setting: Setting): Array<Frame<Scene>> {
  const pictures: Array<Frame<Scene>> = [];
  let now: Scene = { ...before, phase: '', moods: {}, ...(step.actor === 'chance' ? {} : { card: null }) };
  const gone = new Set<number>();
  for (const [event, raw] of step.events.entries()) {
    const it = raw as unknown as Happening;
    const show: Show = (change, ms, more = {}) => {
      now = { ...now, ...change };
      pictures.push({ scene: now, ms, event, ...more });
    };
    if (it.event !== 'wolf-moved' && it.event !== 'captured') gone.clear();
    const tell = TELLERS[it.event];
    if (tell) tell({ it, now, setting, show, gone });
    else show({}, 120);
  }
  const end = sceneAt(step.position as Position, setting, now);
  if (end.die?.rolling) pictures.push({ scene: { ...now, die: end.die }, ms: 480, sound: 'dice' });
  return pictures;
}

const TELLERS: Record<string, (told: Told) => void> = {
  begins: ({ it, show }) => show({ seat: it.seat ?? 0, first: it.seat ?? 0 }, 500, { sound: 'bell' }),
  'tile-laid': ({ it, now, show }) => show({ tiles: [...now.tiles, it.resource as Resource] }, 420, { sound: 'thud' }),
  'role-taken': ({ it, now, setting, show }) => {
    const seat = it.seat ?? 0;
    const pigs = changed(now, seat, { role: it.role as RoleName });
    show({ pigs, seat: (seat + 1) % setting.players, moods: { [seat]: 'happy' } }, 520, { sound: oink(seat) });
  },
  'wheel-turned': ({ it, show }) => show({ wheel: it.period ?? 0, die: null }, 700, { sound: 'bell' }),
  'threat-rose': ({ it, now, setting, show }) => {
    const red = (printed(setting).gauge[String(setting.players)]?.red ?? []).some(
      (cell) => cell > now.threat && cell <= (it.threat ?? 0),
    );
    show({ threat: it.threat ?? 0 }, red ? 800 : 360, { sound: red ? 'howl' : 'tick' });
  },
  'wolf-left': ({ it, now, show }) => show({ wolves: [...now.wolves, it.ring ?? 0] }, 700, { sound: 'howl' }),
  'wolf-moved': walkWolf,
  captured: ({ it, now, setting, show }) => {
    const moods: Record<number, PigMood> = { [it.seat ?? 0]: 'scared' };
    show({ moods }, 500, { sound: 'howl' });
    show({ pigs: put(now, it.seat, 'den', setting), moods }, 700, { sound: 'sad' });
  },
  terrified: ({ it, now, setting, show }) => {
    const moods: Record<number, PigMood> = { [it.seat ?? 0]: 'scared' };
    show({ moods }, 500, { sound: 'howl' });
    show({ pigs: put(now, it.seat, 'home', setting), moods }, 600, { sound: oink(it.seat) });
  },
  rolled: ({ it, now, show }) => {
    const die = { faces: [...rolledBefore(now, it), it.face ?? 1], purpose: it.purpose ?? '', rolling: false };
    show({ die }, 620, { sound: 'thud' });
  },
  'rolls-again': ({ now, show }) =>
    show({ die: { faces: [], purpose: now.die?.purpose ?? '', rolling: true } }, 400, { sound: 'dice' }),
  stepped: ({ it, now, setting, show }) => {
    const home = it.to === spaceOfKind('home', setting)?.name;
    const pigs = changed(now, it.seat, { at: it.to ?? '', came: it.from ?? '', ...(home ? { picked: [] } : {}) });
    show({ pigs }, 300, { sound: 'hop' });
  },
  stayed: ({ it, show }) => show({ moods: { [it.seat ?? 0]: 'worried' } }, 500, { sound: 'sad' }),
  took: ({ it, now, show }) =>
    show({ pigs: carrying(now, it.seat, it.resource, it.space), moods: { [it.seat ?? 0]: 'happy' } }, 340, { sound: 'coin' }),
  gained: ({ it, now, show }) =>
    show({ pigs: carrying(now, it.seat, it.resource), moods: { [it.seat ?? 0]: 'happy' } }, 480, { sound: 'coin' }),
  lost: ({ it, now, show }) => {
    const pig = now.pigs[it.seat ?? 0] as PigLook;
    show({ pigs: changed(now, it.seat, { bag: without(pig.bag, it.resource) }) }, 260, { sound: 'thud' });
  },
  'lamp-burned': ({ it, show }) => show({ fuel: it.fuel ?? 0, lit: true }, 420, { sound: 'bell' }),
  'bridge-lowered': ({ show }) => show({ bridge: 'down' }, 700, { sound: 'wobble' }),
  'bridge-raised': ({ show }) => show({ bridge: 'up' }, 700, { sound: 'wobble' }),
  jumped: ({ it, show }) => show({ moods: { [it.seat ?? 0]: 'scared' } }, 300, { sound: oink(it.seat) }),
  'swept-off': ({ it, now, setting, show }) =>
    show({ pigs: put(now, it.seat, 'ford', setting), moods: { [it.seat ?? 0]: 'scared' } }, 900, { sound: 'splash' }),
  'slide-fell': ({ it, now, show }) => show({ landslides: [...now.landslides, it.space ?? ''] }, 700, { sound: 'crash' }),
  buried: ({ it, now, setting, show }) =>
    show({ pigs: put(now, it.seat, 'home', setting), moods: { [it.seat ?? 0]: 'scared' } }, 700, { sound: oink(it.seat) }),
  cleared: ({ it, now, show }) =>
    show({ landslides: now.landslides.filter((space) => space !== it.space), moods: { [it.seat ?? 0]: 'proud' } }, 600, {
      sound: 'build',
    }),
  'not-cleared': ({ it, show }) => show({ moods: { [it.seat ?? 0]: 'worried' } }, 500, { sound: 'sad' }),
  rescued: ({ it, now, setting, show }) => {
    const pigs = put({ ...now, pigs: put(now, it.prisoner, 'home', setting) }, it.seat, 'home', setting);
    show({ pigs, moods: { [it.seat ?? 0]: 'proud', [it.prisoner ?? 0]: 'happy' } }, 900, { sound: 'cheer' });
  },
  freed: ({ it, now, setting, show }) =>
    show({ pigs: put(now, it.prisoner, 'home', setting), moods: { [it.prisoner ?? 0]: 'happy' } }, 900, { sound: 'cheer' }),
  escaped: ({ it, now, setting, show }) =>
    show({ pigs: put(now, it.seat, 'home', setting), moods: { [it.seat ?? 0]: 'proud' } }, 900, { sound: 'cheer' }),
  drew: ({ it, show }) =>
    show({ card: { deck: 'event', name: it.card as CardName, large: true } }, 1700, { sound: 'card' }),
  'drew-major': ({ it, show }) =>
    show({ card: { deck: 'major', name: it.major as CardName, large: true } }, 2200, { sound: 'card' }),
  'put-down': ({ it, now, show }) => {
    const load = Array.from({ length: it.count ?? 0 }, () => it.resource as Resource);
    const pig = now.pigs[it.seat ?? 0] as PigLook;
    show({ pigs: changed(now, it.seat, { bag: lacking(pig.bag, load) }), reserve: [...now.reserve, ...load] }, 420, {
      sound: 'thud',
    });
  },
  built: ({ it, now, setting, show }) => {
    const reserve = paid(now, it.element, setting);
    show({ reserve }, 260, { sound: 'build' });
    show({ reserve, built: now.built + 1, moods: { [it.seat ?? 0]: 'proud' } }, 800, { sound: 'build' });
  },
  'not-built': ({ it, now, setting, show }) =>
    show({ reserve: paid(now, it.element, setting), moods: { [it.seat ?? 0]: 'worried' } }, 700, { sound: 'crash' }),
  sabotaged: ({ it, show }) => show({ built: ELEMENTS.indexOf(it.element as Element) }, 800, { sound: 'crash' }),
  'winter-came': ({ show }) => show({ winter: true }, 800, { sound: 'wind' }),
  'luck-turned': ({ show }) => show({ unlucky: true }, 700, { sound: 'sad' }),
  passed: ({ it, now, show }) =>
    show({ seat: it.seat ?? 0, die: null, lit: false, turn: now.turn + 1 }, 320),
  won: ({ show }) => show({ end: 'won' }, 1200, { sound: 'cheer' }),
  'wolf-arrived': ({ now, show }) => show({ end: 'lost', threat: now.threat + 1 }, 1400, { sound: 'howl' }),
};

/** The other die of an escape stays on the table. */
function rolledBefore(now: Scene, { purpose }: Happening): number[] {
  const lying = now.die;
  return lying && purpose === 'escaping' && lying.purpose === 'escaping' && lying.faces.length === 1 ? lying.faces : [];
}

/** The wolf of that colour that comes to stand there; of two alike the one that has not gone yet. */
function walkWolf({ it, now, setting, show, gone }: Told): void {
  const { ring, wolves } = printed(setting);
  const step = it.wolf === 'yellow' ? 1 : -1;
  const from = ((it.ring ?? 0) - step + ring) % ring;
  const which = now.wolves.findIndex((at, index) => wolves[index] === it.wolf && at === from && !gone.has(index));
  gone.add(which);
  show({ wolves: now.wolves.map((at, index) => (index === which ? (it.ring ?? 0) : at)) }, 380, { sound: 'tick' });
}

function changed(now: Scene, seat: number | undefined, change: Partial<PigLook>): PigLook[] {
  return now.pigs.map((pig) => (pig.seat === seat ? { ...pig, ...change } : pig));
}

/** A pig is put down at home, at the ford or in the den; at home it may use every space again. */
function put(now: Scene, seat: number | undefined, kind: 'home' | 'ford' | 'den', setting: Setting): PigLook[] {
  const at = spaceOfKind(kind, setting)?.name ?? kind;
  return changed(now, seat, { at, came: '', ...(kind === 'home' ? { picked: [] } : {}) });
}

function carrying(now: Scene, seat: number | undefined, resource: Resource | undefined, space?: string): PigLook[] {
  const pig = now.pigs[seat ?? 0] as PigLook;
  return changed(now, seat, { bag: [...pig.bag, resource as Resource], picked: space ? [...pig.picked, space] : pig.picked });
}

function without(bag: Resource[], resource: Resource | undefined): Resource[] {
  return lacking(bag, resource ? [resource] : []);
}

function paid(now: Scene, element: Element | undefined, setting: Setting): Resource[] {
  return lacking(now.reserve, readLoad(partOf(element ?? 'wall-1', setting).cost, setting));
}

function oink(seat: number | undefined): `oink${0 | 1 | 2 | 3 | 4 | 5 | 6}` {
  return `oink${((seat ?? 0) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6}`;
}
