/** What the table says about Cochonstructeurs. */

import { capital, finder, speaker } from '../../words/say';
import type { Language } from '../../types/language';
import { nextPart, spaceOf, type CardName, type Element, type Resource } from './edition';
import type { Offer, Setting } from './game';
import { readMove, type Move } from './moves';
import { dangersOf, wayOf, type DangerKind } from './ways';
import type { Scene } from './scene';

export const say = speaker('cochonstructeurs/board');
export const sheetWord = speaker('cochonstructeurs/sheet');
const sayResource = speaker('cochonstructeurs/resource');
const sayPath = speaker('cochonstructeurs/path');
const sayHeap = speaker('cochonstructeurs/heap');
const sayCount = speaker('cochonstructeurs/count');
const sayAbility = speaker('cochonstructeurs/ability');
const sayDanger = speaker('cochonstructeurs/danger');
const sayTo = speaker('cochonstructeurs/to');
const sayAt = speaker('cochonstructeurs/at');
const sayCard = speaker('cochonstructeurs/card');
const named = finder('cochonstructeurs/name');
const caption = finder('cochonstructeurs/caption');
const badge = finder('cochonstructeurs/badge');

export function resourceWords(resource: Resource, language: Language): string {
  return sayResource(resource, language);
}

export function loadWords(load: readonly Resource[], language: Language): string {
  if (!load.length) return say('empty', language);
  return [...new Set(load)]
    .map((item) => sayCount(item, language, { count: load.filter((other) => other === item).length }))
    .join(', ');
}

/** What is still to be fetched for the house. */
export function missingWords(load: readonly Resource[], language: Language): string {
  if (!load.length) return say('missing-none', language);
  return say('missing', language, { load: loadWords(load, language) });
}

export function supplyWords(supply: Record<string, number>, language: Language): string {
  return Object.entries(supply)
    .map(([item, count]) => sayCount(item as Resource, language, { count }))
    .join(', ');
}

export function elementWords(element: Element, language: Language): string {
  return named(element, language) ?? element;
}

export function roleWords(role: string | null, language: Language): string {
  return role === null ? '' : (named(role, language) ?? role);
}

/** The resource of a space's path, once its tile lies there. */
export function resourceOfPath(path: number, scene: Scene): Resource | null {
  return scene.tiles[path - 1] ?? null;
}

/** "2.6" is on path 2. */
function pathNumber(name: string): number {
  return Number(/^(\d+)\./.exec(name)?.[1] ?? 0);
}

export function placeWords(
  name: string,
  how: 'to' | 'at',
  scene: Scene,
  setting: Setting,
  language: Language,
): string {
  const space = spaceOf(name, setting);
  const resource = resourceOfPath(space?.path || pathNumber(name), scene);
  const called = named(name, language) ?? name.replace(/^\d+\./, '');
  const values = { name: called, resource: resource ? sayHeap(resource, language) : called };
  const place = (how === 'to' ? sayTo : sayAt)(space?.kind ?? 'plain', language, values);
  if (!resource || !pathNumber(name)) return place;
  return say('path-of', language, { place, resource: sayPath(resource, language) });
}

export function dangerWords(kinds: DangerKind[], language: Language): string {
  return kinds.length
    ? say('careful', language, { dangers: kinds.map((kind) => sayDanger(kind, language)).join(', ') })
    : '';
}

/** Where a way leads, and what to look out for on it. */
function goWords(offer: Offer, to: string, scene: Scene, setting: Setting, language: Language): string {
  const dangers = dangersOf(wayOf(offer, scene.seat), scene, setting).map(({ kind }) => kind);
  const going = say('go', language, { to: placeWords(to, 'to', scene, setting, language) });
  return [going, dangerWords([...new Set(dangers)], language)].filter(Boolean).join('. ');
}

export function moveWords(offer: Offer, scene: Scene, setting: Setting, language: Language): string {
  const move = readMove(offer.move, setting);
  switch (move.is) {
    case 'go':
      return goWords(offer, move.space, scene, setting, language);
    case 'clear':
      return say('clear', language, { needs: setting.edition.numbers.clear });
    case 'take':
    case 'lose':
      return say(move.is, language, { resource: resourceWords(move.resource, language) });
    case 'role':
      return say('role', language, {
        role: roleWords(move.role, language),
        ability: sayAbility(move.role, language),
      });
    case 'free':
      return say('free', language, {
        name: setting.seats[move.seat]?.name ?? '',
        price: loadWords(move.price, language),
      });
    case 'put':
      return move.load.length
        ? say('put', language, { load: loadWords(move.load, language) })
        : say('put-none', language);
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
  const part = nextPart(scene.built, setting);
  const element = part ? elementWords(part.element, language) : '';
  return say('build', language, { element, needs: part?.needs ?? 0 });
}

export function prompt(offers: Offer[], scene: Scene, setting: Setting, language: Language): string {
  if (!offers.length) return '';
  const moves = offers.map((offer) => offer.move);
  switch (scene.phase) {
    case 'choosing-role':
      return say('ask-role', language);
    case 'action':
      if (moves.includes('build')) return say('ask-build', language);
      return say(
        moves.some((move) => /^(clear|free)/.test(move)) ? 'ask-contextual' : 'ask-action',
        language,
      );
    case 'prisoner':
      return say('ask-prisoner', language);
    case 'again':
      return say('ask-again', language);
    case 'way':
      return say(scene.card ? 'ask-card-way' : 'ask-way', language, { steps: scene.steps });
    case 'jumping':
      return say(
        spaceOf(scene.pigs[scene.seat]?.at ?? '', setting)?.kind === 'bridge'
          ? 'ask-jump-bridge'
          : 'ask-jump',
        language,
      );
    case 'put-first':
    case 'put-last':
      return say('ask-put', language);
    case 'hiring':
      return say('ask-hire', language);
    case 'clearing':
      return say('ask-clear', language);
    case 'another':
      return say('ask-another', language);
    case 'picking':
      return say('ask-pick', language);
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

/** What a card is called, and what it does in one sentence. */
export function cardWords(
  card: CardName,
  setting: Setting,
  language: Language,
): { title: string; what: string } {
  const { wolf_comes, hunger, card_steps } = setting.edition.numbers;
  const counts: Partial<Record<CardName, number>> = {
    'wolf-comes': wolf_comes,
    hunger,
    'full-of-energy': card_steps,
    'forgotten-bag': card_steps,
  };
  return {
    title: capital(named(card, language) ?? card, language),
    what: sayCard(card, language, { count: counts[card] ?? 1 }),
  };
}

export function wolfWord(kind: string, language: Language): string {
  return named(kind, language) ?? kind;
}

/** One or two words under a picture, for those who read. */
export function captionWords(move: Move, language: Language): string {
  return (move.is === 'role' ? badge(move.role, language) : caption(move.is, language)) ?? '';
}
