/** What the team still needs, and where it is: in the reserve, in bags, or not fetched yet. */

import { resourcesOf, type Resource } from './edition';
import type { Setting } from './game';
import type { Scene } from './scene';

export interface Need {
  resource: Resource;
  /** To be paid from the next element on. */
  needed: number;
  reserve: number;
  carried: number;
  missing: number;
}

/** All that is still to be fetched. */
export function missingOf(list: readonly Need[]): Resource[] {
  return list.flatMap(({ resource, missing }) => Array.from({ length: missing }, () => resource));
}

export function needs(scene: Scene, setting: Setting): Need[] {
  const carried = scene.pigs.flatMap((pig) => pig.bag);
  const count = (list: readonly Resource[], resource: Resource): number =>
    list.filter((item) => item === resource).length;
  return resourcesOf(setting).map((resource) => {
    const needed = count(scene.toPay, resource);
    const reserve = Math.min(count(scene.reserve, resource), needed);
    const bags = Math.min(count(carried, resource), needed - reserve);
    return { resource, needed, reserve, carried: bags, missing: needed - reserve - bags };
  });
}
