/** The words of this page, in the language that is spoken here. */

import { settings } from '../../device/settings.svelte';
import type { Key, Values } from '../../words/say';
import { replayWord } from '../../words/sections';

export function say<K extends Key<'replay'>>(key: K, ...values: Values<'replay', K>): string {
  return replayWord(key, settings.language, ...values);
}
