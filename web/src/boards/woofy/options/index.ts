import type { OptionLooks } from '../../../types/game';
import BrickParts from './BrickParts.svelte';

export default { pictures: { brick_parts: BrickParts } } satisfies OptionLooks;
