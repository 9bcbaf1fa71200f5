import type { NewTable } from '../src/types/wire';
import { checkText } from './boxes';
import { checkAxe, expect, hideText, openTable, SIZES, tableOf, test, visitor, type Page } from './harness';
import { playByClicks, playByKeys, touch as touchOne } from './player';

const GAME = 'three_little_pigs';

/** Two people at one device and a robot. */
const FAMILY: NewTable = {
  game: GAME,
  players: 3,
  chairs: [
    { kind: 'here', name: 'Rose', character: 'straw-hat' },
    { kind: 'here', name: 'Basile', character: 'glasses' },
    { kind: 'bot', name: 'Truffe', bot: 'greedy' },
  ],
};

const STREETS = [
  [['straw-door', 'straw-window', 'wood-roof'], ['brick-door']],
  [['wood-door', 'wood-window+1', 'straw-roof'], ['straw-window'], ['brick-window', 'brick-roof']],
  [['wood-window'], ['straw-door+1', 'brick-window']],
  [['brick-door+1', 'wood-roof']],
  [['straw-door']],
];

/** Everybody here, real dice: whatever they show is typed in. */
function scripted(
  players: number,
  position: Record<string, unknown>,
  options: NewTable['options'] = {},
): NewTable {
  const chairs = Array.from({ length: players }, (_, seat) => ({
    kind: 'here' as const,
    name: `Cochon ${seat + 1}`,
  }));
  return { game: GAME, players, chairs, options, position, dice: 'entered' };
}

/** Touch these one after the other: moves, parts of moves, and what the dice show. */
async function touch(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await touchOne(page, `[data-move="${name}"], [data-choose="${name}"]`);
  }
}

for (const [size, language] of [
  ['phone', 'fr'],
  ['desktop', 'en'],
] as const) {
  test(`a whole match by clicks: ${size}, ${language}`, async ({ page, server }) => {
    await page.setViewportSize(SIZES[size]);
    await openTable(page, server, FAMILY, { language });
    await playByClicks(page, { seed: 3 });
    await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('[data-act="again"]')).toBeInViewport({ ratio: 1 });
    await checkAxe(page);
    await checkText(page);
  });
}

test('a whole match by keys alone', async ({ page, server }) => {
  await page.setViewportSize(SIZES.tablet);
  await openTable(page, server, { ...FAMILY, players: 2, chairs: FAMILY.chairs?.slice(0, 1) ?? [] });
  await playByKeys(page, { seed: 5 });
  await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
});

test('a whole match with all text hidden', async ({ page, server }) => {
  await page.setViewportSize(SIZES.tablet);
  await openTable(
    page,
    server,
    { ...FAMILY, players: 2, chairs: FAMILY.chairs?.slice(0, 1) ?? [] },
    { wordless: true },
  );
  await hideText(page);
  await playByClicks(page, { seed: 8 });
  await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
});

test('a match between two browsers', async ({ page, browser, server, guard }) => {
  await page.setViewportSize(SIZES.desktop);
  const { table } = await openTable(page, server, {
    game: GAME,
    players: 2,
    chairs: [{ kind: 'here', name: 'Rose' }, { kind: 'elsewhere' }],
  });
  const guest = await visitor(browser, guard, 'phone', { language: 'fr' });
  await guest.goto(`${server.url}/table/${table}`);
  await guest.locator('[data-act="sit"]').first().click();
  await Promise.all([playByClicks(page, { seed: 1 }), playByClicks(guest, { seed: 2 })]);
  await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
  await expect(tableOf(guest)).toHaveAttribute('data-over', 'true');
  await guest.context().close();
});

test('a match survives a refresh and a power cut', async ({ page, ownServer, guard }) => {
  guard.allow(/WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource/);
  await page.setViewportSize(SIZES.tablet);
  await openTable(page, ownServer, FAMILY);
  await playByClicks(page, { seed: 4, moves: 4 });
  await page.reload();
  await playByClicks(page, { seed: 5, moves: 4 });
  await ownServer.kill();
  await ownServer.up();
  await playByClicks(page, { seed: 6 });
  await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
});

test('every kind of decision is made by touch', async ({ page, server }) => {
  await page.setViewportSize(SIZES.phone);
  await openTable(page, server, scripted(2, { houses: STREETS.slice(0, 2) }), { language: 'fr' });
  // Two dice are rolled again, then a door is bought for a new house, and a second tile for it.
  await touch(page, 'door', 'roof', 'door', 'window', 'window');
  await touch(page, 'die 1', 'die 2', 'roll white-roof black-door', 'door', 'window', 'stop');
  await touch(page, 'straw-door', 'buy straw-door new');
  await page.locator('[data-move^="straw-door"]').first().click(); // the tile that is turned up
  await expect(
    page.locator('[data-choose="straw-window"], [data-move^="buy straw-window"]').first(),
  ).toBeVisible();
  await expect(page.locator('[data-move="done"]')).toBeVisible();
});

test('a turn can be finished after one tile', async ({ page, server }) => {
  await page.setViewportSize(SIZES.desktop);
  await openTable(page, server, scripted(2, { houses: STREETS.slice(0, 2) }));
  await touch(page, 'door', 'window', 'window', 'window', 'door', 'stop', 'wood-window', 'buy wood-window 2');
  await page.locator('[data-move^="wood-window"]').first().click();
  await touch(page, 'done');
  await expect(tableOf(page)).toHaveAttribute('data-actor', 'chance');
});

test('a tile can be dragged to its place', async ({ page, server }) => {
  await page.setViewportSize(SIZES.desktop);
  await openTable(page, server, scripted(2, { houses: STREETS.slice(0, 2) }));
  await touch(page, 'window', 'window', 'window', 'window', 'door', 'stop');
  const version = Number(await tableOf(page).getAttribute('data-version'));
  const tile = await page.locator('[data-choose="brick-window"]').boundingBox();
  if (!tile) throw new Error('no tile to drag');
  await page.mouse.move(tile.x + tile.width / 2, tile.y + tile.height / 2);
  await page.mouse.down();
  await page.mouse.move(tile.x + 200, tile.y + 60, { steps: 4 });
  const place = await page.locator('[data-move="buy brick-window new"]').boundingBox();
  if (!place) throw new Error('no place to drop it');
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => Number(await tableOf(page).getAttribute('data-version')))
    .toBeGreaterThan(version);
});

test('the wolf comes, a house is chosen, and its straw flies', async ({ page, server }) => {
  await page.setViewportSize(SIZES.phone);
  await openTable(page, server, scripted(5, { houses: STREETS }), { language: 'fr' });
  await touch(page, 'door', 'window', 'wolf', 'door', 'wolf');
  await expect(page.locator('[data-move^="blow "]')).toHaveCount(7);
  await checkText(page);
  await checkAxe(page);
  await touch(page, 'blow 1:1', 'straw');
  await expect(tableOf(page)).toHaveAttribute('data-actor', 'chance');
});

for (const language of ['en', 'fr'] as const) {
  test(`five players at three sizes: ${language}`, async ({ page, server }) => {
    await page.setViewportSize(SIZES.phone);
    await openTable(page, server, scripted(5, { houses: STREETS }, { awards: true }), { language });
    await touch(page, 'door', 'window', 'wolf', 'door', 'roof');
    await expect(page.locator('[data-move="stop"]')).toBeVisible();
    await checkAxe(page);
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      await checkText(page);
    }
    const neighbour = page.locator('[data-look="3"]');
    await neighbour.click();
    await expect(neighbour).toHaveCount(0);
    await checkText(page);
    await page.locator('[data-act="back"]').click();
    await expect(neighbour).toBeVisible();
  });
}

test('touching a piece explains its rule', async ({ page, server }) => {
  await page.setViewportSize(SIZES.desktop);
  await openTable(page, server, scripted(2, { houses: STREETS.slice(0, 2) }));
  await touch(page, 'door', 'window', 'wolf', 'door', 'roof');
  for (const [topic, rule] of [
    ['stacks', 'TP-7'],
    ['wolf-die', 'TP-5'],
    ['house', 'TP-11'],
    ['finished', 'TP-17'],
  ]) {
    await page.locator(`[data-topic="${topic}"]`).first().click();
    await expect(page.locator(`[data-rule="${rule}"]`)).toBeVisible();
  }
  await checkAxe(page);
  await checkText(page);
});
