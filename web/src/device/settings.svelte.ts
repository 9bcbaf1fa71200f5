/** What this device remembers of its people's wishes. */

import { LANGUAGES, spoken, type Language } from '../types/language';

interface Kept {
  language: Language;
  sound: boolean;
  voice: boolean;
  /** Less motion than usual, whatever the system says. */
  still: boolean;
  /** Icons and voice instead of text. */
  wordless: boolean;
  /** How quickly stories are shown: 1 as drawn, 0 at once. */
  pace: number;
}

const KEY = 'hamlet.settings';

function first(): Kept {
  const usual: Kept = {
    language: spoken(navigator.languages),
    sound: true,
    voice: false,
    still: false,
    wordless: false,
    pace: 1,
  };
  try {
    const kept = { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
    return Object.hasOwn(LANGUAGES, kept.language) ? kept : { ...kept, language: usual.language };
  } catch {
    return usual;
  }
}

const quiet = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  #kept = $state(first());
  #system = $state(quiet.matches);

  constructor() {
    quiet.addEventListener('change', () => (this.#system = quiet.matches));
  }

  get language(): Language {
    return this.#kept.language;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get voice(): boolean {
    return this.#kept.voice;
  }
  get wordless(): boolean {
    return this.#kept.wordless;
  }
  get pace(): number {
    return this.#kept.pace;
  }
  /** No motion for its own sake: asked for here, or by the system. */
  get still(): boolean {
    return this.#kept.still || this.#system;
  }
  /** The system asks for no motion; nobody here can wish otherwise. */
  get systemStill(): boolean {
    return this.#system;
  }

  set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
