/** What the table itself says. */

import { speaker } from './say';

export const table = {
  opening: { en: 'The table is being laid…', fr: 'On met la table…' },
  gone: { en: 'This table has been cleared away.', fr: 'Cette table a été rangée.' },
  'gone-long': {
    en: 'It is no more, or its chairs are taken and nobody may watch.',
    fr: 'Elle n’existe plus, ou ses chaises sont prises et on ne peut pas regarder.',
  },
  'no-board': { en: 'This game has no board here yet.', fr: 'Ce jeu n’a pas encore de plateau ici.' },
  away: { en: 'One moment, looking for the table…', fr: 'Un instant, on cherche la table…' },
  back: { en: 'Here again!', fr: 'Nous revoilà !' },
  home: { en: 'To the village', fr: 'Au village' },
  close: { en: 'Close', fr: 'Fermer' },
  acts: { en: 'At the table', fr: 'À la table' },
  board: { en: 'The board', fr: 'Le plateau' },
  'heard-of': { en: 'What happens', fr: 'Ce qui se passe' },

  turn: { en: 'It is {name}’s turn', fr: 'C’est à {name}' },
  thinks: { en: '{name} is thinking…', fr: '{name} réfléchit…' },
  waits: { en: 'We are waiting for {name}', fr: 'On attend {name}' },
  pass: { en: 'Over to {name}!', fr: 'À {name} de jouer !' },
  'pass-long': { en: 'Hand {name} the tablet', fr: 'Donne la tablette à {name}' },
  over: { en: 'The game is over', fr: 'La partie est finie' },
  skip: { en: 'Skip to the end', fr: 'Aller à la fin' },

  undo: { en: 'Take back', fr: 'Reprendre' },
  'undo-asks': { en: '{name} would like to take a move back. All right?', fr: '{name} voudrait reprendre un coup. D’accord ?' },
  'undo-waits': { en: 'The others are being asked…', fr: 'On demande aux autres…' },
  undone: { en: '{name} takes a move back.', fr: '{name} reprend un coup.' },
  yes: { en: 'Yes', fr: 'Oui' },
  no: { en: 'No', fr: 'Non' },
  hint: { en: 'A hint', fr: 'Un conseil' },
  'hint-thinks': { en: 'The owl is thinking…', fr: 'La chouette réfléchit…' },
  story: { en: 'The story', fr: 'L’histoire' },
  'story-told': { en: 'What happened', fr: 'Ce qui s’est passé' },
  'story-none': { en: 'Nothing has happened yet.', fr: 'Il ne s’est encore rien passé.' },
  dice: { en: 'The dice so far', fr: 'Les dés jusqu’ici' },
  rules: { en: 'The rules', fr: 'Les règles' },
  'rules-box': { en: 'In the box', fr: 'Dans la boîte' },
  'rules-play': { en: 'How to play', fr: 'Comment jouer' },
  'rules-back': { en: 'All rules', fr: 'Toutes les règles' },
  emote: { en: 'Say with a picture', fr: 'Dire en image' },
  menu: { en: 'More', fr: 'Plus' },

  'own-dice': { en: 'What do the dice show?', fr: 'Que montrent les dés ?' },
  invite: { en: 'Come to our table', fr: 'Viens à notre table' },
  'invite-how': { en: 'Open this link, or scan the picture.', fr: 'Ouvre ce lien ou scanne l’image.' },
  'invite-here-only': {
    en: 'This link works on this computer only. For other devices start Hamlet with --lan.',
    fr: 'Ce lien ne marche que sur cet ordinateur. Pour d’autres appareils, lance Hamlet avec --lan.',
  },
  copy: { en: 'Copy the link', fr: 'Copier le lien' },
  copied: { en: 'Copied!', fr: 'Copié !' },
  qr: { en: 'The link as a picture to scan', fr: 'Le lien, en image à scanner' },
  hand: { en: 'Let a robot play for {name}', fr: 'Un robot joue pour {name}' },
  'hand-back': { en: '{name} plays again', fr: '{name} reprend sa place' },
  leave: { en: 'Get up and leave the chair', fr: 'Se lever et laisser la chaise' },

  waiting: { en: 'Who is playing?', fr: 'Qui joue ?' },
  'chair-free': { en: 'Free chair', fr: 'Chaise libre' },
  'chair-bot': { en: 'Robot', fr: 'Robot' },
  'chair-lock': { en: 'A robot here', fr: 'Un robot ici' },
  begin: { en: 'Let’s play!', fr: 'On joue !' },
  'begin-soon': { en: 'It begins when all are here.', fr: 'On commence quand tout le monde est là.' },
  'begin-robots': { en: 'Robots take the free chairs.', fr: 'Des robots prennent les chaises libres.' },
  sit: { en: 'Sit down', fr: 'S’asseoir' },
  'sit-title': { en: 'A chair for you', fr: 'Une chaise pour toi' },
  'sit-name': { en: 'Your name', fr: 'Ton nom' },
  'sit-who': { en: 'Your pig', fr: 'Ton cochon' },
  watch: { en: 'Just watch', fr: 'Regarder' },

  won: { en: '{name} wins!', fr: '{name} gagne !' },
  'won-many': { en: '{names} win!', fr: '{names} gagnent !' },
  'won-together': { en: 'You have won together!', fr: 'Gagné, tous ensemble !' },
  lost: { en: 'The wolf has won.', fr: 'Le loup a gagné.' },
  ending: { en: 'How it ended', fr: 'La fin de la partie' },
  again: { en: 'Play again', fr: 'Rejouer' },
  'again-go': { en: 'To the next game', fr: 'À la partie suivante' },
  replay: { en: 'See it again', fr: 'Revoir' },
  'look-at-board': { en: 'Look at the board', fr: 'Voir le plateau' },
  points: { en: '{points} points', fr: '{points} points' },

  'refused-busy': { en: 'One moment, please try again.', fr: 'Un instant, puis réessaie.' },
  'refused-forbidden': { en: 'That is not possible right now.', fr: 'Ce n’est pas possible maintenant.' },
  'refused-illegal': { en: 'The rules say no.', fr: 'Les règles disent non.' },
  'refused-malformed': { en: 'The table did not understand that.', fr: 'La table n’a pas compris.' },
  'refused-gone': { en: 'This table is closed.', fr: 'Cette table est fermée.' },

  'emote-hello': { en: 'Hello!', fr: 'Coucou !' },
  'emote-laugh': { en: 'Haha!', fr: 'Haha !' },
  'emote-wow': { en: 'Wow!', fr: 'Oh là là !' },
  'emote-oops': { en: 'Oops!', fr: 'Oups !' },
  'emote-cheer': { en: 'Hooray!', fr: 'Hourra !' },
  'emote-think': { en: 'Hmm…', fr: 'Hum…' },
  'emote-hurry': { en: 'Hurry up!', fr: 'Allez, vite !' },
  'emote-thanks': { en: 'Thank you!', fr: 'Merci !' },
  'emote-wolf': { en: 'The wolf!', fr: 'Le loup !' },
  'emote-pig': { en: 'Oink!', fr: 'Groin groin !' },
} as const;

export const tableWord = speaker(table);

/** How a list of names is said. */
export function listed(names: string[], language: 'en' | 'fr'): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${language === 'en' ? 'and' : 'et'} ${names.at(-1)}`;
}
