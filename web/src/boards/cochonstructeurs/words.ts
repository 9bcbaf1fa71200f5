/** What the table says about Cochonstructeurs. */

import { speaker, type Dictionary, type Text } from '../../words/say';
import type { Language, Setting } from '../board';
import { ELEMENTS, planOf, spaceOf, type CardName, type Resource } from './edition';
import { readMove } from './moves';
import { dangersOf, routeTo, type DangerKind } from './route';
import type { Scene } from './scene';

export const WORDS = {
  'ask-role': { en: 'Which pig will you be?', fr: 'Quel cochon veux-tu être ?' },
  'ask-action': { en: 'Tap the die to set off.', fr: 'Touche le dé pour partir.' },
  'ask-build': { en: 'Touch the house to build, or the die to set off.', fr: 'Touche la maison pour construire, ou le dé pour partir.' },
  'ask-contextual': { en: 'What will you do: set off, or act where you are?', fr: 'Que fais-tu : partir, ou agir sur place ?' },
  'ask-prisoner': { en: 'You are in the den. Try for a double six?', fr: 'Te voilà dans la tanière. Tenter un double six ?' },
  'ask-again': { en: 'Keep this roll, or roll again? Lucky may, once a turn.', fr: 'Garder ce jet ou relancer ? Le Chanceux peut, une fois par tour.' },
  'ask-way': { en: '{steps} steps: where to? Touch a shining place.', fr: '{steps} pas : où vas-tu ? Touche une case qui brille.' },
  'ask-card-way': { en: 'The card moves you {steps} spaces. Which way?', fr: 'La carte te déplace de {steps} cases. Par où ?' },
  'ask-jump-bridge': { en: 'On the bridge: walk on, or jump into the river?', fr: 'Sur le pont : continuer, ou sauter dans la rivière ?' },
  'ask-jump': { en: 'The torrent! Brave it, or jump in?', fr: 'Le torrent ! L’affronter, ou sauter ?' },
  'ask-put': { en: 'Home! Touch what you want to keep, then put down the rest.', fr: 'À la maison ! Touche ce que tu gardes, puis dépose le reste.' },
  'ask-hire': { en: 'The hunter frees a friend for two of your things.', fr: 'Le chasseur libère un ami contre deux de tes matériaux.' },
  'ask-clear': { en: 'Rocks beside you: try to clear them?', fr: 'Des rochers à côté de toi : tenter de déblayer ?' },
  'ask-another': { en: 'Lucky! Another card?', fr: 'Chanceux ! Encore une carte ?' },
  'ask-gain': { en: 'Lucky day! Choose something for your bag.', fr: 'Jour de chance ! Choisis un matériau pour ton sac.' },
  'ask-lose': { en: 'A hole in the bag! What falls out?', fr: 'Sac percé ! Qu’est-ce qui tombe ?' },
  'ask-robbed': { en: 'Goblins! What will they get from you?', fr: 'Les gobelins ! Que leur laisses-tu ?' },
  move: { en: 'Roll the die and set off', fr: 'Lancer le dé et partir' },
  build: { en: 'Build {element}: needs {needs} or more', fr: 'Construire {element} : il faut {needs} ou plus' },
  nothing: { en: 'Stay here and do nothing', fr: 'Rester ici sans rien faire' },
  wait: { en: 'Wait in the den', fr: 'Attendre dans la tanière' },
  try: { en: 'Try to escape with two dice', fr: 'Tenter de s’évader avec deux dés' },
  keep: { en: 'Keep the {face}', fr: 'Garder le {face}' },
  reroll: { en: 'Roll again', fr: 'Relancer' },
  jump: { en: 'Jump into the river: to the ford, without your load', fr: 'Sauter dans la rivière : au gué, sans ta charge' },
  cross: { en: 'Walk on', fr: 'Continuer' },
  draw: { en: 'Draw another card', fr: 'Tirer une autre carte' },
  no: { en: 'No, thank you', fr: 'Non merci' },
  go: { en: 'Go {to}', fr: 'Aller {to}' },
  clear: { en: 'Clear the rocks: needs {needs} or more', fr: 'Déblayer les rochers : il faut {needs} ou plus' },
  take: { en: 'Take {resource}', fr: 'Prendre {resource}' },
  lose: { en: 'Give up {resource}', fr: 'Perdre {resource}' },
  role: { en: 'Be {role}: {ability}', fr: 'Être {role} : {ability}' },
  free: { en: 'Free {name} for {price}', fr: 'Libérer {name} contre {price}' },
  put: { en: 'Put down {load}', fr: 'Déposer {load}' },
  'put-none': { en: 'Keep everything', fr: 'Tout garder' },
  careful: { en: 'Careful: {dangers}', fr: 'Attention : {dangers}' },
  'path-of': { en: '{place}, {resource} path', fr: '{place}, chemin {resource}' },
  token: { en: '{resource} in the bag: to be put down', fr: '{resource} dans le sac : à déposer' },
  'token-kept': { en: '{resource} in the bag: kept', fr: '{resource} dans le sac : gardé' },
  'bag-of': { en: 'Bag of {name}: {load}', fr: 'Sac de {name} : {load}' },
  empty: { en: 'empty', fr: 'vide' },
  prisoner: { en: 'Free {name}', fr: 'Libérer {name}' },
  pig: { en: '{name}, {role}, {place}, carrying {load}', fr: '{name}, {role}, {place}, porte : {load}' },
  die: { en: 'The die: {face}', fr: 'Le dé : {face}' },
  wolf: { en: 'A {kind} wolf', fr: 'Un loup {kind}' },
  'wheel-day': { en: 'Day. Night in {rounds} rounds', fr: 'Il fait jour. Nuit dans {rounds} manches' },
  'wheel-dusk': { en: 'Evening. Night next round', fr: 'C’est le soir. La nuit vient à la manche suivante' },
  'wheel-night': { en: 'Night. Day in {rounds} rounds', fr: 'Il fait nuit. Jour dans {rounds} manches' },
  winter: { en: 'Winter: longer nights', fr: 'C’est l’hiver : nuits plus longues' },
  unlucky: { en: 'Bad luck: one less on every roll', fr: 'Malchance : un de moins à chaque jet' },
  gauge: { en: 'Threat {threat} of {last}: {left} rounds at most', fr: 'Menace {threat} sur {last} : {left} manches au plus' },
  house: { en: '{plan}: {built} of {all} parts built', fr: '{plan} : {built} parties construites sur {all}' },
  'next-part': { en: 'Next: {element}, for {cost}, needs {needs} or more', fr: 'À construire : {element}, pour {cost}, il faut {needs} ou plus' },
  reserve: { en: 'Reserve at home: {load}', fr: 'Réserve à la maison : {load}' },
  missing: { en: 'Still missing: {load}', fr: 'Il manque encore : {load}' },
  'missing-none': { en: 'Everything has been fetched', fr: 'Tout est rassemblé' },
  danger: { en: 'In danger: {names}', fr: 'En danger : {names}' },
  prisoners: { en: 'In the den: {names}', fr: 'Dans la tanière : {names}' },
  map: { en: 'Overview: see the whole valley, or come closer', fr: 'Vue d’ensemble : voir toute la vallée, ou se rapprocher' },
  closer: { en: 'Closer', fr: 'Plus près' },
  further: { en: 'Further away', fr: 'Plus loin' },
  supply: { en: 'Left in the supply: {load}', fr: 'Il reste au stock : {load}' },
  card: { en: 'Card: {title}. {what}', fr: 'Carte : {title}. {what}' },
  fuel: { en: 'Lamp: {fuel} left', fr: 'Lampe : il reste {fuel}' },
  team: { en: 'How are we doing?', fr: 'Où en sommes-nous ?' },
  time: { en: 'How long have we got?', fr: 'Combien de temps avons-nous ?' },
  lacks: { en: 'What is missing?', fr: 'Que manque-t-il ?' },
  who: { en: 'Who is in danger?', fr: 'Qui est en danger ?' },
  nobody: { en: 'Nobody', fr: 'Personne' },
  close: { en: 'Close', fr: 'Fermer' },
  'tray-label': { en: 'What you can do', fr: 'Ce que tu peux faire' },
} as const satisfies Dictionary;

const RESOURCES: Record<Resource, Text> = {
  stone: { en: 'stone', fr: 'de la pierre' },
  wood: { en: 'wood', fr: 'du bois' },
  sand: { en: 'sand', fr: 'du sable' },
  tile: { en: 'a roof tile', fr: 'une tuile' },
};

/** Whose path it is. */
const PATHS: Record<Resource, Text> = {
  stone: { en: 'stone', fr: 'de la pierre' },
  wood: { en: 'wood', fr: 'du bois' },
  sand: { en: 'sand', fr: 'du sable' },
  tile: { en: 'roof tile', fr: 'des tuiles' },
};

/** Where a resource lies. */
const HEAPS: Record<Resource, Text> = {
  stone: { en: 'to the stone', fr: 'à la pierre' },
  wood: { en: 'to the wood', fr: 'au bois' },
  sand: { en: 'to the sand', fr: 'au sable' },
  tile: { en: 'to the roof tiles', fr: 'aux tuiles' },
};

/** "two stone" is said as a number and a noun. */
const COUNTED: Record<Resource, Text> = {
  stone: { en: '{n} stone', fr: '{n} × pierre' },
  wood: { en: '{n} wood', fr: '{n} × bois' },
  sand: { en: '{n} sand', fr: '{n} × sable' },
  tile: { en: '{n} roof tile', fr: '{n} × tuile' },
};

const ROLES: Record<string, Text> = {
  runner: { en: 'the Runner', fr: 'le Coureur' },
  mason: { en: 'the Mason', fr: 'le Maçon' },
  scout: { en: 'the Scout', fr: 'l’Éclaireur' },
  lucky: { en: 'Lucky', fr: 'le Chanceux' },
};

const ABILITIES: Record<string, Text> = {
  runner: { en: 'one step more on every move.', fr: 'un pas de plus à chaque déplacement.' },
  mason: { en: 'one more for building and clearing rocks.', fr: 'un de plus pour construire et déblayer.' },
  scout: { en: 'with the lamp the dark does not stop you.', fr: 'avec la lampe, le noir ne t’arrête pas.' },
  lucky: { en: 'roll again once a turn, and draw a second card.', fr: 'relance une fois par tour, et tire une deuxième carte.' },
};

const PARTS: Record<(typeof ELEMENTS)[number], Text> = {
  'wall-1': { en: 'the first wall', fr: 'le premier mur' },
  'wall-2': { en: 'the second wall', fr: 'le deuxième mur' },
  'wall-3': { en: 'the third wall', fr: 'le troisième mur' },
  'wall-4': { en: 'the fourth wall', fr: 'le quatrième mur' },
  door: { en: 'the door', fr: 'la porte' },
  frame: { en: 'the frame', fr: 'la charpente' },
  roof: { en: 'the roof', fr: 'le toit' },
};

/** Where a way leads, and where somebody stands. */
const PLACES: Record<string, { to: Text; at: Text }> = {
  plain: { to: { en: 'to space {name}', fr: 'à la case {name}' }, at: { en: 'on space {name}', fr: 'sur la case {name}' } },
  mystery: { to: { en: 'to the mystery space {name}', fr: 'à la case mystère {name}' }, at: { en: 'on a mystery space', fr: 'sur une case mystère' } },
  resource: { to: { en: '{resource}', fr: '{resource}' }, at: { en: 'where the resources lie', fr: 'sur une case de matériaux' } },
  dark: { to: { en: 'to the dark wood', fr: 'au bois obscur' }, at: { en: 'in the dark wood', fr: 'dans le bois obscur' } },
  meeting: { to: { en: 'to where the wolves pass', fr: 'là où passent les loups' }, at: { en: 'where the wolves pass', fr: 'là où passent les loups' } },
  lever: { to: { en: 'to the lever of the bridge', fr: 'au levier du pont' }, at: { en: 'at the lever', fr: 'près du levier' } },
  bridge: { to: { en: 'to the bridge', fr: 'au pont' }, at: { en: 'on the bridge', fr: 'sur le pont' } },
  torrent: { to: { en: 'to the torrent', fr: 'au torrent' }, at: { en: 'in the torrent', fr: 'dans le torrent' } },
  unstable: { to: { en: 'to the unstable ground', fr: 'au terrain instable' }, at: { en: 'on unstable ground', fr: 'sur un terrain instable' } },
  home: { to: { en: 'home', fr: 'à la maison' }, at: { en: 'at home', fr: 'à la maison' } },
  den: { to: { en: 'to the den', fr: 'à la tanière' }, at: { en: 'in the den', fr: 'dans la tanière' } },
  hunter: { to: { en: 'to the hunter', fr: 'chez le chasseur' }, at: { en: 'at the hunter’s', fr: 'chez le chasseur' } },
  ford: { to: { en: 'to the ford', fr: 'au gué' }, at: { en: 'at the ford', fr: 'au gué' } },
};

const NAMED: Record<string, Text> = {
  bank: { en: 'the bank', fr: 'la berge' },
  lane: { en: 'the lane', fr: 'le sentier' },
};

const DANGERS: Record<DangerKind, Text> = {
  unstable: { en: 'unstable ground', fr: 'terrain instable' },
  torrent: { en: 'torrent', fr: 'torrent' },
  bridge: { en: 'shaky bridge', fr: 'pont branlant' },
  dark: { en: 'dark wood', fr: 'bois obscur' },
  wolf: { en: 'a wolf', fr: 'un loup' },
};

/** Every card: what it is called, and what it does in one sentence. */
export const CARDS: Record<CardName, { title: Text; what: Text }> = {
  'wolf-comes': { title: { en: 'The wolf is coming', fr: 'Le loup arrive' }, what: { en: 'The threat climbs.', fr: 'La menace monte.' } },
  'full-of-energy': { title: { en: 'Full of energy', fr: 'En pleine forme' }, what: { en: 'Two spaces forward.', fr: 'Avance de deux cases.' } },
  'lucky-day': { title: { en: 'Lucky day', fr: 'Jour de chance' }, what: { en: 'Find something of your choice.', fr: 'Trouve un matériau au choix.' } },
  'time-flies': { title: { en: 'Time flies', fr: 'Le temps presse' }, what: { en: 'The day wheel turns on.', fr: 'La roue du jour avance.' } },
  'no-hurry': { title: { en: 'No hurry', fr: 'Rien ne presse' }, what: { en: 'The day wheel turns back.', fr: 'La roue du jour recule.' } },
  'bold-wolves': { title: { en: 'Bold wolves', fr: 'Loups téméraires' }, what: { en: 'The wolves walk on.', fr: 'Les loups avancent.' } },
  'forgotten-bag': { title: { en: 'Forgotten bag', fr: 'Sac oublié' }, what: { en: 'Two spaces back.', fr: 'Recule de deux cases.' } },
  'holed-bag': { title: { en: 'A hole in the bag', fr: 'Sac percé' }, what: { en: 'Lose something of your choice.', fr: 'Perds un matériau au choix.' } },
  nightfall: { title: { en: 'Night falls', fr: 'La nuit tombe' }, what: { en: 'It is night at once.', fr: 'Il fait nuit tout de suite.' } },
  'wolf-call': { title: { en: 'Call of the wolves', fr: 'Appel des loups' }, what: { en: 'One more wolf leaves the den.', fr: 'Un loup de plus sort de la tanière.' } },
  earthquake: { title: { en: 'Earthquake', fr: 'Tremblement de terre' }, what: { en: 'Rocks fall on all unstable ground.', fr: 'Des rochers tombent sur les terrains instables.' } },
  goblins: { title: { en: 'Thieving goblins', fr: 'Vol des gobelins' }, what: { en: 'Everybody loses something from the bag.', fr: 'Chacun perd un matériau de son sac.' } },
  'bad-luck': { title: { en: 'Bad luck', fr: 'Malchance' }, what: { en: 'From now on one less on every roll.', fr: 'Désormais, un de moins à chaque jet.' } },
  'winter-time': { title: { en: 'Winter time', fr: 'Heure d’hiver' }, what: { en: 'The nights grow longer.', fr: 'Les nuits s’allongent.' } },
  hunger: { title: { en: 'A wolf’s hunger', fr: 'Appétit féroce' }, what: { en: 'The threat climbs a lot.', fr: 'La menace monte beaucoup.' } },
  sabotage: { title: { en: 'Sabotage', fr: 'Sabotage' }, what: { en: 'The part built last falls down.', fr: 'La dernière partie construite s’écroule.' } },
};

export const WOLVES: Record<string, Text> = {
  yellow: { en: 'yellow', fr: 'jaune' },
  red: { en: 'red', fr: 'rouge' },
  special: { en: 'special', fr: 'spécial' },
};

export const say = speaker(WORDS);

export function resourceWords(resource: Resource, language: Language): string {
  return RESOURCES[resource]?.[language] ?? resource;
}

export function loadWords(load: readonly Resource[], language: Language): string {
  if (!load.length) return say('empty', language);
  return [...new Set(load)]
    .map((item) => COUNTED[item][language].replace('{n}', String(load.filter((other) => other === item).length)))
    .join(', ');
}

export function supplyWords(supply: Record<string, number>, language: Language): string {
  return Object.entries(supply)
    .map(([item, count]) => COUNTED[item as Resource][language].replace('{n}', String(count)))
    .join(', ');
}

export function elementWords(element: (typeof ELEMENTS)[number], language: Language): string {
  return PARTS[element][language];
}

export function roleWords(role: string | null, language: Language): string {
  return ROLES[role ?? '']?.[language] ?? '';
}

/** The resource of a space's path, once its tile lies there. */
export function resourceOfPath(path: number, scene: Scene): Resource | null {
  return scene.tiles[path - 1] ?? null;
}

/** "2.6" is on path 2. */
function pathNumber(name: string): number {
  return Number(/^(\d+)\./.exec(name)?.[1] ?? 0);
}

export function placeWords(name: string, how: 'to' | 'at', scene: Scene, setting: Setting, language: Language): string {
  const space = spaceOf(name, setting);
  const resource = resourceOfPath(space?.path || pathNumber(name), scene);
  const called = NAMED[name]?.[language] ?? name.replace(/^\d+\./, '');
  const place = (PLACES[space?.kind ?? 'plain'] as { to: Text; at: Text })[how][language]
    .replace('{name}', called)
    .replace('{resource}', resource ? HEAPS[resource][language] : called);
  if (!resource || !pathNumber(name)) return place;
  return say('path-of', language, { place, resource: PATHS[resource][language] });
}

export function dangerWords(kinds: DangerKind[], language: Language): string {
  return kinds.length ? say('careful', language, { dangers: kinds.map((kind) => DANGERS[kind][language]).join(', ') }) : '';
}

/** Where a way leads, and what to look out for on it. */
function goWords(to: string, scene: Scene, setting: Setting, language: Language): string {
  const from = scene.pigs[scene.seat]?.at ?? '';
  const dangers = dangersOf(routeTo(from, to, setting), scene, setting).map(({ kind }) => kind);
  const going = say('go', language, { to: placeWords(to, 'to', scene, setting, language) });
  return [going, dangerWords([...new Set(dangers)], language)].filter(Boolean).join('. ');
}

export function moveWords(text: string, scene: Scene, setting: Setting, language: Language): string {
  const move = readMove(text, setting);
  switch (move.is) {
    case 'go':
      return goWords(move.space, scene, setting, language);
    case 'clear':
      return say('clear', language, { needs: (setting.edition['numbers'] as { clear: number }).clear });
    case 'take':
    case 'lose':
      return say(move.is, language, { resource: resourceWords(move.resource, language) });
    case 'role':
      return say('role', language, {
        role: roleWords(move.role, language),
        ability: ABILITIES[move.role]?.[language] ?? '',
      });
    case 'free':
      return say('free', language, {
        name: setting.seats[move.seat]?.name ?? '',
        price: loadWords(move.price, language),
      });
    case 'put':
      return move.load.length ? say('put', language, { load: loadWords(move.load, language) }) : say('put-none', language);
    case 'build':
      return buildWords(scene, setting, language);
    case 'keep':
      return say('keep', language, { face: scene.die?.faces.join(', ') ?? '' });
    case 'nothing':
      return say(scene.phase === 'prisoner' ? 'wait' : 'nothing', language);
    default:
      return say(move.is, language);
  }
}

function buildWords(scene: Scene, setting: Setting, language: Language): string {
  const element = ELEMENTS[scene.built] ?? 'roof';
  const plan = planOf(setting);
  const part = element.startsWith('wall') ? plan.wall : plan[element as 'door' | 'frame' | 'roof'];
  return say('build', language, { element: elementWords(element, language), needs: part.needs });
}

export function prompt(moves: string[], scene: Scene, setting: Setting, language: Language): string {
  if (!moves.length) return '';
  switch (scene.phase) {
    case 'choosing-role':
      return say('ask-role', language);
    case 'action':
      if (moves.includes('build')) return say('ask-build', language);
      return say(moves.some((move) => /^(clear|free)/.test(move)) ? 'ask-contextual' : 'ask-action', language);
    case 'prisoner':
      return say('ask-prisoner', language);
    case 'again':
      return say('ask-again', language);
    case 'way':
      return say(scene.card ? 'ask-card-way' : 'ask-way', language, { steps: scene.steps });
    case 'jumping':
      return say(spaceOf(scene.pigs[scene.seat]?.at ?? '', setting)?.kind === 'bridge' ? 'ask-jump-bridge' : 'ask-jump', language);
    case 'put-first':
    case 'put-last':
      return say('ask-put', language);
    case 'hiring':
      return say('ask-hire', language);
    case 'clearing':
      return say('ask-clear', language);
    case 'another':
      return say('ask-another', language);
    case 'gaining':
      return say('ask-gain', language);
    case 'losing':
      return say('ask-lose', language);
    case 'robbed':
      return say('ask-robbed', language);
    default:
      return say('ask-action', language);
  }
}

/** One or two words under a picture, for those who read. */
export const CAPTIONS: Partial<Record<string, Text>> = {
  move: { en: 'Set off', fr: 'Partir' },
  nothing: { en: 'Stay', fr: 'Rester' },
  try: { en: 'Try', fr: 'Tenter' },
  keep: { en: 'Keep', fr: 'Garder' },
  reroll: { en: 'Again', fr: 'Relancer' },
  jump: { en: 'Jump', fr: 'Sauter' },
  cross: { en: 'Go on', fr: 'Continuer' },
  draw: { en: 'Card', fr: 'Carte' },
  no: { en: 'No', fr: 'Non' },
  put: { en: 'Put down', fr: 'Déposer' },
};

/** Under the picture of a role: who it is, and what it is good at. */
export const ROLE_CAPTIONS: Record<string, Text> = {
  runner: { en: 'Runner: +1 step', fr: 'Coureur : +1 pas' },
  mason: { en: 'Mason: +1 to build', fr: 'Maçon : +1 pour bâtir' },
  scout: { en: 'Scout: a lamp at night', fr: 'Éclaireur : une lampe la nuit' },
  lucky: { en: 'Lucky: rolls again', fr: 'Chanceux : relance le dé' },
};
