import { card, intrigueCard, tile } from './build.ts';
import type { Card, Intrigue, Tile } from './component.ts';

/** A card or a tile of which whoever thinks ahead knows only that it is there. */
export const UNKNOWN = 'unknown';

const NAME = { en: '?', fr: '?' };

/** It does nothing that could be counted on, and no Persuasion buys it. */
const OUT_OF_REACH = { cost: Number.POSITIVE_INFINITY };

export const UNKNOWN_CARD: Card = card(UNKNOWN, NAME, {
  ...OUT_OF_REACH,
  specimens: Number.POSITIVE_INFINITY,
  copies: 0,
});
export const UNKNOWN_INTRIGUE: Intrigue = intrigueCard(UNKNOWN, NAME, { copies: 0, modes: [] });
export const UNKNOWN_TILE: Tile = tile(UNKNOWN, NAME, OUT_OF_REACH);
