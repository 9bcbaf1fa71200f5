import type { SheetPart } from '../../../types/game';
import Passers from './Passers.svelte';
import Roles from './Roles.svelte';
import Valley from './Valley.svelte';
import { sheetWord } from '../words';

export default {
  panels: [
    { name: 'Roles', title: (language) => sheetWord('roles', language), Panel: Roles, wide: false },
    { name: 'Valley', title: (language) => sheetWord('valley', language), Panel: Valley, wide: true },
  ],
  Passers,
} satisfies SheetPart;
