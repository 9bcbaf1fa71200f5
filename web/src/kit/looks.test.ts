import { expect, it } from 'vitest';
import { CHARACTERS } from '../types/characters';
import { characters, looks } from './looks';

it('gives everybody the character they chose, and nobody the same one', () => {
  expect(characters(['glasses', '', 'straw-hat'])).toEqual(['glasses', 'carpenter', 'straw-hat']);
  expect(new Set(characters(['flower', 'flower', 'flower', '', '', '', '']))).toEqual(new Set(CHARACTERS));
});

it('dresses those whose character it does not know', () => {
  expect(characters(['red', 'mason'])).toEqual(['straw-hat', 'mason']);
});

it('knows who is played from here, in the colour of the seat', () => {
  const chair = {
    kind: 'here',
    name: 'Rose',
    character: 'scarf',
    language: 'fr',
    bot: '',
    taken: true,
    free: false,
    closed: false,
  } as const;
  const [rose, other] = looks([chair, { ...chair, name: 'Bot', character: '', bot: 'curly' }], [0]);
  expect(rose).toEqual({
    seat: 0,
    name: 'Rose',
    character: 'scarf',
    colour: 'var(--red)',
    bot: '',
    mine: true,
  });
  expect(other).toMatchObject({ character: 'straw-hat', colour: 'var(--blue)', bot: 'curly', mine: false });
});
