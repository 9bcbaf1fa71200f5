/** What the board says, and in which words a move is made. */

import { capital, finder, speaker } from '../../words/say';
import type { Language } from '../../types/language';
import type { Offer, Setting } from './box';
import { acting, landing, type PigOnPath, type Scene } from './scene';

export const say = speaker('piggyback/board');
const named = finder('piggyback/name');

export function colourWord(colour: string, language: Language): string {
  return named(colour, language) ?? colour;
}

export function pigWords(name: string, language: Language): string {
  return say('pig', language, { colour: colourWord(name, language) });
}

export function faceWords(name: string, language: Language): string {
  const [colour = '', steps = ''] = name.split('-');
  return named(name, language) ?? say('face', language, { colour: colourWord(colour, language), steps });
}

/** A move, or what our own die shows, in words. */
export function moveWords(offer: Offer, scene: Scene, setting: Setting, language: Language): string {
  const { move } = offer;
  if (move === 'roll') return say(scene.phase === 'again' ? 'roll-again' : 'roll', language);
  if (move === 'stop' || move === 'extend') return say(move, language);
  if (setting.box.pigs.some((pig) => pig.name === move)) return giveWords(offer, language);
  if (move.startsWith('seat-')) {
    return say('begins', language, { name: setting.seats[Number(move.slice(5))]?.name ?? move });
  }
  return say('fell', language, { face: faceWords(move, language) });
}

function giveWords(offer: Offer, language: Language): string {
  const pig = capital(pigWords(offer.move, language), language);
  const there = landing(offer, offer.move);
  if (there === null) return pig;
  if (there.across) return say('give-cross', language, { pig });
  return say(there.level > 0 ? 'give-climb' : 'give', language, { pig, space: there.space });
}

export function prompt(offers: Offer[], scene: Scene, _setting: Setting, language: Language): string {
  const moves = offers.map((offer) => offer.move);
  if (moves.includes('roll') && moves.includes('stop')) return say('ask-again', language);
  if (moves.includes('roll')) {
    const other = scene.moved === null ? undefined : acting(scene)[0];
    if (other === undefined) return say('ask-roll', language);
    return say('ask-roll-other', language, { pig: pigWords(other.name, language) });
  }
  if (moves.includes('stop')) return say('ask-extend', language);
  return moves.length > 0 ? say('ask-pig', language) : '';
}

/** A pig and where it is, for those who hear the board. */
export function whereabouts(pig: PigOnPath, scene: Scene, setting: Setting, language: Language): string {
  const colour = colourWord(pig.name, language);
  const name = setting.seats[pig.seat]?.name ?? '';
  return `${say('pig-of', language, { colour, name })}, ${place(pig, scene, language)}`;
}

function place(pig: PigOnPath, scene: Scene, language: Language): string {
  if (pig.across) return say('across-now', language);
  if (pig.at === 0) return say('on-start', language);
  const below = scene.pigs.find((other) => other.at === pig.at && other.level === pig.level - 1);
  const space = say('on-space', language, { space: pig.at - scene.gone });
  if (below === undefined) return space;
  return `${space}, ${say('on-back', language, { colour: colourWord(below.name, language) })}`;
}

/** All of the race in sentences: the start line, every space with pigs, the finish. */
export function stateWords(scene: Scene, language: Language): string[] {
  const spaces = [...new Set(scene.pigs.map((pig) => pig.at))].sort((a, b) => b - a);
  return spaces.map((at) => {
    const there = scene.pigs.filter((pig) => pig.at === at).sort((a, b) => a.level - b.level);
    const pigs = there.map((pig) => colourWord(pig.name, language)).join(', ');
    if (at === 0) return say('start-line', language, { pigs });
    if (there.some(({ across }) => across)) return say('finished', language, { pigs });
    const space = at - scene.gone;
    const left = say('left', language, { spaces: there[0]?.toGo ?? 0 });
    return `${say('stack', language, { space, pigs })} ${left}`;
  });
}
