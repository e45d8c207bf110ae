import type { MatchRecord } from '@landsraad/kernel';
import type { FinishedRecord } from '@landsraad/protocol';
import { Fault } from './house.ts';
import { commitmentOf } from './laying.ts';
import { seatingOf } from './seats.ts';
import type { Table } from './table.ts';

/** The whole game, once it is over, with what proves that the seed never changed. */
export function recordOf({ kept, play, names }: Table): FinishedRecord {
  if (kept.status !== 'over' || !play) throw new Fault({ fault: 'wrong-moment' });
  return {
    record: written(play),
    seats: seatingOf(kept, names).map((seat) => ({
      name: seat.is === 'person' ? seat.name : seat.bot,
    })),
    salt: kept.salt,
    commitment: commitmentOf(kept),
  };
}

/** For whoever runs the server: what replays a table, up to the answer that a rule failed on. */
export interface Report {
  readonly status: string;
  readonly record: unknown;
  readonly error: string | null;
}

export function reportOf({ kept, play }: Table): Report {
  if (!play) throw new Fault({ fault: 'wrong-moment' });
  const { failure } = play;
  const cause = failure?.cause instanceof Error ? failure.cause.stack : undefined;
  return {
    status: kept.status,
    record: failure?.record ?? written(play),
    error: failure && (cause ?? failure.message),
  };
}

function written({ match }: NonNullable<Table['play']>): MatchRecord<unknown> {
  const { checkpoint, ...record } = match.save();
  return record;
}
