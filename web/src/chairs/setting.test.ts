import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EditionCard, GameCard } from '../types/wire';
import { dressed, keepPlan, lastPlan, nameOf, playable, seated, usualPlan, wishOf } from './setting';

const CARD: GameCard = {
  game: 'piggyback',
  title: 'La course folle des petits cochons',
  players: [2, 3, 4, 5, 6, 7],
  ages: '4+',
  minutes: '10–15',
  bots: ['random', 'greedy', 'piglet', 'curly', 'truffle', 'professor'],
  stand_in: 'greedy',
  options: {
    '2': [{ name: 'first_player', values: [0, 1, 'random'], explained: '', named: [], rules: [] }],
    '4': [{ name: 'first_player', values: [0, 1, 2, 3, 'random'], explained: '', named: [], rules: [] }],
  },
};

describe('chairs', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });

  it('stand ready: somebody here, and robots', () => {
    const plan = usualPlan(CARD, 4);
    expect(plan.seats.map((seat) => seat.who)).toEqual(['here', 'curly', 'curly', 'curly']);
    expect(playable(plan)).toBe(true);
    expect(usualPlan({ ...CARD, game: 'woofy', players: [2, 3, 4] }).seats).toHaveLength(2);
  });

  it('are added with pigs that nobody has, and taken away again', () => {
    const seven = seated(usualPlan(CARD, 4), 7);
    expect(new Set(seven.seats.map((seat) => nameOf(seat, 'fr'))).size).toBe(7);
    expect(seated(seven, 2).seats).toEqual(usualPlan(CARD, 4).seats.slice(0, 2));
  });

  it('swap pigs rather than have one twice', () => {
    const plan = dressed(usualPlan(CARD, 4), 0, 'scarf');
    expect(plan.seats.map((seat) => seat.character)).toEqual(['scarf', 'carpenter', 'mason', 'straw-hat']);
  });

  it('become a wish with the options of so many players', () => {
    const plan = { ...seated(usualPlan(CARD, 4), 2), options: { first_player: 3 } };
    plan.seats = plan.seats.map((seat, n) => (n === 0 ? { ...seat, name: ' Léo ' } : seat));
    expect(wishOf(CARD, plan, 'fr')).toEqual({
      game: 'piggyback',
      players: 2,
      options: {},
      chairs: [
        { kind: 'here', name: 'Léo', character: 'straw-hat', language: 'fr' },
        { kind: 'bot', bot: 'curly', name: 'Basile', character: 'carpenter', language: 'fr' },
      ],
      dice: 'fair',
      listed: false,
      spectators: true,
      clock: 0,
    });
    const edition = { name: 'mine.toml', contents: { game: 'piggyback', name: 'Mine' } } as EditionCard;
    expect(wishOf(CARD, plan, 'fr', edition).edition).toEqual(edition.contents);
  });

  it('are remembered, unless they make no sense any more', () => {
    const plan = seated(usualPlan(CARD, 4), 3);
    keepPlan('piggyback', plan);
    expect(lastPlan(CARD, 4)).toEqual(plan);
    // What was kept before there were clocks and editions still stands.
    const { seats, options, dice, listed } = plan;
    kept.set('hamlet.chairs.piggyback', JSON.stringify({ seats, options, dice, listed }));
    expect(lastPlan(CARD, 4)).toEqual(plan);
    expect(lastPlan({ ...CARD, players: [4] }).seats).toHaveLength(4);
    kept.set('hamlet.chairs.piggyback', '{"seats":');
    expect(lastPlan(CARD, 4)).toEqual(usualPlan(CARD, 4));
  });
});
