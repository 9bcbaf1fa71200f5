/** What the table says about The Three Little Pigs. */

import { finder, speaker } from '../../words/say';
import type { Language } from '../../types/language';
import type { Offer, Setting } from './game';
import { readMove } from './moves';
import type { Scene } from './scene';

export const say = speaker('three_little_pigs/board');
const named = finder('three_little_pigs/name');
const face = finder('three_little_pigs/face');

export function tileWords(stack: string, language: Language): string {
  return named(stack, language) ?? stack;
}

export function faceWords(shown: string, language: Language): string {
  return face(shown, language) ?? shown;
}

export function placeWords(house: number | 'new', language: Language): string {
  return house === 'new' ? say('new', language) : say('place', language, { number: house + 1 });
}

export function moveWords(
  { move: text }: Offer,
  _scene: Scene,
  setting: Setting,
  language: Language,
): string {
  const move = readMove(text);
  switch (move.is) {
    case 'roll': {
      const count = Object.values(move.dice).reduce((sum, number) => sum + number, 0);
      return say('roll', language, { count });
    }
    case 'buy':
      return say('buy', language, {
        tile: tileWords(move.stack, language),
        place: placeWords(move.house, language),
      });
    case 'blow':
      return say('blow', language, { number: move.house + 1, name: setting.seats[move.seat]?.name ?? '' });
    default:
      return say(move.is, language);
  }
}

export function prompt(offers: Offer[], scene: Scene, _setting: Setting, language: Language): string {
  if (!offers.length) return '';
  if (scene.phase === 'blowing') return say('blowing', language);
  if (scene.phase === 'choosing') return say('choosing', language);
  return say(scene.bought.length ? 'another' : 'buying', language);
}
