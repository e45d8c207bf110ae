import type { DuneEvent } from '@landsraad/dune';
import type { Heard } from '@landsraad/kernel';

/* What every Mentat Pause counted, by seat; the spice is told once the game is over. */

export interface ByTurn {
  readonly strongholds: readonly (readonly number[])[];
  /** Null where the shields are still down. */
  readonly spice: readonly (readonly number[])[] | null;
  readonly turns: number;
}

/** Null for a game of before this was counted. */
export function byTurn(log: readonly Heard<DuneEvent>[]): ByTurn | null {
  const counted = log.flatMap((event) => (event.type === 'strongholds-counted' ? [event] : []));
  const [first] = counted;
  if (!first) return null;
  const seats = first.counts.map((_, seat) => seat);
  const hoards = counted.flatMap(({ secret }) => (secret ? [secret.spice] : []));
  return {
    turns: counted.length,
    strongholds: seats.map((seat) => counted.map(({ counts }) => counts[seat]!)),
    spice:
      hoards.length === counted.length
        ? seats.map((seat) => hoards.map((spice) => spice[seat]!))
        : null,
  };
}
