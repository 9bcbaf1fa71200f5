/** Who says what: a speaker for every file of the page. */

import { speaker } from './say';

export const villageWord = speaker('village');
export const chairWord = speaker('chairs');
export const tableWord = speaker('table');
export const replayWord = speaker('replay');
export const reviewWord = speaker('review');
export const sheetWord = speaker('sheet');
export const wishWord = speaker('wishes');
/** What bots are called, and `…-long`: what kind of player each is. */
export const botWord = speaker('bots');
/** What pigs are called, and `…-look`: how they are told apart. */
export const characterWord = speaker('characters');
