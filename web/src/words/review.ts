/** What the look back at a match says. */

import { speaker } from './say';

export const review = {
  title: { en: 'Luck or choice?', fr: 'Hasard ou choix ?' },
  thinks: { en: 'The owl is looking back at the match…', fr: 'La chouette repense à la partie…' },
  away: { en: 'The owl does not answer.', fr: 'La chouette ne répond pas.' },
  'try-again': { en: 'Ask again', fr: 'Demander encore' },
  back: { en: 'Back', fr: 'Retour' },
  luck: { en: 'Luck', fr: 'Hasard' },
  choice: { en: 'Choices', fr: 'Choix' },
  how: {
    en: 'Chances of winning, out of 100: what the dice gave (+) or took (−), and what choices cost beside the best ones.',
    fr: 'Chances de gagner, sur 100 : ce que les dés ont donné (+) ou pris (−), et ce que les choix ont coûté à côté des meilleurs.',
  },
  turns: { en: 'When it turned', fr: 'Les grands moments' },
  better: { en: 'For next time', fr: 'Pour la prochaine fois' },
  see: { en: 'See this moment', fr: 'Voir ce moment' },
  'by-luck': { en: 'The dice were kind to {name}.', fr: 'Les dés ont gâté {name}.' },
  'by-bad-luck': { en: 'The dice were hard on {name}.', fr: 'Les dés ont été durs avec {name}.' },
  'by-choice': { en: 'Well chosen, {name}!', fr: 'Bien choisi, {name} !' },
  'by-slips': { en: '{name} could have chosen better.', fr: '{name} pouvait mieux choisir.' },
} as const;

export const reviewWord = speaker(review);
