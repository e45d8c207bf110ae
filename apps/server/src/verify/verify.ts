import type { TableStatus } from '@landsraad/protocol';
import type { BegunTable, Storage, TableId } from '../storage/storage.ts';
import type { Needs } from '../tables/needs.ts';
import { type Finding, findingOf, HARMS } from './check.ts';

/** What became of all tables. */
export interface Verdict {
  readonly tables: number;
  readonly found: Readonly<Record<Finding['is'], number>>;
  /** Somebody would find another game than they left, or none. */
  readonly harm: boolean;
}

export type BegunStatus = Exclude<TableStatus, 'waiting' | 'closed'>;

/** One table, as the operator is told of it. */
export interface Found {
  readonly table: TableId;
  readonly game: string;
  readonly rules: number;
  readonly status: BegunStatus;
  readonly answers: number;
  readonly finding: Finding;
}

/** Plays every stored game again, one after the other; changes nothing. */
export async function verify(
  { begun }: Pick<Storage, 'begun'>,
  needs: Pick<Needs, 'games'>,
  tell: (found: Found, done: number, of: number) => void,
): Promise<Verdict> {
  const found = { same: 0, plausible: 0, thaws: 0, changed: 0, stuck: 0, 'other-rules': 0 };
  let tables = 0;
  for await (const one of begun()) {
    const finding = findingOf(needs, one);
    found[finding.is] += 1;
    tables += 1;
    tell(foundOf(one, finding), tables, one.of);
  }
  return { tables, found, harm: HARMS.some((is) => found[is] > 0) };
}

const foundOf = ({ table }: BegunTable, finding: Finding): Found => ({
  table: table.id,
  game: table.settings.game,
  rules: table.rules,
  status: table.status as BegunStatus,
  answers: table.position,
  finding,
});
