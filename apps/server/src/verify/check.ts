import type { BegunTable, KeptTable } from '../storage/storage.ts';
import { Fault } from '../tables/house.ts';
import { gameAt } from '../tables/laying.ts';
import type { Needs } from '../tables/needs.ts';
import { Play, Strayed } from '../tables/play.ts';

/** What this program makes of a stored game. */
export type Finding =
  /** It is the game that was played. */
  | { readonly is: 'same' }
  /** It leads to where the row says; nobody noted more in those days. */
  | { readonly is: 'plausible' }
  /** A rule had failed, and does no more: the game would go on. */
  | { readonly is: 'thaws' }
  /** Another game comes of it, after so many answers at the latest. */
  | { readonly is: 'changed'; readonly by: number }
  /** After so many answers the next one fails, or may not be given. */
  | { readonly is: 'stuck'; readonly at: number; readonly why: string }
  /** This program does not play its rules. */
  | { readonly is: 'other-rules'; readonly why: string };

/** Those who would find another game, or none, where they left theirs. */
export const HARMS: readonly Finding['is'][] = ['changed', 'stuck', 'other-rules'];

export function findingOf(needs: Pick<Needs, 'games'>, { table, entries }: BegunTable): Finding {
  try {
    return comparedWith(table, new Play(gameAt(needs, table), table, entries));
  } catch (error) {
    if (error instanceof Strayed) return { is: 'changed', by: error.by };
    if (error instanceof Fault && error.fault.fault === 'other-rules')
      return { is: 'other-rules', why: error.fault.detail! };
    return { is: 'stuck', at: 0, why: String(error) };
  }
}

function comparedWith(table: KeptTable, play: Play): Finding {
  const { failure, now } = play;
  const wasFrozen = table.status === 'frozen';
  if (failure && !wasFrozen)
    return { is: 'stuck', at: now.position, why: String(failure.cause ?? failure) };
  if (!failure && wasFrozen) return { is: 'thaws' };
  if (!failure && !isAt(table, play)) return { is: 'changed', by: table.position };
  return { is: table.fingerprint ? 'same' : 'plausible' };
}

/** Of every table the row tells where it stands, whether or not there is a fingerprint. */
const isAt = (table: KeptTable, { match, now }: Play): boolean =>
  table.position === now.position &&
  table.round === now.round &&
  (table.status === 'over') === match.over;
