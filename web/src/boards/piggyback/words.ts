/** What the board says, and in which words a move is made. */

import { speaker, type Dictionary } from '../../words/say';
import type { Language, Setting } from '../board';
import { boxOf } from './box';
import { target, type PigOnPath, type Scene } from './scene';

export const words = {
  red: { en: 'red', fr: 'rouge' },
  blue: { en: 'blue', fr: 'bleu' },
  green: { en: 'green', fr: 'vert' },
  yellow: { en: 'yellow', fr: 'jaune' },
  pink: { en: 'pink', fr: 'rose' },
  white: { en: 'white', fr: 'blanc' },
  black: { en: 'black', fr: 'noir' },
  orange: { en: 'orange', fr: 'orange' },
  purple: { en: 'purple', fr: 'violet' },

  board: { en: 'The race', fr: 'La course' },
  choices: { en: 'What you can do', fr: 'Ce que tu peux faire' },
  pig: { en: 'the {colour} pig', fr: 'le cochon {colour}' },
  pigOf: { en: 'The {colour} pig of {name}', fr: 'Le cochon {colour} de {name}' },
  onStart: { en: 'on the start line', fr: 'au départ' },
  onSpace: { en: 'on space {space}', fr: 'case {space}' },
  onBack: { en: 'on the back of {pig}', fr: 'sur le dos {pig}' },
  ofPig: { en: 'the {colour} pig', fr: 'du cochon {colour}' },
  acrossNow: { en: 'beyond the last plate', fr: 'au-delà de la dernière plaque' },
  stack: { en: 'Space {space}, from the ground up: {pigs}.', fr: 'Case {space}, de bas en haut : {pigs}.' },
  startLine: { en: 'On the start line: {pigs}.', fr: 'Au départ : {pigs}.' },
  finished: { en: 'Beyond the last plate: {pigs}.', fr: 'Au-delà de la dernière plaque : {pigs}.' },
  left: { en: '{spaces} spaces to the end.', fr: 'Encore {spaces} cases jusqu’au bout.' },
  togo: { en: '{spaces} to go', fr: 'encore {spaces}' },
  discs: { en: 'discs left: {count}', fr: 'palets restants : {count}' },
  dieShows: { en: 'The die shows {face}', fr: 'Le dé montre {face}' },
  dieWaits: { en: 'The die', fr: 'Le dé' },
  face: { en: '{colour} {steps}', fr: '{steps} {colour}' },
  plate: { en: 'A plate with {spaces} spaces', fr: 'Une plaque de {spaces} cases' },
  plateOne: { en: 'A plate with one space', fr: 'Une plaque d’une case' },
  discBeside: { en: 'The disc of {name}: this plate was moved', fr: 'Le palet de {name} : cette plaque a été déplacée' },
  start: { en: 'The start', fr: 'Le départ' },
  finish: { en: 'The finish', fr: 'L’arrivée' },

  roll: { en: 'Roll the die', fr: 'Lancer le dé' },
  rollAgain: { en: 'Roll again', fr: 'Relancer le dé' },
  stop: { en: 'Stop here', fr: 'S’arrêter là' },
  extend: { en: 'Lay the first plate at the far end', fr: 'Poser la première plaque au bout' },
  give: { en: '{pig} hops to space {space}', fr: '{pig} saute à la case {space}' },
  giveClimb: { en: '{pig} hops to space {space} and climbs up', fr: '{pig} saute à la case {space} et grimpe' },
  giveCross: { en: '{pig} hops beyond the last plate', fr: '{pig} saute au-delà de la dernière plaque' },
  fell: { en: 'The die fell on {face}', fr: 'Le dé est tombé sur {face}' },
  begins: { en: '{name} begins', fr: '{name} commence' },

  askRoll: { en: 'Roll the die!', fr: 'Lance le dé !' },
  askRollOther: { en: 'Now roll for {pig}!', fr: 'Lance maintenant pour {pig} !' },
  askAgain: { en: 'Roll again, or stop?', fr: 'Tu relances, ou tu t’arrêtes ?' },
  askPig: { en: 'Which pig?', fr: 'Quel cochon ?' },
  askExtend: { en: 'Move the first plate, or pass on?', fr: 'Tu déplaces la première plaque, ou tu passes ?' },
} satisfies Dictionary;

const say = speaker(words);

export function colourWord(colour: string, language: Language): string {
  return colour in words ? say(colour as keyof typeof words, language) : colour;
}

export function pigWords(name: string, language: Language): string {
  return say('pig', language, { colour: colourWord(name, language) });
}

export function faceWords(name: string, language: Language): string {
  const [colour = '', steps = ''] = name.split('-');
  return say('face', language, { colour: colourWord(colour, language), steps });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A move, or what our own die shows, in words. */
export function moveWords(move: string, scene: Scene, setting: Setting, language: Language): string {
  if (move === 'roll') return say(scene.phase === 'again' ? 'rollAgain' : 'roll', language);
  if (move === 'stop' || move === 'extend') return say(move, language);
  const box = boxOf(setting);
  if (box.pigs.includes(move)) return giveWords(move, scene, setting, language);
  if (move.startsWith('seat-')) {
    return say('begins', language, { name: setting.seats[Number(move.slice(5))]?.name ?? move });
  }
  return say('fell', language, { face: faceWords(move, language) });
}

function giveWords(move: string, scene: Scene, setting: Setting, language: Language): string {
  const box = boxOf(setting);
  const pig = capital(pigWords(move, language));
  const there = target(scene, move, box);
  if (there === null) return pig;
  if (there.at > scene.gone + box.length) return say('giveCross', language, { pig });
  return say(there.level > 0 ? 'giveClimb' : 'give', language, { pig, space: there.at - scene.gone });
}

export function prompt(moves: string[], scene: Scene, _setting: Setting, language: Language): string {
  if (moves.includes('roll') && moves.includes('stop')) return say('askAgain', language);
  if (moves.includes('roll')) {
    const other = scene.moved === null ? undefined : scene.pigs.find((pig) => isOther(pig, scene));
    if (other === undefined) return say('askRoll', language);
    return say('askRollOther', language, { pig: pigWords(other.name, language) });
  }
  if (moves.includes('stop')) return say('askExtend', language);
  return moves.length > 0 ? say('askPig', language) : '';
}

function isOther(pig: PigOnPath, scene: Scene): boolean {
  return pig.seat === scene.seat && pig.name !== scene.moved;
}

/** A pig and where it is, for those who hear the board. */
export function whereabouts(pig: PigOnPath, scene: Scene, setting: Setting, language: Language): string {
  const colour = colourWord(pig.name, language);
  const name = setting.seats[pig.seat]?.name ?? '';
  return `${say('pigOf', language, { colour, name })}, ${place(pig, scene, language)}`;
}

function place(pig: PigOnPath, scene: Scene, language: Language): string {
  if (pig.across) return say('acrossNow', language);
  if (pig.at === 0) return say('onStart', language);
  const below = scene.pigs.find((other) => other.at === pig.at && other.level === pig.level - 1);
  const space = say('onSpace', language, { space: pig.at - scene.gone });
  if (below === undefined) return space;
  const on = say('ofPig', language, { colour: colourWord(below.name, language) });
  return `${space}, ${say('onBack', language, { pig: on })}`;
}

/** All of the race in sentences: the start line, every space with pigs, the finish. */
export function stateWords(scene: Scene, setting: Setting, language: Language): string[] {
  const { length } = boxOf(setting);
  const spaces = [...new Set(scene.pigs.map((pig) => pig.at))].sort((a, b) => b - a);
  return spaces.map((at) => {
    const there = scene.pigs.filter((pig) => pig.at === at).sort((a, b) => a.level - b.level);
    const pigs = there.map((pig) => colourWord(pig.name, language)).join(', ');
    if (at === 0) return say('startLine', language, { pigs });
    if (at > scene.gone + length) return say('finished', language, { pigs });
    const space = at - scene.gone;
    const left = say('left', language, { spaces: length - space + 1 });
    return `${say('stack', language, { space, pigs })} ${left}`;
  });
}
