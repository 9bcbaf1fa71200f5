/** What Woofy's board says, in both languages. */

import { speaker, type Dictionary } from '../../words/say';
import type { Language, Setting } from '../board';
import { isHouse, ringOf, type House, type Place, type Ring } from './ring';
import { inPlace, inReach, pigAt, wolfDistance, type Scene } from './scene';

export const words = {
  red: { en: 'red', fr: 'rouge' },
  green: { en: 'green', fr: 'vert' },
  blue: { en: 'blue', fr: 'bleu' },
  yellow: { en: 'yellow', fr: 'jaune' },
  pink: { en: 'pink', fr: 'rose' },
  white: { en: 'white', fr: 'blanc' },
  black: { en: 'black', fr: 'noir' },
  orange: { en: 'orange', fr: 'orange' },
  purple: { en: 'purple', fr: 'violet' },
  straw: { en: 'the straw house', fr: 'la maison de paille' },
  wood: { en: 'the wooden house', fr: 'la maison de bois' },
  brick: { en: 'the brick house', fr: 'la maison de briques' },

  board: { en: 'The clearing: a ring of {count} stones round the pot', fr: 'La clairière : un cercle de {count} pierres autour de la marmite' },
  die: { en: 'Roll the {pig} die', fr: 'Lancer le dé {pig}' },
  dieOut: { en: 'Roll the {pig} die, to get out of the pot', fr: 'Lancer le dé {pig}, pour sortir de la marmite' },
  to: { en: '{pig} pig to space {space}', fr: 'Cochon {pig} : case {space}' },
  potSpace: { en: 'opens the pot', fr: 'ouvre la marmite' },
  bricksSpace: { en: 'builds a part', fr: 'construit un morceau' },
  beforeSpace: { en: 'in front of {house}', fr: 'devant {house}' },
  danger: { en: 'the wolf is near', fr: 'le loup est tout près' },
  into: { en: '{pig} pig into {house}', fr: 'Cochon {pig} : dans {house}' },
  bricks: { en: '{pig} pig to the bricks, and build a part', fr: 'Cochon {pig} : aux briques, et construire un morceau' },
  stay: { en: '{pig} pig stays where it is', fr: 'Cochon {pig} : rester là' },
  faceNumber: { en: 'The die shows {face}', fr: 'Le dé montre {face}' },
  faceWolf: { en: 'The die shows the wolf', fr: 'Le dé montre le loup' },
  faceHouse: { en: 'The die shows a house', fr: 'Le dé montre une maison' },
  begins: { en: '{seat} begins', fr: '{seat} commence' },

  askDie: { en: 'Choose a pig: touch its die.', fr: 'Choisis un cochon : touche son dé.' },
  askOnlyDie: { en: 'Touch the {pig} die.', fr: 'Touche le dé {pig}.' },
  askRescue: { en: 'Choose a die. The {pig} pig can get out of the pot!', fr: 'Choisis un dé. Le cochon {pig} peut sortir de la marmite !' },
  askSpace: { en: '{face}! Where does the {pig} pig go?', fr: '{face} ! Où va le cochon {pig} ?' },
  askOnlySpace: { en: '{face}! Move the {pig} pig.', fr: '{face} ! Fais avancer le cochon {pig}.' },
  askHouse: { en: 'A house! Where does the {pig} pig hide?', fr: 'Une maison ! Où se cache le cochon {pig} ?' },
  askBuild: { en: 'A house! Hide the {pig} pig, or build?', fr: 'Une maison ! Cacher le cochon {pig}, ou construire ?' },
  turnOf: { en: 'It is {seat}\u2019s turn.', fr: 'C\u2019est à {seat} de jouer.' },
  won: { en: 'All three pigs are safe. You have won together!', fr: 'Les trois cochons sont à l\u2019abri. Vous avez gagné ensemble !' },
  lost: { en: 'All three pigs are in the pot. The wolf has won!', fr: 'Les trois cochons sont dans la marmite. Le loup a gagné !' },

  pigAt: { en: '{pig} pig: {place}', fr: 'Cochon {pig} : {place}' },
  onDot: { en: 'waiting at the start', fr: 'attend au départ' },
  inPot: { en: 'in the pot', fr: 'dans la marmite' },
  inHouse: { en: 'safe in {house}', fr: 'à l\u2019abri dans {house}' },
  onSpace: { en: 'on space {space}', fr: 'sur la case {space}' },
  wolfAt: { en: 'The wolf: on space {space}, next on space {next}', fr: 'Le loup : sur la case {space}, puis sur la case {next}' },
  built: { en: 'Brick house: {parts} of {needed} parts', fr: 'Maison de briques : {parts} sur {needed}' },
  ready: { en: 'The brick house is ready', fr: 'La maison de briques est prête' },
  opened: { en: 'The pot is open', fr: 'La marmite est ouverte' },
  safe: { en: '{count} safe', fr: '{count} à l\u2019abri' },
  caught: { en: '{count} in the pot', fr: '{count} dans la marmite' },
  wolfNear: { en: 'the wolf {count} away', fr: 'le loup à {count} pas' },
  wolfHere: { en: 'the wolf is right here', fr: 'le loup est juste là' },
} satisfies Dictionary;

const say = speaker(words);

const NUMBERS: Record<Language, string[]> = {
  en: ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'],
  fr: ['', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf'],
};

export function pigWord(pig: string, language: Language): string {
  return pig in words ? words[pig as 'red'][language] : pig;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function moveWords(move: string, scene: Scene, setting: Setting, language: Language): string {
  const ring = ringOf(setting);
  if (ring.pigs.includes(move)) {
    const key = pigAt(scene, move).place === 'pot' ? 'dieOut' : 'die';
    return say(key, language, { pig: pigWord(move, language) });
  }
  if (move.startsWith('seat-')) return say('begins', language, { seat: seatName(setting, Number(move.slice(5))) });
  const pig = capital(pigWord(scene.die ?? '', language));
  const values = { pig: language === 'en' ? pig : pig.toLowerCase() };
  if (move === 'stay' || move === 'bricks') return say(move, language, values);
  if (isHouse(move)) return say('into', language, { ...values, house: words[move][language] });
  if (move.startsWith('to ')) return spaceWords(Number(move.slice(3)), values.pig, scene, ring, language);
  return faceWords(move, language);
}

function faceWords(face: string, language: Language): string {
  if (face === 'wolf') return say('faceWolf', language);
  return face === 'house' ? say('faceHouse', language) : say('faceNumber', language, { face });
}

/** Where a space is and what stopping there means. */
function spaceWords(space: number, pig: string, scene: Scene, ring: Ring, language: Language): string {
  const notes = [say('to', language, { pig, space })];
  if (ring.pots.includes(space)) notes.push(say('potSpace', language));
  if (space === ring.doors.brick && scene.parts < scene.needed) notes.push(say('bricksSpace', language));
  else {
    const house = (Object.keys(ring.doors) as House[]).find((name) => ring.doors[name] === space);
    if (house) notes.push(say('beforeSpace', language, { house: words[house][language] }));
  }
  if (inReach(ring, scene.wolf.space, space)) notes.push(say('danger', language));
  return notes.join(', ');
}

export function prompt(moves: string[], scene: Scene, setting: Setting, language: Language): string {
  if (scene.ending) return say(scene.ending === 'saved' ? 'won' : 'lost', language);
  if (moves.length === 0) return say('turnOf', language, { seat: seatName(setting, scene.seat) });
  const pig = pigWord(scene.die ?? '', language);
  if (scene.phase === 'choosing') return askDie(moves, scene, language);
  if (scene.phase === 'hiding') return say(moves.includes('bricks') ? 'askBuild' : 'askHouse', language, { pig });
  const face = NUMBERS[language][Number(scene.face)] ?? String(scene.face);
  return say(moves.length === 1 ? 'askOnlySpace' : 'askSpace', language, { pig, face });
}

function askDie(moves: string[], scene: Scene, language: Language): string {
  const boiled = moves.find((move) => pigAt(scene, move)?.place === 'pot');
  if (boiled) return say('askRescue', language, { pig: pigWord(boiled, language) });
  const [only] = moves;
  if (moves.length === 1 && only) return say('askOnlyDie', language, { pig: pigWord(only, language) });
  return say('askDie', language);
}

function seatName(setting: Setting, seat: number): string {
  return setting.seats[seat]?.name ?? String(seat + 1);
}

export function placeWords(place: Place, language: Language): string {
  if (place === 'dot') return say('onDot', language);
  if (place === 'pot') return say('inPot', language);
  if (isHouse(place)) return say('inHouse', language, { house: words[place][language] });
  return say('onSpace', language, { space: place });
}

export function pigWords(scene: Scene, pig: string, language: Language): string {
  const name = pigWord(pig, language);
  const place = placeWords(pigAt(scene, pig).place, language);
  return say('pigAt', language, { pig: language === 'en' ? capital(name) : name, place });
}

export function wolfWords(scene: Scene, ring: Ring, language: Language): string {
  const { space } = scene.wolf;
  return say('wolfAt', language, { space, next: (space + ring.stride) % ring.length });
}

export function brickWords(scene: Scene, language: Language): string {
  if (scene.parts >= scene.needed) return say('ready', language);
  return say('built', language, { parts: scene.parts, needed: scene.needed });
}

/** The whole board in sentences, for who does not see it. */
export function stateWords(scene: Scene, setting: Setting, language: Language): string[] {
  const ring = ringOf(setting);
  return [
    ...ring.pigs.map((pig) => pigWords(scene, pig, language)),
    wolfWords(scene, ring, language),
    brickWords(scene, language),
    ...(scene.open ? [say('opened', language)] : []),
  ];
}

/** The team's danger in one line. */
export function standingWords(scene: Scene, setting: Setting, language: Language): string {
  const safe = scene.pigs.filter(({ place }) => isHouse(place)).length;
  const gap = wolfDistance(ringOf(setting), scene);
  const parts = [brickWords(scene, language), say('safe', language, { count: safe })];
  const caught = inPlace(scene, 'pot').length;
  if (caught) parts.push(say('caught', language, { count: caught }));
  if (gap !== null) parts.push(gap === 0 ? say('wolfHere', language) : say('wolfNear', language, { count: gap }));
  return parts.join(', ');
}

export function boardWords(ring: Ring, language: Language): string {
  return say('board', language, { count: ring.length });
}
