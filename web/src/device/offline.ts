/** Keeps the page at hand, so that it opens without a server. A browser that cannot still plays. */

import type { Language } from '../types/language';

/** Called again when another language is spoken: its words are then kept too. */
export function keepAtHand(language: Language): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const address = `/worker.js?language=${encodeURIComponent(language)}`;
  void navigator.serviceWorker.register(address).catch(() => undefined);
}
