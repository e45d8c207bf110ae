import type { Card, Intrigue, Tile } from './component.ts';

/** A card or a tile of which whoever thinks ahead knows only that it is there. */
export const UNKNOWN = 'unknown';

const NAME = { en: '?', fr: '?' };

/** It does nothing that could be counted on, and no Persuasion buys it. */
export const UNKNOWN_CARD: Card = {
  id: UNKNOWN,
  name: NAME,
  origin: 'imperium',
  copies: 0,
  cost: Number.POSITIVE_INFINITY,
  factions: [],
  icons: [],
  infiltrates: [],
  agent: [],
  reveal: [],
  onAcquire: [],
  onTrash: [],
  unload: [],
};

export const UNKNOWN_INTRIGUE: Intrigue = { id: UNKNOWN, name: NAME, copies: 0, modes: [] };

export const UNKNOWN_TILE: Tile = {
  id: UNKNOWN,
  name: NAME,
  cost: Number.POSITIVE_INFINITY,
  onAcquire: [],
  use: [],
  beforeAgent: false,
  roundStart: [],
  reveal: [],
  onWin: [],
  endgame: [],
  rule: null,
  hagal: false,
};
