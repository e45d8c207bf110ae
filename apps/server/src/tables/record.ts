import type { MatchRecord } from '@landsraad/kernel';
import type { FinishedRecord } from '@landsraad/protocol';
import type { Entry, KeptTable } from '../storage/storage.ts';
import { Fault } from './house.ts';
import { commitmentOf, gameAt } from './laying.ts';
import type { Needs } from './needs.ts';
import { Play } from './play.ts';
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

export function reportOf(
  needs: Pick<Needs, 'games'>,
  kept: KeptTable,
  entries: readonly Entry[],
): Report {
  const play = new Play(gameAt(needs, kept), kept, entries);
  const { failure } = play;
  const cause = failure?.cause instanceof Error ? failure.cause.stack : undefined;
  return {
    status: kept.status,
    record: failure?.record ?? written(play),
    error: failure && (cause ?? failure.message),
  };
}

function written({ match }: Play): MatchRecord<unknown> {
  const { checkpoint, ...record } = match.save();
  return record;
}
