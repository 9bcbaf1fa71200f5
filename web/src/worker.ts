/// <reference lib="webworker" />
/**
 * Keeps the page itself at hand, so that it opens quickly and even without a server. Tables are never
 * kept: whatever is asked at the server's doors goes straight there.
 */

export {};
declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: its files, those with the words of a language, and a name that changes with them. */
declare const FILES: string[];
declare const WORDS: string[];
declare const BUILD: string;

const PREFIX = 'hamlet-';
const HERE = PREFIX + BUILD;
const DOORS = ['/api/', '/health', '/metrics', '/schema'];
const INDEX = '/index.html';

self.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(sweep().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (DOORS.some((door) => url.pathname.startsWith(door))) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, INDEX));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else event.respondWith(fresh(request, url.pathname));
});

/** Of all languages only the one that is spoken here is kept: the page says which in our address. */
const language = new URL(self.location.href).searchParams.get('language') ?? '';

async function fill(): Promise<void> {
  const cache = await caches.open(HERE);
  const words = WORDS.filter((file) => file.startsWith(`/assets/words-${language}-`));
  await cache.addAll(
    [...FILES, ...words].map(
      (file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' }),
    ),
  );
}

/** The build before this one stays, because a page that is still open may ask for its files. */
async function sweep(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== HERE);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
}

/** From the server; without it, as it was last time. */
async function fresh(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const known = (await (await caches.open(HERE)).match(path)) ?? (await caches.match(path));
    if (known) return known;
    throw error;
  }
}

/** Files whose names change with what is in them. */
async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
