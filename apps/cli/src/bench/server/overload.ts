import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '@landsraad/kernel';
import { Client } from './client.ts';
import type { Tell } from './index.ts';
import { COMES_AGAIN_MS, type Latency, Load } from './load.ts';
import { LIMITS_OF_ITS_OWN, Servers, type Serving } from './servers.ts';
import { BusyTable } from './table.ts';

/** So many at once want a table, and another one as soon as they have it. */
const NEWCOMERS = 16;

export interface OverloadFigures {
  readonly tables: number;
  /** At the tables that were there before: by themselves, and with more coming than can be served. */
  readonly alone: Latency;
  readonly crowded: Latency;
  /** At all tables, while more came. */
  readonly answersPerSecond: number;
  readonly serverCpu: number;
  /** New tables that were laid, and how often somebody was told to come later. */
  readonly taken: number;
  readonly refused: number;
  /** Tables that know less than they had acknowledged. */
  readonly lost: number;
}

/** Lays tables as long as they are let in, and plays at all of them. */
class Crowd {
  private readonly server: Servers;
  private readonly load: Load;
  private readonly playing: Promise<void>[] = [];
  private coming = true;
  readonly found: number[] = [];
  taken = 0;
  refused = 0;

  constructor(server: Servers) {
    this.server = server;
    this.load = new Load(server);
  }

  async come(): Promise<void> {
    await Promise.all(Array.from({ length: NEWCOMERS }, () => this.layTables()));
  }

  async stop(): Promise<number> {
    this.coming = false;
    await Promise.all(this.playing);
    return this.load.lost();
  }

  private async layTables(): Promise<void> {
    while (this.coming) {
      const url = this.server.urlFor(this.taken);
      const random = seeded(`crowd/${this.taken}`);
      const table = await BusyTable.ifLetIn(() => new Client(url), random);
      if (!table) {
        this.refused += 1;
        await sleep(COMES_AGAIN_MS);
        continue;
      }
      this.taken += 1;
      this.load.tables.push(table);
      this.playing.push(this.load.play(table, () => this.coming, this.found));
    }
  }
}

export async function overloadFigures(
  tables: number,
  seconds: number,
  serving: Serving,
  tell: Tell,
): Promise<OverloadFigures> {
  const server = await Servers.start(serving, LIMITS_OF_ITS_OWN);
  try {
    const load = new Load(server);
    await load.grow(tables, (laid) => tell('lay', laid, tables, tables));
    const alone = await load.run(seconds, (n) => tell('run', n, seconds, tables));
    const crowd = new Crowd(server);
    const coming = crowd.come();
    const crowded = await load.run(seconds, (n) => tell('run', n, seconds, tables + crowd.taken));
    const answered = crowd.found.length;
    const lost = (await crowd.stop()) + (await load.lost());
    await coming;
    return {
      tables,
      alone: alone.milliseconds,
      crowded: crowded.milliseconds,
      answersPerSecond: Math.round(crowded.answersPerSecond + answered / seconds),
      serverCpu: crowded.serverCpu,
      taken: crowd.taken,
      refused: crowd.refused,
      lost,
    };
  } finally {
    await server.stop();
  }
}
