import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('../device/settings.svelte', () => ({ settings: { voice: true } }));

class Utterance {
  lang = '';
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly text: string) {}
}

const said: Utterance[] = [];

function browser(mute = false): void {
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [],
    cancel: () => undefined,
    speak: (utterance: Utterance) => {
      if (mute) throw new Error('no voice');
      said.push(utterance);
    },
  });
}

const texts = (): string[] => said.map((utterance) => utterance.text);

describe('voice', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetModules();
    said.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('says one sentence after the other, and forgets stale ones', async () => {
    browser();
    const { say } = await import('./voice');
    for (const text of ['one', 'two', 'three', 'four']) say(text, 'en');
    expect(texts()).toEqual(['one']);
    said[0]?.onend?.();
    said[1]?.onend?.();
    expect(texts()).toEqual(['one', 'three', 'four']);
    expect(said[0]?.lang).toBe('en-GB');
  });

  it('says at once what cannot wait', async () => {
    browser();
    const { say } = await import('./voice');
    say('un', 'fr');
    say('deux', 'fr');
    say('trois', 'fr', true);
    expect(texts()).toEqual(['un', 'trois']);
    said[0]?.onend?.();
    expect(texts()).toEqual(['un', 'trois']);
  });

  it('goes on when the browser never says that it has finished', async () => {
    browser();
    const { say } = await import('./voice');
    say('one', 'en');
    say('two', 'en');
    vi.advanceTimersByTime(10_000);
    expect(texts()).toEqual(['one', 'two']);
  });

  it('is silent, not broken, without voices or without speech', async () => {
    browser(true);
    const muted = await import('./voice');
    expect(() => muted.say('one', 'en')).not.toThrow();
    vi.unstubAllGlobals();
    vi.resetModules();
    const none = await import('./voice');
    expect(() => none.say('one', 'en')).not.toThrow();
    expect(() => none.hush()).not.toThrow();
  });
});
