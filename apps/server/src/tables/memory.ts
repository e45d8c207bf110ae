import { setImmediate as breath } from 'node:timers/promises';
import type { Notice } from '../bus/bus.ts';
import { again } from '../clocks/windows.ts';
import type { Entry, KeptTable, TableId } from '../storage/storage.ts';
import { tellNewLines, tellUnsaid } from './chat.ts';
import { drive } from './driving.ts';
import { notedOf } from './fingerprint.ts';
import { Fault } from './house.ts';
import type { Needs } from './needs.ts';
import { Neighbours } from './neighbours.ts';
import { dueAt } from './orders.ts';
import { type Play, Strayed } from './play.ts';
import { expire } from './seating.ts';
import { askedBy, catchUp, change } from './storing.ts';
import { Gone, Table } from './table.ts';

const LINES_MISSED = 100;
/** How one process tells the others of a line that was taken away. */
const UNSAID = 'unsaid ';

/** The tables in use. Each is loaded once, however many ask for it, and leaves when unused. */
export class Memory {
  private readonly needs: Needs;
  private readonly tables = new Map<TableId, Promise<Table>>();
  private readonly loaded = new Map<TableId, Table>();
  /** Their rules are not of this program: to open them again is vain while it runs. */
  private readonly unplayable = new Set<TableId>();
  private readonly neighbours: Neighbours;
  private readonly unsubscribe: () => void;
  private callOffSweep: () => void = () => undefined;
  private stopped = false;
  private tidied = 0;

  constructor(needs: Needs) {
    this.needs = needs;
    this.neighbours = new Neighbours(needs, () => this.loaded.values());
    this.unsubscribe = needs.bus?.subscribe((notice) => this.hear(notice)) ?? (() => undefined);
    this.sweepLater();
  }

  get size(): number {
    return this.loaded.size;
  }

  /** A line was taken away: told here, and to the other processes. */
  unsaid(id: TableId, room: string, n: number): void {
    const table = this.loaded.get(id);
    if (table) tellUnsaid(table, room, n);
    this.needs.bus?.say(id, `${UNSAID}${n} ${room}`);
  }

  all(): Table[] {
    return [...this.loaded.values()];
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
    loading.catch(() => this.forget(id));
    return loading;
  }

  private forget(id: TableId): void {
    this.tables.delete(id);
    this.needs.bus?.leave(id);
  }

  private async load(id: TableId): Promise<Table> {
    const { storage, observe, bus } = this.needs;
    // Before it is read: nothing that comes after is missed.
    await bus?.follow(id);
    const kept = await storage.table(id);
    if (!kept) throw new Fault({ fault: 'not-found' });
    const plays = kept.status !== 'waiting' && kept.status !== 'closed';
    const entries = plays ? await storage.entries(id, 0) : [];
    const said = await storage.rooms(id);
    const table = await this.laidOut(kept, entries);
    table.said = said;
    await table.learnNames();
    table.drive = () => drive(table);
    table.sayWho = this.neighbours.spokenFor(table);
    this.loaded.set(id, table);
    observe.tables(this.size);
    if (kept.status === 'running' || kept.status === 'frozen')
      await change(table, (now) => madeTrue(table, now));
    drive(table);
    return table;
  }

  /** What would go on as another game stands still instead, until a server has its rules again. */
  private async laidOut(kept: KeptTable, entries: readonly Entry[]): Promise<Table> {
    const { storage, observe } = this.needs;
    try {
      return new Table(this.needs, kept, entries);
    } catch (error) {
      if (!(error instanceof Strayed)) throw error;
      observe.failed('rules', error);
      if (kept.status === 'running')
        await storage.changeTable({
          ...kept,
          status: 'frozen',
          due: null,
          version: kept.version + 1,
        });
      throw new Fault({ fault: 'other-rules', detail: error.message });
    }
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
    if (notice.is === 'said' && notice.words.startsWith(UNSAID)) {
      const [n, ...room] = notice.words.slice(UNSAID.length).split(' ');
      tellUnsaid(table, room.join(' '), Number(n));
    } else if (notice.is === 'said') this.neighbours.hear(table, notice.words);
    else if (notice.is === 'missed' || !isOwn(table, notice.seq)) this.lookAgain(table);
  }

  private lookAgain(table: Table): void {
    table.soon(async () => {
      await catchUp(table);
      await tellNewLines(table, await this.needs.storage.lines(table.id, LINES_MISSED));
    });
  }

  /** Tables that nobody began, and where nobody is: closed, so that others are found. */
  private async tidy(): Promise<void> {
    const { storage, time, pace } = this.needs;
    const now = time.now();
    const since = { public: now - pace.waits.public, link: now - pace.waits.link };
    for (const id of await storage.waitingTables(since)) {
      await breath();
      if (this.stopped) return;
      await this.at(id, async (table) => {
        if (table.audience.size === 0) await expire(table);
      });
    }
    while (!this.stopped && (await storage.packOver(now - pace.packAfter, 1)) > 0) await breath();
  }

  private sweepLater(): void {
    const { time, pace, observe, storage } = this.needs;
    this.callOffSweep = time.after(pace.sweepEvery, () => {
      const before = time.now() - pace.idleFor;
      for (const table of this.loaded.values())
        if (table.idle && table.usedAt <= before)
          this.putAway(table).catch((error) => observe.failed('storage', error));
      this.wake(time.now() - pace.overdue).catch((error) => observe.failed('wake', error));
      // Clocks stand still until something could be stored: somebody has to try.
      if (time.lost.isOut) storage.probe(time.now()).catch(() => undefined);
      if (time.now() - this.tidied >= pace.tidyEvery) {
        this.tidied = time.now();
        this.tidy().catch((error) => observe.failed('tidy', error));
      }
      this.sweepLater();
    });
  }

  /** Who is away is kept first: nobody will know when the table comes back. */
  private async putAway(table: Table): Promise<void> {
    if (!isTold(table)) await table.inTurn(() => change(table, (kept) => ({ ...kept })));
    if (table.idle) this.letGo(table);
  }

  private letGo(table: Table): void {
    table.leaveMemory();
    this.forget(table.id);
    this.loaded.delete(table.id);
    this.needs.observe.tables(this.size);
  }

  /** Opens the tables where something was to come by itself by then: bots and clocks go on. */
  async wake(moment: number): Promise<void> {
    for (const id of await this.needs.storage.dueTables(moment)) {
      // An embedded database never waits: without this nobody else would get a word in.
      await breath();
      if (this.stopped) return;
      if (!this.unplayable.has(id)) await this.get(id).catch((error) => this.slept(id, error));
    }
  }

  private slept(id: TableId, error: unknown): void {
    if (error instanceof Fault && error.fault.fault === 'other-rules') this.unplayable.add(id);
    this.needs.observe.failed('wake', error);
  }

  /** Lets what is under way be stored; clocks are stored as they stand. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.unsubscribe();
    this.callOffSweep();
    this.neighbours.stop();
    const tables = await Promise.all([...this.tables.values()].map((t) => t.catch(() => null)));
    for (const table of tables) table?.callOff();
    await Promise.all(tables.map((table) => table && this.end(table)));
  }

  private async end(table: Table): Promise<void> {
    await table.settled();
    try {
      if (table.clocks?.running.length || !isTold(table))
        await change(table, (kept) => ({ ...kept }));
    } catch (error) {
      this.needs.observe.failed('storage', error);
    }
    this.letGo(table);
  }
}

/** Of who is away the row tells what is known here. */
const isTold = ({ kept, absences }: Table): boolean =>
  Object.entries(absences).every(([person, since]) => kept.absent[person] === since);

/**
 * A log that cannot be followed any more, or again; clocks and a window that stood still while no
 * server ran; or a row of an older version, which did not say whose turn it is.
 */
function madeTrue({ play, clocks, needs }: Table, kept: KeptTable): KeptTable {
  if (play!.failure) return kept.status === 'frozen' ? kept : { ...kept, status: 'frozen' };
  if (kept.status === 'frozen') return thawed(kept, play!);
  const { now } = needs.time;
  if (kept.sealed && kept.sealed.closes < needs.upSince)
    return { ...kept, sealed: again(kept.sealed, now()) };
  const asked = askedBy({ play, needs }, kept, now());
  const isTrue = dueAt(play, { ...kept, ...asked, clocks }) === kept.due;
  return isTrue ? kept : { ...kept };
}

/** Somebody mended what had failed: the game goes on where its log ends. */
const thawed = (kept: KeptTable, { match, now }: Play): KeptTable => ({
  ...kept,
  status: match.over ? 'over' : 'running',
  position: now.position,
  round: now.round,
  fingerprint: notedOf(match, kept.fingerprint),
});

/** Those who publish hear themselves: nothing new then. */
function isOwn({ ownNotices }: Table, seq: number): boolean {
  if (!ownNotices.has(seq)) return false;
  for (const own of ownNotices) if (own <= seq) ownNotices.delete(own);
  return true;
}
