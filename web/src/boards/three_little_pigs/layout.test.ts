import { expect, test } from 'vitest';
import { layout, plots, type Area } from './layout';

const SIZES = [
  { width: 360, height: 520 },
  { width: 640, height: 300 },
  { width: 820, height: 1040 },
  { width: 1920, height: 980 },
];

function apart(one: Area, other: Area): boolean {
  return (
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y
  );
}

test.each(SIZES)('areas fill $width×$height without touching each other', (box) => {
  for (const awards of [false, true]) {
    const { neighbours, market, dice, buttons, street, lineUp, awards: cards } = layout(box, awards);
    const areas = [neighbours, market, dice, buttons, street, ...(awards ? [cards] : [])];
    expect(apart(lineUp, neighbours)).toBe(true);
    for (const [index, area] of areas.entries()) {
      expect(area.x).toBeGreaterThanOrEqual(0);
      expect(area.y).toBeGreaterThanOrEqual(0);
      expect(area.x + area.width).toBeLessThanOrEqual(box.width);
      expect(area.y + area.height).toBeLessThanOrEqual(box.height);
      for (const other of areas.slice(index + 1)) expect(apart(area, other)).toBe(true);
    }
  }
});

test('on a phone every stack, die and button is as large as a thumb', () => {
  const { market, dice, buttons } = layout({ width: 360, height: 520 }, true);
  expect(market.width / 3).toBeGreaterThanOrEqual(48);
  expect(market.height / 3).toBeGreaterThanOrEqual(48);
  expect(Math.min(dice.width / 5, dice.height)).toBeGreaterThanOrEqual(48);
  expect(Math.min(buttons.width, buttons.height / 2)).toBeGreaterThanOrEqual(48);
});

test.each([1, 3, 7, 16])('%i houses stand inside their area', (number) => {
  const area = { x: 20, y: 300, width: 340, height: 200 };
  const { scale, spots } = plots(
    area,
    Array.from({ length: number }, () => 250),
    1.4,
  );
  expect(spots).toHaveLength(number);
  for (const spot of spots) {
    expect(spot.x - 60 * scale).toBeGreaterThanOrEqual(area.x - 1);
    expect(spot.x + 60 * scale).toBeLessThanOrEqual(area.x + area.width + 1);
    expect(spot.y - 250 * scale).toBeGreaterThanOrEqual(area.y - 1);
    expect(spot.y).toBeLessThanOrEqual(area.y + area.height);
  }
});
