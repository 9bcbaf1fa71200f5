/** What is written beside the drawings of the kit. */

import { speaker } from './say';

export const sheet = {
  title: { en: 'Everybody in Hamlet', fr: 'Tout le monde à Hamlet' },
  subtitle: {
    en: 'All the drawings of the four games, gathered on one page.',
    fr: 'Tous les dessins des quatre jeux, réunis sur une page.',
  },
  parade: { en: 'An afternoon in the valley', fr: 'Un après-midi dans la vallée' },
  night: { en: 'The same valley at night', fr: 'La même vallée la nuit' },
  back: { en: 'Back to the village', fr: 'Retour au village' },

  Pigs: { en: 'Seven pigs', fr: 'Sept cochons' },
  Moods: { en: 'How they feel', fr: 'Leurs humeurs' },
  Poses: { en: 'What they do', fr: 'Ce qu’ils font' },
  Colours: { en: 'Whose pig is it?', fr: 'À qui est ce cochon ?' },
  Wolves: { en: 'The wolf', fr: 'Le loup' },
  Roles: { en: 'Builders and neighbours', fr: 'Bâtisseurs et voisins' },
  Houses: { en: 'Houses', fr: 'Les maisons' },
  Dice: { en: 'Dice', fr: 'Les dés' },
  Land: { en: 'Trees, stones, sky', fr: 'Arbres, pierres, ciel' },
  Cards: { en: 'Cards and tokens', fr: 'Cartes et jetons' },
  Icons: { en: 'Icons', fr: 'Les icônes' },

  'straw-hat': { en: 'straw hat, plain', fr: 'chapeau de paille, uni' },
  carpenter: { en: 'pencil and cap, spots', fr: 'crayon et casquette, taches' },
  mason: { en: 'helmet, patch', fr: 'casque, tache à l’œil' },
  scarf: { en: 'scarf, stripes', fr: 'écharpe, rayures' },
  flower: { en: 'flower, socks', fr: 'fleur, chaussettes' },
  glasses: { en: 'round glasses, saddle', fr: 'lunettes rondes, selle' },
  'bow-tie': { en: 'bow tie, freckles', fr: 'nœud papillon, rousseurs' },

  calm: { en: 'calm', fr: 'calme' },
  happy: { en: 'happy', fr: 'content' },
  proud: { en: 'proud', fr: 'fier' },
  worried: { en: 'worried', fr: 'inquiet' },
  scared: { en: 'scared', fr: 'effrayé' },
  asleep: { en: 'asleep', fr: 'endormi' },

  stand: { en: 'standing', fr: 'debout' },
  walk: { en: 'walking', fr: 'en marche' },
  ride: { en: 'riding', fr: 'à cheval' },
  sit: { en: 'sitting', fr: 'assis' },
  sleep: { en: 'sleeping', fr: 'au lit' },
  cheer: { en: 'cheering', fr: 'hourra !' },
  stack: { en: 'on each other’s back', fr: 'sur le dos l’un de l’autre' },

  prowling: { en: 'prowling', fr: 'il rôde' },
  sniffing: { en: 'sniffing', fr: 'il renifle' },
  blowing: { en: 'blowing', fr: 'il souffle' },
  licking: { en: 'licking his chops', fr: 'il se lèche les babines' },
  sulking: { en: 'sulking', fr: 'il boude' },

  runner: { en: 'the Runner', fr: 'le Coureur' },
  builder: { en: 'the Mason', fr: 'le Maçon' },
  scout: { en: 'the Scout', fr: 'l’Éclaireur' },
  lucky: { en: 'the Lucky one', fr: 'le Chanceux' },
  hunter: { en: 'the gamekeeper', fr: 'le garde-chasse' },
  goblin: { en: 'a goblin', fr: 'un gobelin' },
};
export type SheetWord = keyof typeof sheet;
export const say = speaker(sheet);
