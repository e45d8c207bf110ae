import {
  AlreadyKept,
  type Entry,
  type KeptLine,
  type KeptTable,
  type Person,
  type PersonId,
  type Session,
  type Storage,
  type TableId,
} from '../src/storage/storage.ts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** What the tables need of a storage, in memory: the same promises, and a log of what was asked. */
export class MemoryStorage implements Storage {
  readonly kept = new Map<TableId, KeptTable>();
  readonly log = new Map<TableId, Entry[]>();
  readonly persons = new Map<PersonId, Person>();
  private readonly said: KeptLine[] = [];
  private readonly keys = new Map<string, KeptLine>();
  private readonly muted = new Set<string>();
  /** What the next call of `append` throws. */
  breaks: Error | null = null;
  /** Runs before an entry is stored: another writer may be quicker. */
  beforeAppend: (entry: Entry) => Promise<void> = async () => undefined;

  async addPerson(person: Person): Promise<void> {
    if (this.persons.has(person.id)) throw new AlreadyKept();
    this.persons.set(person.id, person);
  }
  person = async (id: PersonId) => this.persons.get(id) ?? null;
  people = async (ids: readonly PersonId[]) => ids.flatMap((id) => this.persons.get(id) ?? []);
  async changePerson(
    id: PersonId,
    change: Partial<Pick<Person, 'name' | 'email' | 'language'>>,
  ): Promise<void> {
    this.persons.set(id, { ...this.persons.get(id)!, ...change });
  }

  private readonly sessions = new Map<string, Session>();
  async addSession(session: Session): Promise<void> {
    this.sessions.set(session.id, session);
  }
  async session(id: string) {
    const session = this.sessions.get(id);
    return session ? { ...session, banned: false } : null;
  }

  async addTable(table: KeptTable): Promise<void> {
    if (this.kept.has(table.id)) throw new AlreadyKept();
    this.kept.set(table.id, copy(table));
    this.log.set(table.id, []);
  }
  table = async (id: TableId) => copy(this.kept.get(id) ?? null);
  async changeTable(table: KeptTable): Promise<boolean> {
    if (this.kept.get(table.id)?.version !== table.version - 1) return false;
    this.kept.set(table.id, copy(table));
    return true;
  }
  openTables = async (limit: number) =>
    [...this.kept.values()]
      .filter(({ status, settings }) => status === 'waiting' && settings.visibility === 'public')
      .slice(-limit)
      .reverse();
  tablesOf = async (person: PersonId, limit: number) =>
    [...this.kept.values()]
      .filter(
        ({ host, seats }) =>
          host === person || seats.some((seat) => seat.is === 'person' && seat.person === person),
      )
      .slice(0, limit);
  waitingTables = async (since: { readonly public: number; readonly link: number }) =>
    [...this.kept.values()].flatMap(({ id, status, settings, changed }) =>
      status === 'waiting' && changed <= since[settings.visibility] ? [id] : [],
    );
  dueTables = async (moment: number) =>
    [...this.kept.values()].flatMap(({ id, status, due }) =>
      status === 'running' && due !== null && due <= moment ? [id] : [],
    );

  async append(entry: Entry, table?: KeptTable) {
    await this.beforeAppend(entry);
    if (this.breaks) {
      const error = this.breaks;
      this.breaks = null;
      throw error;
    }
    const log = this.log.get(entry.table)!;
    const before = entry.key === null ? undefined : log.find(({ key }) => key === entry.key);
    if (before) return { is: 'repeated', seq: before.seq } as const;
    if (entry.seq !== log.length) return { is: 'taken' } as const;
    if (table && !(await this.changeTable(table))) return { is: 'taken' } as const;
    log.push(copy(entry));
    return { is: 'stored' } as const;
  }
  entries = async (table: TableId, from: number) => copy(this.log.get(table)!.slice(from));

  async addLine({ key, ...line }: Parameters<Storage['addLine']>[0]): Promise<KeptLine> {
    const name = JSON.stringify([line.table, line.person, key]);
    const n = this.said.filter(
      ({ table, room }) => table === line.table && room === line.room,
    ).length;
    const said = this.keys.get(name) ?? { ...line, n };
    if (!this.keys.has(name)) this.said.push(said);
    this.keys.set(name, said);
    return said;
  }
  lines = async (id: TableId, last: number, rooms?: readonly string[]) =>
    this.said
      .filter(({ table, room }) => table === id && (rooms?.includes(room) ?? true))
      .slice(-last);
  rooms = async (id: TableId) =>
    new Map(this.said.filter(({ table }) => table === id).map(({ room, n }) => [room, n]));
  async mute(table: TableId, by: PersonId, muted: PersonId, on: boolean): Promise<void> {
    const key = JSON.stringify([table, by, muted]);
    if (on) this.muted.add(key);
    else this.muted.delete(key);
  }
  mutedBy = async (table: TableId, by: PersonId) =>
    [...this.muted].flatMap((key) => {
      const [at, who, muted] = JSON.parse(key) as [string, string, string];
      return at === table && who === by ? [muted] : [];
    });
  mutersOf = async (table: TableId, muted: PersonId) =>
    [...this.muted].flatMap((key) => {
      const [at, by, who] = JSON.parse(key) as [string, string, string];
      return at === table && who === muted ? [by] : [];
    });

  forgetPerson = unused;
  private readonly written = new Map<string, string>();
  notes = async (table: TableId, person: PersonId) => this.written.get(`${table} ${person}`) ?? '';
  async keepNotes(table: TableId, person: PersonId, text: string): Promise<void> {
    this.written.set(`${table} ${person}`, text);
  }
  watchableTables = async (limit: number) =>
    [...this.kept.values()]
      .filter(({ status, settings }) => status === 'running' && settings.visibility === 'public')
      .slice(0, limit);
  dataOf = unused;
  roleOf = async () => ({ admin: false, banned: false });
  setRole = unused;
  admins = unused;
  peopleNamed = unused;
  bannedAtTables = unused;
  bannedMails = unused;
  addTrace = unused;
  isTraced = unused;
  addReport = unused;
  reports = unused;
  settleReport = unused;
  addDeed = async () => undefined;
  deeds = unused;
  unsay = unused;
  standingSessions = unused;
  sessionsOf = unused;
  seenSession = unused;
  endSessions = unused;
  loggedOut = unused;
  tablesGoingOn = unused;
  removePasskey = unused;
  prune = unused;
  addRecovery = unused;
  useRecovery = unused;
  endRecoveries = unused;
  addPasskey = unused;
  passkey = unused;
  passkeysOf = unused;
  useChallenge = unused;
  probe = unused;
  spend = unused;
  usedPasskey = unused;
  addSubscription = unused;
  subscriptionsOf = unused;
  removeSubscription = unused;
  noteTurn = unused;
  forgetTurns = unused;
  turnsOf = unused;
  toBeMailed = unused;
  claimMail = unused;
  packOver = async () => 0;
  begun = (): never => unusedNow();
  dump = (): never => unusedNow();
  restore = unused;
  close = async () => undefined;
}

function unusedNow(): never {
  throw new Error('tables do not ask for this');
}
const unused = async (): Promise<never> => unusedNow();
