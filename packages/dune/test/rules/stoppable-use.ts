import type { FactionId } from '@landsraad/dune';
import type { FactionPosition, Position, Table } from '@landsraad/dune/scenario';

/** An advantage on the point of being used, with a Karama in another hand, and what it changes. */
export interface Use {
  readonly item: string;
  readonly user: FactionId;
  readonly position: Position;
  /** Answers up to the one that declares the advantage. */
  readonly play: readonly (readonly [FactionId, ...(string | number)[]])[];
  readonly listen?: 'anytime';
  readonly seen: (t: Table) => unknown;
  readonly used: unknown;
  readonly stopped: unknown;
}

export const HARKONNEN: FactionPosition = { id: 'harkonnen', hand: ['karama'] };
export const BIDDING = {
  phase: 'bidding',
  treacheryDeck: ['crysknife', 'shield', 'hajr', 'kulon'],
} as const;

export const turn = (...factions: FactionPosition[]): Position => ({
  factions: [...factions, HARKONNEN],
});

export const battle = (
  a: FactionPosition,
  b: FactionPosition,
  ...more: FactionPosition[]
): Position => ({
  phase: 'battle',
  begun: true,
  factions: [{ board: { 'arrakeen@9': 4 }, ...a }, { board: { 'arrakeen@9': 4 }, ...b }, ...more],
});

export const blow = (...factions: FactionPosition[]): Position => ({
  phase: 'spice-blow',
  spiceDeck: ['shai-hulud', 'shai-hulud', 'spice-south-mesa', 'spice-cielago-south'],
  spiceDiscard: [['spice-the-great-flat'], []],
  factions: [...factions, HARKONNEN],
});

export const spice = (faction: FactionId) => (t: Table) => t.of(faction).spice;
export const tanks = (faction: FactionId) => (t: Table) => t.of(faction).tanks.normal;
export const board = (faction: FactionId) => (t: Table) => t.of(faction).board;
export const advisors = (t: Table) => t.of('bene-gesserit').advisors;
export const next = (t: Table) => `${t.faction} ${t.kind}`;
export const field = (faction: FactionId, name: string) => (t: Table) => {
  const decision = t.runUntil('plan').decision(faction);
  const asked = decision.shape === 'form' ? decision.fields[name] : undefined;
  if (asked?.shape === 'number') return asked.max;
  return asked?.options.map(({ id }) => id);
};
