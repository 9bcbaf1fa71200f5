import type { OptionLooks } from '../../../types/game';
import Awards from './Awards.svelte';
import FinishRound from './FinishRound.svelte';
import SecondTile from './SecondTile.svelte';

export default {
  pictures: { awards: Awards, finish_round: FinishRound, second_tile: SecondTile },
} satisfies OptionLooks;
