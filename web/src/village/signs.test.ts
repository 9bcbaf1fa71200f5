import { expect, it } from 'vitest';
import type { GameCard } from '../types/wire';
import { facts, lines, playersOf, told } from './signs';

const card: GameCard = {
  game: 'piggyback',
  title: 'Piggyback',
  players: [2, 3, 4, 5, 6, 7],
  ages: '4+',
  minutes: '10–15',
  bots: [],
  stand_in: '',
  options: {},
};

it('breaks long titles into two even lines', () => {
  expect(lines('Woofy')).toEqual(['Woofy']);
  expect(lines('Cochonstructeurs')).toEqual(['Cochonstructeurs']);
  expect(lines('La course folle des petits cochons')).toEqual(['La course folle', 'des petits cochons']);
  expect(lines('The Three Little Pigs')).toEqual(['The Three', 'Little Pigs']);
});

it('writes players as a range', () => {
  expect(playersOf(card)).toBe('2–7');
  expect(playersOf({ ...card, players: [2] })).toBe('2');
});

it('keeps its facts inside the sign and apart from each other', () => {
  const told = facts({ ...card, ages: '5–9', minutes: '20–30' });
  expect(told.map((fact) => fact.icon)).toEqual(['age', 'players', 'clock']);
  const places = told.map((fact) => fact.x);
  expect(Math.min(...places)).toBeGreaterThan(-150);
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
});

it('says in words what the pictures show', () => {
  expect(told(card, 'en')).toBe('Piggyback: from age 4, 2 to 7 players, 10 to 15 minutes');
  expect(told({ ...card, title: 'La course folle des petits cochons', ages: '5–9' }, 'fr')).toBe(
    'La course folle des petits cochons\u00a0: de 5 à 9 ans, de 2 à 7 joueurs, de 10 à 15 minutes',
  );
  expect(told({ ...card, players: [2], minutes: '5' }, 'en')).toBe(
    'Piggyback: from age 4, 2 players, 5 minutes',
  );
});
