/** The browser's voice. Says one sentence after the other and forgets those that are stale. */

import { facts, type Language } from '../types/language';
import { settings } from '../device/settings.svelte';

/** More than this many waiting sentences, and the oldest is forgotten: news ages quickly. */
const WAITING = 2;

interface Sentence {
  text: string;
  language: Language;
}

let waiting: Sentence[] = [];
let speaking = false;
let watch: ReturnType<typeof setTimeout> | undefined;

/** Says a sentence when it is its turn; with `now` at once, and what was waiting is forgotten. */
export function say(text: string, language: Language, now = false): void {
  if (!settings.voice || !text || !mouth()) return;
  if (now) hush();
  waiting.push({ text, language });
  waiting = waiting.slice(-WAITING);
  if (!speaking) next();
}

/** Stops speaking and forgets what was to be said. */
export function hush(): void {
  waiting = [];
  speaking = false;
  clearTimeout(watch);
  try {
    mouth()?.cancel();
  } catch {
    // Nothing was being said.
  }
}

function mouth(): SpeechSynthesis | null {
  return typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined'
    ? null
    : speechSynthesis;
}

function next(): void {
  clearTimeout(watch);
  const sentence = waiting.shift();
  speaking = sentence !== undefined;
  if (!sentence) return;
  // Some browsers never say that they have finished, above all those without a voice.
  watch = setTimeout(next, 2500 + 110 * sentence.text.length);
  try {
    utter(sentence);
  } catch {
    speaking = false;
  }
}

function utter({ text, language }: Sentence): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = facts(language).locale;
  utterance.voice = voiceFor(language);
  utterance.rate = 0.95;
  utterance.pitch = 1.1;
  const mine = watch;
  utterance.onend = utterance.onerror = () => {
    if (mine === watch) next();
  };
  mouth()?.speak(utterance);
}

/** A voice of this device for the language, the one that needs no network before others. */
function voiceFor(language: Language): SpeechSynthesisVoice | null {
  const [tongue] = facts(language).locale.toLowerCase().split('-') as [string];
  const able = (mouth()?.getVoices() ?? []).filter((voice) => voice.lang.toLowerCase().startsWith(tongue));
  return able.find((voice) => voice.localService) ?? able[0] ?? null;
}
