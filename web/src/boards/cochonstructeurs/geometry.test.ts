import { describe, expect, test } from 'vitest';
import type { Setting } from './game';
import { recorded } from '../recorded';
import { farthest, fit, keep, nearest, THUMB } from './camera';
import { printed } from './edition';
import { SPACE, STEP, valley } from './geometry';
import { layout, type Area } from './layout';

const SETTING = (recorded('cochonstructeurs')[0] as { setting: Setting }).setting;
const BOXES = [
  { width: 360, height: 440 },
  { width: 580, height: 250 },
  { width: 820, height: 960 },
  { width: 1840, height: 970 },
];

/** Another box: a longer first path, and no bridge, ford or torrent at all. */
const OTHER: Setting = {
  ...SETTING,
  edition: {
    ...SETTING.edition,
    spaces: [
      ...printed(SETTING).spaces.filter(
        ({ kind, name }) =>
          !['bridge', 'torrent', 'ford', 'den'].includes(kind) && !/^3\.([89]|1\d)|bank/.test(name),
      ),
      { name: '1.12', kind: 'plain', at: [0, -12], joins: ['1.11'], leads: [], path: 0, needs: 0 },
    ],
  },
};

function apart(one: Area, other: Area): boolean {
  return (
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y
  );
}

describe.each([SETTING, OTHER])('a valley', (setting) => {
  test.each([0.7, 1, 1.5, 2])('of the shape %d has room for every space', (aspect) => {
    const land = valley(setting, aspect);
    const spots = [...land.spots.values()];
    expect(spots).toHaveLength(printed(setting).spaces.length);
    expect(land.ring).toHaveLength(printed(setting).ring);
    for (const { x, y } of [...spots, ...land.ring]) {
      expect(x).toBeGreaterThan(SPACE / 2);
      expect(y).toBeGreaterThan(SPACE / 2);
      expect(x).toBeLessThan(land.width - SPACE / 2);
      expect(y).toBeLessThan(land.height - SPACE / 2);
    }
    for (const { points } of land.tracks) {
      const [a, b] = [points[0], points.at(-1)];
      expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThanOrEqual(
        STEP - 0.1,
      );
    }
    spots.forEach((one, index) => {
      for (const other of spots.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y), `${one.name} ${other.name}`).toBeGreaterThan(
          SPACE * 0.8,
        );
      }
    });
  });

  test('the wolves meet the paths where the box says', () => {
    const land = valley(setting, 1.4);
    for (const [name, place] of Object.entries(printed(setting).meetings)) {
      const [spot, ring] = [land.spots.get(name), land.ring[place]];
      if (spot) expect(Math.hypot(spot.x - (ring?.x ?? 0), spot.y - (ring?.y ?? 0))).toBeLessThan(1);
    }
  });
});

test.each(BOXES)('in $width×$height nothing lies on anything else', (box) => {
  const { view, tray, gauge, wheel, plan, upright } = layout(box);
  const areas = [tray, gauge, wheel, plan].filter((area) => area !== null);
  for (const area of upright ? [tray, plan].filter((one) => one !== null) : areas)
    expect(apart(view, area)).toBe(true);
  areas.forEach((area, index) => {
    expect(area.x).toBeGreaterThanOrEqual(0);
    expect(area.y).toBeGreaterThanOrEqual(0);
    expect(area.x + area.width).toBeLessThanOrEqual(box.width);
    expect(area.y + area.height).toBeLessThanOrEqual(box.height);
    for (const other of areas.slice(index + 1)) expect(apart(area, other)).toBe(true);
  });
});

test.each(BOXES)('in $width×$height spaces are large enough, and the camera stays in the valley', (box) => {
  const { view } = layout(box);
  const land = valley(SETTING, view.width / view.height);
  const near = fit([land.spots.get('home') as { x: number; y: number }], land, view);
  expect(near.zoom * SPACE).toBeGreaterThanOrEqual(box.width < 1000 ? THUMB - 0.01 : 40);
  const away = keep({ x: -9000, y: 9000, zoom: 100 }, land, view);
  expect(away.zoom).toBeLessThanOrEqual(nearest(land, view) * 2);
  expect(away.x - view.width / away.zoom / 2).toBeGreaterThanOrEqual(-0.01);
  expect(away.y + view.height / away.zoom / 2).toBeLessThanOrEqual(land.height + 0.01);
  expect(keep({ x: 0, y: 0, zoom: 0 }, land, view).zoom).toBe(farthest(land, view));
});
