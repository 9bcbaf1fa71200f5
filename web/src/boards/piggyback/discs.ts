/** The discs with which plates are paid for: each plate's own place, each pig's own colour. */

import { paint, pigsOf, type Box } from './box';
import type { Path, Plank } from './geometry';
import type { Scene } from './scene';

/** A disc beside the plate that it paid for. */
export interface Laid {
  seat: number;
  plate: number;
  x: number;
  y: number;
  colour: string;
}

export function laidDiscs({ discs }: Scene, path: Path, box: Box): Laid[] {
  return discs.map((seat, plate) => {
    const plank = path.planks.find((one) => one.plate === plate + box.plates.length) as Plank;
    const nth = discs.slice(0, plate).filter((owner) => owner === seat).length;
    const turn = (plank.angle * Math.PI) / 180;
    return {
      seat,
      plate,
      x: plank.x + Math.sin(turn) * 66 + (Math.abs(Math.sin(turn)) > 0.7 ? 4 : 26),
      y: plank.y + Math.abs(Math.cos(turn)) * 60 + 6,
      colour: colourOf(box, seat, nth),
    };
  });
}

/** The colours of the discs that whoever plays still has. */
export function spareDiscs(scene: Scene, box: Box): string[] {
  if (scene.phase === 'over' || scene.phase === 'drawing-first') return [];
  return Array.from({ length: scene.discsLeft[scene.seat] ?? 0 }, (_, n) =>
    colourOf(box, scene.seat, box.discs - 1 - n),
  );
}

function colourOf(box: Box, seat: number, nth: number): string {
  const pig = pigsOf(seat, box)[nth] ?? 0;
  return paint(box.pigs[pig]?.name ?? '', pig);
}
