import { expect, test } from 'vitest';
import { checkDice, holder, ticket, type Dice, type Roll } from './fairdice';

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
  expect(checkDice(DICE, ROLLS)).toEqual({ is: 'fair', rolls: 12 });
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
