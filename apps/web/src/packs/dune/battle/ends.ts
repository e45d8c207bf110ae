import type { DuneEvent, Plan } from '@landsraad/dune';
import type { Heard, Seat } from '@landsraad/kernel';

/** What became of a side of a battle, as far as it was told. */
export interface End {
  readonly won: boolean;
  /** In halves; null until they are told, and where nothing is added up (DUN-10.21). */
  readonly total: number | null;
  readonly betrays: boolean;
  readonly dies: boolean;
}

export function endFor(
  seat: Seat,
  leader: Plan['leader'] | undefined,
  seen: readonly Heard<DuneEvent>[],
): End {
  const named = seen.find((event) => event.type === 'battle-named');
  const won = seen.find((event) => event.type === 'battle-won');
  const calls = seen.filter((event) => event.type === 'traitor-called');
  const added = won?.type === 'battle-won' && calls.length === 0;
  const attacks = named?.type === 'battle-named' && named.aggressor === seat;
  return {
    won: won?.type === 'battle-won' && won.seat === seat,
    total: added ? won.totals[attacks ? 0 : 1] : null,
    betrays: calls.some((event) => event.type === 'traitor-called' && event.leader === leader),
    dies: seen.some((event) => event.type === 'leader-killed' && event.leader === leader),
  };
}
