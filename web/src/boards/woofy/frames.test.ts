import { describe, expect, test } from 'vitest';
import { SOUNDS } from '../../sound/sounds';
import { recorded } from '../recorded';
import { frames } from './frames';
import { ringOf } from './ring';
import { pigRoute, wolfRoute } from './route';
import { scene, type Scene } from './scene';

/** A scene without what lasts for one picture only. */
function lasting(picture: Scene) {
  return {
    ...picture,
    pigs: picture.pigs.map(({ pig, place, mood, carried }) => ({ pig, place, mood, carried })),
    wolf: { space: picture.wolf.space, mood: picture.wolf.mood },
    splash: false,
    dust: false,
  };
}

describe.each(recorded('woofy').map((match, index) => ({ match, index })))('recorded match $index', ({ match }) => {
  test('pictures lead from every position to the one after it', () => {
    for (const { before, step } of match.steps) {
      const first = scene(before.position, match.setting);
      const pictures = frames(first, step, match.setting);
      expect(lasting(pictures.at(-1)?.scene ?? first)).toEqual(lasting(scene(step.position, match.setting)));
    }
  });

  test('every happening is told once and in order, with known sounds, each picture 200 to 450 ms', () => {
    for (const { before, step } of match.steps) {
      const pictures = frames(scene(before.position, match.setting), step, match.setting);
      const told = pictures.flatMap(({ event }) => (event === undefined ? [] : [event]));
      expect(told).toEqual(step.events.map((_, index) => index));
      for (const { ms, sound } of pictures) {
        expect(ms).toBeGreaterThanOrEqual(200);
        expect(ms).toBeLessThanOrEqual(450);
        if (sound) expect(SOUNDS).toContain(sound);
      }
    }
  });

  test('pigs and wolf go space by space', () => {
    const ring = ringOf(match.setting);
    for (const { before, step } of match.steps) {
      const from = scene(before.position, match.setting);
      for (const happening of step.events) {
        if (happening['event'] === 'prowled') {
          expect(wolfRoute(ring, happening['from'] as number, happening['to'] as number)).toHaveLength(ring.stride);
        }
        if (happening['event'] !== 'went' || Number.isNaN(Number(from.face))) continue;
        const route = pigRoute(ring, happening['from'] as number, happening['to'] as number, from.face);
        const extra = happening['from'] === 'pot' ? 1 : 0;
        expect(route.stops).toHaveLength(Number(from.face) + extra);
        expect(route.stops.at(-1)).toBe(happening['to']);
      }
    }
  });
});
