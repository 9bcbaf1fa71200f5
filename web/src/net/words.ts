/** Words of our own for the table's dice, drawn on this device. */

/** What this device keeps of its words at a table, to look at the end whether they were in. */
export interface KeptWords {
  words: string;
  /** What the house had promised when we showed them, and everybody's promises; empty before. */
  commitment: string;
  promises: string[];
  /** The house has told everyone that they were shown. */
  shown: boolean;
}

/** What somebody may type in front of what is drawn, in letters. */
export const LONGEST_TYPED = 60;
const FIRST = 'bcdfghjklmnprstv';
const THEN = 'aeiou';
const SYLLABLES = 24;

/** What somebody typed, and then some pig talk of more than 128 bits by chance. */
export function drawWords(
  typed: string,
  chance = crypto.getRandomValues(new Uint8Array(SYLLABLES * 2)),
): string {
  const talk = Array.from({ length: SYLLABLES }, (_, at) => {
    const letter = FIRST[(chance[2 * at] as number) % FIRST.length] as string;
    return (
      letter + (THEN[(chance[2 * at + 1] as number) % THEN.length] as string) + (at % 3 === 2 ? ' ' : '')
    );
  });
  return `${cleaned(typed)} ${talk.join('')}`.trim();
}

/** On one line, and text that every program writes alike. */
function cleaned(typed: string): string {
  const letters = [...typed.replace(/\p{Control}|\p{Surrogate}/gu, '')];
  return letters.slice(0, LONGEST_TYPED).join('').trim();
}
