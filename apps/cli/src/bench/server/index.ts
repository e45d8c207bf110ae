import { setTimeout as sleep } from 'node:timers/promises';
import { type Sizes, sizesOf } from './bytes.ts';
import { Load, rounded, type Stage } from './load.ts';
import { Servers, type Serving } from './servers.ts';
import { PLAYERS } from './table.ts';

export type { Stage } from './load.ts';

export interface ServerFigures {
  readonly clientsPerTable: number;
  readonly emptyHeapMegabytes: number;
  readonly stages: readonly Stage[];
  /** Kilobytes of objects for one more table: with its clients, and after they have left. */
  readonly tableKilobytes: { readonly busy: number; readonly idle: number };
  readonly bytes: Sizes;
}

export interface Wish {
  readonly serving: Serving;
  readonly stages: readonly number[];
  readonly seconds: number;
  /** Whole games are played where there is time for them. */
  readonly longestGame: number;
}

/** Done so much of a stage: of its tables laid, or of its seconds. */
export type Tell = (what: 'game' | 'lay' | 'run', done: number, of: number, tables: number) => void;

export async function serverFigures(wish: Wish, tell: Tell): Promise<ServerFigures> {
  const server = await Servers.start(wish.serving);
  try {
    const bytes = await sizesOf(server.urlFor(0), wish.longestGame, (n) => tell('game', n, 500, 1));
    const empty = await server.usage();
    const load = new Load(server);
    const stages: Stage[] = [];
    for (const tables of wish.stages) {
      await load.grow(tables, (laid) => tell('lay', laid, tables, tables));
      stages.push(await load.run(wish.seconds, (n) => tell('run', n, wish.seconds, tables)));
    }
    const busy = await server.usage();
    load.leave();
    await sleep(1000);
    const idle = await server.usage();
    const each = (heap: number) => rounded((heap - empty.heap) / load.tables.length / 1e3);
    return {
      clientsPerTable: PLAYERS,
      emptyHeapMegabytes: rounded(empty.heap / 1e6),
      stages,
      tableKilobytes: { busy: each(busy.heap), idle: each(idle.heap) },
      bytes,
    };
  } finally {
    await server.stop();
  }
}
