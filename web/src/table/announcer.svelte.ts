/** Says things to those who listen: a log for screen readers, the voice, and the line above the board. */

import { untrack } from 'svelte';
import type { Language } from '../types/language';
import { say } from '../sound/voice';

const KEPT = 8;

export class Announcer {
  /** What was said last, oldest first, each with a number of its own. */
  lines = $state.raw<Array<{ id: number; text: string }>>([]);
  /** What happened last, for the line above the board. */
  latest = $state('');
  #count = 0;

  /** Something happened. */
  tell(text: string, language: Language): void {
    if (text) this.latest = text;
    this.say(text, language);
  }

  say(text: string, language: Language): void {
    if (!text) return;
    this.#count += 1;
    this.lines = [...untrack(() => this.lines), { id: this.#count, text }].slice(-KEPT);
    say(text, language);
  }
}
