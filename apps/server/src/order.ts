import { keptName } from './names.ts';
import type { Deed, PersonId, Report, Storage, TableId } from './storage/storage.ts';
import type { House } from './tables/house.ts';

/** The command line, in the list of who did what. */
export const OPERATOR = 'operator';

/** What was asked for cannot be done: there is no such thing, or it may not be. */
export class OrderProblem extends Error {}

type Kept = Pick<
  Storage,
  | 'person'
  | 'people'
  | 'changePerson'
  | 'setRole'
  | 'roleOf'
  | 'reports'
  | 'settleReport'
  | 'unsay'
  | 'addDeed'
  | 'deeds'
>;

export interface ReportTold extends Report {
  readonly names: ReadonlyMap<PersonId, string>;
  readonly banned: boolean;
}

const REPORTS_TOLD = 200;

/**
 * Keeping order, for those who do: over HTTP, where the tables are at hand and hear of it at once,
 * and on the command line, where they hear of it a little later. Every deed is noted.
 */
export class Order {
  readonly #storage: Kept;
  readonly #now: () => number;
  readonly #house: Pick<House, 'depart' | 'renamed' | 'unsaid'> | null;

  constructor(storage: Kept, now: () => number, house: House | null) {
    this.#storage = storage;
    this.#now = now;
    this.#house = house;
  }

  /** What nobody has seen to yet, newest first. */
  async reports(): Promise<ReportTold[]> {
    const reports = await this.#storage.reports(REPORTS_TOLD);
    const people = await this.#storage.people(reports.flatMap(({ by, about }) => [by, about]));
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const reported = new Set(reports.map(({ about }) => about));
    const roles = await Promise.all(
      [...reported].map(async (id) => [id, await this.#storage.roleOf(id)] as const),
    );
    const banned = new Set(roles.flatMap(([id, role]) => (role.banned ? [id] : [])));
    return reports.map((report) => ({ ...report, names, banned: banned.has(report.about) }));
  }

  async settle(who: string, report: string): Promise<void> {
    if (!(await this.#storage.settleReport(report, this.#now())))
      throw new OrderProblem('There is no such report');
    await this.#note(who, 'settled', null, report);
  }

  /** May look, and do nothing; their seats are open again. */
  async ban(who: string, person: PersonId, banned: boolean): Promise<void> {
    await this.#mustBeKnown(person);
    if (banned && (await this.#storage.roleOf(person)).admin)
      throw new OrderProblem('Whoever keeps order cannot be banned');
    await this.#storage.setRole(person, { banned });
    await this.#note(who, banned ? 'banned' : 'unbanned', person, null);
    if (banned) await this.#house?.depart(person);
  }

  async rename(who: string, person: PersonId, typed: string): Promise<void> {
    await this.#mustBeKnown(person);
    const name = keptName(typed);
    if (name === null) throw new OrderProblem('This name does not show, or looks like another');
    await this.#storage.changePerson(person, { name });
    await this.#note(who, 'renamed', person, null);
    await this.#house?.renamed(person);
  }

  async unsay(who: string, table: TableId, room: string, n: number): Promise<void> {
    const person = await this.#storage.unsay(table, room, n);
    if (person === null) throw new OrderProblem('There is no such line');
    await this.#note(who, 'unsaid', person, `${table} ${n}`);
    await this.#house?.unsaid(table, room, n);
  }

  async appoint(who: string, person: PersonId, admin: boolean): Promise<void> {
    await this.#mustBeKnown(person);
    await this.#storage.setRole(person, { admin });
    await this.#note(who, admin ? 'appointed' : 'dismissed', person, null);
  }

  deeds(last: number): Promise<Deed[]> {
    return this.#storage.deeds(last);
  }

  async #mustBeKnown(person: PersonId): Promise<void> {
    if ((await this.#storage.person(person)) === null)
      throw new OrderProblem('There is no such person');
  }

  #note(who: string, did: string, whom: string | null, what: string | null): Promise<void> {
    return this.#storage.addDeed({ at: this.#now(), who, did, whom, what });
  }
}
