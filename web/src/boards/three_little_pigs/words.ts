/** What the table says about The Three Little Pigs. */

import { fill, speaker, type Dictionary, type Text } from '../../words/say';
import type { Language, Setting } from '../board';
import { readMove } from './moves';
import type { Scene } from './scene';

export const WORDS = {
  choosing: {
    en: 'Touch the dice you want to roll again. Or stop and buy.',
    fr: 'Touche les dés à relancer. Ou arrête-toi et achète.',
  },
  buying: { en: 'Choose a tile for your street.', fr: 'Choisis une tuile pour ta rue.' },
  another: { en: 'One more tile? Or finish your turn.', fr: 'Encore une tuile ? Ou termine ton tour.' },
  blowing: {
    en: 'The wolf is here! Which house shall he blow on?',
    fr: 'Le loup est là ! Sur quelle maison va-t-il souffler ?',
  },
  roll: { en: 'Roll {count} again', fr: 'Relancer {count}' },
  'roll-none': { en: 'Roll again: touch dice first', fr: 'Relancer : touche d’abord des dés' },
  stop: { en: 'Stop and buy', fr: 'M’arrêter et acheter' },
  done: { en: 'Finish my turn', fr: 'Finir mon tour' },
  buy: { en: 'Buy {tile}: {place}', fr: 'Acheter {tile} : {place}' },
  pick: { en: 'Buy {tile} for {price} dice', fr: 'Acheter {tile} pour {price} dés' },
  new: { en: 'a new house', fr: 'une nouvelle maison' },
  place: { en: 'on house {number}', fr: 'sur la maison {number}' },
  blow: { en: 'Blow on house {number} of {name}', fr: 'Souffler sur la maison {number} de {name}' },
  die: { en: 'Die: {face}', fr: 'Dé : {face}' },
  'die-again': { en: 'Die: {face}. Will be rolled again', fr: 'Dé : {face}. Sera relancé' },
  'die-hand': { en: 'Die in the hand', fr: 'Dé dans la main' },
  'wolf-die': { en: 'A wolf: this die stays', fr: 'Un loup : ce dé reste' },
  stack: { en: '{tile}: {left} left, {price} dice each', fr: '{tile} : il en reste {left}, {price} dés chacune' },
  'empty-stack': { en: '{tile}: none left', fr: '{tile} : il n’en reste plus' },
  neighbour: { en: 'Street of {name}: look closer', fr: 'Rue de {name} : voir de près' },
  house: { en: 'House {number} of {name}: {tiles}', fr: 'Maison {number} de {name} : {tiles}' },
  finished: { en: 'finished', fr: 'finie' },
  street: { en: 'Street of {name}', fr: 'Rue de {name}' },
  'no-house': { en: 'No house yet', fr: 'Pas encore de maison' },
  spinner: { en: 'The breath spinner', fr: 'La roue de souffle' },
  wolf: { en: 'The wolf', fr: 'Le loup' },
  market: { en: 'The tiles for sale', fr: 'Les tuiles à vendre' },
  points: { en: 'points', fr: 'points' },
  tiles: { en: 'Tiles', fr: 'Tuiles' },
  pots: { en: 'Flowerpots', fr: 'Pots de fleurs' },
  houses: { en: 'Houses', fr: 'Maisons' },
  'award-flowerpots': { en: 'Most flowerpots', fr: 'Le plus de pots de fleurs' },
  'award-houses': { en: 'Most houses', fr: 'Le plus de maisons' },
  'award-tallest': { en: 'Tallest house', fr: 'La maison la plus haute' },
  'award-straw': { en: 'First all-straw house', fr: 'Première maison tout en paille' },
  'award-wood': { en: 'First all-wood house', fr: 'Première maison tout en bois' },
  'award-brick': { en: 'First all-brick house', fr: 'Première maison tout en brique' },
  'won-by': { en: '{award}: {points} points, won by {name}', fr: '{award} : {points} points, gagnée par {name}' },
  'not-won': { en: '{award}: {points} points', fr: '{award} : {points} points' },
  'finished-houses': { en: '{name}: {count} finished houses', fr: '{name} : {count} maisons finies' },
  'stacks-gone': { en: '{gone} of {end} stacks are empty', fr: '{gone} piles vides sur {end}' },
} as const satisfies Dictionary;

export const FACES: Record<string, Text> = {
  door: { en: 'door', fr: 'porte' },
  window: { en: 'window', fr: 'fenêtre' },
  roof: { en: 'roof', fr: 'toit' },
  wolf: { en: 'wolf', fr: 'loup' },
};

const TILES: Record<string, Text> = {
  'straw-door': { en: 'a straw door', fr: 'une porte en paille' },
  'straw-window': { en: 'a straw window', fr: 'une fenêtre en paille' },
  'straw-roof': { en: 'a straw roof', fr: 'un toit en paille' },
  'wood-door': { en: 'a wooden door', fr: 'une porte en bois' },
  'wood-window': { en: 'a wooden window', fr: 'une fenêtre en bois' },
  'wood-roof': { en: 'a wooden roof', fr: 'un toit en bois' },
  'brick-door': { en: 'a brick door', fr: 'une porte en brique' },
  'brick-window': { en: 'a brick window', fr: 'une fenêtre en brique' },
  'brick-roof': { en: 'a brick roof', fr: 'un toit en brique' },
};

export const say = speaker(WORDS);

export function tileWords(stack: string, language: Language): string {
  return TILES[stack]?.[language] ?? stack;
}

export function faceWords(face: string, language: Language): string {
  return FACES[face]?.[language] ?? face;
}

const DICE: Record<Language, [string, string]> = { en: ['{n} die', '{n} dice'], fr: ['{n} dé', '{n} dés'] };

export function diceWords(count: number, language: Language): string {
  return fill(DICE[language][count > 1 ? 1 : 0], { n: count });
}

export function placeWords(house: number | 'new', language: Language): string {
  return house === 'new' ? say('new', language) : say('place', language, { number: house + 1 });
}

export function moveWords(text: string, _scene: Scene, setting: Setting, language: Language): string {
  const move = readMove(text);
  switch (move.is) {
    case 'roll': {
      const count = Object.values(move.dice).reduce((sum, number) => sum + number, 0);
      return say('roll', language, { count: diceWords(count, language) });
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

export function prompt(moves: string[], scene: Scene, _setting: Setting, language: Language): string {
  if (!moves.length) return '';
  if (scene.phase === 'blowing') return say('blowing', language);
  if (scene.phase === 'choosing') return say('choosing', language);
  return say(scene.bought.length ? 'another' : 'buying', language);
}

/** The names of awards: words that begin with `award-`. */
export type AwardWord = Extract<keyof typeof WORDS, `award-${string}`>;
