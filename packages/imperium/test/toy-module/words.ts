import type { Condition } from '../../src/effects/condition.ts';
import type { Cost } from '../../src/effects/cost.ts';
import type { AnytimeEffect, Effect } from '../../src/effects/effect.ts';
import { toy } from './types.ts';

/* What the toys are written with. */

/** One step on the toy track. */
export const walk: AnytimeEffect = toy({ do: 'toy-walk' });
/** A flyer comes to the garrison. */
export const build: AnytimeEffect = toy({ do: 'toy-build' });
/** Troops are taken apart. */
export const scrap = (n: number): AnytimeEffect => toy({ do: 'toy-scrap', n });
/** A card of the stall, one scrap cheaper. */
export const market: Effect = toy({ do: 'toy-market' });

export const hasFlyer: Condition = toy({ is: 'toy-flyer' });
export const scrapped = (toyScrap: number): Cost => toy({ toyScrap });
