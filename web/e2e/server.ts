/** A real `hamlet serve` with a data folder of its own, which can be stopped and started again. */

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The project itself. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OWN = join(ROOT, '.venv/bin/hamlet');
/** `hamlet` itself. */
export const COMMAND = existsSync(OWN) ? OWN : 'hamlet';
const PAGE = 'src/hamlet/server/page/index.html';
const PATIENCE_MS = 90_000;

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export class HamletServer {
  readonly port: number;
  readonly #folder: string;
  /** The project whose sources are served: this one, or a changed copy of it. */
  readonly #project: string;
  readonly #words: string[];
  /** How it cheats with fair dice, if it does (tests/bending_house.py). */
  readonly #bent: string;
  #process: ChildProcess | null = null;
  #said = '';

  private constructor(port: number, folder: string, project: string, words: string[], bent: string) {
    this.port = port;
    this.#folder = folder;
    this.#project = project;
    this.#words = words;
    this.#bent = bent;
  }

  /** With more words on the command line than usual, if any are given. */
  static async start(project = ROOT, words: string[] = [], bent = ''): Promise<HamletServer> {
    if (!existsSync(join(project, PAGE))) throw new Error('the page is not built: run `make page` first');
    const folder = await mkdtemp(join(tmpdir(), 'hamlet-e2e-'));
    const server = new HamletServer(await freePort(), folder, project, words, bent);
    await server.up();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Start, on the same port and the same data as before. */
  async up(): Promise<void> {
    const options = ['--port', String(this.port), '--database', join(this.#folder, 'tables.db')];
    const quick = [
      '--pace',
      '0',
      '--think',
      '0.1',
      '--thinkers',
      '1',
      '--rate',
      '0',
      '--message-rate',
      '200',
    ];
    const [program, ...first] = this.#program();
    const child = spawn(program as string, [...first, 'serve', ...options, ...quick, ...this.#words], {
      stdio: 'pipe',
      env: { ...process.env, PYTHONPATH: join(this.#project, 'src') },
    });
    child.stdout.on('data', (text: Buffer) => (this.#said += text.toString()));
    child.stderr.on('data', (text: Buffer) => (this.#said += text.toString()));
    this.#process = child;
    const until = Date.now() + PATIENCE_MS;
    while (Date.now() < until) {
      if (child.exitCode !== null) break;
      if (
        await fetch(`${this.url}/health`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return;
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
    throw new Error(`hamlet serve does not answer:\n${this.#said}`);
  }

  #program(): string[] {
    if (!this.#bent) return [COMMAND];
    const python = join(ROOT, '.venv/bin/python');
    const house = join(ROOT, 'tests/bending_house.py');
    return [existsSync(python) ? python : 'python3', house, this.#bent];
  }

  /** Killed without a warning, as by a power cut. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async close(): Promise<void> {
    await this.#end('SIGTERM');
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }
}
