/** The way that a move names by its end, and what waits on it. */

import type { Setting } from '../board';
import { isNight, printed, spaceOf } from './edition';
import type { Scene } from './scene';

/** Spaces that can be walked to from each space. */
export function neighbours(setting: Setting): Map<string, string[]> {
  const { spaces } = printed(setting);
  const found = new Map<string, string[]>(spaces.map(({ name }) => [name, []]));
  for (const { name, joins, leads } of spaces) {
    for (const other of joins ?? []) {
      found.get(name)?.push(other);
      found.get(other)?.push(name);
    }
    for (const other of leads ?? []) found.get(name)?.push(other);
  }
  return found;
}

/** The spaces from the first step to the end; home ends a move, so no way leads through it. */
export function routeTo(from: string, to: string, setting: Setting): string[] {
  const near = neighbours(setting);
  const came = new Map<string, string>([[from, '']]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined && at !== to; at = queue.shift()) {
    if (at !== from && spaceOf(at, setting)?.kind === 'home') continue;
    for (const next of near.get(at) ?? []) {
      if (came.has(next)) continue;
      came.set(next, at);
      queue.push(next);
    }
  }
  const route: string[] = [];
  for (let at = came.has(to) ? to : ''; at && at !== from; at = came.get(at) ?? '') route.unshift(at);
  return route;
}

export type DangerKind = 'unstable' | 'torrent' | 'bridge' | 'dark' | 'wolf';

export interface Danger {
  space: string;
  kind: DangerKind;
  /** The roll that gets by, where there is one. */
  needs: number;
}

/** What may go wrong on a way: ground that is rolled for, the dark at night, a wolf at the door. */
export function dangersOf(route: string[], scene: Scene, setting: Setting): Danger[] {
  const { numbers, meetings } = printed(setting);
  const night = isNight(scene.wheel, scene.winter, setting);
  return route.flatMap((name): Danger[] => {
    const space = spaceOf(name, setting);
    switch (space?.kind) {
      case 'unstable':
        return [{ space: name, kind: 'unstable', needs: space.needs }];
      case 'torrent':
        return [{ space: name, kind: 'torrent', needs: numbers.torrent }];
      case 'bridge':
        return [{ space: name, kind: 'bridge', needs: numbers.bridge }];
      case 'dark':
        return night ? [{ space: name, kind: 'dark', needs: 0 }] : [];
      case 'meeting':
        return scene.wolves.some((at) => ringDistance(at, meetings[name] ?? -9, setting) <= 1)
          ? [{ space: name, kind: 'wolf', needs: 0 }]
          : [];
      default:
        return [];
    }
  });
}

/** How far apart two places of the ring are. */
export function ringDistance(one: number, other: number, setting: Setting): number {
  const apart = Math.abs(one - other);
  return Math.min(apart, printed(setting).ring - apart);
}

/** Everything behind a meeting, seen from home: where its wolf reaches. */
export function behind(meeting: string, setting: Setting): Set<string> {
  const near = neighbours(setting);
  const home = printed(setting).spaces.find(({ kind }) => kind === 'home')?.name ?? '';
  const safe = new Set([home]);
  const queue = [home];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const next of near.get(at) ?? []) {
      if (next === meeting || safe.has(next) || spaceOf(next, setting)?.kind === 'den') continue;
      safe.add(next);
      queue.push(next);
    }
  }
  return new Set([...near.keys()].filter((name) => !safe.has(name) && !['den', 'ford'].includes(spaceOf(name, setting)?.kind ?? '')));
}

/** Seats that a wolf at the door, or the dark, threatens where they are. */
export function inDanger(scene: Scene, setting: Setting): number[] {
  const { meetings } = printed(setting);
  const night = isNight(scene.wheel, scene.winter, setting);
  const reached = Object.entries(meetings)
    .filter(([, place]) => scene.wolves.some((at) => ringDistance(at, place, setting) <= 1))
    .map(([name]) => behind(name, setting));
  return scene.pigs
    .filter((pig) => {
      const kind = spaceOf(pig.at, setting)?.kind;
      return (kind === 'dark' && night) || reached.some((zone) => zone.has(pig.at));
    })
    .map((pig) => pig.seat);
}
