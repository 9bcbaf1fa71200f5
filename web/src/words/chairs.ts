/** What is said while the chairs are set out. */

import { speaker } from './say';

export const chairs = {
  title: { en: 'Who is playing {title}?', fr: 'Qui joue à {title} ?' },
  players: { en: '{count} players', fr: 'à {count}' },
  how_many: { en: 'How many are playing', fr: 'Combien de joueurs' },
  seat: { en: 'Chair {number}', fr: 'Chaise {number}' },
  name: { en: 'Name on chair {number}', fr: 'Nom sur la chaise {number}' },
  who: { en: 'Chair {number}: {who}. Change', fr: 'Chaise {number} : {who}. Changer' },
  who_title: { en: 'Who sits here?', fr: 'Qui s’assoit ici ?' },
  pig: { en: 'Chair {number}: the pig {pig}. Change', fr: 'Chaise {number} : le cochon {pig}. Changer' },
  pig_title: { en: 'Which pig?', fr: 'Quel cochon ?' },

  here: { en: 'Here', fr: 'Ici' },
  elsewhere: { en: 'Far away', fr: 'Ailleurs' },
  'here-long': { en: 'a person on this device', fr: 'quelqu’un sur cet appareil' },
  'elsewhere-long': { en: 'a person somewhere else, by a link', fr: 'quelqu’un d’autre, ailleurs, grâce à un lien' },
  piglet: { en: 'Piglet', fr: 'Porcelet' },
  curly: { en: 'Curly', fr: 'Frisette' },
  truffle: { en: 'Truffle', fr: 'Truffe' },
  professor: { en: 'Professor', fr: 'Professeur' },
  'piglet-long': { en: 'a robot that is still learning', fr: 'un robot qui apprend encore' },
  'curly-long': { en: 'a robot that plays nicely', fr: 'un robot qui joue gentiment' },
  'truffle-long': { en: 'a robot with a good nose', fr: 'un robot qui a du flair' },
  'professor-long': { en: 'a robot that knows it all', fr: 'un robot qui sait tout' },

  'straw-hat': { en: 'with the straw hat', fr: 'au chapeau de paille' },
  carpenter: { en: 'with the pencil', fr: 'au crayon' },
  mason: { en: 'with the helmet', fr: 'au casque' },
  scarf: { en: 'with the scarf', fr: 'à l’écharpe' },
  flower: { en: 'with the flower', fr: 'à la fleur' },
  glasses: { en: 'with the glasses', fr: 'aux lunettes' },
  'bow-tie': { en: 'with the bow tie', fr: 'au nœud papillon' },

  more: { en: 'More choices', fr: 'Plus de choix' },
  close: { en: 'Close', fr: 'Fermer' },
  first: { en: 'Who begins?', fr: 'Qui commence ?' },
  'dice-explained': {
    en: 'The table rolls fair dice, or you roll your own and tap what they show.',
    fr: 'La table lance des dés honnêtes, ou vous lancez les vôtres et touchez ce qu’ils montrent.',
  },
  fair: { en: 'The table’s dice', fr: 'Dés de la table' },
  own: { en: 'Our own dice', fr: 'Nos dés' },
  'door-explained': {
    en: 'Only those with the link come in, or everybody in the village finds the table.',
    fr: 'On entre seulement avec le lien, ou tout le village trouve la table.',
  },
  closed: { en: 'With the link', fr: 'Avec le lien' },
  open: { en: 'For everybody', fr: 'Pour tous' },

  play: { en: 'Play!', fr: 'On joue !' },
  away: { en: 'The village does not answer. Try again?', fr: 'Le village ne répond pas. On réessaie ?' },
  refused: { en: 'That did not work. Try again?', fr: 'Ça n’a pas marché. On réessaie ?' },
  lonely: { en: 'At least one person must play.', fr: 'Il faut au moins une personne.' },
} as const;

export const chairWord = speaker(chairs);

/** Names of the options' values, by option and value; what is missing is shown as it is. */
export const optionValues = {
  'black_three.last_or_stacked': { en: 'Last or stacked', fr: 'Dernier ou empilé' },
  'black_three.last_only': { en: 'Only the last', fr: 'Seulement le dernier' },
  'first_player.random': { en: 'By chance', fr: 'Au hasard' },
  'shape.winding': { en: 'Winding', fr: 'Sinueux' },
  'shape.straight': { en: 'Straight', fr: 'Droit' },
  'shape.zigzag': { en: 'Zigzag', fr: 'Zigzag' },
  'shape.stairs': { en: 'Stairs', fr: 'Escalier' },
  'shape.random': { en: 'Surprise', fr: 'Surprise' },
  'brick_parts.4': { en: '4 parts', fr: '4 morceaux' },
  'brick_parts.3': { en: '3 parts', fr: '3 morceaux' },
  'awards.false': { en: 'Points', fr: 'Points' },
  'awards.true': { en: 'Awards', fr: 'Récompenses' },
  'finish_round.false': { en: 'Stop at once', fr: 'Fin immédiate' },
  'finish_round.true': { en: 'Finish the round', fr: 'Finir le tour' },
  'second_tile.other_stack': { en: 'Another stack', fr: 'Autre pile' },
  'second_tile.other_part': { en: 'Another part', fr: 'Autre élément' },
  'second_tile.any': { en: 'Any tile', fr: 'N’importe' },
  'plan.1': { en: 'Very easy', fr: 'Très facile' },
  'plan.2': { en: 'Easy', fr: 'Facile' },
  'plan.3': { en: 'Middling', fr: 'Moyen' },
  'plan.4': { en: 'Hard', fr: 'Difficile' },
  'plan.5': { en: 'Very hard', fr: 'Très difficile' },
  'roles.dealt': { en: 'Dealt', fr: 'Au hasard' },
  'roles.chosen': { en: 'Chosen', fr: 'Au choix' },
  'all_home.false': { en: 'House only', fr: 'Juste la maison' },
  'all_home.true': { en: 'All at home', fr: 'Tous rentrés' },
} as const;
