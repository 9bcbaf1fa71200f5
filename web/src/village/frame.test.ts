import { describe, expect, it } from 'vitest';
import { framed, inSight, stageOf } from './frame';

const SIZES = [
  [360, 640, 'upright'],
  [390, 844, 'upright'],
  [820, 1180, 'upright'],
  [640, 360, 'sideways'],
  [1024, 768, 'sideways'],
  [1180, 820, 'sideways'],
  [1920, 1080, 'sideways'],
] as const;

describe.each([0, 1, 5])('the frame of the village with %i games more', (more) => {
  it.each(SIZES)(
    'at %i×%i is %s and shows the whole stage between the controls',
    (width, height, expected) => {
      const window = { width, height, top: 56, bottom: 64 };
      const { composition, scale, left: x, top: y, width: w, height: h } = framed(window, more);
      if (more === 0) expect(composition).toBe(expected);
      const stage = stageOf(composition, more);
      expect(x).toBeLessThanOrEqual(0.1);
      expect(x + w).toBeGreaterThanOrEqual(stage.width - 0.1);
      expect(y + window.top / scale).toBeLessThanOrEqual(0.1);
      expect(y + h - window.bottom / scale).toBeGreaterThanOrEqual(stage.height - 0.1);
      expect(w * scale).toBeCloseTo(width, 0);
      expect(h * scale).toBeCloseTo(height, 0);
    },
  );

  it('leaves out what nobody sees', () => {
    const sight = framed({ width: 360, height: 640, top: 56, bottom: 64 });
    expect(inSight(sight, 360, 500)).toBe(true);
    expect(inSight(sight, 1200, 500)).toBe(false);
    expect(inSight(sight, 360, 3000)).toBe(false);
  });
});
