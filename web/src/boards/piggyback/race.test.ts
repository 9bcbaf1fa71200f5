import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { recorded } from '../recorded';
import { controls } from './controls';
import board from './board';
import { atRest, type Scene } from './scene';

const races = recorded('piggyback');
const title = (index: number) => {
  const { setting } = races[index] as (typeof races)[number];
  return `${setting.players} players, ${setting.options.shape}, ${setting.edition.name}`;
};

/** What the eye sees of a scene at rest; whose turn it is and what comes next is not told by events. */
function looks({ pigs, taken, gone, discs, face }: Scene) {
  return { pigs, taken, gone, discs, face };
}

describe.each(races.map((race, index) => [title(index), race] as const))(
  '%s',
  (_, { setting, start, steps }) => {
    it('every story ends where the position says', () => {
      let before = board.scene(start, setting);
      for (const { step } of steps) {
        const frames = board.frames(before, step, setting);
        const after = board.scene(step, setting);
        const last = frames.at(-1)?.scene ?? before;
        expect(looks(atRest(last)), step.text).toEqual(looks(after));
        before = after;
      }
    });

    it('every picture takes its time, and every event is told at most once', () => {
      let before = board.scene(start, setting);
      for (const { step } of steps) {
        const frames = board.frames(before, step, setting);
        for (const frame of frames) expect(frame.ms === 0 || (frame.ms >= 150 && frame.ms <= 450)).toBe(true);
        const told = frames.flatMap((frame) => (frame.event === undefined ? [] : [frame.event]));
        expect(new Set(told).size).toBe(told.length);
        expect([...told].sort((a, b) => a - b)).toEqual(step.events.map((__, index) => index));
        before = board.scene(step, setting);
      }
    });

    it('every move has a thing to be made with, and words in both languages', () => {
      for (const { after } of [{ after: start }, ...steps]) {
        const scene = board.scene(after, setting);
        expect(controls(after.offers, setting).map((control) => control.offer)).toEqual(after.offers);
        for (const language of ['en', 'fr'] as const) {
          const said = after.offers.map((offer) => board.moveWords(offer, scene, setting, language));
          expect(new Set(said).size, said.join()).toBe(after.offers.length);
          expect(board.prompt(after.offers, scene, setting, language) !== '').toBe(after.offers.length > 0);
        }
      }
    });

    it('the board draws every kind of moment, each move once', { timeout: 60_000 }, () => {
      const kinds = new Map(
        [{ after: start }, ...steps].map(({ after }) => [
          `${after.position.phase} ${after.offers.length}`,
          after,
        ]),
      );
      for (const [width, height] of [
        [360, 440],
        [1600, 800],
      ] as const) {
        for (const after of kinds.values()) {
          const { body } = render(board.Board, {
            props: {
              setting,
              offers: after.offers,
              ms: 0,
              outcomes: [],
              hint: null,
              language: 'fr',
              wordless: false,
              scene: board.scene(after, setting),
              actor: after.position.seat,
              box: { width, height },
              play: () => {},
              explain: () => {},
            },
          });
          const offered = [...body.matchAll(/data-move="([^"]*)"/g)].map((found) => found[1]);
          expect(offered.sort()).toEqual(after.offers.map((offer) => offer.move).sort());
          expect(body).not.toMatch(/NaN|undefined/);
        }
      }
    });
  },
);
