import { describe, expect, it } from 'vitest';
import type {
  Answer,
  Box,
  Edition,
  Facts,
  Options,
  Position,
  Step,
  Told,
  View,
  Welcome,
} from '../types/wire';
import { canTakeBack, fold, NOTHING_KNOWN, type News, type TableKnown } from './fold';

/** What the game is about does not matter here. */
const position = {} as Position;
const facts = {} as Facts;

const VIEW: View = {
  began: true,
  closed: false,
  chairs: [0, 1, 2].map((seat) => ({
    kind: seat === 2 ? 'bot' : 'here',
    name: `P${seat}`,
    character: '',
    language: 'en',
    bot: seat === 2 ? 'curly' : '',
    taken: seat !== 2,
    closed: false,
    free: false,
  })),
  listed: false,
  spectators: true,
  clock: 0,
  dice: { kind: 'fair', commitment: '', words: '', secret: '', bound: true, pledges: [] },
  actor: 0,
  moves: ['roll'],
  offers: [],
  take_back: [],
  outcomes: [],
  thrown: [],
  position,
  facts,
  undo: null,
  result: null,
  next_table: '',
};

const step = (actor: Step['actor'], text: string): Step => ({
  actor,
  text,
  events: [],
  position,
  facts,
  said: [],
});
const said = (version: number, steps: Step[] = [], more: Partial<Told> = {}): Told => ({
  type: 'told',
  version,
  what: 'played',
  seat: null,
  by: 'person',
  steps,
  view: { ...VIEW, actor: version % 3 },
  back: 0,
  says: '',
  ...more,
});
const WELCOME: Welcome = {
  type: 'welcome',
  table: 'abc',
  version: 2,
  token: 'me',
  seats: [0, 1],
  host: true,
  enters: true,
  game: 'piggyback',
  players: 3,
  options: {} as Options,
  edition: {} as Edition,
  box: {} as Box,
  missed: [said(1), said(2, [step(0, 'roll'), step('chance', 'red-2')])],
  view: VIEW,
};

function follow(answers: Answer[], from: TableKnown = NOTHING_KNOWN): { known: TableKnown; news: News[] } {
  let known = from;
  const news: News[] = [];
  for (const answer of answers) {
    const folded = fold(known, answer);
    known = folded.known;
    news.push(...folded.news);
  }
  return { known, news };
}
const texts = (known: TableKnown): string[] => known.past.map((past) => past.text);

describe('welcome', () => {
  it('brings the past without playing it again', () => {
    const { known, news } = follow([WELCOME]);
    expect(known).toMatchObject({ version: 2, token: 'me', seats: [0, 1], game: 'piggyback' });
    expect(texts(known)).toEqual(['roll', 'red-2']);
    expect(news.map((item) => item.kind)).toEqual(['jump']);
  });
  it('after a lost connection tells what was missed', () => {
    const missed = [said(3, [step(0, 'red')]), said(4, [step(1, 'roll')])];
    const { known, news } = follow([WELCOME, { ...WELCOME, version: 4, missed }]);
    expect(known.version).toBe(4);
    expect(news.map((item) => item.kind)).toEqual(['jump', 'story', 'story']);
  });
  it('jumps if the story is too long to tell', () => {
    const { known, news } = follow([WELCOME, { ...WELCOME, version: 900, missed: [] }]);
    expect(known.version).toBe(900);
    expect(news.at(-1)).toMatchObject({ kind: 'jump' });
  });
  it('ends a goodbye', () => {
    const gone: Answer = { type: 'gone', version: 0, message: 'busy' };
    expect(follow([gone]).known.gone).toBe('busy');
    expect(follow([gone, WELCOME]).known.gone).toBeNull();
  });
});

describe('told', () => {
  it('is followed in order', () => {
    const { known, news } = follow([WELCOME, said(3, [step(0, 'red')])]);
    expect(known.version).toBe(3);
    expect(known.view?.actor).toBe(0);
    expect(news.at(-1)).toMatchObject({ kind: 'story', told: { version: 3 } });
  });
  it('is ignored if it is old', () => {
    const { known, news } = follow([WELCOME, said(2, [step(1, 'x')])]);
    expect(known.version).toBe(2);
    expect(news).toHaveLength(1);
  });
  it('with a gap asks for the rest, and the answer closes the gap', () => {
    const first = follow([WELCOME, said(5)]);
    expect(first.known.version).toBe(2);
    expect(first.news.at(-1)).toEqual({ kind: 'sync', have: 2 });
    const missed: Answer = {
      type: 'missed',
      id: 1,
      version: 5,
      missed: [said(3), said(4), said(5)],
      view: VIEW,
    };
    const then = follow([missed], first.known);
    expect(then.known.version).toBe(5);
    expect(then.news.map((item) => item.kind)).toEqual(['story', 'story', 'story']);
  });
  it('that overlaps what was missed is told once', () => {
    const missed: Answer = {
      type: 'missed',
      id: 1,
      version: 4,
      missed: [said(2), said(3), said(4)],
      view: VIEW,
    };
    const { news } = follow([WELCOME, said(3), missed]);
    expect(news.filter((item) => item.kind === 'story')).toHaveLength(2);
  });
  it('jumps if the rest still leaves a gap', () => {
    const missed: Answer = { type: 'missed', id: 1, version: 9, missed: [said(3), said(7)], view: VIEW };
    const { known, news } = follow([WELCOME, missed]);
    expect(known.version).toBe(9);
    expect(news.at(-1)).toMatchObject({ kind: 'jump' });
  });
});

describe('taking back', () => {
  const played = follow([WELCOME, said(3, [step(0, 'red')]), said(4, [step(1, 'stop')])]).known;
  it('forgets as many steps as the server says', () => {
    const undone = said(5, [], { what: 'undone', seat: 0, back: 2 });
    expect(texts(follow([undone], played).known)).toEqual(['roll', 'red-2']);
    const mine = said(5, [], { what: 'undone', seat: 1, back: 1 });
    expect(texts(follow([mine], played).known)).toEqual(['roll', 'red-2', 'red']);
  });
  it('is offered where the server says that it may be, to people of this device', () => {
    const may = (take_back: number[]): View => ({ ...VIEW, take_back });
    expect(canTakeBack({ ...played, view: may([1, 0]) })).toBe(1);
    expect(canTakeBack({ ...played, view: may([1, 0]), seats: [0] })).toBe(0);
    expect(canTakeBack({ ...played, view: may([2]) })).toBeNull();
    expect(canTakeBack({ ...played, view: may([]) })).toBeNull();
    const over = follow([said(5, [], { view: { ...VIEW, actor: null } })], played).known;
    expect(canTakeBack(over)).toBeNull();
  });
});

describe('refused', () => {
  const refusal = (reason: 'stale' | 'illegal', version: number): Answer => ({
    type: 'refused',
    id: 1,
    reason,
    message: 'no',
    version,
    rule: '',
  });
  it('says nothing of a stale click, but catches up', () => {
    expect(follow([WELCOME, refusal('stale', 2)]).news).toHaveLength(1);
    expect(follow([WELCOME, refusal('stale', 4)]).news.at(-1)).toEqual({ kind: 'sync', have: 2 });
  });
  it('passes on what was refused for a reason', () => {
    expect(follow([WELCOME, refusal('illegal', 2)]).news.at(-1)).toMatchObject({ kind: 'refused' });
  });
});

describe('small talk', () => {
  it('passes emotes on and keeps chairs', () => {
    const emoted: Answer = { type: 'emoted', version: 2, seat: 1, emote: 'pig' };
    const { known, news } = follow([
      WELCOME,
      { type: 'done', id: 1, version: 2, seats: [1], enters: true },
      emoted,
    ]);
    expect(known.seats).toEqual([1]);
    expect(known.enters).toBe(true);
    expect(news.at(-1)).toEqual({ kind: 'emoted', emoted });
  });
  it('knows that a chair is not ours any more once the host has freed it', () => {
    const chairs = VIEW.chairs.map((chair, seat) => (seat === 1 ? { ...chair, taken: false } : chair));
    const freed = said(3, [], { what: 'locked', seat: 1, view: { ...VIEW, chairs } });
    expect(follow([WELCOME, freed]).known.seats).toEqual([0]);
  });
  it('passes advice on as long as it is about what is seen', () => {
    const advice: Answer = {
      type: 'advice',
      id: 1,
      version: 2,
      seat: 0,
      best: 'roll',
      moves: [],
      reason: 'why not',
    };
    expect(follow([WELCOME, advice]).news.at(-1)).toEqual({ kind: 'advice', advice });
    expect(follow([WELCOME, { ...advice, version: 1 }]).news.at(-1)).toMatchObject({ kind: 'jump' });
  });
});
