import { describe, expect, it } from 'vitest';
import { SCORES, lasts } from './scores';
import { SOUNDS } from '../types/sounds';

describe('scores', () => {
  it.each(SOUNDS)('%s is short, audible and in the range of ears', (name) => {
    expect(lasts(name)).toBeGreaterThan(0.03);
    expect(lasts(name)).toBeLessThan(2);
    for (const note of SCORES[name]) {
      const pitches = 'pitches' in note ? note.pitches : [note.pitch];
      for (const pitch of pitches) expect(pitch > 60 && pitch < 6000).toBe(true);
      expect(note.loud > 0 && note.loud < 1).toBe(true);
    }
  });

  it('gives each of the seven pigs a voice of its own', () => {
    const voices = [0, 1, 2, 3, 4, 5, 6].map((n) => JSON.stringify(SCORES[`oink${n}` as 'oink0']));
    expect(new Set(voices).size).toBe(7);
  });
});
