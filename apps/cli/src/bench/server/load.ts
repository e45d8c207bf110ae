import { setTimeout as sleep } from 'node:timers/promises';
import { below, type Random, seeded } from '@landsraad/kernel';
import { Client } from './client.ts';
import type { Servers } from './servers.ts';
import { BusyTable } from './table.ts';

/** The engine warms up, where there is time for it. */
const WARMS_UP_MS = 10_000;
const SECONDS_TO_WARM_UP = 5;
/** People think; a table where every answer comes after a second is a busy one. */
const THINKS_MS = 1_000;
const AT_ONCE = 8;
export const COMES_AGAIN_MS = 500;
/** A whole collection of memory holds thousands of tables up: until nobody waits for it any more. */
const SETTLES_MS = 5_000;
const LATEST_MS = 10_000;

export interface Stage {
  readonly tables: number;
  readonly answersPerSecond: number;
  /** From an answer's sending until the last of its table was told. */
  readonly milliseconds: Latency;
  /** Of one core, all processes together. Where the clients take all of theirs, they are what is measured. */
  readonly serverCpu: number;
  readonly clientsCpu: number;
  /** For one answer. */
  readonly cpuMilliseconds: number;
  readonly heapMegabytes: number;
  readonly residentMegabytes: number;
}

export interface Latency {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** Tables that play at the pace of people, more and more of them. */
export class Load {
  private readonly server: Servers;
  private readonly random: Random = seeded('bench server');
  readonly tables: BusyTable[] = [];

  constructor(server: Servers) {
    this.server = server;
  }

  async grow(tables: number, tell: (laid: number) => void): Promise<void> {
    let begun = this.tables.length;
    const lay = async () => {
      while (begun < tables) {
        begun += 1;
        const url = this.server.urlFor(begun);
        const random = seeded(`bench/${begun}`);
        this.tables.push(await this.lay(url, random));
        tell(this.tables.length);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lay));
  }

  /** A server that lets nobody in while it is late is given time. */
  private async lay(url: string, random: Random): Promise<BusyTable> {
    for (;;) {
      const table = await BusyTable.ifLetIn(() => new Client(url), random);
      if (table) return table;
      await sleep(COMES_AGAIN_MS);
    }
  }

  /** The beginning is not counted: the tables begin at different moments of it. */
  async run(seconds: number, tell: (second: number) => void): Promise<Stage> {
    const found: number[] = [];
    let going = true;
    const all = this.tables.map((table) => this.play(table, () => going, found));
    await sleep(seconds < SECONDS_TO_WARM_UP ? THINKS_MS : WARMS_UP_MS);
    await this.server.usage();
    // To collect what is not in use holds the server up.
    await sleep(SETTLES_MS);
    found.length = 0;
    const cpuBefore = await this.server.cpuSeconds();
    const ownBefore = process.cpuUsage();
    const began = performance.now();
    for (let second = 0; second < seconds; second += 1) {
      tell(second);
      await sleep(1000);
    }
    const { user, system } = process.cpuUsage(ownBefore);
    const milliseconds = latencyOf(found);
    const took = (performance.now() - began) / 1000;
    const answersPerSecond = found.length / took;
    const cpu = (await this.server.cpuSeconds()) - cpuBefore;
    const after = await this.server.usage();
    going = false;
    await Promise.all(all);
    return {
      tables: this.tables.length,
      answersPerSecond: rounded(answersPerSecond),
      milliseconds,
      serverCpu: rounded(cpu / took),
      clientsCpu: rounded((user + system) / 1e6 / took),
      cpuMilliseconds: rounded((cpu * 1000) / (answersPerSecond * took)),
      heapMegabytes: rounded(after.heap / 1e6),
      residentMegabytes: rounded(after.resident / 1e6),
    };
  }

  leave(): void {
    for (const table of this.tables) table.leave();
  }

  /** Tables whose log, as the server tells it to whoever comes, lacks what was acknowledged. */
  async lost(): Promise<number> {
    const missing = await Promise.all(this.tables.map((table) => table.lacks()));
    return missing.filter(Boolean).length;
  }

  async play(table: BusyTable, going: () => boolean, found: number[]): Promise<void> {
    await sleep(below(this.random, THINKS_MS));
    while (going() && !table.over) {
      const { asked } = table;
      if (!asked) throw new Error(`nobody is asked anything at table ${table.id}`);
      found.push(await this.answered(table, asked));
      await sleep(THINKS_MS / 2 + below(this.random, THINKS_MS));
    }
  }

  /** Sends an answer; gives how long it took until everybody was told. */
  private answered(table: BusyTable, asked: Client): Promise<number> {
    return new Promise((resolve, reject) => {
      const message = table.answer(asked);
      let missing = table.clients.length;
      const late = setTimeout(() => reject(new Error('an answer was lost')), LATEST_MS);
      const began = performance.now();
      for (const client of table.clients)
        client.onTold = ({ is, seq, message: told }) => {
          if (is === 'rejected') reject(new Error(told.toString()));
          if (is !== 'update' || seq <= message.seq) return;
          missing -= 1;
          if (missing > 0) return;
          clearTimeout(late);
          resolve(performance.now() - began);
        };
      asked.send(message);
    });
  }
}

function latencyOf(found: readonly number[]): Latency {
  const sorted = found.toSorted((a, b) => a - b);
  const at = (part: number) =>
    rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN);
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

export const rounded = (value: number): number => Number(value.toPrecision(4));
