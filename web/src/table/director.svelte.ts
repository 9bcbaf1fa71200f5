/** The director: has stories played on a board, and says what is seen of them at this moment. */

import type { BoardModule, Setting, Shown } from '../types/board';
import { settings } from '../device/settings.svelte';
import { playSound } from '../sound/synth';
import { Reel, type Change, type Clock } from './reel';

const later: Clock = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

export class Director<Scene = unknown> {
  scene = $state.raw<Scene>() as Scene;
  ms = $state(0);
  busy = $state(false);
  /** Whose step is being shown; the dice fall for whoever moved last. */
  acting = $state<number | null>(null);
  /** How many steps are known and not yet shown. */
  hidden = $state(0);
  readonly #reel: Reel<Scene>;

  constructor(
    board: Pick<BoardModule<Scene>, 'scene' | 'frames'>,
    setting: () => Setting,
    shown: Shown,
    tell: (sentence: string) => void,
  ) {
    this.#reel = new Reel(
      board,
      setting,
      shown,
      {
        show: (scene, ms) => {
          this.scene = scene;
          this.ms = ms;
        },
        hear: playSound,
        tell,
        begin: (step, waiting) => {
          this.hidden = waiting;
          if (step.actor !== 'chance') this.acting = step.actor;
        },
        busy: (busy) => {
          this.busy = busy;
          if (!busy) this.acting = null;
        },
      },
      later,
      () => ({ pace: settings.pace, still: settings.still }),
    );
  }

  /** Show a change; one without steps (somebody sat down) is at most another position. */
  play(change: Change): void {
    this.hidden += change.steps.length;
    this.#reel.add(change);
    if (!this.busy) this.acting = null;
  }

  skip(): void {
    this.#reel.skip();
  }

  jump(shown: Shown): void {
    this.hidden = 0;
    this.#reel.jump(shown);
  }

  close(): void {
    this.#reel.close();
  }
}
