import { describe, expect, test } from 'vitest';
import { recorded } from '../recorded';
import { scene } from './scene';
import { moveWords, prompt, standingWords, stateWords, words } from './words';
import { topics } from './topics';

const languages = ['en', 'fr'] as const;

test('every word is there in both languages', () => {
  for (const [key, text] of Object.entries({ ...words, ...Object.fromEntries(Object.entries(topics).map(([k, t]) => [k, t.title])) })) {
    for (const language of languages) expect(text[language], `${key} in ${language}`).toMatch(/\S/);
  }
});

describe.each(recorded('woofy').map((match, index) => ({ match, index })))('recorded match $index', ({ match }) => {
  test.each(languages)('moves and prompts are whole sentences in %s', (language) => {
    for (const { before, step } of match.steps) {
      const { moves } = before;
      const picture = scene(before.position, match.setting);
      const said = [
        prompt(step.actor === 'chance' ? [] : moves, picture, match.setting, language),
        prompt([], picture, match.setting, language),
        standingWords(picture, match.setting, language),
        ...stateWords(picture, match.setting, language),
        ...moves.map((move) => moveWords(move, picture, match.setting, language)),
      ];
      for (const sentence of said) {
        expect(sentence).toMatch(/^\p{Lu}/u);
        expect(sentence).not.toMatch(/undefined|NaN|\{|null/);
      }
      expect(new Set(moves.map((move) => moveWords(move, picture, match.setting, language))).size).toBe(moves.length);
    }
  });
});

test('French says what is natural', () => {
  const [match] = recorded('woofy');
  if (!match) throw new Error('no match was recorded');
  const position = { ...match.start.position, phase: 'moving', die: 'red', face: '3', pigs: { red: 10, green: 'dot', blue: 'pot' } };
  const picture = scene(position, match.setting);
  expect(prompt(['to 7', 'to 13'], picture, match.setting, 'fr')).toBe('Trois ! Où va le cochon rouge ?');
  expect(moveWords('to 7', picture, match.setting, 'fr')).toBe('Cochon rouge : case 7, devant la maison de paille');
  expect(moveWords('straw', picture, match.setting, 'fr')).toBe('Cochon rouge : dans la maison de paille');
  expect(moveWords('blue', picture, match.setting, 'fr')).toBe('Lancer le dé bleu, pour sortir de la marmite');
});
