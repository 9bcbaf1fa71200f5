import type { OptionLooks } from '../../../types/game';
import BlackThree from './BlackThree.svelte';
import Judged from './Judged.svelte';
import Shape from './Shape.svelte';

export default {
  pictures: { black_three: BlackThree, black_three_judged: Judged, shape: Shape },
} satisfies OptionLooks;
