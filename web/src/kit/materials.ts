/** What houses are made of, and what is carried for them. */

export const MATERIALS = ['straw', 'wood', 'brick'] as const;
export type HouseMaterial = (typeof MATERIALS)[number];

export const LOADS = ['straw', 'wood', 'brick', 'stone', 'sand', 'tile'] as const;
export type LoadMaterial = (typeof LOADS)[number];

export const PARTS = ['door', 'window', 'roof'] as const;
export type Part = (typeof PARTS)[number];

/** One house tile. */
export interface TileLook {
  material: HouseMaterial;
  part: Part;
  flowerpots?: number;
}

export const TILE_WIDTH = 120;
export const TILE_HEIGHT: Record<Part, number> = { door: 90, window: 80, roof: 80 };
