import { expect, test } from 'vitest';
import type { DiceView } from '../types/wire';
import { pledgeWish, promiseOf, remembered } from './pledge';
import { drawWords, type KeptWords } from './words';

const KEPT: KeptWords = { words: 'oink', commitment: '', promises: [], shown: false };
const MINE = { seats: [1], promise: promiseOf('oink'), shown: false, words: '' };
const OTHER = { seats: [0], promise: 'ab', shown: true, words: '' };
const dice = (more: Partial<DiceView>): DiceView => ({
  kind: 'fair',
  commitment: '',
  words: '',
  secret: '',
  bound: false,
  pledges: [],
  ...more,
});

test('a promise is the SHA-256 of the words', () => {
  expect(promiseOf('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(promiseOf('une étoile')).toHaveLength(64);
});

test('words are drawn anew each time, after what somebody typed, on one line', () => {
  const drawn = new Set(Array.from({ length: 50 }, () => drawWords('')));
  expect(drawn.size).toBe(50);
  const words = drawWords('  three\nlittle pigs\ud800 ');
  expect(words).toMatch(/^threelittle pigs( [a-z]{6}){8}$/);
  expect(drawWords('x'.repeat(500)).length).toBeLessThan(200);
});

test('words are promised, and shown only when the house is bound and our promise is in its list', () => {
  const promise = { type: 'promise', promise: MINE.promise };
  expect(pledgeWish(dice({}), KEPT)).toEqual(promise);
  expect(pledgeWish(dice({ pledges: [OTHER] }), KEPT)).toEqual(promise);
  expect(pledgeWish(dice({ pledges: [OTHER, MINE] }), KEPT)).toBeNull();
  const bound = { bound: true, commitment: 'cd' };
  expect(pledgeWish(dice({ ...bound, pledges: [OTHER] }), KEPT)).toBeNull();
  expect(pledgeWish(dice({ bound: true, pledges: [OTHER, MINE] }), KEPT)).toBeNull();
  expect(pledgeWish(dice({ ...bound, pledges: [OTHER, MINE] }), KEPT)).toEqual({
    type: 'reveal',
    words: 'oink',
  });
  expect(pledgeWish(dice({ ...bound, pledges: [OTHER, { ...MINE, shown: true }] }), KEPT)).toBeNull();
});

test('the house is held to what it published first', () => {
  const bound = dice({ bound: true, commitment: 'cd', pledges: [OTHER, MINE] });
  const kept = remembered(bound, KEPT);
  expect(kept).toEqual({ words: 'oink', commitment: 'cd', promises: ['ab', MINE.promise], shown: false });
  const later = dice({ bound: true, commitment: 'ef', pledges: [{ ...MINE, shown: true }] });
  expect(remembered(later, kept)).toEqual({ ...kept, shown: true });
  expect(remembered(dice({ pledges: [MINE] }), KEPT)).toBe(KEPT);
});
