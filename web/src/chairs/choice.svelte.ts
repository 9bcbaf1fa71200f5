/** Which editions of a game there are to choose from, and what was wrong with a file. */

import { book, checkEdition, Trouble } from '../net/api';
import { LONGEST_FILE, type EditionCard } from '../types/wire';
import { forgetEdition, keepEdition, keptEditions, offered } from './editions';

/** Why a file is not laid: the reader's own words about it, or one of ours. */
export type Fault = { said: string } | { word: 'away' | 'edition-large' | 'edition-none'; file: string };

export class EditionChoice {
  readonly game: string;
  fault = $state.raw<Fault | null>(null);
  #served = $state.raw<EditionCard[]>([]);
  #own = $state.raw<EditionCard[]>([]);
  /** Resolves once the server has said what it has; a server that is away has nothing. */
  readonly ready: Promise<void>;

  constructor(game: string) {
    this.game = game;
    this.#own = keptEditions(game);
    this.ready = book(game, 'en').then(
      ({ editions }) => void (this.#served = editions),
      () => undefined,
    );
  }

  get cards(): EditionCard[] {
    return offered(this.#served, this.#own);
  }
  find(file: string): EditionCard | undefined {
    return this.cards.find(({ name }) => name === file);
  }
  /** Ours can be forgotten; the server's own files cannot. */
  isOwn(file: string): boolean {
    return !this.#served.some(({ name }) => name === file);
  }

  /** Somebody came by a link that names an edition, which may be one that nobody has. */
  async look(file: string): Promise<void> {
    await this.ready;
    if (!this.find(file)) this.fault = { word: 'edition-none', file };
  }

  /** Reads a file, and keeps it if it can be played. Returns its name, or nothing. */
  async read(files: FileList | null | undefined): Promise<string> {
    const file = files?.[0];
    if (!file) return '';
    this.fault = file.size > LONGEST_FILE ? { word: 'edition-large', file: file.name } : null;
    if (this.fault) return '';
    try {
      this.#own = keepEdition(this.game, await checkEdition(this.game, file.name, await file.text()));
      return file.name;
    } catch (error) {
      const away = !(error instanceof Trouble) || error.reason === 'away';
      this.fault = away ? { word: 'away', file: file.name } : { said: error.message };
      return '';
    }
  }

  forget(file: string): void {
    this.#own = forgetEdition(this.game, file);
  }
}
