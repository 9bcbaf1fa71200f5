import { describe, expect, test } from 'vitest';
import { recorded } from '../recorded';
import { frames } from './frames';
import { dicePicked, dieName, namedBy, readMove, rollable, rollMove, spentDice } from './moves';
import { diceInBox, scene, type Scene } from './scene';
import { moveWords, prompt } from './words';

const MATCHES = recorded('three_little_pigs');

/** What a scene shows, whatever the order of dice and twins. */
function shown(at: Scene): unknown {
  return {
    ...at,
    wolf: null,
    spinner: null,
    dice: at.dice.map((die) => `${die.kind} ${die.face}`).sort(),
    streets: at.streets.map((street) => street.map((house) => house.tiles.map((tile) => tile.key))),
  };
}

describe.each(MATCHES.map((match, index) => ({ match, index })))('match $index', ({ match }) => {
  test('the pictures lead to where the position is', () => {
    let now = scene(match.start, match.setting);
    for (const { step } of match.steps) {
      const pictures = frames(now, step, match.setting);
      for (const { ms } of pictures) expect(ms).toBeGreaterThan(0);
      const end = scene(step, match.setting, now);
      const last = pictures.at(-1)?.scene ?? now;
      expect(shown({ ...last, ...calm(end) })).toEqual(shown(end));
      now = end;
    }
  });

  test('every die of the box lies somewhere, and dice that stay keep their places', () => {
    let now = scene(match.start, match.setting);
    for (const { step } of match.steps) {
      const next = scene(step, match.setting, now);
      expect(next.dice).toHaveLength(diceInBox(match.setting).white + diceInBox(match.setting).black);
      if (step.actor === 'chance' && step.events[0]?.event === 'fell' && next.turn === now.turn) {
        const moved = next.dice.filter(
          (die, place) => now.dice[place]?.face && now.dice[place]?.face !== die.face,
        );
        expect(moved).toEqual([]);
      }
      now = next;
    }
  });

  test('every legal move can be put together on the board', () => {
    let now = scene(match.start, match.setting);
    for (const { after, step } of match.steps) {
      now = scene(step, match.setting, now);
      const moves = after.offers.map(({ move }) => readMove(move));
      for (const offer of after.offers) {
        const { move: text } = offer;
        const move = readMove(text);
        expect(move.text).toBe(text);
        if (move.is === 'roll') {
          const places = dicePicked(now.dice, move.dice);
          const picked = now.dice.filter((_, place) => places.includes(place));
          expect(rollMove(moves, picked)).toBe(text);
          expect(picked.every((die) => rollable(moves).has(dieName(die)))).toBe(true);
        }
        if (move.is === 'buy' && move.house !== 'new') {
          expect(namedBy(now, now.seat, move.house)).toContain(move.house);
          expect(now.streets[now.seat]?.[move.house]).toBeDefined();
        }
        if (move.is === 'blow') expect(now.streets[move.seat]?.[move.house]).toBeDefined();
        for (const language of ['en', 'fr'] as const) {
          expect(moveWords(offer, now, match.setting, language)).not.toMatch(/[{}]|^$/);
          expect(prompt(after.offers, now, match.setting, language)).not.toBe('');
        }
      }
      expect(spentDice(now).size).toBeLessThanOrEqual(now.dice.length);
    }
  });
});

test.each(MATCHES.flatMap(({ result }) => (result ? [result] : [])))(
  'a sheet explains the scores $scores',
  (result) => {
    expect(result.sheet.map((row) => row.total)).toEqual(result.scores);
  },
);

test('all that can happen is among the recorded matches', () => {
  const told = new Set(
    MATCHES.flatMap(({ steps }) => steps.flatMap(({ step }) => step.events.map((one) => one.event))),
  );
  expect(MATCHES.some(({ result }) => result)).toBe(true);
  for (const event of [
    'bought',
    'completed',
    'won-card',
    'wolf-comes',
    'blows-on',
    'spun',
    'blown-away',
    'unharmed',
    'house-gone',
    'ended',
  ]) {
    expect(told).toContain(event);
  }
});

/** Fields that belong to the rules' bookkeeping, not to a picture. */
function calm(end: Scene): Partial<Scene> {
  return {
    turn: end.turn,
    phase: end.phase,
    rolls: end.rolls,
    bought: end.bought,
    seat: end.seat,
    dice: end.dice,
    namedBy: end.namedBy,
    spent: end.spent,
    purse: end.purse,
    points: end.points,
    emptyStacks: end.emptyStacks,
  };
}
