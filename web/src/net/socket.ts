/** The connection to one table. Comes back by itself, and tells how it is. */

import type { Language } from '../types/language';
import { CLOSED_GONE, type Answer, type Ask, type Play, type Throw } from '../types/wire';
import { waitBefore } from './backoff';

export type Status = 'joining' | 'here' | 'away' | 'gone';

export interface Line {
  /** Who to say hello as, and what is known already. */
  hello: () => { token: string; have: number; language: Language };
  heard: (answer: Answer) => void;
  status: (status: Status) => void;
}

/** `Omit` for each of the messages. */
type Unnumbered<A> = A extends Ask ? Omit<A, 'id'> : never;
export type Wished = Unnumbered<Ask>;

/** No word for so long after a wish: the line is dead, whatever the browser thinks. */
const SILENCE_MS = 6000;
/** A line that nobody uses is tried now and then. */
const IDLE_MS = 25_000;

export class Socket {
  readonly #url: string;
  readonly #line: Line;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #next = 1;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #idle: ReturnType<typeof setInterval> | undefined;
  /** A move or a throw that has not been answered; said again after a lost connection, refused if stale. */
  #play: ((Play | Throw) & { id: number }) | null = null;
  #closed = false;
  readonly #leaving = new AbortController();

  constructor(table: string, line: Line) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    this.#url = `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/live`;
    this.#line = line;
    const { signal } = this.#leaving;
    addEventListener('online', () => this.#knock(), { signal });
    addEventListener('offline', () => this.#lost(), { signal });
    addEventListener('pageshow', () => this.#awake(), { signal });
    document.addEventListener('visibilitychange', () => this.#awake(), { signal });
    this.#idle = setInterval(() => this.#awake(), IDLE_MS);
    line.status('joining');
    this.#knock();
  }

  /** Say something; returns the number by which the answer is known. */
  wish(wished: Wished): number {
    const id = this.#next++;
    const ask = { ...wished, id } as Ask;
    if (ask.type === 'play' || ask.type === 'throw') this.#play = { ...ask, id };
    this.#say(ask);
    return id;
  }

  /** Hang up, and say hello anew. */
  greet(): void {
    this.#knock();
  }

  close(): void {
    this.#closed = true;
    this.#leaving.abort();
    clearInterval(this.#idle);
    this.#hangUp();
  }

  #knock(): void {
    if (this.#closed) return;
    this.#hangUp();
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      const { token, have, language } = this.#line.hello();
      this.#say({ type: 'hello', have, language, ...(token ? { token } : {}) });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#heard(JSON.parse(event.data) as Answer);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code === CLOSED_GONE);
    };
    this.#listen();
  }

  #heard(answer: Answer): void {
    clearTimeout(this.#silence);
    if ((answer.type === 'done' || answer.type === 'refused') && answer.id === this.#play?.id)
      this.#play = null;
    this.#line.heard(answer);
    if (answer.type !== 'welcome') return;
    this.#attempt = 0;
    this.#line.status('here');
    if (this.#play && this.#play.version === answer.version) this.#say(this.#play);
    else this.#play = null;
  }

  #say(ask: Ask): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(ask));
    if (ask.type !== 'advise') this.#listen();
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(), SILENCE_MS);
  }

  #awake(): void {
    if (document.visibilityState !== 'visible') return;
    if (this.#socket?.readyState === WebSocket.OPEN)
      this.wish({ type: 'sync', have: this.#line.hello().have });
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#knock();
  }

  /** The line is cut, or we were sent away: for good if there is no such table. */
  #lost(forGood = false): void {
    if (this.#closed) return;
    if (forGood) this.close();
    else this.#hangUp();
    this.#line.status(forGood ? 'gone' : 'away');
    if (!forGood) this.#again = setTimeout(() => this.#knock(), waitBefore(this.#attempt++, Math.random()));
  }

  #hangUp(): void {
    clearTimeout(this.#again);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    if (socket && socket.readyState <= WebSocket.OPEN) socket.close();
  }
}
