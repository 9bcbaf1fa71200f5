/** The page's own sentences: plurals, elision, lists, and what is said if something is missing. */

import { expect, test } from 'vitest';
import { facts, LANGUAGES, spoken } from '../types/language';
import { said } from './catalogue';
import { capital, finder, listed, speaker, thingWord } from './say';
import { chairWord, tableWord } from './sections';

const street = speaker('three_little_pigs/board');
const valley = speaker('cochonstructeurs/board');

test('numbers agree with what they count', () => {
  expect(valley('wheel-night', 'en', { rounds: 1 })).toBe('It is night; day breaks in one round');
  expect(valley('wheel-night', 'en', { rounds: 2 })).toBe('It is night; day breaks in 2 rounds');
  expect(valley('wheel-night', 'fr', { rounds: 1 })).toBe('Il fait nuit ; le jour se lève dans une manche');
  expect(valley('wheel-night', 'fr', { rounds: 2 })).toBe('Il fait nuit ; le jour se lève dans 2 manches');
  expect(chairWord('players', 'fr', { count: 4 })).toBe('4 joueurs');
  expect(tableWord('points', 'fr', { points: 0 })).toBe('0 point');
});

test('French shortens before a vowel and a mute h, and only there', () => {
  const of = (name: string): string => street('street', 'fr', { name });
  expect(['Iris', 'Émile', 'Hélène', 'Yves', 'Œdipe'].map(of)).toEqual([
    'Rue d’Iris',
    'Rue d’Émile',
    'Rue d’Hélène',
    'Rue d’Yves',
    'Rue d’Œdipe',
  ]);
  expect(['Basile', 'Yann', 'Hassan', 'Lulu'].map(of)).toEqual([
    'Rue de Basile',
    'Rue de Yann',
    'Rue de Hassan',
    'Rue de Lulu',
  ]);
});

test('French words agree with the thing', () => {
  const tile = { left: 3, price: 2 };
  expect(street('stack', 'fr', { ...tile, tile: 'un toit en paille', part: 'roof' })).toMatch(
    /2 dés chacun$/,
  );
  expect(street('stack', 'fr', { ...tile, tile: 'une porte en paille', part: 'door' })).toMatch(/chacune$/);
  const kept = (resource: string, which: string): string => valley('token-kept', 'fr', { resource, which });
  expect(kept('de la pierre', 'stone')).toMatch(/gardée$/);
  expect(kept('du bois', 'wood')).toMatch(/gardé$/);
});

test('lists and capitals are said as the language says them', () => {
  expect(listed(['Rosie', 'Basile', 'Iris'], 'en')).toBe('Rosie, Basile and Iris');
  expect(listed(['Rosie', 'Basile', 'Iris'], 'fr')).toBe('Rosie, Basile et Iris');
  expect(listed(['Rosie'], 'fr')).toBe('Rosie');
  expect(capital('élan', 'fr')).toBe('Élan');
});

test('things without a name are called as they are', () => {
  expect(thingWord('piggyback', 'red-2', 'fr')).toBe('un 2 rouge');
  expect(thingWord('piggyback', 'mauve-9', 'fr')).toBe('mauve-9');
  expect(finder('woofy/name')('mauve', 'en')).toBeUndefined();
});

test('a language is found with and without its region, and English if nobody speaks it', () => {
  expect(spoken(['fr-CA', 'en'])).toBe('fr');
  expect(spoken(['xx', 'fr'])).toBe('fr');
  expect(spoken(['xx'])).toBe('en');
  expect(facts('fr').name).toBe('Français');
  expect(Object.keys(LANGUAGES)).toContain('en');
});

test('what only the server says is not sent along', () => {
  expect(said('en', 'games/woofy', 'rule-WO-1', {})).toBeUndefined();
  expect(said('en', 'games/woofy', 'event-begins', { seat: 'Rosie' })).toBeUndefined();
  expect(said('en', 'games/woofy', 'name-red', {})).toBe('red');
});
