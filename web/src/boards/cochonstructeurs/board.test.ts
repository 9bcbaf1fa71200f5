import { describe, expect, test } from 'vitest';
import { recorded } from '../recorded';
import { CARDS, moveWords, prompt } from './words';
import { frames } from './frames';
import { controls, NO_PICKS, picksFor, prisonersToFree, readMove } from './moves';
import { dangersOf, inDanger, routeTo } from './route';
import { scene, type Scene } from './scene';
import { ELEMENTS, EVENTS, MAJORS } from './edition';

const MATCHES = recorded('cochonstructeurs');

/** What a scene shows, whatever the order of tokens; without what only passes by. */
function shown(at: Scene): unknown {
  return {
    tiles: at.tiles,
    pigs: at.pigs.map((pig) => ({ ...pig, came: '', bag: [...pig.bag].sort(), picked: [...pig.picked].sort() })),
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
    let now = scene(match.start.position, setting);
    for (const { step } of match.steps) {
      const pictures = frames(now, step, setting);
      expect(pictures.filter(({ ms }) => ms <= 0)).toEqual([]);
      const last = pictures.at(-1)?.scene ?? now;
      const end = scene(step.position, setting, last);
      expect(shown(last), `${step.text} ${JSON.stringify(step.events)}`).toEqual(shown(end));
      now = end;
    }
  });

  test('every legal move has exactly one control', () => {
    for (const { before, step } of match.steps) {
      if (step.actor === 'chance') continue;
      const now = scene(before.position, setting);
      const bag = now.pigs[step.actor]?.bag ?? [];
      if (!before.moves.some((text) => /^(put|free)/.test(text))) {
        const offered = controls(before.moves, bag, NO_PICKS, setting).map(({ text }) => text);
        if (offered.join() !== before.moves.join()) expect(offered).toEqual(before.moves);
        continue;
      }
      const found: string[] = [];
      const puts = new Set<string>();
      for (let mask = 0; mask < 2 ** bag.length; mask++) {
        const kept = new Set(bag.map((_, place) => place).filter((place) => (mask >> place) & 1));
        const put = controls(before.moves, bag, { ...NO_PICKS, kept }, setting).filter(({ move }) => move.is === 'put');
        expect(put.length).toBe(before.moves.some((text) => text.startsWith('put')) ? 1 : 0);
        for (const { text } of put) puts.add(text);
      }
      const rest = controls(before.moves, bag, NO_PICKS, setting);
      found.push(...puts, ...rest.filter(({ move }) => move.is !== 'put' && move.is !== 'free').map(({ text }) => text));
      for (const prisoner of prisonersToFree(before.moves, setting)) {
        const freeing = controls(before.moves, bag, { ...NO_PICKS, prisoner }, setting);
        found.push(...freeing.filter(({ move }) => move.is === 'free').map(({ text }) => text));
      }
      expect(found.sort()).toEqual([...before.moves].sort());
      for (const text of before.moves) {
        const ready = controls(before.moves, bag, picksFor(text, bag, setting), setting);
        expect(ready.map((control) => control.text)).toContain(text);
      }
    }
  });

  test('everything can be said, and every way can be drawn', () => {
    const unsaid: string[] = [];
    const lost: string[] = [];
    for (const { before, step } of match.steps) {
      if (step.actor === 'chance') continue;
      const now = scene(before.position, setting);
      for (const text of before.moves) {
        const move = readMove(text, setting);
        if (move.is === 'go') {
          const route = routeTo(now.pigs[now.seat]?.at ?? '', move.space, setting);
          const strange = dangersOf(route, now, setting).some(({ space }) => !route.includes(space));
          if (route.at(-1) !== move.space || route.length > now.steps || strange) lost.push(text);
        }
        for (const language of ['en', 'fr'] as const) {
          if (!/^[^{}]{2,}$/.test(moveWords(text, now, setting, language))) unsaid.push(text);
          if (!/^[^{}]{2,}$/.test(prompt(before.moves, now, setting, language))) unsaid.push(now.phase);
        }
      }
      if (inDanger(now, setting).some((seat) => seat >= setting.players)) lost.push('danger');
    }
    expect(unsaid).toEqual([]);
    expect(lost).toEqual([]);
  });

  test('a way that is chosen is the way that is walked', () => {
    for (const { before, step } of match.steps) {
      if (!step.text.startsWith('go ')) continue;
      const from = scene(before.position, setting).pigs[step.actor as number]?.at ?? '';
      const route = routeTo(from, step.text.slice(3), setting);
      const walked = step.events.filter((event) => event['event'] === 'stepped' && event['seat'] === step.actor);
      expect(route.slice(0, walked.length)).toEqual(walked.map((event) => event['to']).slice(0, route.length));
    }
  });
});

test('all that can be chosen and all that can happen is among the recorded matches', () => {
  const steps = MATCHES.flatMap((match) => match.steps);
  const chosen = new Set(steps.filter(({ step }) => step.actor !== 'chance').map(({ step }) => step.text.split(' ')[0]));
  for (const move of ['move', 'build', 'nothing', 'try', 'keep', 'reroll', 'jump', 'cross', 'draw', 'no', 'go', 'clear', 'take', 'lose', 'role', 'free', 'put']) {
    expect(chosen).toContain(move);
  }
  const happened = new Set(steps.flatMap(({ step }) => step.events.map((event) => event['event'])));
  for (const event of [
    'begins', 'tile-laid', 'role-taken', 'wheel-turned', 'threat-rose', 'wolf-left', 'wolf-moved', 'captured', 'terrified',
    'rolled', 'rolls-again', 'stepped', 'stayed', 'took', 'lost', 'lamp-burned', 'bridge-lowered', 'bridge-raised', 'swept-off',
    'jumped', 'slide-fell', 'buried', 'cleared', 'not-cleared', 'rescued', 'freed', 'escaped', 'drew', 'drew-major', 'gained',
    'put-down', 'built', 'not-built', 'sabotaged', 'winter-came', 'luck-turned', 'passed', 'won', 'wolf-arrived',
  ]) {
    expect(happened, `${event}`).toContain(event);
  }
});

test('every card of the box has its words, and every part of the house its place', () => {
  const edition = MATCHES[0]?.setting.edition as { events: Record<string, number>; majors: Record<string, number> };
  expect(Object.keys(edition.events).sort()).toEqual([...EVENTS].sort());
  expect(Object.keys(edition.majors).sort()).toEqual([...MAJORS].sort());
  expect(Object.keys(CARDS).sort()).toEqual([...EVENTS, ...MAJORS].sort());
  expect(ELEMENTS).toHaveLength(7);
});
