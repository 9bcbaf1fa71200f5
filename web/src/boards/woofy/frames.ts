/** The pictures between a scene and the position after a step, made from what the step tells. */

import type { SoundName } from '../../types/sounds';
import type { Frame } from '../../types/board';
import type { Place, Setting, Step } from './ring';
import { known, pigAt, settle, type Motion, type PigPiece, type Scene } from './scene';

type Happening = Step['events'][number];
type Told<Name extends Happening['event']> = Extract<Happening, { event: Name }>;

/** Collects pictures, each made from the one before. */
class Reel {
  frames: Array<Frame<Scene>> = [];
  #event = -1;

  constructor(
    public now: Scene,
    readonly step: Step,
  ) {}

  /** The next picture belongs to this event. */
  tells(event: number): void {
    this.#event = event;
  }

  shoot(ms: number, change: Partial<Scene>, sound?: SoundName): void {
    this.now = settle({ ...rest(this.now), ...change });
    const frame: Frame<Scene> = { scene: this.now, ms };
    if (sound) frame.sound = sound;
    if (this.#event >= 0) frame.event = this.#event;
    this.#event = -1;
    this.frames.push(frame);
  }

  /** The last picture is as the rules say it is after the step. */
  end(): void {
    const last = this.frames.at(-1);
    if (last) last.scene = settle({ ...last.scene, ...known(this.step.facts) });
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

function tell(reel: Reel, what: Happening, later: Happening[]): void {
  switch (what.event) {
    case 'begins':
      return reel.shoot(350, { seat: what.seat, phase: 'choosing' }, 'bell');
    case 'rolled':
      return rolled(reel, what, later);
    case 'rescued':
      return reel.shoot(300, { pigs: move(reel, what.pig, { motion: 'cheer' }) }, oink(reel, what.pig));
    case 'went':
      return travel(reel, what.pig, what.from, what.way);
    case 'hid':
      return travel(reel, what.pig, what.from, what.way);
    case 'stayed':
      return reel.shoot(350, { pigs: move(reel, what.pig, { motion: 'stay' }) }, oink(reel, what.pig));
    case 'built':
      return reel.shoot(450, { parts: what.part, dust: true }, 'build');
    case 'completed':
      return reel.shoot(450, { complete: true, pigs: everyone(reel, 'cheer') }, 'cheer');
    case 'opened':
      return reel.shoot(350, { open: true, pigs: move(reel, what.pig, { motion: 'cheer' }) }, 'wobble');
    case 'prowled':
      return prowled(reel, what, later);
    case 'caught':
      return caught(reel, what.pig);
    case 'passed':
      return reel.shoot(200, { seat: what.seat, ...ended(reel), phase: reel.step.position.phase });
    case 'saved':
      return reel.shoot(450, { ...ended(reel), phase: 'over', pigs: everyone(reel, 'cheer') }, 'cheer');
    case 'eaten':
      return reel.shoot(450, { ...ended(reel), phase: 'over' }, 'sad');
  }
}

function caught(reel: Reel, pig: string): void {
  const pigs = move(reel, pig, { place: 'pot', motion: 'fly', carried: false });
  reel.shoot(450, { pigs, splash: true }, 'splash');
}

export function frames(before: Scene, step: Step, _setting: Setting): Array<Frame<Scene>> {
  const reel = new Reel(before, step);
  if (step.actor !== 'chance' && step.events.length === 0) chosen(reel, step.text);
  step.events.forEach((what, index) => {
    reel.tells(index);
    tell(reel, what, step.events.slice(index + 1));
  });
  reel.end();
  return reel.frames;
}

function chosen(reel: Reel, pig: string): void {
  reel.shoot(220, { die: pig, phase: 'rolling', dice: dieOf(reel, pig, { chosen: true }) }, 'tick');
}

/** The die tumbles, then lies on the face that fell; only then is it said. */
function rolled(reel: Reel, { pig: name, face: shown }: Told<'rolled'>, later: Happening[]): void {
  const told = reel.frames.length;
  reel.shoot(
    450,
    { die: name, dice: dieOf(reel, name, { chosen: true, rolling: true, face: null }) },
    'dice',
  );
  const rolling = reel.frames[told] as Frame<Scene>;
  if (rolling.event !== undefined) reel.tells(rolling.event);
  delete rolling.event;
  const wolf = later.some(({ event }) => event === 'prowled');
  const phase = wolf ? 'rolling' : reel.step.position.phase;
  reel.shoot(
    400,
    { phase, face: shown, dice: dieOf(reel, name, { rolling: false, face: shown }) },
    wolf ? 'howl' : 'thud',
  );
}

/** Along the way that the rules told; a way of one place is a leap if nothing lies between. */
function travel(reel: Reel, name: string, from: Place, way: Place[]): void {
  const heading = headingOf(from, way);
  const leap = way.length === 1 && heading === 0;
  way.forEach((place, index) => {
    const motion = motionTo(index === 0 ? from : null, place, leap, index === way.length - 1);
    const facing = heading === 0 ? {} : { heading };
    reel.shoot(
      SPEED[motion],
      { pigs: move(reel, name, { place, motion, ...facing }) },
      soundOf(reel, motion, name),
    );
  });
}

/** Which way round two neighbours on the way lie; 0 if it follows no spaces. */
function headingOf(from: Place, way: Place[]): 1 | -1 | 0 {
  const spaces = [from, ...way].filter((place) => typeof place === 'number');
  const [first, second] = spaces;
  if (first === undefined || second === undefined) return 0;
  if (Math.abs(second - first) === 1) return second > first ? 1 : -1;
  return second === 0 ? 1 : first === 0 ? -1 : 0;
}

const SPEED: Record<Motion, number> = {
  hop: 280,
  leap: 450,
  fly: 450,
  climb: 420,
  slip: 350,
  stay: 350,
  cheer: 400,
};

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
function prowled(reel: Reel, { from: start, way }: Told<'prowled'>, later: Happening[]): void {
  const prey = later.flatMap((what) => (what.event === 'caught' ? [what.pig] : []));
  const grab = (space: Place): PigPiece[] =>
    reel.now.pigs.map((pig) =>
      prey.includes(pig.pig) && (pig.carried || pig.place === space)
        ? { ...pig, place: space, carried: true }
        : pig,
    );
  if (grab(start).some((pig) => pig.carried)) {
    reel.shoot(250, { pigs: grab(start) }, 'oink3');
  }
  for (const space of way) {
    if (typeof space !== 'number') continue;
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
  return reel.now.dice.map((die) =>
    die.pig === name ? { ...die, ...change } : { ...die, chosen: false, face: null },
  );
}

/** What a turn leaves behind. */
function ended({ now, step }: Reel): Partial<Scene> {
  const { turn, last, die, face } = step.position;
  const dice = now.dice.map((one) => ({ ...one, chosen: false, rolling: false, face: null }));
  return { turn, last, die, face, dice };
}

function oink(reel: Reel, pig: string): SoundName {
  return `oink${pigIndex(reel, pig)}` as SoundName;
}

function pigIndex(reel: Reel, pig: string): number {
  return Math.max(0, reel.now.pigs.indexOf(pigAt(reel.now, pig)));
}
