import type { Seat } from '@landsraad/kernel';
import { createContext, type ReactNode, useContext } from 'react';
import type { Snapshot } from '../games/protocol.ts';
import type { MenuItem } from '../ui/Menu.tsx';
import type { KeptNotes } from './notes/kept.ts';

/** What a table has that is not only this device's: the online screen fills it in. */
export interface Beside {
  /** At the head of the bar's tools. */
  readonly bar: ReactNode;
  /** In a player's line: presence, clock. */
  readonly seat: (seat: Seat) => ReactNode;
  /** In the place of saving, which needs the game on this device. */
  readonly menu: readonly MenuItem[];
  /** Milliseconds that the viewer has left for what they owe; null without a clock. */
  readonly left: () => number | null;
  /** What the viewer has ordered here, for the server to keep; null where nothing can be. */
  readonly orders: OrdersBeside | null;
  /** The viewer's own notes; null for who has no seat. */
  readonly notes: KeptNotes | null;
  /** What can be done after the game. */
  readonly end: ReactNode;
  /** The end of the game with every card open, once it is there. */
  readonly revealed: Snapshot | null;
}

export interface OrdersBeside {
  /** In the game's own words; undefined where nothing was ordered yet. */
  readonly given: unknown;
  /** Puts these in the place of all that was ordered before. */
  readonly give: (orders: object) => void;
}

const BesideContext = createContext<Beside | null>(null);
export const BesideProvider = BesideContext.Provider;

/** Null at a table of this device. */
export const useBeside = (): Beside | null => useContext(BesideContext);
