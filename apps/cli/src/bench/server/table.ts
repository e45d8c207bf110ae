import { type Choice, type Decision, type Random, randomChoice } from '@landsraad/kernel';
import type { NewTable, TableInfo } from '@landsraad/protocol';
import type { Client } from './client.ts';

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
export class BusyTable<C extends Client = Client> {
  readonly id: string;
  readonly clients: readonly C[];
  private readonly random: Random;
  private keys = 0;

  private constructor(id: string, clients: readonly C[], random: Random) {
    this.id = id;
    this.clients = clients;
    this.random = random;
  }

  static async laid<C extends Client>(come: () => C, random: Random): Promise<BusyTable<C>> {
    const clients = Array.from({ length: PLAYERS }, come);
    const [host, ...others] = clients as [C, ...C[]];
    const { id } = await host.post<TableInfo>('tables', SETTINGS);
    for (const one of others) await one.post(`tables/${id}/seat`, { seat: null });
    await host.post(`tables/${id}/start`);
    await Promise.all(clients.map((client) => client.attend(id)));
    return new BusyTable(id, clients, random);
  }

  /** Null where the server has enough to do. */
  static async ifLetIn<C extends Client>(
    come: () => C,
    random: Random,
  ): Promise<BusyTable<C> | null> {
    try {
      return await BusyTable.laid(come, random);
    } catch (error) {
      if (String(error).includes('"busy"')) return null;
      throw error;
    }
  }

  get over(): boolean {
    return this.clients[0]!.over;
  }

  /** Whoever is asked first. */
  get asked(): C | undefined {
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
    const [first] = this.clients as [C];
    const { seq } = first;
    first.leave();
    await first.attend(this.id);
    return first.seq < seq;
  }

  leave(): void {
    for (const client of this.clients) client.leave();
  }
}
