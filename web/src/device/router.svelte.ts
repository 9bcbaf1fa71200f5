/** Where we are: `/`, `/new/<game>`, `/table/<id>`, `/replay/<id>`, `/replay`, `/sheet`. */

export class Route {
  path = $state(location.pathname);
  query = $state(location.search);

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  /** The path in pieces: `/table/abc` is `['table', 'abc']`. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }
}

export const route = new Route();
