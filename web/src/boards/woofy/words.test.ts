import { describe, expect, test } from 'vitest';
import { recorded } from '../recorded';
import type { Offer } from './ring';
import { scene } from './scene';
import { topicWord } from '../../words/say';
import { LANGUAGES } from '../../types/language';
import { moveWords, prompt, standingWords, stateWords } from './words';
import { topics } from './topics';

const languages = Object.keys(LANGUAGES);

test.each(languages)('every topic has a name in %s', (language) => {
  for (const topic of Object.keys(topics))
    expect(topicWord('woofy', topic, language), topic).toMatch(/^\p{Lu}/u);
});

describe.each(recorded('woofy').map((match, index) => ({ match, index })))(
  'recorded match $index',
  ({ match }) => {
    test.each(languages)('moves and prompts are whole sentences in %s', (language) => {
      for (const { before, step } of match.steps) {
        const { offers } = before;
        const picture = scene(before, match.setting);
        const moves = offers.map((offer) => moveWords(offer, picture, match.setting, language));
        const said = [
          prompt(step.actor === 'chance' ? [] : offers, picture, match.setting, language),
          prompt([], picture, match.setting, language),
          standingWords(picture, language),
          ...stateWords(picture, match.setting, language),
          ...moves,
        ];
        for (const sentence of said) {
          expect(sentence).toMatch(/^\p{Lu}/u);
          expect(sentence).not.toMatch(/undefined|NaN|\{|null/);
        }
        expect(new Set(moves).size).toBe(offers.length);
      }
    });
  },
);

test('French says what is natural', () => {
  const [match] = recorded('woofy');
  if (!match) throw new Error('no match was recorded');
  const position = {
    ...match.start.position,
    phase: 'moving' as const,
    die: 'red',
    face: '3',
    pigs: { red: 10, green: 'dot' as const, blue: 'pot' as const },
  };
  const picture = scene({ position, facts: match.start.facts }, match.setting);
  const offer = (move: string): Offer => ({ move, events: [], position: {}, facts: {} });
  const said = (move: string): string => moveWords(offer(move), picture, match.setting, 'fr');
  expect(prompt([offer('to 7'), offer('to 13')], picture, match.setting, 'fr')).toBe(
    'Trois\u202f! Où va le cochon rouge\u202f?',
  );
  expect(said('to 7')).toBe('Le cochon rouge va sur la case 7, devant la maison de paille');
  expect(said('straw')).toBe('Le cochon rouge va dans la maison de paille');
  expect(said('blue')).toBe('Lancer le dé bleu, pour sortir de la marmite');
});
