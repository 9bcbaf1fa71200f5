/** One match being played on this page: the live table, the board, and what is seen of both. */

import type { BoardModule, GameOffer, SeatLook, Setting, Shown } from '../types/board';
import type { Language } from '../types/language';
import { canTakeBack, type News } from '../net/fold';
import type { LiveTable } from '../net/live.svelte';
import { settings } from '../device/settings.svelte';
import type { Advice, Emoted, GameBook, Refused, Thrown, Told, View } from '../types/wire';
import { tableWord } from '../words/sections';
import { Announcer } from './announcer.svelte';
import { Director } from './director.svelte';
import { looks, painted } from '../kit/looks';

/** A coach that is still waking up is asked again. */
const AGAIN_MS = 1500;
const ASKED = 10;
const SHOWN_MS = 4000;

export interface Bubble {
  id: number;
  seat: number;
  emote: Emoted['emote'] | null;
  /** What a partner is up to, if it is that. */
  text: string;
}

/** What a view shows; nothing to those who may not watch. */
export function shownOf({ position, facts }: View): Shown | null {
  return position && facts && { position, facts };
}

export class Play {
  readonly announcer = new Announcer();
  readonly director: Director;
  advice = $state.raw<Advice | null>(null);
  asking = $state(false);
  refused = $state.raw<Refused | null>(null);
  bubbles = $state.raw<Bubble[]>([]);
  readonly #live: LiveTable;
  readonly board: BoardModule;
  /** The game's rules, in the language that is spoken. */
  book = $state.raw<GameBook>() as GameBook;
  /** The version at which we said what we do; nothing more is offered until it is answered. */
  #said = $state(-1);
  #asked = 0;
  #bubble = 0;

  constructor(live: LiveTable, board: BoardModule, book: GameBook, shown: Shown) {
    this.#live = live;
    this.board = board;
    this.book = book;
    this.director = new Director(
      board,
      () => this.setting,
      shown,
      (sentence) => this.announcer.tell(sentence, this.language),
    );
  }

  readonly setting: Setting = $derived.by(() => {
    const { game, players, options, edition, box, seats, view } = this.#live.known;
    if (options === null || edition === null || box === null)
      throw new Error('a table is played after its welcome');
    const setting = { game, players, options, edition, box, seats: looks(view?.chairs ?? [], seats) };
    return painted(setting, this.board);
  });

  get language(): Language {
    return settings.language;
  }
  get view(): View {
    return this.#live.known.view as View;
  }
  get names(): string[] {
    return this.setting.seats.map((look) => look.name);
  }
  /** People (not robots) whose chairs are played from this device. */
  get here(): SeatLook[] {
    return this.setting.seats.filter((look) => look.mine && !look.bot);
  }
  /** The seat to act, as it is seen now: during a story, whose step is shown. */
  get seat(): number | null {
    if (this.director.acting !== null) return this.director.acting;
    const { actor } = this.view;
    if (typeof actor === 'number') return actor;
    if (actor === null) return null;
    const last = this.#live.known.past.findLast((step) => step.actor !== 'chance')?.actor;
    return typeof last === 'number' ? last : (this.view.position?.seat ?? null);
  }
  get ready(): boolean {
    return !this.director.busy && this.#said !== this.#live.known.version && !this.view.closed;
  }
  get ours(): boolean {
    const { actor } = this.view;
    return typeof actor === 'number' && this.here.some((look) => look.seat === actor);
  }
  get offers(): GameOffer[] {
    return this.ready && this.ours ? this.view.offers : [];
  }
  get outcomes(): string[] {
    return this.ready && this.#live.known.enters ? this.view.outcomes : [];
  }
  /** The throw of real dice that is to be entered here; a script's chances come one by one. */
  get thrown(): Thrown[] {
    const { outcomes } = this;
    if (outcomes.length === 0 || this.view.thrown.length > 0) return outcomes.length ? this.view.thrown : [];
    return [{ die: '', faces: outcomes }];
  }
  get over(): boolean {
    return this.view.result !== null && !this.director.busy;
  }
  get takeBack(): number | null {
    return this.director.busy ? null : canTakeBack(this.#live.known);
  }
  /** The story as far as it has been shown. */
  get past() {
    const { past } = this.#live.known;
    return past.slice(0, past.length - this.director.hidden);
  }
  get prompt(): string {
    if (this.outcomes.length > 0) return tableWord('own-dice', this.language);
    return this.offers.length > 0
      ? this.board.prompt(this.offers, this.director.scene, this.setting, this.language)
      : '';
  }
  /** What is offered under the hint's name. */
  get hinted(): GameOffer | undefined {
    return this.view.offers.find((offer) => offer.move === this.hint);
  }
  get hint(): string | null {
    return this.advice && this.advice.version === this.#live.known.version ? this.advice.best : null;
  }

  readonly play = (move: string): void => {
    if (this.#said === this.#live.known.version) return;
    this.#said = this.#live.known.version;
    this.#live.play(move);
  };

  /** What our own dice show, all of a throw. */
  readonly enter = (faces: string[]): void => {
    const { version } = this.#live.known;
    if (this.#said === version) return;
    this.#said = version;
    const [only, ...others] = faces as [string, ...string[]];
    if (others.length === 0) this.#live.play(only);
    else this.#live.wish({ type: 'throw', version, faces });
  };

  undo(): void {
    const seat = this.takeBack;
    if (seat !== null) this.#live.wish({ type: 'undo', version: this.#live.known.version, seat });
  }

  ask(): void {
    if (!this.ours || this.asking) return;
    this.asking = true;
    this.#asked = 0;
    this.#advise();
  }

  hear(news: News): void {
    if (news.kind === 'story') this.#story(news.told);
    else if (news.kind === 'jump') this.#jump(news.view);
    else if (news.kind === 'emoted')
      this.#pop({ seat: news.emoted.seat, emote: news.emoted.emote, text: '' });
    else if (news.kind === 'advice') this.#advised(news.advice);
    else if (news.kind === 'refused') this.#refused(news.refused);
  }

  close(): void {
    this.director.close();
  }

  #jump(view: View): void {
    const shown = shownOf(view);
    if (shown) this.director.jump(shown);
  }

  #story(told: Told): void {
    this.advice = null;
    this.asking = false;
    this.announcer.latest = '';
    if (told.what === 'undone' && told.seat !== null) {
      this.announcer.tell(
        tableWord('undone', this.language, { name: this.names[told.seat] ?? '' }),
        this.language,
      );
    }
    if (told.by === 'clock') this.#tellOfClock(told);
    this.director.play({ steps: told.steps, shown: shownOf(told.view) });
    if (told.says) {
      const seat = told.steps.find((step) => step.actor !== 'chance')?.actor;
      if (typeof seat === 'number') this.#pop({ seat, emote: null, text: told.says });
    }
  }

  /** Who took too long is told why a robot moved for them. */
  #tellOfClock({ steps }: Told): void {
    const seat = steps.find((step) => step.actor !== 'chance')?.actor;
    const name = typeof seat === 'number' ? (this.names[seat] ?? '') : '';
    this.announcer.tell(tableWord('clock-moved', this.language, { name }), this.language);
  }

  #pop(bubble: Omit<Bubble, 'id'>): void {
    const id = (this.#bubble += 1);
    this.bubbles = [...this.bubbles, { id, ...bubble }].slice(-3);
    const name = this.names[bubble.seat] ?? '';
    const text = bubble.text || tableWord(`emote-${bubble.emote ?? 'pig'}`, this.language);
    this.announcer.say(tableWord('says', this.language, { name, text }), this.language);
    setTimeout(() => (this.bubbles = this.bubbles.filter((other) => other.id !== id)), SHOWN_MS);
  }

  #advise(): void {
    const { version, view } = this.#live.known;
    if (typeof view?.actor === 'number') this.#live.wish({ type: 'advise', version, seat: view.actor });
    else this.asking = false;
  }

  #advised(advice: Advice): void {
    this.asking = false;
    this.advice = advice;
    const best = this.hinted;
    const move = best ? this.board.moveWords(best, this.director.scene, this.setting, this.language) : '';
    this.announcer.say(`${move}. ${advice.reason}`, this.language);
  }

  #refused(refused: Refused): void {
    this.#said = -1;
    if (this.asking && refused.reason === 'busy' && this.#asked++ < ASKED) {
      setTimeout(() => this.asking && this.#advise(), AGAIN_MS);
      return;
    }
    this.asking = false;
    this.refused = refused;
    setTimeout(() => (this.refused = this.refused === refused ? null : this.refused), SHOWN_MS);
  }
}
