/** Plays whatever glows, by finger or by keys, until the match is over. Knows no game: `data-move` is a
 *  move, `data-choose` a part of one (a die to roll again, a tile to buy), which brings the move nearer. */

import type { Page } from '@playwright/test';

/** Equal seeds play equally. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Playing {
  seed?: number;
  /** Stop after so many own moves, though the match goes on. */
  moves?: number;
  /** Moves are not answered while there is no network: a tap is enough. */
  unanswered?: boolean;
  /** Called before every move of ours. */
  before?: (page: Page, moves: number) => Promise<void>;
}

const GLOWS = '[data-move], [data-choose]';

interface Spot {
  move: string;
  x: number;
  y: number;
}

/** Every control of the board with a place where a finger really meets it. */
async function spots(page: Page): Promise<Spot[]> {
  return page.evaluate((glows) => {
    const found: Spot[] = [];
    const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
    for (const control of document.querySelectorAll<Element>(glows)) {
      const { left, top, width, height } = control.getBoundingClientRect();
      const spot = steps
        .flatMap((down) => steps.map((across) => ({ x: left + width * across, y: top + height * down })))
        .find(({ x, y }) => document.elementFromPoint(x, y)?.closest(glows) === control);
      if (spot) found.push({ move: control.getAttribute('data-move') ?? '', ...spot });
    }
    return found;
  }, GLOWS);
}

interface Now {
  over: boolean;
  version: string;
  busy: boolean;
  /** Everything that glows, and what of it is chosen; empty when nothing does. */
  glowing: string;
}

function look(glows: string): Now {
  const table = document.querySelector<HTMLElement>('.table[data-version]');
  const controls = [...document.querySelectorAll<HTMLElement | SVGElement>(glows)];
  return {
    over: table?.dataset['over'] === 'true',
    version: table?.dataset['version'] ?? '',
    busy: table?.dataset['busy'] === 'true',
    glowing: controls
      .map(({ dataset, ariaPressed }) => [dataset['move'], dataset['choose'], ariaPressed].join(' '))
      .join('; '),
  };
}

/** How often we look again before a touch counts as missed, and the pause between two looks. */
const LOOKS = 75;
const PAUSE_MS = 20;

/** The table once it is over or something of it can be touched, however long the others take. */
async function ready(page: Page): Promise<Now> {
  for (;;) {
    const now = await page.evaluate(look, GLOWS);
    if (now.over || (now.glowing && !now.busy)) return now;
    await page.waitForTimeout(PAUSE_MS);
  }
}

/** Whether something has happened: another version, or something else glows. Where nothing glows any more a
 *  move is on its way, and is waited for however long it takes. */
async function changed(page: Page, before: Now, unanswered: boolean): Promise<boolean> {
  let looks = 0;
  while (looks < LOOKS) {
    const { version, glowing } = await page.evaluate(look, GLOWS);
    if (version !== before.version || (glowing && glowing !== before.glowing)) return true;
    if (glowing) looks += 1;
    else if (unanswered) return true;
    await page.waitForTimeout(PAUSE_MS);
  }
  return false;
}

/** Sends off the note that hands the tablet on, if it is there. It leaves by itself at any moment, so it is
 *  found and tapped in one go. */
export async function sendOffNote(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-act="pass"]')?.click());
}

/** Touches a control once it is there and nothing lies over it. */
export async function touch(page: Page, control: string): Promise<void> {
  const found = page.locator(control).first();
  await found.waitFor();
  await sendOffNote(page);
  await found.click();
}

type Act = (page: Page, random: () => number) => Promise<void>;

async function play(page: Page, act: Act, playing: Playing): Promise<number> {
  const random = dice(playing.seed ?? 1);
  let made = 0;
  while (made < (playing.moves ?? 5000)) {
    const state = await ready(page);
    if (state.over) return made;
    await playing.before?.(page, made);
    await act(page, random);
    if (await changed(page, state, playing.unanswered ?? false)) made += 1;
  }
  return made;
}

/** A whole match with one finger. Returns how many moves it made. */
export async function playByClicks(page: Page, playing: Playing = {}): Promise<number> {
  return play(
    page,
    async (at, random) => {
      await sendOffNote(at);
      const glowing = await spots(at);
      if (glowing.length === 0) return;
      const whole = glowing.filter(({ move }) => move);
      const open = whole.length > 0 && random() < 0.75 ? whole : glowing;
      const spot = open[Math.floor(random() * open.length)] as Spot;
      await at.mouse.click(spot.x, spot.y);
    },
    playing,
  );
}

/** A whole match by Tab and Enter alone. */
export async function playByKeys(page: Page, playing: Playing = {}): Promise<number> {
  const onGlow = (at: Page): Promise<boolean> =>
    at.evaluate((glows) => document.activeElement?.matches(glows) ?? false, GLOWS);
  return play(
    page,
    async (at, random) => {
      let passed = Math.floor(random() * 3);
      for (let tabs = 0; tabs < 120; tabs += 1) {
        if (await onGlow(at)) {
          if (passed === 0) {
            await at.keyboard.press('Enter');
            return;
          }
          passed -= 1;
        }
        await at.keyboard.press('Tab');
      }
      throw new Error('no way by keys to anything that glows');
    },
    playing,
  );
}
