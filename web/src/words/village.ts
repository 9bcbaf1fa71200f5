/** What is said in the village. */

import { speaker } from './say';

export const village = {
  title: { en: 'Hamlet', fr: 'Hamlet' },
  subtitle: { en: 'Four games about little pigs', fr: 'Quatre jeux de petits cochons' },
  welcome: { en: 'Tap a place and play.', fr: 'Touche un endroit et joue.' },
  place: {
    en: '{title}: from age {ages}, {players} players, {minutes} minutes',
    fr: '{title} : à partir de {ages} ans, de {players} joueurs, {minutes} minutes',
  },
  placeBetween: {
    en: '{title}: ages {ages}, {players} players, {minutes} minutes',
    fr: '{title} : de {ages} ans, de {players} joueurs, {minutes} minutes',
  },
  notices: { en: 'Tables', fr: 'Les tables' },
  go_on_with: { en: 'Go on with {title}: {names}', fr: 'Continuer {title} : {names}' },
  open: { en: 'Open tables', fr: 'Tables ouvertes' },
  join: { en: 'Sit down: {title}, {names}', fr: 'S’asseoir : {title}, {names}' },
  watch: { en: 'Watch: {title}, {names}', fr: 'Regarder : {title}, {names}' },
  replay: { en: 'Watch a match again', fr: 'Revoir une partie' },
  away: {
    en: 'The village is asleep: its server does not answer. We keep knocking.',
    fr: 'Le village dort : son serveur ne répond pas. On frappe encore à la porte.',
  },
  astray: {
    en: 'There is nothing at the end of that path, so here is the village.',
    fr: 'Ce chemin ne mène nulle part ; te revoilà au village.',
  },
  close: { en: 'Close', fr: 'Fermer' },
} as const;

export const villageWord = speaker(village);
