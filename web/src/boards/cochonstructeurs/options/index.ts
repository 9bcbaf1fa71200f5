import type { OptionLooks } from '../../../types/game';
import AllHome from './AllHome.svelte';
import DepositEndsTurn from './DepositEndsTurn.svelte';
import PickingUp from './PickingUp.svelte';
import Plan from './Plan.svelte';
import Roles from './Roles.svelte';

export default {
  pictures: {
    all_home: AllHome,
    deposit_ends_turn: DepositEndsTurn,
    picking_up: PickingUp,
    plan: Plan,
    roles: Roles,
  },
} satisfies OptionLooks;
