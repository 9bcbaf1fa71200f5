/** The picture of each game's place. A game without one gets a sign only. */

import type { Component } from 'svelte';
import Clearing from './Clearing.svelte';
import Race from './Race.svelte';
import Site from './Site.svelte';
import Street from './Street.svelte';

export const PICTURES: Record<string, Component> = {
  piggyback: Race,
  three_little_pigs: Street,
  woofy: Clearing,
  cochonstructeurs: Site,
};
