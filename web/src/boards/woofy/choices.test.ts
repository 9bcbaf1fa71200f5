import { describe, expect, test } from 'vitest';
import { controls } from './choices';
import { recorded } from '../recorded';
import { layout, THUMB } from './geometry';
import { ringOf } from './ring';
import { scene } from './scene';

const boxes = [
  { width: 360, height: 500 },
  { width: 1920, height: 900 },
];

describe.each(recorded('woofy').map((match, index) => ({ match, index })))(
  'recorded match $index',
  ({ match }) => {
    test.each(boxes)(
      'every legal move has one control, apart from the others, in $width x $height',
      (box) => {
        const ring = ringOf(match.setting);
        const at = layout(ring, box);
        for (const { before, step } of match.steps) {
          if (step.actor === 'chance') continue;
          const moves = before.offers.map(({ move }) => move);
          expect(moves).toContain(step.text);
          const offered = controls(before.offers, scene(before, match.setting), ring, at);
          expect(offered.map(({ offer }) => offer.move).sort()).toEqual(moves.sort());
          for (const [index, one] of offered.entries()) {
            expect(Math.min(one.across, one.down) * 2).toBeGreaterThanOrEqual(THUMB);
            expect(one.x - one.across).toBeGreaterThanOrEqual(-THUMB / 8);
            expect(one.x + one.across).toBeLessThanOrEqual(box.width + THUMB / 8);
            for (const other of offered.slice(index + 1)) {
              const covered =
                Math.abs(one.x - other.x) < other.across && Math.abs(one.y - other.y) < other.down;
              expect(covered, `${one.move} under ${other.move}`).toBe(false);
            }
          }
        }
      },
    );
  },
);
