/** Tiles by their names: `straw-door+1` is a straw door with one flowerpot. */

import { MATERIALS, PARTS, type HouseMaterial as Material, type Part } from '../../kit/materials';

export { MATERIALS, PARTS };
export type { Material, Part };

export interface Tile {
  material: Material;
  part: Part;
  pots: number;
}

export function readTile(name: string): Tile {
  const [stack = '', pots = '0'] = name.split('+');
  const [material, part] = stack.split('-');
  return { material: material as Material, part: part as Part, pots: Number(pots) };
}

export function stackOf({ material, part }: Tile): string {
  return `${material}-${part}`;
}

/** The name of a tile: its stack and its flowerpots. */
export function nameOf(tile: Tile): string {
  return tile.pots ? `${stackOf(tile)}+${tile.pots}` : stackOf(tile);
}

/** Door, windows, roof: from the ground up. */
export function fromTheGround(names: string[]): string[] {
  const floor = (name: string): number => PARTS.indexOf(readTile(name).part);
  return [...names].sort((one, other) => floor(one) - floor(other));
}
