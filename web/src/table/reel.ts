/** A reel of pictures: plays what was told, frame after frame, by a clock it is given. */

import type { BoardModule, Frame, Setting, Shown } from '../types/board';
import type { SoundName } from '../types/sounds';
import type { Step } from '../types/wire';

/** Runs something later; the answer calls it off. */
export type Clock = (ms: number, run: () => void) => () => void;

export interface Tempo {
  /** 1 as drawn, 0 at once. */
  pace: number;
  /** One quiet picture a step instead of motion. */
  still: boolean;
}

export interface Stage<Scene> {
  show: (scene: Scene, ms: number) => void;
  hear: (sound: SoundName) => void;
  /** What happened is seen now: this is said of it. */
  tell: (sentence: string) => void;
  /** A step begins; `waiting` more are to come. */
  begin: (step: Step, waiting: number) => void;
  /** Whether a story is being shown. */
  busy: (busy: boolean) => void;
}

/** The quiet moment after a step, in which its last picture is reached. */
export const SETTLE_MS = 160;
/** How long a picture stands without motion. */
export const STILL_MS = 420;
/** So many changes may wait before the story goes quicker, and before it is cut short. */
export const PATIENCE = 3;
export const TOO_MANY = 12;

type Play<Scene> = Pick<BoardModule<Scene>, 'scene' | 'frames'>;
/** What one change brought: steps, or only another position (something was taken back). */
export type Change = { steps: Step[]; shown: Shown | null };

export class Reel<Scene> {
  readonly #play: Play<Scene>;
  readonly #setting: () => Setting;
  readonly #stage: Stage<Scene>;
  readonly #clock: Clock;
  readonly #tempo: () => Tempo;
  #scene: Scene;
  #changes: Change[] = [];
  #steps: Step[] = [];
  #frames: Array<Frame<Scene>> = [];
  #step: Step | null = null;
  #told = new Set<number>();
  #stop: (() => void) | null = null;
  #busy = false;

  constructor(
    play: Play<Scene>,
    setting: () => Setting,
    shown: Shown,
    stage: Stage<Scene>,
    clock: Clock,
    tempo: () => Tempo,
  ) {
    this.#play = play;
    this.#setting = setting;
    this.#stage = stage;
    this.#clock = clock;
    this.#tempo = tempo;
    this.#scene = play.scene(shown, setting());
    stage.show(this.#scene, 0);
  }

  /** A change to be shown after those that wait already. */
  add(change: Change): void {
    this.#changes.push(change);
    while (this.#changes.length > TOO_MANY) {
      this.#halt();
      this.#finish();
      this.#rush();
    }
    if (this.#stop === null) this.#next();
  }

  /** Straight to the end of everything that waits. */
  skip(): void {
    this.#halt();
    this.#finish();
    while (this.#steps.length > 0 || this.#changes.length > 0) this.#rush();
    this.#stage.show(this.#scene, 0);
    this.#rest();
  }

  /** Forget the story and show a position. */
  jump(shown: Shown): void {
    this.#halt();
    this.#changes = [];
    this.#steps = [];
    this.#frames = [];
    this.#step = null;
    this.#scene = this.#play.scene(shown, this.#setting());
    this.#stage.show(this.#scene, 0);
    this.#rest();
  }

  close(): void {
    this.#halt();
    this.#changes = [];
    this.#steps = [];
  }

  #next(): void {
    this.#stop = null;
    if (this.#tempo().pace === 0) return this.skip();
    const frame = this.#frames.shift();
    if (frame) return this.#picture(frame);
    this.#finish();
    if (this.#steps.length > 0) return this.#open(this.#steps.shift() as Step);
    const change = this.#changes.shift();
    if (!change) return this.#rest();
    this.#steps = [...change.steps];
    if (change.steps.length === 0 && change.shown) return this.#picture(this.#standing(change.shown));
    this.#next();
  }

  #standing(shown: Shown): Frame<Scene> {
    return { scene: this.#play.scene(shown, this.#setting(), this.#scene), ms: SETTLE_MS };
  }

  /** Begin a step: everything that no frame tells is told at once. */
  #open(step: Step): void {
    this.#step = step;
    this.#told.clear();
    this.#frames = this.#framesOf(step);
    this.#stage.begin(step, this.#waiting());
    const framed = new Set(this.#frames.map((frame) => frame.event));
    step.events.forEach((_, index) => {
      if (!framed.has(index)) this.#tell(index);
    });
    this.#next();
  }

  #framesOf(step: Step): Array<Frame<Scene>> {
    const frames = this.#play.frames(this.#scene, step, this.#setting());
    const last = frames.at(-1)?.scene ?? this.#scene;
    const settled = { scene: this.#play.scene(step, this.#setting(), last), ms: SETTLE_MS };
    if (!this.#tempo().still) return [...frames, settled];
    const sound = frames.find((frame) => frame.sound)?.sound;
    return [{ ...settled, ms: frames.length > 0 ? STILL_MS : SETTLE_MS, ...(sound ? { sound } : {}) }];
  }

  #picture(frame: Frame<Scene>): void {
    this.#scene = frame.scene;
    const ms = frame.ms * this.#haste() * this.#tempo().pace;
    this.#work();
    this.#stage.show(frame.scene, this.#tempo().still ? 0 : ms);
    if (frame.sound) this.#stage.hear(frame.sound);
    if (frame.event !== undefined) this.#tell(frame.event);
    this.#stop = this.#clock(ms, () => this.#next());
  }

  /** When much waits, everything goes quicker. */
  #haste(): number {
    return Math.min(1, PATIENCE / Math.max(1, this.#changes.length));
  }

  #tell(index: number): void {
    const sentence = this.#step?.said[index];
    if (sentence === undefined || this.#told.has(index)) return;
    this.#told.add(index);
    this.#stage.tell(sentence);
  }

  /** End the step that is being shown: all is told, and its position stands. */
  #finish(): void {
    if (!this.#step) return;
    this.#step.events.forEach((_, index) => this.#tell(index));
    const unseen = this.#frames.at(-1);
    if (unseen) this.#scene = unseen.scene;
    this.#frames = [];
    this.#step = null;
  }

  /** The next waiting step, or change without one, at once and without pictures. */
  #rush(): void {
    const step = this.#steps.shift();
    if (step) {
      this.#step = step;
      this.#told.clear();
      this.#stage.begin(step, this.#waiting());
      this.#frames = [this.#standing(step)];
      return this.#finish();
    }
    const change = this.#changes.shift();
    this.#steps = [...(change?.steps ?? [])];
    if (change?.shown && change.steps.length === 0) this.#scene = this.#standing(change.shown).scene;
  }

  #waiting(): number {
    return this.#steps.length + this.#changes.reduce((sum, change) => sum + change.steps.length, 0);
  }

  #work(): void {
    if (!this.#busy) this.#stage.busy((this.#busy = true));
  }

  #rest(): void {
    if (this.#busy) this.#stage.busy((this.#busy = false));
  }

  #halt(): void {
    this.#stop?.();
    this.#stop = null;
  }
}
