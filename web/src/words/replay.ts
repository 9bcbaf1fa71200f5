/** What the replay says. */

import { speaker, type Dictionary } from './say';

export const replay = {
  title: { en: 'See it again', fr: 'Revoir la partie' },
  choose: { en: 'Choose a match file', fr: 'Choisir un fichier de partie' },
  drop: {
    en: 'A match file ends in .hamlet. Drop it here, or choose it.',
    fr: 'Un fichier de partie se termine par .hamlet. Dépose-le ici ou choisis-le.',
  },
  other: { en: 'Another match file', fr: 'Un autre fichier de partie' },
  opening: { en: 'Looking for the match…', fr: 'On cherche la partie…' },
  moment: { en: 'Moment {at} of {all}', fr: 'Moment {at} sur {all}' },
  slider: { en: 'Moment of the match', fr: 'Moment de la partie' },
  start: { en: 'To the start', fr: 'Au début' },
  back: { en: 'One step back', fr: 'Un pas en arrière' },
  on: { en: 'One step on', fr: 'Un pas en avant' },
  end: { en: 'To the end', fr: 'À la fin' },
  play: { en: 'Play', fr: 'Lecture' },
  pause: { en: 'Pause', fr: 'Pause' },
  link: { en: 'Copy a link to this moment', fr: 'Copier un lien vers ce moment' },
  copied: { en: 'Link copied!', fr: 'Lien copié !' },
  save: { en: 'Keep the match file', fr: 'Garder le fichier de partie' },
  begins: { en: 'The match begins.', fr: 'La partie commence.' },
  dice: { en: 'Are the dice fair?', fr: 'Les dés sont-ils honnêtes ?' },
  fair: {
    en: 'Yes. This browser has rolled all {rolls} rolls again: they are just what the dice promised before the first one fell.',
    fr: 'Oui. Ce navigateur a refait les {rolls} lancers : ce sont exactement ceux que les dés avaient promis avant le premier.',
  },
  'unproven-kind': {
    en: 'Nobody can tell: these were not the table’s own fair dice.',
    fr: 'Impossible à dire : ce n’étaient pas les dés honnêtes de la table.',
  },
  'unproven-secret': {
    en: 'Not yet: the secret is shown when the match is over.',
    fr: 'Pas encore : le secret est montré quand la partie est finie.',
  },
  'broken-commitment': {
    en: 'No! The secret is not the one that was promised before the first roll.',
    fr: 'Non ! Le secret n’est pas celui qui était promis avant le premier lancer.',
  },
  'broken-roll': {
    en: 'No! Roll {number} was written down as “{said}”, but the dice fell on “{fell}”.',
    fr: 'Non ! Le lancer {number} est noté « {said} », mais les dés étaient tombés sur « {fell} ».',
  },
  unsealed: {
    en: 'This file has been changed since it was written.',
    fr: 'Ce fichier a été modifié depuis son écriture.',
  },
  broken: {
    en: 'At line {line} the file no longer obeys the rules; it is shown up to there.',
    fr: 'À la ligne {line}, le fichier ne suit plus les règles ; on le voit jusque-là.',
  },
  'not-a-match': { en: 'This is not a match file.', fr: 'Ce n’est pas un fichier de partie.' },
  'too-big': { en: 'This file is too big for a match.', fr: 'Ce fichier est trop gros pour une partie.' },
  'not-over': {
    en: 'This match is not over yet. It can be seen again when it is.',
    fr: 'Cette partie n’est pas finie. On pourra la revoir après.',
  },
  gone: { en: 'This match is no longer here.', fr: 'Cette partie n’est plus ici.' },
  away: { en: 'The table does not answer. Try again in a moment.', fr: 'La table ne répond pas. Réessaie dans un instant.' },
} as const satisfies Dictionary;

export const replayWord = speaker(replay);
