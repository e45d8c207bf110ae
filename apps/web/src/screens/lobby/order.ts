import type { TableInfo } from '@landsraad/protocol';

const RANK: Readonly<Record<TableInfo['status'], number>> = {
  running: 1,
  waiting: 2,
  frozen: 3,
  over: 4,
  closed: 5,
};

export const whoseTurn = ({ waiting }: TableInfo): number | null => waiting?.[0] ?? null;

export const isMyTurn = (table: TableInfo): boolean =>
  table.status === 'running' &&
  table.waiting?.some((seat) => {
    const info = table.seats[seat];
    return info?.is === 'person' && info.you;
  }) === true;

/** What waits for me first, then what goes on, then the past; new before old. */
export const inOrder = (tables: readonly TableInfo[]): TableInfo[] =>
  tables
    .filter(({ status }) => status !== 'closed')
    .sort((a, b) => rank(a) - rank(b) || b.created - a.created);

const rank = (table: TableInfo): number => (isMyTurn(table) ? 0 : RANK[table.status]);
