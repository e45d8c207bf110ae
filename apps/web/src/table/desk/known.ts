import type { GameEvent, Heard, Option, Seat } from '@landsraad/kernel';
import { createContext, useMemo } from 'react';
import type { Snapshot } from '../../games/protocol.ts';
import type { TableKit } from '../kit.ts';
import type { Planning } from '../plan/usePlan.ts';
import { withWays } from '../plan/ways.ts';
import { type Asked, type Offers, offersOf } from '../spots.ts';
import { useRequired } from './required.ts';

/** What the viewer knows of the game now. It changes with every snapshot and with nothing else. */
export interface Known<V = unknown, O extends Option = Option, E extends GameEvent = GameEvent> {
  readonly snapshot: Snapshot<V, O, E>;
  /** Everything that the viewer has heard so far. */
  readonly log: readonly Heard<E>[];
  /** The viewer's seat, or null for whoever only watches. */
  readonly seat: Seat | null;
  /** What the viewer is asked: what they owe, or what follows in their plan; null for nothing. */
  readonly decision: Asked<O> | null;
  readonly offers: Offers<O>;
}

const KnownContext = createContext<Known | null>(null);
export const KnownProvider = KnownContext.Provider;

/** A game's own parts read it in the game's own types. */
export const useKnown = (): Known => useRequired(KnownContext);

export function useNewKnown(
  { choices }: TableKit,
  snapshot: Snapshot,
  log: readonly Heard<GameEvent>[],
  { decision, ways, aim, exchanges }: Planning,
): Known {
  const { viewer } = snapshot;
  const offers = useMemo(() => {
    const offered = offersOf(decision, (option, asked) => choices.spotOf(option, asked));
    return withWays(offered, { ways, aim, exchanges });
  }, [decision, choices, ways, aim, exchanges]);
  const seat = typeof viewer === 'number' ? viewer : null;
  return useMemo(
    () => ({ snapshot, log, seat, decision, offers }),
    [snapshot, log, seat, decision, offers],
  );
}
