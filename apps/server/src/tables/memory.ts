import type { Notice } from '../bus/bus.ts';
import { nextOut } from '../clocks/clocks.ts';
import type { TableId } from '../storage/storage.ts';
import { tellNewLines } from './chat.ts';
import { drive } from './driving.ts';
import { Fault } from './house.ts';
import type { Needs } from './needs.ts';
import { Neighbours } from './neighbours.ts';
import { catchUp, change } from './storing.ts';
import { Gone, Table } from './table.ts';

/** A table out of memory whose clock still runs. */
interface Resting {
  readonly since: number;
  readonly stored: Promise<unknown>;
  readonly callOff: () => void;
}

const LINES_MISSED = 100;

/** The tables in use. Each is loaded once, however many ask for it, and leaves when unused. */
export class Memory {
  private readonly needs: Needs;
  private readonly tables = new Map<TableId, Promise<Table>>();
  private readonly loaded = new Map<TableId, Table>();
  private readonly resting = new Map<TableId, Resting>();
  private readonly neighbours: Neighbours;
  private readonly unsubscribe: () => void;
  private callOffSweep: () => void = () => undefined;
  private stopped = false;

  constructor(needs: Needs) {
    this.needs = needs;
    this.neighbours = new Neighbours(needs, () => this.loaded.values());
    this.unsubscribe = needs.bus?.subscribe((notice) => this.hear(notice)) ?? (() => undefined);
    this.sweepLater();
  }

  get size(): number {
    return this.loaded.size;
  }

  /** A table that is in memory already. */
  known(id: TableId): Table | undefined {
    return this.loaded.get(id);
  }

  /** Does something at a table, in its turn. */
  async at<T>(id: TableId, task: (table: Table) => Promise<T>): Promise<T> {
    for (;;) {
      if (this.stopped) throw new Fault({ fault: 'shutting-down' });
      const table = await this.get(id);
      try {
        return await table.inTurn(() => task(table));
      } catch (error) {
        if (!(error instanceof Gone)) throw error;
      }
    }
  }

  get(id: TableId): Promise<Table> {
    const there = this.tables.get(id);
    if (there) return there;
    const loading = this.load(id);
    this.tables.set(id, loading);
    loading.catch(() => this.tables.delete(id));
    return loading;
  }

  private async load(id: TableId): Promise<Table> {
    const { storage, time, observe } = this.needs;
    const rested = this.resting.get(id);
    rested?.callOff();
    await rested?.stored;
    const kept = await storage.table(id);
    if (!kept) throw new Fault({ fault: 'not-found' });
    const plays = kept.status !== 'waiting' && kept.status !== 'closed';
    const entries = plays ? await storage.entries(id, 0) : [];
    const [last] = await storage.lines(id, 1);
    const table = new Table(this.needs, kept, entries, rested?.since ?? time.now());
    table.lastLine = last?.n ?? -1;
    await table.learnNames();
    this.resting.delete(id);
    table.drive = () => drive(table);
    table.sayWho = this.neighbours.spokenFor(table);
    this.loaded.set(id, table);
    observe.tables(this.size);
    if (table.frozen && kept.status === 'running')
      await change(table, (now) => ({ ...now, status: 'frozen' }));
    drive(table);
    return table;
  }

  /** A table that is still being loaded may have been read before what the notice is about. */
  private hear(notice: Notice): void {
    const about =
      notice.is === 'missed' ? [...this.tables.values()] : [this.tables.get(notice.table)];
    for (const loading of about)
      loading?.then(
        (table) => this.heard(table, notice),
        () => undefined,
      );
  }

  private heard(table: Table, notice: Notice): void {
    if (notice.is === 'said') this.neighbours.hear(table, notice.words);
    else if (notice.is === 'missed' || !isOwn(table, notice.seq)) this.lookAgain(table);
  }

  private lookAgain(table: Table): void {
    table.soon(async () => {
      await catchUp(table);
      await tellNewLines(table, await this.needs.storage.lines(table.id, LINES_MISSED));
    });
  }

  private sweepLater(): void {
    const { time, pace } = this.needs;
    this.callOffSweep = time.after(pace.idleFor / 4, () => {
      const before = time.now() - pace.idleFor;
      for (const table of this.loaded.values())
        if (table.idle && table.usedAt <= before) this.letGo(table);
      this.sweepLater();
    });
  }

  /** Out of memory. A clock that runs goes on: the table is loaded again when it has run out. */
  letGo(table: Table): void {
    const { id } = table;
    const { time, storage, observe } = this.needs;
    const now = time.now();
    const clocks = table.clocksNow(now);
    const out = clocks && nextOut(clocks);
    table.leaveMemory();
    this.tables.delete(id);
    this.loaded.delete(id);
    observe.tables(this.size);
    if (!clocks || !out) return;
    const { kept } = table;
    const row = { ...kept, clocks: { left: clocks.left }, version: kept.version + 1 };
    const stored = storage.changeTable(row).catch((error) => observe.failed('storage', error));
    const callOff = time.after(Math.max(0, out.at - now), () => this.wake(id));
    this.resting.set(id, { since: now, stored, callOff });
  }

  /** Loads a table for its own sake: its bots and clocks go on. */
  wake(id: TableId): void {
    if (this.stopped) return;
    this.get(id).catch((error) => this.needs.observe.failed('wake', error));
  }

  /** Lets what is under way be stored; clocks are stored as they stand. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.unsubscribe();
    this.callOffSweep();
    this.neighbours.stop();
    for (const { callOff } of this.resting.values()) callOff();
    const tables = await Promise.all([...this.tables.values()].map((t) => t.catch(() => null)));
    for (const table of tables) table?.callOff();
    await Promise.all(tables.map((table) => table?.settled()));
    for (const table of tables) if (table) this.letGo(table);
    for (const { callOff } of this.resting.values()) callOff();
    await Promise.all([...this.resting.values()].map(({ stored }) => stored));
  }
}

/** Those who publish hear themselves: nothing new then. */
function isOwn({ ownNotices }: Table, seq: number): boolean {
  if (!ownNotices.has(seq)) return false;
  for (const own of ownNotices) if (own <= seq) ownNotices.delete(own);
  return true;
}
