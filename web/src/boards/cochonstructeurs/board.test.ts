import { describe, expect, test } from 'vitest';
import { recorded } from '../recorded';
import { elementWords, cardWords, moveWords, prompt } from './words';
import { frames } from './frames';
import { controls, NO_PICKS, picksFor, prisonersToFree, readMove } from './moves';
import { scene, type Scene } from './scene';
import { EVENTS, MAJORS } from './edition';
import { dangersOf, wayOf } from './ways';

const MATCHES = recorded('cochonstructeurs');

/** What a scene shows, whatever the order of tokens; without what only passes by. */
function shown(at: Scene): unknown {
  return {
    tiles: at.tiles,
    pigs: at.pigs.map((pig) => ({
      ...pig,
      came: '',
      bag: [...pig.bag].sort(),
      picked: [...pig.picked].sort(),
    })),
    reserve: [...at.reserve].sort(),
    built: at.built,
    threat: at.threat,
    wheel: at.wheel,
    winter: at.winter,
    unlucky: at.unlucky,
    wolves: at.wolves,
    landslides: [...at.landslides].sort(),
    bridge: at.bridge,
    fuel: at.fuel,
    end: at.end,
    seat: at.seat,
    turn: at.end ? 0 : at.turn,
  };
}

describe.each(MATCHES.map((match, index) => ({ match, index })))('match $index', ({ match }) => {
  const { setting } = match;

  test('the pictures lead to where the position is', () => {
    let now = scene(match.start, setting);
    for (const { step } of match.steps) {
      const pictures = frames(now, step, setting);
      expect(pictures.filter(({ ms }) => ms <= 0)).toEqual([]);
      const last = pictures.at(-1)?.scene ?? now;
      const end = scene(step, setting, last);
      expect(shown(last), `${step.text} ${JSON.stringify(step.events)}`).toEqual(shown(end));
      now = end;
    }
  });

  test('every legal move has exactly one control', () => {
    for (const { before, step } of match.steps) {
      if (step.actor === 'chance') continue;
      const now = scene(before, setting);
      const bag = now.pigs[step.actor]?.bag ?? [];
      const moves = before.offers.map(({ move }) => move);
      if (!moves.some((text) => /^(put|free)/.test(text))) {
        const offered = controls(before.offers, bag, NO_PICKS, setting).map(({ text }) => text);
        if (offered.join() !== moves.join()) expect(offered).toEqual(moves);
        continue;
      }
      const found: string[] = [];
      const puts = new Set<string>();
      for (let mask = 0; mask < 2 ** bag.length; mask++) {
        const kept = new Set(bag.map((_, place) => place).filter((place) => (mask >> place) & 1));
        const put = controls(before.offers, bag, { ...NO_PICKS, kept }, setting).filter(
          ({ move }) => move.is === 'put',
        );
        expect(put.length).toBe(moves.some((text) => text.startsWith('put')) ? 1 : 0);
        for (const { text } of put) puts.add(text);
      }
      const rest = controls(before.offers, bag, NO_PICKS, setting);
      found.push(
        ...puts,
        ...rest.filter(({ move }) => move.is !== 'put' && move.is !== 'free').map(({ text }) => text),
      );
      for (const prisoner of prisonersToFree(before.offers, setting)) {
        const freeing = controls(before.offers, bag, { ...NO_PICKS, prisoner }, setting);
        found.push(...freeing.filter(({ move }) => move.is === 'free').map(({ text }) => text));
      }
      expect(found.sort()).toEqual([...moves].sort());
      for (const text of moves) {
        const ready = controls(before.offers, bag, picksFor(text, bag, setting), setting);
        expect(ready.map((control) => control.text)).toContain(text);
      }
    }
  });

  test('everything can be said, and every way can be drawn', () => {
    const unsaid: string[] = [];
    const lost: string[] = [];
    for (const { before, step } of match.steps) {
      if (step.actor === 'chance') continue;
      const now = scene(before, setting);
      for (const offer of before.offers) {
        const { move: text } = offer;
        if (readMove(text, setting).is === 'go') {
          const way = wayOf(offer, now.seat);
          const strange = dangersOf(way, now, setting).some(({ space }) => !way.includes(space));
          if (!way.length || way.length > now.steps || strange) lost.push(text);
        }
        for (const language of ['en', 'fr'] as const) {
          if (!/^[^{}]{2,}$/.test(moveWords(offer, now, setting, language))) unsaid.push(text);
          if (!/^[^{}]{2,}$/.test(prompt(before.offers, now, setting, language))) unsaid.push(now.phase);
        }
      }
    }
    expect(unsaid).toEqual([]);
    expect(lost).toEqual([]);
  });

  test('a way that is offered leads where it says, or to where the pig is stopped', () => {
    for (const { before, step } of match.steps) {
      if (!step.text.startsWith('go ')) continue;
      const offer = before.offers.find(({ move }) => move === step.text);
      const way = offer ? wayOf(offer, step.actor as number) : [];
      const walked = step.events.flatMap((what) =>
        what.event === 'stepped' && what.seat === step.actor ? [what.to] : [],
      );
      expect(way.slice(0, walked.length)).toEqual(walked);
      expect(way).toContain(step.text.slice(3));
    }
  });
});

test('all that can be chosen and all that can happen is among the recorded matches', () => {
  const steps = MATCHES.flatMap((match) => match.steps);
  const chosen = new Set(
    steps.filter(({ step }) => step.actor !== 'chance').map(({ step }) => step.text.split(' ')[0]),
  );
  for (const move of [
    'move',
    'build',
    'nothing',
    'try',
    'keep',
    'reroll',
    'jump',
    'cross',
    'draw',
    'no',
    'go',
    'clear',
    'take',
    'lose',
    'role',
    'free',
    'put',
  ]) {
    expect(chosen).toContain(move);
  }
  const happened = new Set(steps.flatMap(({ step }) => step.events.map((what) => what.event)));
  for (const event of [
    'begins',
    'tile-laid',
    'role-taken',
    'wheel-turned',
    'threat-rose',
    'wolf-left',
    'wolf-moved',
    'captured',
    'terrified',
    'rolled',
    'rolls-again',
    'stepped',
    'stayed',
    'took',
    'lost',
    'lamp-burned',
    'bridge-lowered',
    'bridge-raised',
    'swept-off',
    'jumped',
    'slide-fell',
    'buried',
    'cleared',
    'not-cleared',
    'rescued',
    'freed',
    'escaped',
    'drew',
    'drew-major',
    'gained',
    'put-down',
    'built',
    'not-built',
    'sabotaged',
    'winter-came',
    'luck-turned',
    'passed',
    'won',
    'wolf-arrived',
  ]) {
    expect(happened, `${event}`).toContain(event);
  }
});

test('every card of the box has its words, and every part of the house its place', () => {
  const { setting } = MATCHES[0] as (typeof MATCHES)[number];
  const { edition, box } = setting;
  expect(Object.keys(edition.events).sort()).toEqual([...EVENTS].sort());
  expect(Object.keys(edition.majors).sort()).toEqual([...MAJORS].sort());
  for (const card of [...EVENTS, ...MAJORS])
    expect(cardWords(card, setting, 'fr'), card).toEqual({
      title: expect.stringMatching(/^\p{Lu}/u) as string,
      what: expect.stringMatching(/^\p{Lu}.*\.$/u) as string,
    });
  for (const { element } of box.parts) expect(elementWords(element, 'fr'), element).not.toBe(element);
});

test('a card says how far the threat climbs, as the edition has it', () => {
  const { setting } = MATCHES[0] as (typeof MATCHES)[number];
  expect(cardWords('wolf-comes', setting, 'en').what).toBe('The threat climbs by 1.');
  const numbers = { ...setting.edition.numbers, hunger: 5 };
  const hungry = { ...setting, edition: { ...setting.edition, numbers } };
  expect(cardWords('hunger', hungry, 'fr').what).toBe('La menace monte de 5.');
});
