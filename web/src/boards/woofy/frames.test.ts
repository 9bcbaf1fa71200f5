import { describe, expect, test } from 'vitest';
import { SOUNDS } from '../../types/sounds';
import { recorded } from '../recorded';
import { frames } from './frames';
import { pigAt, scene, type Scene } from './scene';

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

describe.each(recorded('woofy').map((match, index) => ({ match, index })))(
  'recorded match $index',
  ({ match }) => {
    test('pictures lead from every position to the one after it', () => {
      for (const { before, step } of match.steps) {
        const first = scene(before, match.setting);
        const pictures = frames(first, step, match.setting);
        expect(lasting(pictures.at(-1)?.scene ?? first)).toEqual(lasting(scene(step, match.setting)));
      }
    });

    test('every happening is told once and in order, with known sounds, each picture 200 to 450 ms', () => {
      for (const { before, step } of match.steps) {
        const pictures = frames(scene(before, match.setting), step, match.setting);
        const told = pictures.flatMap(({ event }) => (event === undefined ? [] : [event]));
        expect(told).toEqual(step.events.map((_, index) => index));
        for (const { ms, sound } of pictures) {
          expect(ms).toBeGreaterThanOrEqual(200);
          expect(ms).toBeLessThanOrEqual(450);
          if (sound) expect(SOUNDS).toContain(sound);
        }
      }
    });

    test('pigs and wolf touch every place that the rules told', () => {
      for (const { before, step } of match.steps) {
        const pictures = frames(scene(before, match.setting), step, match.setting);
        for (const what of step.events) {
          if (what.event !== 'went' && what.event !== 'hid') continue;
          const touched = pictures.map((picture) => pigAt(picture.scene, what.pig).place);
          for (const place of what.way) expect(touched).toContain(place);
        }
      }
    });
  },
);
