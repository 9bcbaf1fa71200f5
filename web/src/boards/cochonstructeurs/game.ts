/** What the wire carries of this game. */

import type { GameOffer, GameStep, Setting as AnySetting, Shown as AnyShown } from '../../types/board';

type Id = 'cochonstructeurs';

export type Setting = AnySetting<Id>;
export type Shown = AnyShown<Id>;
export type Offer = GameOffer<Id>;
export type Step = GameStep<Id>;
