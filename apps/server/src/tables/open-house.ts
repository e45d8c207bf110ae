import { botNames } from '@landsraad/bots';
import type { Seat } from '@landsraad/kernel';
import type {
  ClientMessage,
  FinishedRecord,
  GameInfo,
  NewReport,
  NewTable,
  SeatTaken,
  ServerMessage,
  TableInfo,
} from '@landsraad/protocol';
import { toldApart } from '../names.ts';
import type { KeptTable, PersonId, TableId } from '../storage/storage.ts';
import { infoOf } from './around.ts';
import type { Listener } from './audience.ts';
import { mute } from './chat.ts';
import { depart } from './departing.ts';
import { type Attendance, Fault, type House } from './house.ts';
import { laid } from './laying.ts';
import { Memory } from './memory.ts';
import { discreet, type Needs } from './needs.ts';
import { closeSeat, report, silence } from './ordering.ts';
import { recordOf } from './record.ts';
import { rematchOf } from './rematch.ts';
import { reseat } from './reseating.ts';
import { close, leaveSeat, start, takeSeat } from './seating.ts';
import { owing, peopleOf } from './seats.ts';
import { standIn } from './standing-in.ts';
import type { Table } from './table.ts';
import { attend, greeting, mayLook, receive, whenItCounts } from './visiting.ts';

/** How many tables a list tells of. */
const LISTED = 100;

/** The tables of this process, on what all processes share. */
export class OpenHouse implements House {
  private readonly needs: Needs;
  private readonly memory: Memory;
  private attendances = 0;
  private stopping = false;

  constructor(needs: Needs) {
    this.needs = { ...needs, observe: discreet(needs.observe) };
    this.memory = new Memory(this.needs);
  }

  get tablesInMemory(): number {
    return this.memory.size;
  }

  /** After a start: bots and clocks of the tables that run go on. */
  wake(): Promise<void> {
    return this.memory.wake(this.needs.time.now());
  }

  games(): GameInfo[] {
    return Object.values(this.needs.games).map((game) => ({ game: game.id, bots: botNames(game) }));
  }

  async create(host: PersonId, settings: NewTable): Promise<TableId> {
    this.mustBeOpen();
    const table = laid(this.needs, host, settings);
    await this.needs.storage.addTable(table);
    return table.id;
  }

  async info(id: TableId, asker: PersonId | null): Promise<TableInfo> {
    const kept = await this.needs.storage.table(id);
    if (!kept) throw new Fault({ fault: 'not-found' });
    const [info] = await this.told([kept], asker);
    return info!;
  }

  async lobby(asker: PersonId | null): Promise<TableInfo[]> {
    return this.told(await this.needs.storage.openTables(LISTED), asker);
  }

  async watching(asker: PersonId | null): Promise<TableInfo[]> {
    return this.told(await this.needs.storage.watchableTables(LISTED), asker);
  }

  mayLook(id: TableId, person: PersonId | null): Promise<void> {
    return this.memory.at(id, async (table) => mayLook(table, person));
  }

  async mine(person: PersonId): Promise<TableInfo[]> {
    const tables = await this.needs.storage.tablesOf(person, LISTED);
    const told = await this.told(tables, person);
    return told.map((table, i) => {
      const kept = tables[i]!;
      return kept.status === 'running' ? { ...table, waiting: owing(kept) } : table;
    });
  }

  takeSeat(id: TableId, person: PersonId, seat: Seat | null): Promise<SeatTaken> {
    return this.memory.at(id, (table) => takeSeat(table, person, seat));
  }

  leaveSeat(id: TableId, person: PersonId): Promise<void> {
    return this.memory.at(id, (table) => leaveSeat(table, person));
  }

  start(id: TableId, host: PersonId): Promise<void> {
    return this.memory.at(id, (table) => start(table, host));
  }

  close(id: TableId, host: PersonId): Promise<void> {
    return this.memory.at(id, (table) => close(table, host));
  }

  standIn(id: TableId, asker: PersonId, seat: Seat, on: boolean): Promise<void> {
    return this.memory.at(id, (table) => standIn(table, asker, seat, on));
  }

  rematch(id: TableId, person: PersonId): Promise<TableId> {
    return this.memory.at(id, (table) => rematchOf(table, person));
  }

  record(id: TableId): Promise<FinishedRecord> {
    return this.memory.at(id, async (table) => recordOf(table));
  }

  async depart(person: PersonId): Promise<void> {
    for (const id of await this.needs.storage.tablesGoingOn(person))
      await this.memory.at(id, (table) => depart(table, person));
  }

  async renamed(person: PersonId): Promise<void> {
    const together = this.memory.all().filter(({ names }) => names.has(person));
    for (const { id } of together) await this.memory.at(id, reseat);
  }

  closeSeat(id: TableId, host: PersonId, seat: Seat, on: boolean): Promise<void> {
    return this.memory.at(id, (table) => closeSeat(table, host, seat, on));
  }

  silence(id: TableId, host: PersonId, speaker: string, on: boolean): Promise<void> {
    return this.memory.at(id, (table) => silence(table, host, speaker, on));
  }

  report(id: TableId, by: PersonId, told: NewReport): Promise<void> {
    return this.memory.at(id, (table) => report(table, by, told));
  }

  async unsaid(id: TableId, room: string, n: number): Promise<void> {
    this.memory.unsaid(id, room, n);
  }

  mute(id: TableId, by: PersonId, speaker: string, on: boolean): Promise<void> {
    return this.memory.at(id, (table) => mute(table, by, speaker, on));
  }

  async attend(
    id: TableId,
    person: PersonId | null,
    listener: Listener,
    dismissed: () => void = () => undefined,
    seat?: Seat,
  ): Promise<Attendance> {
    const attendance = await this.memory.at(id, (table) =>
      attend(table, { person, seat }, listener, dismissed),
    );
    this.counted(1);
    let here = true;
    return {
      send: async (message) => {
        if (here) await attendance.send(message, this.stopping);
      },
      leave: () => {
        if (!here) return;
        here = false;
        this.counted(-1);
        attendance.leave();
      },
    };
  }

  look(
    id: TableId,
    person: PersonId | null,
    seat?: Seat,
  ): Promise<Extract<ServerMessage, { is: 'hello' }>> {
    return this.memory.at(id, async (table) => {
      if (person !== null && table.presence.looked(person)) table.tellAround();
      return greeting(table, { person, seat });
    });
  }

  send(id: TableId, person: PersonId | null, message: ClientMessage): Promise<ServerMessage> {
    const at = <R>(task: (table: Table) => Promise<R>) => this.memory.at(id, task);
    return whenItCounts(at, person, message, async (table) => {
      if (person !== null && table.presence.looked(person)) table.tellAround();
      let reply: ServerMessage | null = null;
      await receive(table, person, message, (told) => {
        reply = told;
      });
      return reply!;
    });
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.memory.stop();
    await this.needs.thinker.close();
  }

  private mustBeOpen(): void {
    if (this.stopping) throw new Fault({ fault: 'shutting-down' });
  }

  private counted(change: 1 | -1): void {
    this.attendances += change;
    this.needs.observe.attendances(this.attendances);
  }

  private async told(tables: readonly KeptTable[], asker: PersonId | null): Promise<TableInfo[]> {
    const ids = [...new Set(tables.flatMap(peopleOf))];
    const people = ids.length > 0 ? await this.needs.storage.people(ids) : [];
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return tables.map((kept) => {
      const presence = this.memory.known(kept.id)?.presence;
      const here = toldApart(peopleOf(kept).map((id) => [id, names.get(id) ?? '']));
      return infoOf(kept, { names: here, presence }, asker);
    });
  }
}
