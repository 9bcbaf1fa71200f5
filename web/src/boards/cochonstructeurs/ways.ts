/** The way that an offer leads, and what waits on it: all as the rules tell it. */

import { spaceOf } from './edition';
import type { Offer, Setting } from './game';
import type { Scene } from './scene';

/** Every space from the first step to the end: those that are walked at once, then those after a roll. */
export function wayOf({ events, position }: Offer, seat: number): string[] {
  const walked = events.flatMap((what) => (what.event === 'stepped' && what.seat === seat ? [what.to] : []));
  return [...walked, ...(position.moment?.way ?? [])];
}

export type DangerKind = 'unstable' | 'torrent' | 'bridge' | 'dark' | 'wolf';

export interface Danger {
  space: string;
  kind: DangerKind;
  /** The roll that gets by, where there is one. */
  needs: number;
}

/** What may go wrong on a way: ground that is rolled for, the dark, a wolf at the door. */
export function dangersOf(way: string[], scene: Scene, setting: Setting): Danger[] {
  return way.flatMap((space): Danger[] => {
    if (scene.dark.includes(space)) return [{ space, kind: 'dark', needs: 0 }];
    if (scene.watched.includes(space)) return [{ space, kind: 'wolf', needs: 0 }];
    const needs = setting.box.needs[space];
    const kind = spaceOf(space, setting)?.kind;
    return needs === undefined || !isGround(kind) ? [] : [{ space, kind, needs }];
  });
}

function isGround(kind: string | undefined): kind is 'unstable' | 'torrent' | 'bridge' {
  return kind === 'unstable' || kind === 'torrent' || kind === 'bridge';
}
