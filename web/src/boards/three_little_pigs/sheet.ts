/** The score sheet as the server writes it: one row for each seat, every point explained. */

import type { Ending } from '../../wire';

export interface HouseLine {
  tiles: string[];
  complete: boolean;
  points: number;
  flowerpots: number;
}

export interface SheetRow {
  seat: number;
  houses: HouseLine[];
  tiles: number;
  flowerpots: number;
  houses_bonus: number;
  awards: Record<string, number>;
  total: number;
}

export function sheetOf(result: Ending): SheetRow[] {
  return result.sheet as unknown as SheetRow[];
}
