/** A match that is being seen again: where it came from, which moment is shown, whether its dice were fair. */

import { boardOf } from '../../boards';
import { route } from '../../device/router.svelte';
import { saveText } from '../../device/save';
import { settings } from '../../device/settings.svelte';
import { painted } from '../../kit/looks';
import { book } from '../../net/api';
import { tokenOf } from '../../net/session';
import {
  check,
  forgetFile,
  fromFile,
  fromTable,
  keptFile,
  type Check,
  type Found,
  type Missing,
} from '../../replay/archive';
import { lastMoment, momentOf, settingOf, shownAt, toldAt } from '../../replay/film';
import { Director } from '../../table/director.svelte';
import type { BoardModule, Setting } from '../../types/board';
import type { Language } from '../../types/language';
import type { GameBook } from '../../types/wire';
import { say } from './say';

/** How long a moment is looked at while the match runs. */
const LOOK_MS = 350;
const GLANCE_MS = 60;

/** Everything that is needed to show a match. */
export interface Shown {
  found: Found;
  board: BoardModule;
  rules: GameBook;
  setting: Setting;
  director: Director;
}

export class Viewing {
  shown = $state.raw<Shown | null>(null);
  missing = $state<Missing | null>(null);
  searching = $state(false);
  moment = $state(0);
  running = $state(false);
  checked = $state.raw<Check | null>(null);

  /** To be made by a component, whose life it shares. */
  constructor() {
    $effect(() => void this.#open(this.table, settings.language));
    $effect(() => this.#runOn());
    $effect(() => () => this.shown?.director.close());
  }

  /** The table it was played at; empty for a match from a file. */
  get table(): string {
    return route.parts[1] ?? '';
  }
  get last(): number {
    return this.shown ? lastMoment(this.shown.found.replay) : 0;
  }

  /** What happened at this moment, in words. */
  readonly told: string = $derived.by(() => {
    if (!this.shown) return '';
    const { found } = this.shown;
    if (found.replay.broken && this.moment === this.last) {
      return say('broken', { line: found.replay.broken.line });
    }
    if (this.moment === 0) return say('begins');
    return toldAt(found.replay, this.moment).join(' ');
  });

  async #open(id: string, language: Language): Promise<void> {
    const text = id ? '' : keptFile();
    if (id) await this.#take(fromTable(id, language, tokenOf(id)));
    else if (text) await this.#take(fromFile(text, language));
  }

  async read(files: FileList | null | undefined): Promise<void> {
    const file = files?.[0];
    if (file) await this.#take(file.text().then((text) => fromFile(text, settings.language)));
  }

  async #take(coming: Promise<Found | Missing>): Promise<void> {
    this.searching = true;
    this.missing = null;
    const found = await coming;
    this.searching = false;
    if (typeof found === 'string') {
      this.missing = found;
      return;
    }
    const { replay } = found;
    const { language } = settings;
    const [board, rules] = await Promise.all([boardOf(replay.game, language), book(replay.game, language)]);
    this.shown?.director.close();
    const setting = painted(settingOf(replay), board);
    this.checked = null;
    this.moment = momentOf(new URLSearchParams(route.query).get('at'), replay);
    const director = new Director(
      board,
      () => setting,
      shownAt(replay, this.moment),
      () => undefined,
    );
    this.shown = { found, board, rules, setting, director };
  }

  /** Puts the match away, to see another one. */
  putAway(): void {
    forgetFile();
    this.running = false;
    this.shown?.director.close();
    this.shown = null;
    this.checked = null;
  }

  /** Straight to a moment; one step on is shown as it happened. */
  #go(to: number): void {
    if (!this.shown) return;
    const { director, found } = this.shown;
    const wanted = Math.max(0, Math.min(this.last, to));
    const step = found.replay.steps[this.moment];
    if (wanted === this.moment + 1 && step) {
      director.skip();
      director.play({ steps: [step], shown: step });
    } else if (wanted !== this.moment) {
      director.jump(shownAt(found.replay, wanted));
    }
    this.moment = wanted;
    history.replaceState(null, '', `${location.pathname}?at=${this.moment}`);
  }

  /** To a moment, and stay there. */
  turnTo(moment: number): void {
    this.running = false;
    this.#go(moment);
  }

  /** While it runs, the next step follows when the last one has been seen. */
  #runOn(): (() => void) | undefined {
    if (!this.running || !this.shown || this.shown.director.busy) return undefined;
    if (this.moment >= this.last) {
      this.running = false;
      return undefined;
    }
    const next = this.moment + 1;
    const timer = setTimeout(() => this.#go(next), settings.pace === 0 ? GLANCE_MS : LOOK_MS);
    return () => clearTimeout(timer);
  }

  key(event: KeyboardEvent): void {
    const { target } = event;
    if (!this.shown || (target instanceof HTMLInputElement && target.type === 'file')) return;
    const inControl = target instanceof HTMLInputElement || target instanceof HTMLButtonElement;
    if (event.key === 'ArrowLeft') this.turnTo(this.moment - 1);
    else if (event.key === 'ArrowRight') this.turnTo(this.moment + 1);
    else if (event.key === 'Home') this.turnTo(0);
    else if (event.key === 'End') this.turnTo(this.last);
    else if (event.key === ' ' && !inControl) this.running = !this.running;
    else return;
    event.preventDefault();
  }

  async checkDice(): Promise<void> {
    if (this.shown) this.checked = await check(this.shown.found, this.table);
  }

  /** The match file, as it was read. */
  save(): void {
    if (!this.shown) return;
    const { text, replay } = this.shown.found;
    saveText(`${replay.game}.hamlet`, text);
  }
}
