/** Where things stand on the table of The Three Little Pigs, in pixels of the box it fills. */

import { TILE_HEIGHT, type Part } from '../../kit/materials';
import type { Box } from '../../types/board';
import type { House } from './scene';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  upright: boolean;
  neighbours: Area;
  market: Area;
  dice: Area;
  buttons: Area;
  street: Area;
  /** Where the houses stand from which the wolf chooses. */
  lineUp: Area;
  /** The award cards; no room is kept for them without the option. */
  awards: Area;
}

const COLUMN = 138;
export const MARKET_WIDTH = 3 * COLUMN;
export const MARKET_HEIGHT = 262;
/** Between two houses of a street, eaves included. */
const PLOT = 152;

export function layout(box: Box, awards: boolean): Layout {
  return box.height > box.width * 1.05 ? standing(box, awards) : lying(box, awards);
}

/** A phone or tablet held upright: neighbours, market, dice, the own street. */
function standing({ width, height }: Box, awards: boolean): Layout {
  const gap = 6;
  const neighbours = { x: 0, y: 0, width, height: Math.round(height * 0.14) };
  const top = neighbours.height + gap;
  const marketHeight = Math.round(Math.min(height * 0.33, (width * 0.72 * MARKET_HEIGHT) / MARKET_WIDTH));
  const marketWidth = Math.round((marketHeight * MARKET_WIDTH) / MARKET_HEIGHT);
  const market = { x: gap, y: top, width: marketWidth, height: marketHeight };
  const side = { x: marketWidth + 2 * gap, width: width - marketWidth - 3 * gap };
  const cards = awards ? Math.round(marketHeight * 0.34) : 0;
  const dice = {
    x: gap,
    y: top + marketHeight + gap,
    width: width - 2 * gap,
    height: Math.round(Math.min(width / 5.4, height * 0.12)),
  };
  const streetTop = dice.y + dice.height + gap;
  return {
    upright: true,
    neighbours,
    market,
    awards: { ...side, y: top, height: cards },
    buttons: { ...side, y: top + cards, height: marketHeight - cards },
    dice,
    street: { x: 0, y: streetTop, width, height: height - streetTop },
    lineUp: {
      x: gap,
      y: top,
      width: width - 2 * gap,
      height: height - top - Math.round((height - streetTop) * 0.62),
    },
  };
}

/** A desktop or a tablet lying: market and dice at the left, the streets at the right. */
function lying({ width, height }: Box, awards: boolean): Layout {
  const gap = Math.round(Math.min(width, height) * 0.012);
  const left = Math.round(Math.min(width * 0.42, height * 0.95));
  const cards = awards ? Math.round(height * 0.13) : 0;
  const marketHeight = Math.round(
    Math.min(height * 0.56 - cards / 2, ((left - 2 * gap) * MARKET_HEIGHT) / MARKET_WIDTH),
  );
  const marketWidth = Math.round((marketHeight * MARKET_WIDTH) / MARKET_HEIGHT);
  const market = {
    x: Math.round((left - marketWidth) / 2),
    y: gap,
    width: marketWidth,
    height: marketHeight,
  };
  const diceHeight = Math.round(Math.min(left / 5.2, height * 0.2));
  const spare = Math.max(
    0,
    height - marketHeight - cards - diceHeight - Math.min(130, height * 0.18) - 5 * gap,
  );
  market.y += Math.round(spare * 0.35);
  const diceTop = market.y + marketHeight + cards + 2 * gap + Math.round(spare * 0.2);
  const dice = { x: gap, y: diceTop, width: left - 2 * gap, height: diceHeight };
  const buttonsTop = diceTop + diceHeight + gap;
  const neighbours = { x: left, y: 0, width: width - left, height: Math.round(height * 0.26) };
  return {
    upright: false,
    neighbours,
    market,
    awards: { x: gap, y: market.y + marketHeight + gap, width: left - 2 * gap, height: cards },
    dice,
    buttons: { x: gap, y: buttonsTop, width: left - 2 * gap, height: Math.max(0, height - buttonsTop - gap) },
    street: { x: left, y: neighbours.height, width: width - left, height: height - neighbours.height },
    lineUp: {
      x: left + gap,
      y: neighbours.height,
      width: width - left - Math.min(220, (width - left) * 0.3),
      height: height - neighbours.height,
    },
  };
}

/** Where each stack of the market is, in units of the kit, lower edge in the middle. */
export function stackSpot(column: number, part: Part): { x: number; y: number } {
  const y = { door: 0, window: -TILE_HEIGHT.door, roof: -TILE_HEIGHT.door - TILE_HEIGHT.window }[part];
  return { x: COLUMN * (column + 0.5), y: MARKET_HEIGHT - 6 + y };
}

export function heightOf(house: House): number {
  return house.tiles.reduce((sum, tile) => sum + TILE_HEIGHT[tile.part], 0);
}

/** How high the lower edge of each tile of a house is above the ground. */
export function floors(house: House): number[] {
  let height = 0;
  return house.tiles.map((tile) => {
    const floor = height;
    height += TILE_HEIGHT[tile.part];
    return floor;
  });
}

export interface Plots {
  scale: number;
  /** Middle of each plot and the ground below it. */
  spots: Array<{ x: number; y: number }>;
}

/** Below this a second row is started rather than that houses get smaller still. */
const SMALL = 0.75;

/** Houses side by side in an area, as large as they fit, in further rows where they would be tiny;
 *  `most` is the largest scale, `foot` the room below the ground of a row. */
export function plots(area: Area, heights: number[], most: number, foot = 26): Plots {
  let best = row(area, heights, most, foot, 1);
  for (let rows = 2; rows <= Math.min(4, heights.length) && best.scale < Math.min(most, SMALL); rows++) {
    const next = row(area, heights, most, foot, rows);
    if (next.scale > best.scale) best = next;
  }
  return best;
}

function row(area: Area, heights: number[], most: number, foot: number, rows: number): Plots {
  const tallest = Math.max(TILE_HEIGHT.door + TILE_HEIGHT.window, ...heights) + 24;
  const inRow = Math.max(1, Math.ceil(heights.length / rows));
  const scale = Math.min(most, area.width / (PLOT * inRow), (area.height / rows - foot) / tallest);
  const step = Math.min(area.width / inRow, PLOT * scale * 1.25);
  return {
    scale,
    spots: heights.map((_, index) => ({
      x: area.x + area.width / 2 + step * ((index % inRow) + 0.5 - inRow / 2),
      y: area.y + (area.height / rows) * (Math.floor(index / inRow) + 1) - foot,
    })),
  };
}

/** The ground lines of rows that stand above the street: `all`, or all but the lowest. */
export function ledges({ spots }: Plots, all: boolean): number[] {
  const lines = [...new Set(spots.map((spot) => spot.y))].sort((one, other) => one - other);
  return all ? lines : lines.slice(0, -1);
}

/** The radius of the head that says whose street it is. */
export function plateHead(area: Area): number {
  return Math.min(34, area.height * 0.13);
}
