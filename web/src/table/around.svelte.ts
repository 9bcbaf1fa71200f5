/** What is seen and done around the board: whose turn it is, which panel is open, who holds the tablet. */

import { tick } from 'svelte';
import { settings } from '../device/settings.svelte';
import type { LiveTable } from '../net/live.svelte';
import type { SeatLook } from '../types/board';
import type { Language } from '../types/language';
import type { Ending } from '../types/wire';
import { tableWord } from '../words/sections';
import { editionSaid } from './edition';
import type { Play } from './play.svelte';

export type PanelName = 'story' | 'rules' | 'emote' | 'menu';

/** The second tap of a double tap comes within this time. */
const DOUBLE_MS = 400;
const BACK_MS = 2200;

const inControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, [role="button"]') !== null;

export class Around {
  panel = $state<PanelName | null>(null);
  topic = $state<string | null>(null);
  /** The tablet is being handed on. */
  passing = $state(false);
  endingSeen = $state(false);
  /** The connection was lost a moment ago. */
  wasAway = $state(false);
  /** The element of the whole table, for who plays by keys. */
  element = $state<HTMLElement>();
  readonly #at: () => { live: LiveTable; play: Play };
  /** Who has the tablet in their hands. */
  #holder = $state<number | null>(null);
  #byKeys = false;
  #acted = 0;

  /** To be made by a component, whose life it shares. */
  constructor(at: () => { live: LiveTable; play: Play }) {
    this.#at = at;
    $effect(() => this.play.announcer.say(this.#call, this.language));
    $effect(() => {
      if (this.ours) void tick().then(() => this.#resume());
    });
    $effect(() => this.#handOn());
    $effect(() => {
      if (this.play.director.busy) this.passing = false;
    });
    $effect(() => this.#watchConnection());
  }

  get live(): LiveTable {
    return this.#at().live;
  }
  get play(): Play {
    return this.#at().play;
  }
  get language(): Language {
    return settings.language;
  }

  /** Whose turn it is seen to be. */
  readonly look: SeatLook | null = $derived.by(() => {
    const { seat, setting } = this.play;
    return seat === null ? null : (setting.seats[seat] ?? null);
  });
  readonly ours: boolean = $derived.by(() => this.play.offers.length + this.play.outcomes.length > 0);
  readonly mine: SeatLook[] = $derived.by(() => this.play.setting.seats.filter((other) => other.mine));
  /** Chairs of this device to which somebody came by a link. */
  readonly guests: SeatLook[] = $derived.by(() =>
    this.mine.filter((other) => this.play.view.chairs[other.seat]?.kind === 'elsewhere'),
  );
  readonly distant: boolean = $derived.by(() =>
    this.play.view.chairs.some((chair) => chair.kind === 'elsewhere' && chair.taken),
  );
  readonly ending: Ending | null = $derived.by(() =>
    this.play.over && !this.endingSeen ? this.play.view.result : null,
  );
  /** Who would like to take back a move, and the seat here that is asked about it. */
  readonly asker: SeatLook | null = $derived.by(() => {
    const { undo } = this.play.view;
    return undo ? (this.play.setting.seats[undo.seat] ?? null) : null;
  });
  readonly consent: number | undefined = $derived.by(() =>
    this.play.view.undo?.waiting.find((seat) => this.play.here.some((person) => person.seat === seat)),
  );

  /** What is said of an edition that is not the usual one. */
  readonly edition: string = $derived.by(() =>
    editionSaid(this.play.setting.edition, this.play.book.edition, this.language),
  );
  readonly title: string = $derived.by(() => {
    if (this.play.over) return tableWord('over', this.language);
    return this.look ? this.#turnOf(this.look) : '';
  });
  readonly line: string = $derived.by(() => {
    const { play, look } = this;
    if (play.director.busy) return play.announcer.latest;
    if (play.prompt) return play.prompt;
    if (play.over || !look) return '';
    return tableWord(look.bot ? 'thinks' : 'waits', this.language, { name: look.name });
  });
  /** Our turn: say so, and let who plays by keys go on where the board glows. */
  readonly #call: string = $derived.by(() => {
    const { look, play } = this;
    if (!play.prompt || !look) return '';
    return `${this.#turnOf(look)} ${play.prompt}`;
  });

  /** Whose turn it is; on their own device people are spoken to. */
  #turnOf({ mine, bot, name }: SeatLook): string {
    return tableWord(mine && !bot ? 'turn-yours' : 'turn', this.language, { name });
  }

  #resume(): void {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (this.#byKeys && lost) this.element?.querySelector<SVGElement>('[data-move]')?.focus();
  }

  /** The tablet goes on when the next of several people at this device is to move. */
  #handOn(): void {
    const { seat } = this.play;
    if (!this.ours || seat === null || seat === this.#holder) return;
    this.passing = this.play.here.length > 1;
    this.#holder = seat;
  }

  #watchConnection(): (() => void) | undefined {
    if (this.live.status === 'away') this.wasAway = true;
    if (this.live.status !== 'here' || !this.wasAway) return undefined;
    const timer = setTimeout(() => (this.wasAway = false), BACK_MS);
    return () => clearTimeout(timer);
  }

  open(name: PanelName): void {
    this.panel = this.panel === name ? null : name;
    if (name === 'rules') this.topic = null;
  }
  close(): void {
    this.panel = null;
  }
  explain(about: string | null): void {
    this.topic = about;
    this.panel = 'rules';
  }
  choose(move: string): void {
    this.#acted = performance.now();
    this.passing = false;
    this.play.play(move);
  }

  enter(faces: string[]): void {
    this.#acted = performance.now();
    this.passing = false;
    this.play.enter(faces);
  }

  /** A tap while a story is shown jumps to its end; the second tap of a double tap does not. */
  tapped(event: Event): void {
    if (!this.play.director.busy || performance.now() - this.#acted < DOUBLE_MS) return;
    event.stopPropagation();
    event.preventDefault();
    this.play.director.skip();
  }
  touched(): void {
    this.#byKeys = false;
  }
  key(event: KeyboardEvent): void {
    this.#byKeys = true;
    const { director } = this.play;
    if (event.key === 'Escape' && this.panel) {
      this.panel = null;
    } else if (['Enter', ' ', 'Escape'].includes(event.key) && director.busy && !inControl(event.target)) {
      event.preventDefault();
      director.skip();
    }
  }
}
