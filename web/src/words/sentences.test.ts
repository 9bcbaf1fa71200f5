import { describe, expect, it } from 'vitest';
import fixture from './sentences.fixture.json';
import { reason, sentence, type GameEvent, type GameWords } from './sentences';

interface Example {
  event: GameEvent;
  said: { en: string; fr: string };
}
const games = fixture.games as unknown as Record<string, { words: GameWords; examples: Example[] }>;

describe.each(Object.entries(games))('%s', (_, { words, examples }) => {
  it('says every event as the server says it', () => {
    expect(examples.length).toBeGreaterThan(8);
    for (const { event, said } of examples) {
      expect(sentence(words, event, 'en', fixture.names)).toBe(said.en);
      expect(sentence(words, event, 'fr', fixture.names)).toBe(said.fr);
    }
  });
  it('leaves no placeholder in any sentence', () => {
    for (const { event } of examples) {
      expect(sentence(words, event, 'en', fixture.names)).not.toMatch(/[{}]/);
      expect(sentence(words, event, 'fr', fixture.names)).not.toMatch(/[{}]/);
    }
  });
});

it('is silent about what it does not know', () => {
  const { words } = games['piggyback'] as { words: GameWords };
  expect(sentence(words, { event: 'danced' }, 'en', [])).toBe('');
  expect(reason(words, 'rained', 'fr')).toBe('');
  expect(reason(words, 'crossed', 'fr')).toMatch(/cochon/);
});
