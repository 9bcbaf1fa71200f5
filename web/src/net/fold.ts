/** The table as this page knows it: what it knew × what the server says → what it knows now. */

import type { Advice, Answer, Emoted, Missed, Refused, Step, Told, View, Welcome } from '../types/wire';

/** A move or roll of the story so far; the position is not kept. */
export type PastStep = Omit<Step, 'position' | 'facts'>;

export interface TableKnown {
  version: number;
  token: string;
  /** Chairs played from this device. */
  seats: number[];
  host: boolean;
  /** What our own dice show is entered here. */
  enters: boolean;
  game: string;
  players: number;
  /** Known from the welcome on. */
  options: Welcome['options'] | null;
  edition: Welcome['edition'] | null;
  box: Welcome['box'] | null;
  view: View | null;
  /** Everything that was played and not taken back. */
  past: PastStep[];
  /** Why the table is no more. */
  gone: string | null;
}

export const NOTHING_KNOWN: TableKnown = {
  version: 0,
  token: '',
  seats: [],
  host: false,
  enters: false,
  game: '',
  players: 0,
  options: null,
  edition: null,
  box: null,
  view: null,
  past: [],
  gone: null,
};

/** What is to be done about a message besides knowing it. */
export type News =
  | { kind: 'story'; told: Told }
  /** No story leads here (first sight, or away too long): show how it stands. */
  | { kind: 'jump'; view: View }
  | { kind: 'sync'; have: number }
  | { kind: 'emoted'; emoted: Emoted }
  | { kind: 'advice'; advice: Advice }
  | { kind: 'refused'; refused: Refused };

export interface Folded {
  known: TableKnown;
  news: News[];
}

/** What the server may say; a newer server may say more, which an older page lets pass. */
export function fold(known: TableKnown, answer: Answer): Folded {
  switch (answer.type) {
    case 'welcome':
      return welcomed(known, answer);
    case 'told':
      return told(known, answer);
    case 'missed':
      return followed(known, answer);
    case 'done':
      return { known: { ...known, seats: answer.seats, enters: answer.enters }, news: [] };
    case 'refused':
      return refused(known, answer);
    case 'emoted':
      return { known, news: [{ kind: 'emoted', emoted: answer }] };
    case 'advice':
      return { known, news: answer.version === known.version ? [{ kind: 'advice', advice: answer }] : [] };
    case 'gone':
      return { known: { ...known, gone: answer.message }, news: [] };
    default:
      return { known, news: [] };
  }
}

function welcomed(known: TableKnown, welcome: Welcome): Folded {
  const here: TableKnown = {
    ...known,
    token: welcome.token,
    seats: welcome.seats,
    host: welcome.host,
    enters: welcome.enters,
    game: welcome.game,
    players: welcome.players,
    options: welcome.options,
    edition: welcome.edition,
    box: welcome.box,
    gone: null,
  };
  if (known.view !== null) return followed(here, welcome);
  const past = welcome.missed.reduce(remembered, known.past);
  return {
    known: { ...here, version: welcome.version, view: welcome.view, past },
    news: [{ kind: 'jump', view: welcome.view }],
  };
}

function told(known: TableKnown, next: Told): Folded {
  if (next.version <= known.version) return { known, news: [] };
  if (next.version > known.version + 1) {
    return { known, news: [{ kind: 'sync', have: known.version }] };
  }
  const { version, view } = next;
  return {
    known: { ...known, version, view, seats: stillOurs(known, view), past: remembered(known.past, next) },
    news: [{ kind: 'story', told: next }],
  };
}

/** A chair on which nobody sits is no longer ours: the host has freed it. */
function stillOurs({ seats }: TableKnown, view: View): number[] {
  return seats.filter((seat) => view.chairs[seat]?.taken);
}

/** Follow what was missed step by step; if the steps do not lead to now, jump. */
function followed(known: TableKnown, from: Pick<Missed, 'version' | 'missed' | 'view'>): Folded {
  let now = known;
  const news: News[] = [];
  for (const next of from.missed) {
    const step = told(now, next);
    if (step.news.some((item) => item.kind === 'sync')) break;
    now = step.known;
    news.push(...step.news);
  }
  if (now.version >= from.version) return { known: now, news };
  return {
    known: { ...now, version: from.version, view: from.view, seats: stillOurs(now, from.view) },
    news: [{ kind: 'jump', view: from.view }],
  };
}

/** A click on an old picture is answered by the new one, not by an error. */
function refused(known: TableKnown, answer: Refused): Folded {
  if (answer.reason === 'stale' || answer.version > known.version) {
    const behind: News[] = answer.version > known.version ? [{ kind: 'sync', have: known.version }] : [];
    return {
      known,
      news: answer.reason === 'stale' ? behind : [...behind, { kind: 'refused', refused: answer }],
    };
  }
  return { known, news: [{ kind: 'refused', refused: answer }] };
}

function remembered(past: PastStep[], next: Told): PastStep[] {
  if (next.back === 0 && next.steps.length === 0) return past;
  const steps = next.steps.map(({ actor, text, events, said }) => ({ actor, text, events, said }));
  return [...past.slice(0, Math.max(0, past.length - next.back)), ...steps];
}

/** The seat of this device whose last move could be taken back now, or null. */
export function canTakeBack({ view, seats }: TableKnown): number | null {
  return view?.take_back.find((seat) => seats.includes(seat)) ?? null;
}
