import { type Choice, type Decision, type Random, randomChoice } from '@landsraad/kernel';
import type { NewTable, TableInfo } from '@landsraad/protocol';
import { Client } from './client.ts';

/** As many as the box allows. */
export const PLAYERS = 4;

const SETTINGS: NewTable = {
  game: 'imperium',
  options: {},
  seats: Array.from({ length: PLAYERS }, () => ({ is: 'open' })),
  visibility: 'link',
  clock: { kind: 'bank', minutes: 60, increment: 10 },
  spectators: 'now',
};

/** A table with four persons at it, each with a socket. */
export class BusyTable {
  readonly id: string;
  readonly clients: readonly Client[];
  private readonly random: Random;
  private keys = 0;

  private constructor(id: string, clients: readonly Client[], random: Random) {
    this.id = id;
    this.clients = clients;
    this.random = random;
  }

  static async laid(url: string, random: Random): Promise<BusyTable> {
    const clients = Array.from({ length: PLAYERS }, () => new Client(url));
    const [host, ...others] = clients as [Client, ...Client[]];
    const { id } = await host.post<TableInfo>('tables', SETTINGS);
    for (const one of others) await one.post(`tables/${id}/seat`, { seat: null });
    await host.post(`tables/${id}/start`);
    await Promise.all(clients.map((client) => client.attend(id)));
    return new BusyTable(id, clients, random);
  }

  get over(): boolean {
    return this.clients[0]!.snapshot?.result != null;
  }

  /** Whoever is asked first. */
  get asked(): Client | undefined {
    return this.clients.find(({ decision }) => decision !== null);
  }

  answer(client: Client, choice = this.anyChoice(client)) {
    this.keys += 1;
    const key = `bench-${String(this.keys).padStart(8, '0')}`;
    return { do: 'answer', key, seq: client.seq, choice } as const;
  }

  private anyChoice({ decision }: Client): Choice {
    return randomChoice(decision as unknown as Decision, this.random);
  }

  /** Whether who comes back is told of less than they knew. */
  async lacks(): Promise<boolean> {
    const [first] = this.clients as [Client];
    const { seq } = first;
    first.leave();
    await first.attend(this.id);
    return first.seq < seq;
  }

  leave(): void {
    for (const client of this.clients) client.leave();
  }
}
