/** Whether this browser has a voice at all. Some tell of theirs only after a while. */

class Voices {
  any = $state(false);

  constructor() {
    if (typeof speechSynthesis === 'undefined') return;
    this.#count();
    speechSynthesis.addEventListener?.('voiceschanged', () => this.#count());
  }

  #count(): void {
    this.any = speechSynthesis.getVoices().length > 0;
  }
}

export const voices = new Voices();
