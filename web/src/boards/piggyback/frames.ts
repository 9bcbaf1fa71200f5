/** The pictures between a scene and the position after a step, told from what happened. */

import type { SoundName } from '../../types/sounds';
import type { Frame } from '../../types/board';
import type { Setting, Step } from './box';
import { withMoods, type Act, type PigOnPath, type Scene } from './scene';

type Happening = Step['events'][number];

/** A long way is hopped in at most so many hops. */
const MOST_HOPS = 10;

export function frames(before: Scene, step: Step, setting: Setting): Array<Frame<Scene>> {
  const story = new Story(before, setting.box.length, step.facts);
  if (step.text === 'roll') story.show(380, 'dice', undefined, { rolling: true, phase: 'rolling' });
  step.events.forEach((what, index) => tell(story, what, index, step.events));
  return story.frames;
}

function tell(story: Story, what: Happening, index: number, all: Happening[]): void {
  switch (what.event) {
    case 'begins':
      return story.show(420, 'bell', index, { seat: what.seat }, { kind: 'call', seat: what.seat });
    case 'rolled':
      story.show(320, 'dice', undefined, { rolling: true });
      return story.show(400, 'thud', index, { rolling: false, face: what.face });
    case 'hopped':
      return story.hop(what.pig, what.from, what.to, what.height, index, ridersOf(what.pig, all));
    case 'carried':
      return;
    case 'climbed':
      return story.climb(what.pig, index);
    case 'may-roll-again':
      return story.show(260, 'bell', index, { phase: 'again', mover: what.pig });
    case 'extended':
      return story.extend(what.seat, what.spaces, index);
    case 'passed':
      return story.show(240, 'tick', index, { seat: what.seat }, { kind: 'call', seat: what.seat });
    case 'crossed':
      return story.show(450, 'cheer', index, {}, { kind: 'cheer', seats: what.seats });
  }
}

/** Who comes along, and when each of them is told. */
function ridersOf(pig: string, all: Happening[]): Map<string, number> {
  const riders = new Map<string, number>();
  all.forEach((what, index) => {
    if (what.event === 'carried' && what.by === pig) riders.set(what.pig, index);
  });
  return riders;
}

/** Pictures in a row, each made from the one before. */
class Story {
  readonly frames: Array<Frame<Scene>> = [];

  constructor(
    private now: Scene,
    private readonly length: number,
    private readonly after: Step['facts'],
  ) {}

  show(
    ms: number,
    sound?: SoundName,
    event?: number,
    change: Partial<Scene> = {},
    act: Act | null = null,
  ): void {
    this.now = { ...this.now, ...change, act, beat: this.now.beat + 1 };
    this.frames.push({
      scene: this.now,
      ms,
      ...(sound === undefined ? {} : { sound }),
      ...(event === undefined ? {} : { event }),
    });
  }

  /** Crouch, hop over every space, and land. Riders are told one a hop. */
  hop(
    name: string,
    from: number,
    to: number,
    height: number,
    event: number,
    riders: Map<string, number>,
  ): void {
    const party = [name, ...this.#order([...riders.keys()])];
    this.show(170, `oink${this.#pig(name).pig % 7}` as SoundName, event, this.#lift(party), {
      kind: 'crouch',
      pigs: party,
    });
    const told = party.slice(1).map((rider) => riders.get(rider));
    const stops = this.#stops(from, to);
    stops.forEach((space, index) => {
      const last = index === stops.length - 1;
      const level = last ? height : this.#standing(space + this.now.gone, party);
      const change = this.#move(party, space + this.now.gone, level, last);
      this.show(stops.length > 5 ? 200 : 270, 'hop', told.shift(), change, { kind: 'hop', pigs: party });
    });
    told.forEach((rider) => this.show(0, undefined, rider));
    this.show(200, 'thud', undefined, { pigs: withMoods(this.now.pigs) }, { kind: 'land', pigs: party });
  }

  climb(name: string, event: number): void {
    this.show(430, 'wobble', event, {}, { kind: 'wobble', at: this.#pig(name).at });
  }

  /** The first plate is picked up, carried to the far end and laid there; then the disc. */
  extend(seat: number, spaces: number, event: number): void {
    this.show(320, 'build', event, { plate: 'lifted' });
    this.show(450, 'wind', undefined, { plate: 'carried' });
    const { taken, gone, discs } = this.now;
    const pigs = this.now.pigs.map((pig) => this.#known(pig));
    this.show(300, 'thud', undefined, { plate: null, taken: taken + 1, gone: gone + spaces, pigs });
    const discsLeft = this.after.discs_left;
    this.show(260, 'coin', undefined, { discs: [...discs, seat], discsLeft });
  }

  /** The spaces where a hop ends; beyond the last plate there is one long leap. */
  #stops(from: number, to: number): number[] {
    const end = this.length;
    const stride = Math.ceil((to - from) / MOST_HOPS);
    const stops: number[] = [];
    for (let space = from + stride; space < to; space += stride) if (space <= end) stops.push(space);
    return [...stops, to];
  }

  #move(party: string[], at: number, level: number, last: boolean): Partial<Scene> {
    const pigs = this.now.pigs.map((pig) => {
      const place = party.indexOf(pig.name);
      if (place < 0) return pig;
      const there = { ...pig, at, level: level + place };
      return last ? this.#known(there) : there;
    });
    return { pigs };
  }

  /** A pig where the step leaves it, as the rules see it there. */
  #known(pig: PigOnPath): PigOnPath {
    const { across, to_go } = this.after;
    return { ...pig, across: across.includes(pig.name), toGo: to_go[pig.pig] ?? 0 };
  }

  #lift(party: string[]): Partial<Scene> {
    return { pigs: this.now.pigs.map((pig) => ({ ...pig, aloft: party.includes(pig.name) })) };
  }

  #standing(at: number, party: string[]): number {
    return this.now.pigs.filter((pig) => pig.at === at && !party.includes(pig.name)).length;
  }

  #order(names: string[]): string[] {
    return names.sort((a, b) => this.#pig(a).level - this.#pig(b).level);
  }

  #pig(name: string): PigOnPath {
    return this.now.pigs.find((pig) => pig.name === name) as PigOnPath;
  }
}
