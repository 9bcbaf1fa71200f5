/** What Woofy's board says. */

import { finder, speaker } from '../../words/say';
import type { Language } from '../../types/language';
import { isHouse, ringOf, type House, type Offer, type Place, type Ring, type Setting } from './ring';
import { inDanger, inPlace, pigAt, type Scene } from './scene';

const say = speaker('woofy/board');
const named = finder('woofy/name');

export function pigWord(pig: string, language: Language): string {
  return named(pig, language) ?? pig;
}

export function moveWords(offer: Offer, scene: Scene, setting: Setting, language: Language): string {
  const { move } = offer;
  const ring = ringOf(setting);
  if (ring.pigs.includes(move)) {
    const key = pigAt(scene, move).place === 'pot' ? 'die-out' : 'die';
    return say(key, language, { pig: pigWord(move, language) });
  }
  if (move.startsWith('seat-'))
    return say('begins', language, { seat: seatName(setting, Number(move.slice(5))) });
  const values = { pig: pigWord(scene.die ?? '', language) };
  if (move === 'stay' || move === 'bricks') return say(move, language, values);
  if (isHouse(move)) return say('into', language, { ...values, house: say(move, language) });
  if (move.startsWith('to ')) return spaceWords(offer, values.pig, scene, ring, language);
  return faceWords(move, language);
}

function faceWords(face: string, language: Language): string {
  if (face === 'wolf') return say('face-wolf', language);
  return face === 'house' ? say('face-house', language) : say('face-number', language, { face });
}

/** Where a space is and what stopping there means. */
function spaceWords(offer: Offer, pig: string, scene: Scene, ring: Ring, language: Language): string {
  const space = Number(offer.move.slice(3));
  const happens = (event: string): boolean => offer.events.some((what) => what.event === event);
  const notes = [say('to', language, { pig, space })];
  if (happens('opened') || ring.pots.includes(space)) notes.push(say('pot-space', language));
  if (happens('built')) notes.push(say('bricks-space', language));
  else {
    const house = (Object.keys(ring.doors) as House[]).find((name) => ring.doors[name] === space);
    if (house) notes.push(say('before-space', language, { house: say(house, language) }));
  }
  if (inDanger(scene, space)) notes.push(say('danger', language));
  return notes.join(', ');
}

export function prompt(offers: Offer[], scene: Scene, setting: Setting, language: Language): string {
  const moves = offers.map((offer) => offer.move);
  if (scene.ending) return say(scene.ending === 'saved' ? 'won' : 'lost', language);
  if (moves.length === 0) return say('turn-of', language, { seat: seatName(setting, scene.seat) });
  const pig = pigWord(scene.die ?? '', language);
  if (scene.phase === 'choosing') return askDie(moves, scene, language);
  if (scene.phase === 'hiding')
    return say(moves.includes('bricks') ? 'ask-build' : 'ask-house', language, { pig });
  const face = say('number', language, { number: Number(scene.face) });
  return say(moves.length === 1 ? 'ask-only-space' : 'ask-space', language, { pig, face });
}

function askDie(moves: string[], scene: Scene, language: Language): string {
  const boiled = moves.find((move) => pigAt(scene, move)?.place === 'pot');
  if (boiled) return say('ask-rescue', language, { pig: pigWord(boiled, language) });
  const [only] = moves;
  if (moves.length === 1 && only) return say('ask-only-die', language, { pig: pigWord(only, language) });
  return say('ask-die', language);
}

function seatName(setting: Setting, seat: number): string {
  return setting.seats[seat]?.name ?? String(seat + 1);
}

export function placeWords(place: Place, language: Language): string {
  if (place === 'dot') return say('on-dot', language);
  if (place === 'pot') return say('in-pot', language);
  if (isHouse(place)) return say('in-house', language, { house: say(place, language) });
  return say('on-space', language, { space: place });
}

export function pigWords(scene: Scene, pig: string, language: Language): string {
  const name = pigWord(pig, language);
  const place = placeWords(pigAt(scene, pig).place, language);
  return say('pig-at', language, { pig: name, place });
}

export function wolfWords(scene: Scene, language: Language): string {
  return say('wolf-at', language, { space: scene.wolf.space, next: scene.wolfNext });
}

export function brickWords(scene: Scene, language: Language): string {
  if (scene.complete) return say('ready', language);
  return say('built', language, { parts: scene.parts, needed: scene.needed });
}

/** The whole board in sentences, for who does not see it. */
export function stateWords(scene: Scene, setting: Setting, language: Language): string[] {
  const ring = ringOf(setting);
  return [
    ...ring.pigs.map((pig) => pigWords(scene, pig, language)),
    wolfWords(scene, language),
    brickWords(scene, language),
    ...(scene.open ? [say('opened', language)] : []),
  ];
}

/** The team's danger in one line. */
export function standingWords(scene: Scene, language: Language): string {
  const gap = scene.wolfGap;
  const parts = [brickWords(scene, language), say('safe', language, { count: scene.safe.length })];
  const caught = inPlace(scene, 'pot').length;
  if (caught) parts.push(say('caught', language, { count: caught }));
  if (gap !== null)
    parts.push(gap === 0 ? say('wolf-here', language) : say('wolf-near', language, { count: gap }));
  return parts.join(', ');
}

export function boardWords(ring: Ring, language: Language): string {
  return say('board', language, { count: ring.length });
}
