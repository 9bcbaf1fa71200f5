/** Cochonstructeurs at the table: whole matches, every kind of decision, and how it looks. */

import { checkText } from './boxes';
import {
  checkAxe,
  expect,
  makeTable,
  openTable,
  SIZES,
  tableOf,
  test,
  versionOf,
  visitor,
  type Page,
} from './harness';
import { playByClicks, playByKeys, touch as touchOne } from './player';
import type { NewChair, NewTable } from '../src/types/wire';

const TILES = ['stone', 'wood', 'sand', 'tile'];
const ROLES = ['lucky', 'mason', 'scout', 'runner'];
const HOME = { at: 'home' };

const here = (...names: string[]): NewChair[] => names.map((name) => ({ kind: 'here', name }));
const bots = (count: number): NewChair[] =>
  Array.from({ length: count }, () => ({ kind: 'bot', bot: 'greedy' }));

/** A table in the middle of a match. */
function middle(
  pigs: Array<Record<string, unknown>>,
  more: Record<string, unknown> = {},
  wish: Partial<NewTable> = {},
): NewTable {
  return {
    game: 'cochonstructeurs',
    players: pigs.length,
    chairs: here('Rose', 'Léo', 'Mia', 'Tom').slice(0, pigs.length),
    position: { tiles: TILES, roles: ROLES.slice(0, pigs.length), pigs, ...more },
    ...wish,
  };
}

const NEAR_THE_END = middle([HOME, HOME, HOME, HOME], {
  built: 6,
  reserve: 'TTTTSSSS',
  threat: 24,
  wheel: 3,
});

async function isOver(page: Page): Promise<void> {
  await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
}

test('a whole match from the start, on a phone, in French', async ({ page, server }) => {
  await page.setViewportSize(SIZES.phone);
  await openTable(
    page,
    server,
    {
      game: 'cochonstructeurs',
      players: 4,
      chairs: [...here('Rose'), ...bots(3)],
      options: { roles: 'chosen' },
    },
    { language: 'fr' },
  );
  await playByClicks(page, { seed: 3 });
  await isOver(page);
});

test('people and bots near the end, on a large screen, in English', async ({ page, server }) => {
  await page.setViewportSize(SIZES.desktop);
  await openTable(page, server, { ...NEAR_THE_END, chairs: [...here('Ann', 'Bob'), ...bots(2)] });
  await playByClicks(page, { seed: 5 });
  await isOver(page);
});

test('by keys alone', async ({ page, server }) => {
  await page.setViewportSize(SIZES.desktop);
  await openTable(
    page,
    server,
    middle(
      [HOME, { at: '2.3', came: '2.2', bag: 'B' }],
      { built: 6, reserve: 'TTTSSS', threat: 50 },
      { chairs: [...here('Ann'), ...bots(1)] },
    ),
  );
  await playByKeys(page, { seed: 2 });
  await isOver(page);
});

test('between two browsers', async ({ page, browser, server, guard }) => {
  await page.setViewportSize(SIZES.desktop);
  const created = await openTable(page, server, {
    ...middle([HOME, HOME], { built: 6, reserve: 'TTTTSSSS', threat: 54 }),
    chairs: [{ kind: 'here', name: 'Ann' }, { kind: 'elsewhere' }],
    wait: true,
  });
  const guest = await visitor(browser, guard, 'phone', { language: 'fr' });
  await guest.goto(`${server.url}/table/${created.table}`);
  await guest.locator('[data-act="sit"]').click();
  await page.locator('[data-act="begin"]').click();
  await expect(tableOf(guest)).toBeVisible();
  await Promise.all([playByClicks(guest, { seed: 8 }), playByClicks(page, { seed: 9 })]);
  await isOver(page);
  await isOver(guest);
  await guest.context().close();
});

test('survives a refresh and a server that is killed', async ({ page, ownServer, guard }) => {
  guard.allow(/WebSocket|ERR_CONNECTION|Failed to load|fetch/i);
  await page.setViewportSize(SIZES.phone);
  await openTable(
    page,
    ownServer,
    { ...NEAR_THE_END, chairs: [...here('Rose'), ...bots(3)] },
    { language: 'fr' },
  );
  await playByClicks(page, { seed: 4, moves: 2 });
  await page.reload();
  await expect(tableOf(page)).toBeVisible();
  const version = await versionOf(page);
  await ownServer.kill();
  await ownServer.up();
  await expect.poll(() => versionOf(page)).toBeGreaterThanOrEqual(version);
  await playByClicks(page, { seed: 6 });
  await isOver(page);
});

/** Touch a control, and wait until the server has heard of it. */
async function touch(page: Page, move: string): Promise<void> {
  const version = await versionOf(page);
  const control = `[data-move="${move}"]`;
  await expect(page.locator(control)).toHaveCount(1);
  await touchOne(page, control);
  await expect.poll(() => versionOf(page)).toBeGreaterThan(version);
}

/** A table with real dice, on which these things are touched one after the other. */
const DECISIONS: Array<{ name: string; table: NewTable; touches: string[] }> = [
  {
    name: 'roles, tiles and the first move',
    table: {
      game: 'cochonstructeurs',
      players: 2,
      chairs: here('Rose', 'Léo'),
      options: { roles: 'chosen' },
    },
    touches: [
      'stone',
      'wood',
      'sand',
      'role scout',
      'role lucky',
      'move',
      '4',
      'go 2.4',
      'move',
      '3',
      'reroll',
      '2',
      'go 1.2',
      'lucky-day',
      'take tile',
      'draw',
      'no-hurry',
    ],
  },
  {
    name: 'keep a roll, and no second card',
    table: middle([{ at: '1.1', came: 'home' }, HOME]),
    touches: ['move', '1', 'keep', 'go 1.2', 'time-flies', 'no', 'nothing'],
  },
  { name: 'building', table: middle([HOME, HOME], { reserve: 'PP' }), touches: ['build', '5'] },
  {
    name: 'a landslide, as the action and after a move',
    table: middle(
      [
        { at: '1.8', came: '1.7' },
        { at: '2.7', came: '2.6' },
      ],
      { landslides: ['1.9', '2.9'] },
    ),
    touches: ['clear 1.9', '2', 'keep', 'move', '1', 'go 2.8', 'no'],
  },
  {
    name: 'the bridge: walk on, then jump',
    table: middle(
      [
        { at: '3.6', came: '3.5', bag: 'BB' },
        { at: '3.6', came: '3.5', bag: 'S' },
      ],
      { bridge: 'down' },
    ),
    touches: ['move', '2', 'keep', 'go 3.8', 'cross', '6', 'keep', 'move', '1', 'go 3.7', 'jump', '5'],
  },
  {
    name: 'the torrent',
    table: middle([{ at: '4.9', came: '4.8', bag: 'B' }, HOME, { at: 'den' }]),
    touches: ['move', '2', 'keep', 'go bank', 'cross', '5'],
  },
  {
    name: 'the hunter',
    table: middle([{ at: 'hunter', came: 'lane', bag: 'PBST' }, { at: 'den' }, { at: 'den' }]),
    touches: ['nothing', 'try', '6', '6', 'nothing'],
  },
  { name: 'the den', table: middle([{ at: 'den' }, HOME]), touches: ['try', '6', '1'] },
  {
    name: 'a hole in the bag',
    table: middle([{ at: '1.1', came: 'home', bag: 'PB' }, HOME]),
    touches: ['move', '1', 'keep', 'go 1.2', 'holed-bag', 'lose wood', 'no'],
  },
  {
    name: 'goblins',
    table: middle(
      [
        { at: '2.2', bag: 'PB' },
        { at: '3.3', bag: 'ST' },
      ],
      { threat: 11, first: 0, seat: 1 },
    ),
    touches: ['nothing', 'goblins', 'lose stone', 'lose sand'],
  },
];

for (const { name, table, touches } of DECISIONS) {
  test(`every kind of decision: ${name}`, async ({ page, server }) => {
    await page.setViewportSize(SIZES.phone);
    await openTable(page, server, { ...table, dice: 'entered' }, { language: 'fr' });
    for (const move of touches) await touch(page, move);
  });
}

test('part of a load is put down, and a friend is chosen for the hunter', async ({ page, server }) => {
  await page.setViewportSize(SIZES.phone);
  await openTable(page, server, middle([{ at: 'home', bag: 'PPB' }, HOME], { phase: 'put-first' }));
  await page.locator('[data-token]').last().click();
  await touch(page, 'put PP');

  const friends = await makeTable(
    server,
    middle([{ at: 'hunter', came: 'lane', bag: 'PB' }, { at: 'den' }, { at: 'den' }]),
  );
  await page.evaluate(
    (entry) => {
      localStorage.setItem('hamlet.tables', JSON.stringify([entry]));
    },
    {
      table: friends.table,
      token: friends.token,
      game: 'cochonstructeurs',
      names: [],
      ours: true,
      over: false,
      at: 0,
    },
  );
  await page.goto(`${server.url}/table/${friends.table}`);
  await page.locator('[data-prisoner="2"]').click();
  await touch(page, 'free seat-2 for PB');
});

const LOOKS: Array<[string, NewTable]> = [
  [
    'day',
    middle(
      [
        HOME,
        { at: '2.5', came: '2.4', bag: 'BB' },
        { at: 'den', bag: 'T' },
        { at: '3.3', came: '3.2', bag: 'S' },
      ],
      { reserve: 'PPB', built: 2, threat: 8, wheel: 2, wolves: [4] },
    ),
  ],
  [
    'night in winter',
    middle([{ at: '1.3', came: '1.2' }, HOME, { at: 'den' }, HOME], {
      built: 5,
      threat: 20,
      wheel: 6,
      winter: true,
      unlucky: true,
      wolves: [3, 12, 9],
      landslides: ['2.9'],
      bridge: 'down',
    }),
  ],
];

for (const size of ['phone', 'tablet', 'desktop'] as const) {
  for (const language of ['fr', 'en'] as const) {
    const [name, table] = LOOKS[language === 'fr' ? 1 : 0] as [string, NewTable];
    test(`nothing is wrong to look at: ${size}, ${language}, ${name}`, async ({ page, server }) => {
      test.slow();
      await page.setViewportSize(SIZES[size]);
      await openTable(page, server, table, { language });
      await expect(page.locator('[data-move]').first()).toBeVisible();
      await checkText(page);
      await page.locator('[data-act="team"]').click();
      await checkText(page);
      if (size !== 'tablet') await checkAxe(page);
    });
  }
}

test('a space is as large as a thumb on a phone, and the camera can be moved', async ({ page, server }) => {
  await page.setViewportSize(SIZES.phone);
  await openTable(page, server, middle([HOME, HOME]));
  const smaller = async (): Promise<number> => {
    const home = await page.locator('[data-topic="home"]').last().boundingBox();
    return Math.min(home?.width ?? 0, home?.height ?? 0);
  };
  await expect.poll(smaller).toBeGreaterThanOrEqual(48);
  const world = page.locator('.world');
  const before = await world.getAttribute('style');
  await page.locator('[data-act="closer"]').click();
  await expect(world).not.toHaveAttribute('style', before ?? '');
  await page.locator('[data-act="map"]').click();
  await page.mouse.move(180, 300);
  await page.mouse.down();
  await page.mouse.move(120, 260, { steps: 4 });
  await page.mouse.up();
  await expect(tableOf(page)).toHaveAttribute('data-busy', 'false');
});
