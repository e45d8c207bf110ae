import { setTimeout as sleep } from 'node:timers/promises';
import { imperium } from '@landsraad/imperium';
import {
  type Choice,
  type Decision,
  Match,
  type Random,
  randomChoice,
  seeded,
  split,
} from '@landsraad/kernel';
import type { NewTable, TableInfo } from '@landsraad/protocol';
import { expect } from 'vitest';
import { openStorage } from '../../src/storage/open.ts';
import type { Entry, Storage } from '../../src/storage/storage.ts';
import { standing } from '../../src/tables/log.ts';
import { Guest, type Habits, TableClient } from '../client.ts';
import { PATIENCE_MS } from '../size.ts';

/* Several tables with people at them, and the promises that hold whatever happens to the server. */

export interface Plan {
  readonly tables: number;
  /** What each table is laid with; the first has the first, and so on around. */
  readonly settings: readonly Partial<NewTable>[];
  readonly thinks?: number;
}

export const SETTINGS: NewTable = {
  game: 'imperium',
  options: {},
  seats: [{ is: 'open' }, { is: 'open' }, { is: 'open' }],
  visibility: 'link',
  clock: { kind: 'none' },
  spectators: 'now',
};

/** A table, those who play at it, and one who looks on. */
export interface Group {
  readonly id: string;
  readonly players: readonly TableClient[];
  readonly clients: readonly TableClient[];
}

const anyChoice = ({ decision }: TableClient, random: Random): Choice =>
  randomChoice(decision as Decision, random);

/** What stood in the logs, and how it stood with those who had sent it. */
export interface Sums {
  entries: number;
  acknowledged: number;
  /** Stored, but its sender has not heard of it: it will be sent again. */
  unheard: number;
}

export class Scene {
  private readonly servers: readonly string[];
  private readonly plan: Plan;
  private readonly random: Random;
  readonly groups: Group[] = [];
  readonly finished: Group[] = [];

  constructor(servers: readonly string[], plan: Plan, seed: string) {
    this.servers = servers;
    this.plan = plan;
    this.random = seeded(seed);
  }

  get all(): readonly Group[] {
    return [...this.finished, ...this.groups];
  }

  get clients(): readonly TableClient[] {
    return this.groups.flatMap(({ clients }) => clients);
  }

  async lay(): Promise<void> {
    while (this.groups.length < this.plan.tables) this.groups.push(await this.layOne());
  }

  private async layOne(): Promise<Group> {
    const { settings, thinks } = this.plan;
    const laid = { ...SETTINGS, ...settings[this.all.length % settings.length] };
    const open = laid.seats.filter(({ is }) => is === 'open').length;
    const people = Array.from({ length: open }, () => new Guest(this.servers));
    const { id } = await people[0].ask<TableInfo>('POST', 'tables', laid);
    for (const one of people.slice(1)) await one.ask('POST', `tables/${id}/seat`, { seat: null });
    await people[0].ask('POST', `tables/${id}/start`);
    const habits = (): Habits => {
      const random = split(this.random);
      return { random, thinks, regrets: 4, choose: (client) => anyChoice(client, random) };
    };
    const players = people.map((one) => new TableClient(one, id, habits()));
    const beside = new TableClient(new Guest(this.servers), id, { ...habits(), choose: null });
    return { id, players, clients: [...players, beside] };
  }

  /** Those who have finished make room for others: the load stays what it was. */
  async renew(): Promise<void> {
    for (const group of this.groups.splice(0))
      if (group.clients.every(({ over }) => over)) {
        for (const client of group.clients) client.leave();
        this.finished.push(group);
      } else this.groups.push(group);
    await this.lay();
  }

  /** Nobody answers any more, and everything that was sent has been answered. */
  async pause(): Promise<void> {
    for (const client of this.clients) client.playing = false;
    await until('everybody is quiet', () =>
      this.groups.every(({ clients, players }) => {
        const seq = Math.max(...clients.map((client) => client.seq));
        const seats = players.map(({ snapshot }) => snapshot?.viewer);
        return clients.every(
          ({ quiet, seq: heard, snapshot }) =>
            // While a bot is waited for, more is to come.
            quiet && heard === seq && snapshot!.waiting.every((seat) => seats.includes(seat)),
        );
      }),
    );
  }

  play(): void {
    for (const client of this.clients) client.play();
  }

  leave(): void {
    for (const client of this.clients) client.leave();
  }

  async toTheEnd(): Promise<void> {
    await until(
      'all games are over',
      () => this.clients.every(({ over }) => over),
      5 * PATIENCE_MS,
    );
  }

  /** What every client made of the changes is what a server tells whoever asks now. */
  async compareWithLook(server = this.servers[0]): Promise<number> {
    let compared = 0;
    for (const { id, clients } of this.groups)
      for (const client of clients) {
        const hello = await client.guest.ask<{ seq: number; snapshot: unknown; chat: unknown }>(
          'GET',
          `tables/${id}/look`,
          undefined,
          server,
        );
        expect([client.seq, client.whole]).toEqual([hello.seq, hello.snapshot]);
        compared += 1;
      }
    return compared;
  }

  /** Everything that was promised, against what is stored. */
  async check(place: string): Promise<Sums> {
    const storage = await openStorage(place);
    const sums: Sums = { entries: 0, acknowledged: 0, unheard: 0 };
    try {
      for (const group of this.all) {
        const entries = await storage.entries(group.id, 0);
        checkPromises(group, entries, sums);
        await checkReplay(group, storage, entries);
      }
    } finally {
      await storage.close();
    }
    return sums;
  }
}

/** No acknowledged answer is lost, none is there twice, none that was refused is there at all. */
function checkPromises({ players, clients }: Group, entries: readonly Entry[], sums: Sums): void {
  sums.entries += entries.length;
  for (const client of clients) {
    expect(client.complaints).toEqual([]);
    expect(client.highest).toBeLessThanOrEqual(entries.length);
  }
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i));
  const keys = entries.flatMap(({ key }) => (key === null ? [] : [key]));
  expect(new Set(keys).size).toBe(keys.length);
  const known = new Set(keys);
  for (const { sent, snapshot } of players)
    for (const { message, acknowledged: seq, rejected } of sent) {
      const key = `${snapshot!.viewer}.${message.key}`;
      if (rejected) expect(known.has(key)).toBe(false);
      const stored = known.delete(key);
      if (seq === null) {
        if (stored) sums.unheard += 1;
        continue;
      }
      sums.acknowledged += 1;
      const entry = entries[seq - 1];
      expect(entry?.key).toBe(key);
      if (message.do === 'answer')
        expect(entry.step).toEqual({
          do: 'answer',
          seat: snapshot!.viewer,
          choice: message.choice,
        });
      else expect(entry.step).toEqual({ do: 'take-back', count: 1 });
    }
  // Whatever is in the log was sent by somebody.
  expect([...known]).toEqual([]);
}

async function checkReplay({ id, clients }: Group, storage: Storage, entries: readonly Entry[]) {
  const kept = (await storage.table(id))!;
  const match = Match.start(imperium, imperium.parseOptions(kept.settings.options), kept.seed);
  for (const { answers } of standing(entries))
    for (const { seat, choice } of answers) match.answer(seat, choice);
  expect(kept.position).toBe(match.position);
  expect(kept.status).toBe(match.over ? 'over' : 'running');
  for (const { seq, snapshot } of clients)
    if (snapshot && seq === entries.length)
      expect(snapshot.view).toEqual(JSON.parse(JSON.stringify(match.view(snapshot.viewer))));
}

export async function until(what: string, holds: () => boolean, ms = PATIENCE_MS): Promise<void> {
  const patience = Date.now() + ms;
  while (!holds()) {
    if (Date.now() > patience) throw new Error(`${what}: not within ${ms} ms`);
    await sleep(10);
  }
}
