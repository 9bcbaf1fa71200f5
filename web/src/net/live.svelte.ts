/** One table, live: what is known of it, how the line is, and wishes to it. */

import type { Language } from '../types/language';
import type { Answer } from '../types/wire';
import { fold, NOTHING_KNOWN, type Folded, type News, type TableKnown } from './fold';
import { pledgeWish, remembered } from './pledge';
import { keepTable, keepTypedWords, pledgeOf, redrawnWords, tokenOf, wordsAt } from './session';
import { Socket, type Status, type Wished } from './socket';
import type { KeptWords } from './words';

export class LiveTable {
  known = $state.raw<TableKnown>(NOTHING_KNOWN);
  status = $state<Status>('joining');
  /** Our words in the dice, once we sit here. */
  words = $state.raw<KeptWords | null>(null);
  readonly table: string;
  readonly #socket: Socket;
  readonly #tell: (news: News) => void;
  #language: Language;
  /** What is known was told in another language: everything is to be told again. */
  #stale = false;
  /** What the house was last told of our words, and under which numbers. */
  #pledged = '';
  readonly #pledges = new Set<number>();

  constructor(table: string, language: Language, tell: (news: News) => void) {
    this.table = table;
    this.#language = language;
    this.#tell = tell;
    this.#socket = new Socket(table, {
      hello: () => ({
        token: this.known.token || tokenOf(table),
        have: this.#stale ? 0 : this.known.version,
        language: this.#language,
      }),
      heard: (answer) => this.#heard(answer),
      status: (status) => (this.status = status),
    });
  }

  wish(wished: Wished): void {
    this.#socket.wish(wished);
  }

  play(move: string): void {
    this.wish({ type: 'play', version: this.known.version, move });
  }

  /** From now on everything is told in this language, and the story so far once more. */
  speak(language: Language): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#stale = true;
    this.#socket.greet();
  }

  /** Say something else to the dice, as long as the house is not bound. */
  reword(typed: string): void {
    keepTypedWords(typed);
    if (!this.known.view || this.known.view.dice.bound) return;
    redrawnWords(this.table);
    this.#mixWords();
  }

  close(): void {
    this.#socket.close();
  }

  #heard(answer: Answer): void {
    if (answer.type === 'refused' && this.#pledges.delete(answer.id)) return;
    const { known, news } = this.#folded(answer);
    this.known = known;
    this.#keep(answer);
    if (answer.type === 'welcome') this.#pledged = '';
    this.#mixWords();
    for (const item of news) {
      if (item.kind === 'sync') this.wish({ type: 'sync', have: item.have });
      else this.#tell(item);
    }
  }

  /** Words are promised and shown by themselves, whatever else people do at the table. */
  #mixWords(): void {
    const { view, seats, host } = this.known;
    if (view?.dice.kind !== 'fair' || (seats.length === 0 && !host)) return;
    if (view.began) {
      this.words ??= pledgeOf(this.table, '');
      return;
    }
    const kept = wordsAt(this.table);
    this.words = remembered(view.dice, kept);
    if (this.words !== kept) keepTable({ table: this.table, pledge: this.words });
    const wish = pledgeWish(view.dice, this.words);
    if (!wish || JSON.stringify(wish) === this.#pledged) return;
    this.#pledged = JSON.stringify(wish);
    this.#pledges.add(this.#socket.wish(wish));
  }

  #folded(answer: Answer): Folded {
    if (!this.#stale || answer.type !== 'welcome') return fold(this.known, answer);
    this.#stale = false;
    const again = fold({ ...NOTHING_KNOWN, token: this.known.token }, answer);
    return again.known.version === this.known.version ? { ...again, news: [] } : again;
  }

  /** Another tab of this device may have another token until one of them sits down. */
  #keep(answer: Answer): void {
    const { known, table } = this;
    const ours = known.seats.length > 0 || known.host;
    if (answer.type === 'welcome' && !ours && tokenOf(table)) return;
    if (answer.type !== 'welcome' && answer.type !== 'done' && !known.view?.result && !known.view?.closed)
      return;
    keepTable({
      table,
      token: known.token,
      game: known.game,
      names: known.view?.chairs.map((chair) => chair.name) ?? [],
      ours,
      over: known.view?.result != null || known.view?.closed === true,
    });
  }
}
