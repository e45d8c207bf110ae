import type { ConflictId } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { ImperiumLog } from '../snapshot.ts';

/* What the log of a finished game tells by rounds. */

export interface PointsOverTime {
  /** The number of rounds; the endgame, where points changed hands in it, is one column more. */
  readonly rounds: number;
  readonly endgame: boolean;
  /** By seat: at the start, then at the end of each column. */
  readonly series: readonly (readonly number[])[];
}

/** From what each seat has at the end, backwards over what it gained and lost. */
export function pointsOverTime(log: ImperiumLog, final: readonly number[]): PointsOverTime {
  const now = final.map((points, seat) => points - gainedBy(log, seat));
  const series = now.map((points) => [points]);
  let rounds = 0;
  let ending = false;
  let endgame = false;
  const close = () => {
    for (const [seat, points] of now.entries()) series[seat]!.push(points);
  };
  for (const event of log) {
    if (event.type === 'round-started') {
      if (rounds > 0) close();
      rounds = event.round;
    } else if (event.type === 'endgame-started') {
      close();
      ending = true;
    } else if (event.type === 'vp-gained' || event.type === 'vp-lost') {
      now[event.seat]! += event.type === 'vp-gained' ? event.n : -event.n;
      endgame ||= ending;
    }
  }
  if (rounds > 0 && (endgame || !ending)) close();
  return { rounds, endgame, series };
}

function gainedBy(log: ImperiumLog, seat: Seat): number {
  return log.reduce((sum, event) => {
    if (event.type === 'vp-gained' && event.seat === seat) return sum + event.n;
    if (event.type === 'vp-lost' && event.seat === seat) return sum - event.n;
    return sum;
  }, 0);
}

/** The Conflicts that a seat won alone, in order. */
export const conflictsWon = (log: ImperiumLog, seat: Seat): ConflictId[] =>
  log.flatMap((event) =>
    event.type === 'conflict-resolved' && event.places[seat] === 1 ? [event.conflict] : [],
  );

/** The start, every round by its number, and the endgame where points changed hands in it. */
export function columnsOf(
  { rounds, endgame }: PointsOverTime,
  start: string,
  end: string,
): readonly string[] {
  const numbers = Array.from({ length: rounds }, (_, i) => String(i + 1));
  return [start, ...numbers, ...(endgame ? [end] : [])];
}
