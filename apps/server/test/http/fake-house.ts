import type { Seat } from '@landsraad/kernel';
import type {
  ClientMessage,
  FinishedRecord,
  Hello,
  NewTable,
  SeatInfo,
  SeatTaken,
  ServerMessage,
  TableInfo,
} from '@landsraad/protocol';
import type { PersonId, TableId } from '../../src/storage/storage.ts';
import { type Attendance, Fault, type House } from '../../src/tables/house.ts';

interface FakeTable {
  readonly id: TableId;
  readonly host: PersonId;
  readonly settings: NewTable;
  status: TableInfo['status'];
  seats: (PersonId | null)[];
  seq: number;
  rematch: TableId | null;
  listeners: Set<(message: ServerMessage) => void>;
}

const refuse = (fault: Fault['fault']['fault']): never => {
  throw new Fault({ fault });
};

/** Tables without a game: enough to see that the door leads to the right room. */
export class FakeHouse implements House {
  readonly tables = new Map<TableId, FakeTable>();
  readonly calls: string[] = [];
  /** What the next call throws. */
  breaks: Error | null = null;
  stopped = false;
  /** How many bytes a `say` is told with. */
  echo = 0;
  #count = 0;
  /** When the clock of the first seat is out. */
  readonly #out = Date.now() + 60_000;

  games() {
    return [{ game: 'imperium', bots: ['random'] }];
  }

  async create(host: PersonId, settings: NewTable): Promise<TableId> {
    this.#maybeBreak();
    if ('forbidden' in settings.options) refuse('options');
    this.#count += 1;
    const id = `Table${String(this.#count).padStart(7, '0')}`;
    const seats = settings.seats.map(({ is }, i) => (is === 'open' && i === 0 ? host : null));
    this.tables.set(id, {
      id,
      host,
      settings,
      status: 'waiting',
      seats,
      seq: 0,
      rematch: null,
      listeners: new Set(),
    });
    return id;
  }

  async info(id: TableId, asker: PersonId | null): Promise<TableInfo> {
    this.#maybeBreak();
    const table = this.#table(id);
    return {
      id,
      game: 'imperium',
      options: table.settings.options,
      visibility: table.settings.visibility,
      clock: table.settings.clock,
      spectators: table.settings.spectators,
      status: table.status,
      seats: table.settings.seats.map((plan, i): SeatInfo => {
        if (plan.is === 'bot') return plan;
        const person = table.seats[i];
        if (person === null) return { is: 'open' };
        const away = { present: false, absentSince: null, standIn: null, standInFrom: null };
        return { is: 'person', name: 'x', you: person === asker, ...away, standInAsked: [] };
      }),
      host: table.host === asker,
      created: 1,
      position: table.seq,
      round: 1,
      commitment: null,
      rematch: table.rematch,
    };
  }

  lobby(asker: PersonId | null): Promise<TableInfo[]> {
    const open = [...this.tables.values()].filter(
      ({ status, settings }) => status === 'waiting' && settings.visibility === 'public',
    );
    return Promise.all(open.map(({ id }) => this.info(id, asker)));
  }

  mine(person: PersonId): Promise<TableInfo[]> {
    const own = [...this.tables.values()].filter(({ seats }) => seats.includes(person));
    return Promise.all(own.map(({ id }) => this.info(id, person)));
  }

  async takeSeat(id: TableId, person: PersonId, wanted: Seat | null): Promise<SeatTaken> {
    const table = this.#table(id);
    if (table.status !== 'waiting') refuse('wrong-moment');
    const seat = wanted ?? table.seats.indexOf(null);
    if (table.seats[seat] !== null) refuse('seat-taken');
    table.seats[seat] = person;
    return { seat, from: null };
  }

  async leaveSeat(id: TableId, person: PersonId): Promise<void> {
    const table = this.#table(id);
    table.seats[this.#seat(table, person)] = null;
  }

  async start(id: TableId, host: PersonId): Promise<void> {
    this.#asHost(id, host).status = 'running';
  }

  async close(id: TableId, host: PersonId): Promise<void> {
    this.#asHost(id, host).status = 'closed';
  }

  async standIn(id: TableId, asker: PersonId, seat: Seat, on: boolean): Promise<void> {
    this.#seat(this.#table(id), asker);
    this.calls.push(`stand-in ${seat} ${on}`);
  }

  async rematch(id: TableId, person: PersonId): Promise<TableId> {
    const table = this.#table(id);
    this.#seat(table, person);
    table.rematch ??= await this.create(person, table.settings);
    return table.rematch;
  }

  async record(id: TableId): Promise<FinishedRecord> {
    if (this.#table(id).status !== 'over') refuse('wrong-moment');
    return { record: { seed: 's' }, seats: [{ name: 'x' }], salt: 'salt', commitment: 'c' };
  }

  async depart(): Promise<void> {
    this.calls.push('depart');
  }

  async renamed(): Promise<void> {
    this.calls.push('renamed');
  }

  watching = (asker: PersonId | null) => this.lobby(asker);
  mayLook = async (id: TableId) => void this.#table(id);
  closeSeat = async () => void this.calls.push('close-seat');
  silence = async () => void this.calls.push('silence');
  report = async () => void this.calls.push('report');
  unsaid = async () => void this.calls.push('unsaid');

  async mute(id: TableId, by: PersonId, speaker: string, on: boolean): Promise<void> {
    this.#table(id);
    this.calls.push(`mute ${by.length > 0} ${speaker} ${on}`);
  }

  async attend(
    id: TableId,
    person: PersonId | null,
    listener: (message: ServerMessage) => void,
  ): Promise<Attendance> {
    this.#maybeBreak();
    const table = this.#table(id);
    const sits = person !== null && table.seats.includes(person);
    if (table.settings.spectators === 'none' && !sits) refuse('not-yours');
    listener(await this.look(id, person));
    table.listeners.add(listener);
    return {
      send: async (message) => listener(await this.send(id, person, message)),
      leave: () => table.listeners.delete(listener),
    };
  }

  async look(id: TableId, person: PersonId | null): Promise<Hello> {
    const table = await this.info(id, person);
    const { seq } = this.#table(id);
    const now = Date.now();
    const clocks = { left: [this.#out - now, null], running: [0], now };
    return {
      is: 'hello',
      version: 1,
      seq,
      around: { table, clocks, undo: null, spectators: 0 },
      snapshot: null,
      chat: [],
    };
  }

  async send(id: TableId, person: PersonId | null, message: ClientMessage): Promise<ServerMessage> {
    this.#maybeBreak();
    const table = this.#table(id);
    if (message.do === 'ping' || message.do === 'attend') return { is: 'pong' };
    const seat = this.#seat(table, person);
    if (message.do === 'answer' && message.seq !== table.seq)
      return { is: 'rejected', key: message.key, fault: { fault: 'moved-on' } };
    if (message.do === 'answer') table.seq += 1;
    if (message.do === 'say') {
      const text = message.text.padEnd(this.echo, 'x');
      const line = { n: 1, speaker: 's', name: 'x', seat, text, at: 1, beside: false };
      for (const listener of table.listeners) listener({ is: 'chat', line });
    }
    return { is: 'accepted', key: message.key, seq: table.seq };
  }

  async stop(): Promise<void> {
    this.stopped = true;
  }

  #table(id: TableId): FakeTable {
    return this.tables.get(id) ?? refuse('not-found');
  }

  #seat(table: FakeTable, person: PersonId | null): Seat {
    const seat = table.seats.findIndex((other) => other !== null && other === person);
    return seat < 0 ? refuse('not-yours') : seat;
  }

  #asHost(id: TableId, host: PersonId): FakeTable {
    const table = this.#table(id);
    if (table.host !== host) refuse('not-yours');
    if (table.status !== 'waiting') refuse('wrong-moment');
    return table;
  }

  #maybeBreak(): void {
    const { breaks } = this;
    this.breaks = null;
    if (breaks !== null) throw breaks;
  }
}
