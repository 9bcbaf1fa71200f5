/** From one position of Cochonstructeurs to the next, picture by picture. */

import type { RoleName } from './art/roles';
import type { PigMood } from '../../kit/characters';
import type { Frame } from '../../types/board';
import { lacking, type CardName, type Resource } from './edition';
import type { Setting, Step } from './game';
import { scene as sceneAt, type PigLook, type Scene } from './scene';

type Happening = Step['events'][number];

type Show = (change: Partial<Scene>, ms: number, more?: Partial<Frame<Scene>>) => void;

/** What a picture of an event is made from. */
interface Told<Name extends Happening['event']> {
  it: Extract<Happening, { event: Name }>;
  now: Scene;
  /** How it stands after the step. */
  end: Scene;
  setting: Setting;
  show: Show;
}

type Tellers = { [Name in Happening['event']]?: (told: Told<Name>) => void };

export function frames(before: Scene, step: Step, setting: Setting): Array<Frame<Scene>> {
  const pictures: Array<Frame<Scene>> = [];
  let now: Scene = { ...before, moods: {}, ...(step.actor === 'chance' ? {} : { card: null }) };
  const end = sceneAt(step, setting, now);
  for (const [event, it] of step.events.entries()) {
    const show: Show = (change, ms, more = {}) => {
      now = { ...now, ...change };
      pictures.push({ scene: now, ms, event, ...more });
    };
    tell(it, { now, end, setting, show });
  }
  if (end.die?.rolling) pictures.push({ scene: { ...now, die: end.die }, ms: 480, sound: 'dice' });
  return pictures;
}

function tell<Name extends Happening['event']>(
  it: Extract<Happening, { event: Name }>,
  told: Omit<Told<Name>, 'it'>,
): void {
  const teller = TELLERS[it.event as Name];
  if (teller) teller({ it, ...told });
  else told.show({}, 120);
}

const SCARED: PigMood = 'scared';

const TELLERS: Tellers = {
  begins: ({ it, show }) => show({ seat: it.seat, first: it.seat }, 500, { sound: 'bell' }),
  'tile-laid': ({ it, now, show }) =>
    show({ tiles: [...now.tiles, it.resource as Resource] }, 420, { sound: 'thud' }),
  'role-taken': ({ it, now, end, show }) => {
    const pigs = changed(now, it.seat, { role: it.role as RoleName });
    show({ pigs, seat: end.seat, moods: { [it.seat]: 'happy' } }, 520, { sound: oink(it.seat) });
  },
  'wheel-turned': ({ it, end, show }) => {
    const { light, untilChange, nights, dark } = end;
    show({ wheel: it.period, light, untilChange, nights, dark, die: null }, 700, { sound: 'bell' });
  },
  'threat-rose': ({ it, now, end, show }) => {
    const red = end.reds > now.reds;
    show({ threat: it.threat }, red ? 800 : 360, { sound: red ? 'howl' : 'tick' });
  },
  'wolf-left': ({ it, now, show }) => show({ wolves: [...now.wolves, it.ring] }, 700, { sound: 'howl' }),
  'wolf-moved': ({ it, now, show }) => {
    const wolves = now.wolves.map((at, index) => (index === it.number ? it.ring : at));
    show({ wolves }, 380, { sound: 'tick' });
  },
  captured: ({ it, now, end, show }) => {
    const moods = { [it.seat]: SCARED };
    show({ moods }, 500, { sound: 'howl' });
    show({ pigs: put(now, it.seat, end), prisoners: end.prisoners, moods }, 700, { sound: 'sad' });
  },
  terrified: ({ it, now, end, show }) => {
    const moods = { [it.seat]: SCARED };
    show({ moods }, 500, { sound: 'howl' });
    show({ pigs: put(now, it.seat, end), moods }, 600, { sound: oink(it.seat) });
  },
  rolled: ({ it, now, show }) => {
    const faces = [...rolledBefore(now, it.purpose), it.face];
    show({ die: { faces, purpose: it.purpose, rolling: false } }, 620, { sound: 'thud' });
  },
  'rolls-again': ({ now, show }) =>
    show({ die: { faces: [], purpose: now.die?.purpose ?? '', rolling: true } }, 400, { sound: 'dice' }),
  stepped: ({ it, now, end, show }) => {
    const last = end.pigs[it.seat]?.picked ?? [];
    const picked = now.pigs[it.seat]?.picked.filter((space) => last.includes(space)) ?? [];
    show({ pigs: changed(now, it.seat, { at: it.to, came: it.from, picked }) }, 300, { sound: 'hop' });
  },
  stayed: ({ it, show }) => show({ moods: { [it.seat]: 'worried' } }, 500, { sound: 'sad' }),
  took: ({ it, now, show }) => {
    const pigs = carrying(now, it.seat, it.resource as Resource, it.space);
    show({ pigs, moods: { [it.seat]: 'happy' } }, 340, { sound: 'coin' });
  },
  gained: ({ it, now, show }) => {
    const pigs = carrying(now, it.seat, it.resource as Resource);
    show({ pigs, moods: { [it.seat]: 'happy' } }, 480, { sound: 'coin' });
  },
  lost: ({ it, now, show }) => {
    const bag = lacking(now.pigs[it.seat]?.bag ?? [], [it.resource as Resource]);
    show({ pigs: changed(now, it.seat, { bag }) }, 260, { sound: 'thud' });
  },
  'lamp-burned': ({ it, show }) => show({ fuel: it.fuel, lit: true }, 420, { sound: 'bell' }),
  'bridge-lowered': ({ show }) => show({ bridge: 'down' }, 700, { sound: 'wobble' }),
  'bridge-raised': ({ show }) => show({ bridge: 'up' }, 700, { sound: 'wobble' }),
  jumped: ({ it, show }) => show({ moods: { [it.seat]: SCARED } }, 300, { sound: oink(it.seat) }),
  'swept-off': ({ it, now, end, show }) =>
    show({ pigs: put(now, it.seat, end), moods: { [it.seat]: SCARED } }, 900, { sound: 'splash' }),
  'slide-fell': ({ it, now, show }) =>
    show({ landslides: [...now.landslides, it.space] }, 700, { sound: 'crash' }),
  buried: ({ it, now, end, show }) =>
    show({ pigs: put(now, it.seat, end), moods: { [it.seat]: SCARED } }, 700, { sound: oink(it.seat) }),
  cleared: ({ it, now, show }) => {
    const landslides = now.landslides.filter((space) => space !== it.space);
    show({ landslides, moods: { [it.seat]: 'proud' } }, 600, { sound: 'build' });
  },
  'not-cleared': ({ it, show }) => show({ moods: { [it.seat]: 'worried' } }, 500, { sound: 'sad' }),
  rescued: ({ it, now, end, show }) => {
    const pigs = put({ ...now, pigs: put(now, it.prisoner, end) }, it.seat, end);
    const moods: Scene['moods'] = { [it.seat]: 'proud', [it.prisoner]: 'happy' };
    show({ pigs, prisoners: end.prisoners, moods }, 900, { sound: 'cheer' });
  },
  freed: ({ it, now, end, show }) => {
    const pigs = put(now, it.prisoner, end);
    show({ pigs, prisoners: end.prisoners, moods: { [it.prisoner]: 'happy' } }, 900, { sound: 'cheer' });
  },
  escaped: ({ it, now, end, show }) => {
    const pigs = put(now, it.seat, end);
    show({ pigs, prisoners: end.prisoners, moods: { [it.seat]: 'proud' } }, 900, { sound: 'cheer' });
  },
  drew: ({ it, show }) =>
    show({ card: { deck: 'event', name: it.card as CardName, large: true } }, 1700, { sound: 'card' }),
  'drew-major': ({ it, show }) =>
    show({ card: { deck: 'major', name: it.major as CardName, large: true } }, 2200, { sound: 'card' }),
  'put-down': ({ it, now, show }) => {
    const load = Array.from({ length: it.count }, () => it.resource as Resource);
    const bag = lacking(now.pigs[it.seat]?.bag ?? [], load);
    const pigs = changed(now, it.seat, { bag });
    show({ pigs, reserve: [...now.reserve, ...load] }, 420, { sound: 'thud' });
  },
  built: ({ it, end, show }) => {
    const { reserve, built, toPay } = end;
    show({ reserve }, 260, { sound: 'build' });
    show({ reserve, built, toPay, moods: { [it.seat]: 'proud' } }, 800, { sound: 'build' });
  },
  'not-built': ({ it, end, show }) =>
    show({ reserve: end.reserve, moods: { [it.seat]: 'worried' } }, 700, { sound: 'crash' }),
  sabotaged: ({ end, show }) => show({ built: end.built, toPay: end.toPay }, 800, { sound: 'crash' }),
  'winter-came': ({ end, show }) => show({ winter: true, nights: end.nights }, 800, { sound: 'wind' }),
  'luck-turned': ({ show }) => show({ unlucky: true }, 700, { sound: 'sad' }),
  passed: ({ it, end, show }) => show({ seat: it.seat, die: null, lit: false, turn: end.turn }, 320),
  won: ({ end, show }) => show({ end: end.end }, 1200, { sound: 'cheer' }),
  'wolf-arrived': ({ end, show }) => show({ end: end.end, threat: end.threat }, 1400, { sound: 'howl' }),
};

/** The other die of an escape stays on the table. */
function rolledBefore({ die: lying }: Scene, purpose: string): number[] {
  return lying && purpose === 'escaping' && lying.purpose === 'escaping' && lying.faces.length === 1
    ? lying.faces
    : [];
}

function changed(now: Scene, seat: number, change: Partial<PigLook>): PigLook[] {
  return now.pigs.map((pig) => (pig.seat === seat ? { ...pig, ...change } : pig));
}

/** A pig is put down where the step leaves it. */
function put(now: Scene, seat: number, end: Scene): PigLook[] {
  const there = end.pigs[seat];
  return there ? changed(now, seat, { at: there.at, came: there.came, picked: there.picked }) : now.pigs;
}

function carrying(now: Scene, seat: number, resource: Resource, space?: string): PigLook[] {
  const { bag = [], picked = [] } = now.pigs[seat] ?? {};
  return changed(now, seat, { bag: [...bag, resource], picked: space ? [...picked, space] : picked });
}

function oink(seat: number): `oink${0 | 1 | 2 | 3 | 4 | 5 | 6}` {
  return `oink${(seat % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6}`;
}
