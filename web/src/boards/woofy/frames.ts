/** The pictures between a scene and the position after a step, made from what the step tells. */

import type { SoundName } from '../../sound/sounds';
import type { Step } from '../../wire';
import type { Frame, Setting } from '../board';
import { ringOf, type House, type Place, type Ring } from './ring';
import { pigRoute, wolfRoute } from './route';
import { pigAt, settle, type Motion, type PigPiece, type Scene } from './scene';

type Happening = Record<string, unknown> & { event?: string };

/** Collects pictures, each made from the one before. */
class Reel {
  frames: Array<Frame<Scene>> = [];
  #event = -1;

  constructor(
    readonly ring: Ring,
    public now: Scene,
  ) {}

  /** The next picture belongs to this event. */
  tells(event: number): void {
    this.#event = event;
  }

  shoot(ms: number, change: Partial<Scene>, sound?: SoundName): void {
    this.now = settle(this.ring, { ...rest(this.now), ...change });
    const frame: Frame<Scene> = { scene: this.now, ms };
    if (sound) frame.sound = sound;
    if (this.#event >= 0) frame.event = this.#event;
    this.#event = -1;
    this.frames.push(frame);
  }
}

/** What lasts for one picture only is over. */
function rest(scene: Scene): Scene {
  return {
    ...scene,
    pigs: scene.pigs.map((pig) => ({ ...pig, motion: null })),
    wolf: { ...scene.wolf, walking: false },
    splash: false,
    dust: false,
  };
}

const TELLERS: Record<string, (reel: Reel, happening: Happening, later: Happening[]) => void> = {
  begins: (reel, { seat }) => reel.shoot(350, { seat: seat as number, phase: 'choosing' }, 'bell'),
  rolled: rolled,
  rescued: (reel, { pig }) => reel.shoot(300, { pigs: move(reel, pig as string, { motion: 'cheer' }) }, oink(reel, pig)),
  went: (reel, { pig, from, to }) => travel(reel, pig as string, from as Place, to as Place),
  hid: (reel, { pig, from, house }) => travel(reel, pig as string, from as Place, house as House),
  stayed: (reel, { pig }) => reel.shoot(350, { pigs: move(reel, pig as string, { motion: 'stay' }) }, oink(reel, pig)),
  built: (reel, { part }) => reel.shoot(450, { parts: part as number, dust: true }, 'build'),
  completed: (reel) => reel.shoot(450, { pigs: everyone(reel, 'cheer') }, 'cheer'),
  opened: (reel, { pig }) => reel.shoot(350, { pigs: move(reel, pig as string, { motion: 'cheer' }) }, 'wobble'),
  prowled: prowled,
  caught: (reel, { pig }) =>
    reel.shoot(
      450,
      { pigs: move(reel, pig as string, { place: 'pot', motion: 'fly', carried: false }), splash: true },
      'splash',
    ),
  passed: (reel, { seat }) => reel.shoot(200, { seat: seat as number, ...nextTurn(reel.now) }),
  saved: (reel) => reel.shoot(450, { ending: 'saved', phase: 'over', ...lastTurn(reel.now), pigs: everyone(reel, 'cheer') }, 'cheer'),
  eaten: (reel) => reel.shoot(450, { ending: 'eaten', phase: 'over', ...lastTurn(reel.now) }, 'sad'),
};

export function frames(before: Scene, step: Step, setting: Setting): Array<Frame<Scene>> {
  const reel = new Reel(ringOf(setting), before);
  if (reel.ring.pigs.includes(step.text) && step.actor !== 'chance') chosen(reel, step.text);
  step.events.forEach((happening, index) => {
    reel.tells(index);
    TELLERS[happening['event'] as string]?.(reel, happening, step.events.slice(index + 1));
  });
  return reel.frames;
}

function chosen(reel: Reel, pig: string): void {
  reel.shoot(220, { die: pig, phase: 'rolling', dice: dieOf(reel, pig, { chosen: true }) }, 'tick');
}

/** The die tumbles, then lies on the face that fell; only then is it said. */
function rolled(reel: Reel, { pig, face }: Happening, later: Happening[]): void {
  const [name, shown] = [pig as string, face as string];
  const told = reel.frames.length;
  reel.shoot(450, { die: name, dice: dieOf(reel, name, { chosen: true, rolling: true, face: null }) }, 'dice');
  const rolling = reel.frames[told] as Frame<Scene>;
  if (rolling.event !== undefined) reel.tells(rolling.event);
  delete rolling.event;
  const wolf = later.some(({ event }) => event === 'prowled');
  const phase = wolf ? 'rolling' : shown === 'house' ? 'hiding' : 'moving';
  reel.shoot(400, { phase, face: shown, dice: dieOf(reel, name, { rolling: false, face: shown }) }, wolf ? 'howl' : 'thud');
}

function travel(reel: Reel, name: string, from: Place, to: Place): void {
  const { stops, heading } = pigRoute(reel.ring, from, to, reel.now.face);
  stops.forEach((place, index) => {
    const last = index === stops.length - 1;
    const motion = motionTo(index === 0 ? from : null, place, heading === 0, last && place === to);
    const facing = heading === 0 ? {} : { heading };
    reel.shoot(SPEED[motion], { pigs: move(reel, name, { place, motion, ...facing }) }, soundOf(reel, motion, name));
  });
}

const SPEED: Record<Motion, number> = { hop: 280, leap: 450, fly: 450, climb: 420, slip: 350, stay: 350, cheer: 400 };

function motionTo(from: Place | null, place: Place, leap: boolean, last: boolean): Motion {
  if (from === 'pot') return 'climb';
  if (leap) return 'leap';
  return last && typeof place !== 'number' ? 'slip' : 'hop';
}

function soundOf(reel: Reel, motion: Motion, pig: string): SoundName {
  if (motion === 'climb') return 'climb';
  return motion === 'hop' ? 'hop' : oink(reel, pig);
}

/** The wolf walks space by space; whom he meets he carries along to where he stops. */
function prowled(reel: Reel, { from, to }: Happening, later: Happening[]): void {
  const prey = later.filter(({ event }) => event === 'caught').map(({ pig }) => pig as string);
  const start = from as number;
  const grab = (space: number): PigPiece[] =>
    reel.now.pigs.map((pig) =>
      prey.includes(pig.pig) && (pig.carried || pig.place === space) ? { ...pig, place: space, carried: true }
 : pig,
    );
  if (grab(start).some((pig) => pig.carried)) {
    reel.shoot(250, { pigs: grab(start) }, 'oink3');
  }
  for (const space of wolfRoute(reel.ring, start, to as number)) {
    const met = grab(space).some((pig, index) => pig.carried && !reel.now.pigs[index]?.carried);
    const wolf = { ...reel.now.wolf, space, walking: true };
    reel.shoot(300, { wolf, pigs: grab(space) }, met ? 'oink3' : 'tick');
  }
}

function move(reel: Reel, name: string, change: Partial<PigPiece>): PigPiece[] {
  return reel.now.pigs.map((pig) =>
    pig.pig === name ? { ...pig, motion: null, ...change } : { ...pig, motion: null },
  );
}

function everyone(reel: Reel, motion: Motion): PigPiece[] {
  return reel.now.pigs.map((pig) => ({ ...pig, motion }));
}

function dieOf(reel: Reel, name: string, change: Partial<Scene['dice'][number]>): Scene['dice'] {
  return reel.now.dice.map((die) => (die.pig === name ? { ...die, ...change } : { ...die, chosen: false, face: null }));
}

function lastTurn(scene: Scene): Partial<Scene> {
  return {
    turn: scene.turn + 1,
    last: scene.die,
    die: null,
    face: null,
    dice: scene.dice.map((die) => ({ ...die, chosen: false, rolling: false, face: null })),
  };
}

function nextTurn(scene: Scene): Partial<Scene> {
  return { ...lastTurn(scene), phase: 'choosing' };
}

function oink(reel: Reel, pig: unknown): SoundName {
  return `oink${pigIndex(reel, pig as string)}` as SoundName;
}

function pigIndex(reel: Reel, pig: string): number {
  return Math.max(0, reel.now.pigs.indexOf(pigAt(reel.now, pig)));
}
