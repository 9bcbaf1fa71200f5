import { expect, test } from 'vitest';
import { promiseOf } from '../net/pledge';
import type { KeptWords } from '../net/words';
import { checkDice, holder, mixedWords, ticket, type Dice, type Roll } from './fairdice';

const SECRET = Uint8Array.from({ length: 32 }, (_, index) => index);
const HEX = [...SECRET].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** From Python: [fair_ticket(bytes(range(32)), "groin", n, 6) for n in range(12)], and so on. */
const SIXES = [0, 1, 5, 0, 0, 4, 5, 4, 1, 0, 3, 4];
const FACES = ['1', '2', '3', '4', '5', '6'].map((name) => ({ name, weight: 1 }));

const DICE: Dice = {
  kind: 'fair',
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  words: 'groin',
  secret: HEX,
  mixed: [],
};
const ROLLS: Roll[] = SIXES.map((drawn) => ({ text: String(drawn + 1), outcomes: FACES }));

test('tickets are those of the engine', () => {
  expect(SIXES.map((_, number) => ticket(SECRET, 'groin', number, 6))).toEqual(SIXES);
  expect([0, 1, 2, 3].map((number) => ticket(SECRET, 'à table', number, 1000003))).toEqual([
    74702, 573339, 930537, 587955,
  ]);
});

test('a ticket belongs to the outcome whose share it falls into', () => {
  const shares = [
    { name: 'wolf', weight: 2 },
    { name: 'house', weight: 1 },
    { name: 'door', weight: 3 },
  ];
  expect([0, 1, 2, 3, 4, 5].map((drawn) => holder(shares, drawn))).toEqual([
    'wolf',
    'wolf',
    'house',
    'door',
    'door',
    'door',
  ]);
  expect(() => holder(shares, 6)).toThrow(RangeError);
});

test('honest dice are found fair', () => {
  expect(checkDice(DICE, ROLLS)).toEqual({ is: 'fair', rolls: 12, mine: 'none', withheld: [] });
});

test('one altered roll is named', () => {
  const altered = ROLLS.map((roll, at) => (at === 7 ? { ...roll, text: '6' } : roll));
  expect(checkDice(DICE, altered)).toEqual({ is: 'broken', why: 'roll', at: 7, said: '6', fell: '5' });
});

test('another secret does not fit the promise', () => {
  const swapped = { ...DICE, secret: HEX.replace('00', 'ff') };
  expect(checkDice(swapped, ROLLS)).toEqual({ is: 'broken', why: 'commitment' });
  expect(checkDice({ ...DICE, secret: 'not hexadecimal' }, ROLLS)).toEqual({
    is: 'broken',
    why: 'commitment',
  });
});

test('words that were changed afterwards change the rolls', () => {
  expect(checkDice({ ...DICE, words: 'oink' }, ROLLS)).toMatchObject({ is: 'broken', why: 'roll' });
});

test('what cannot be checked is not called fair', () => {
  expect(checkDice({ ...DICE, kind: 'entered' }, ROLLS)).toEqual({ is: 'unproven', why: 'kind' });
  expect(checkDice({ ...DICE, secret: '' }, ROLLS)).toEqual({ is: 'unproven', why: 'secret' });
});

/** As Python mixes it: mixed("", [Pledge([0, 2], promise_of("étoile"), "étoile"), Pledge([1], promise_of("oink"))]) */
const MIXED: Dice = {
  ...DICE,
  words: '',
  mixed: [
    { seats: [0, 2], promise: promiseOf('étoile'), words: 'étoile' },
    { seats: [1], promise: promiseOf('oink'), words: '' },
  ],
};
const KEPT: KeptWords = {
  words: 'étoile',
  commitment: DICE.commitment,
  promises: MIXED.mixed.map((pledge) => pledge.promise),
  shown: true,
};
const FALLEN: Roll[] = Array.from({ length: 8 }, (_, number) => ({
  text: String(ticket(SECRET, mixedWords(MIXED), number, 6) + 1),
  outcomes: FACES,
}));

test('words are mixed as the engine mixes them', () => {
  const texts = FALLEN.map((roll) => Number(roll.text) - 1);
  expect(texts).toEqual([0, 1, 0, 4, 0, 4, 5, 2]);
});

test('our own words were in, and who kept theirs to themselves is named', () => {
  expect(checkDice(MIXED, FALLEN, KEPT)).toEqual({ is: 'fair', rolls: 8, mine: 'in', withheld: [1] });
  expect(checkDice(MIXED, FALLEN)).toMatchObject({ is: 'fair', mine: 'none' });
});

test('words that came too late are not called swapped', () => {
  const late = { ...KEPT, words: 'oink', shown: false };
  expect(checkDice(MIXED, FALLEN, late)).toMatchObject({ is: 'fair', mine: 'late' });
});

test('a house that swaps words, forges promises, leaves words out or binds another secret is caught', () => {
  const [first, second] = MIXED.mixed as [Dice['mixed'][0], Dice['mixed'][0]];
  const swapped = { ...MIXED, mixed: [{ ...first, words: 'wolf' }, second] };
  expect(checkDice(swapped, FALLEN, KEPT)).toEqual({ is: 'broken', why: 'words', seats: [0, 2] });
  const forged = { ...MIXED, mixed: [{ ...first, words: 'wolf', promise: promiseOf('wolf') }, second] };
  expect(checkDice(forged, FALLEN, KEPT)).toEqual({ is: 'broken', why: 'changed' });
  const deaf = { ...MIXED, mixed: [{ ...first, words: '' }, second] };
  expect(checkDice(deaf, FALLEN, KEPT)).toEqual({ is: 'broken', why: 'left-out' });
  expect(checkDice(MIXED, FALLEN, { ...KEPT, commitment: 'ab' })).toEqual({ is: 'broken', why: 'changed' });
});
