import type { Seat } from '@landsraad/kernel';
import type { PushNotice, PushSubscription } from '@landsraad/protocol';
import type { Time } from '../clocks/time.ts';
import type { KeptTable, Person, PersonId, Storage, TableId } from '../storage/storage.ts';
import { owing, peopleOf, seatsOf } from '../tables/seats.ts';
import type { Mailer, Turn } from './mail.ts';

/** Sends a notice to one browser; false if that browser is subscribed no more. */
export type Push = (to: PushSubscription, notice: PushNotice) => Promise<boolean>;

export interface NoticesOptions {
  readonly storage: Storage;
  readonly push: Push | null;
  readonly mailer: Mailer | null;
  readonly time: Pick<Time, 'now' | 'after'>;
  readonly count: (by: 'push' | 'mail', outcome: 'sent' | 'failed') => void;
}

const MINUTE = 60_000;
/** Mail waits for more to tell, and for the person to come by themselves. */
const MAIL_WAITS = 10 * MINUTE;
const MAIL_GAP = 60 * MINUTE;
const LOOKED_FOR_EVERY = MINUTE;

/**
 * Web Push at once; a mail for all tables together, at most once an hour. What is to be mailed is
 * stored, so that it survives a restart, and any process may send it: one does.
 */
export class Notices {
  readonly #options: NoticesOptions;
  readonly #underWay = new Set<Promise<void>>();
  #callOff: () => void = () => undefined;

  constructor(options: NoticesOptions) {
    this.#options = options;
    if (options.mailer !== null) this.#mailLater(options.mailer);
  }

  /** It became this person's turn at this table, and they are not there. Nobody waits for this. */
  turn(person: PersonId, table: TableId): void {
    this.#run('push', this.#pushAll(person, table));
    if (this.#options.mailer !== null) this.#run('mail', this.#note(person, table));
  }

  /** The person is at this table: what was to be told of it later need not be told. */
  here(person: PersonId, table: TableId): void {
    if (this.#options.mailer === null) return;
    this.#run('mail', this.#options.storage.forgetTurns(person, [table]));
  }

  /** Whatever was under way is done. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  async stop(): Promise<void> {
    this.#callOff();
    await this.settled();
  }

  async #pushAll(person: PersonId, table: TableId): Promise<void> {
    const { push, storage, count } = this.#options;
    if (push === null) return;
    const subscriptions = await storage.subscriptionsOf(person);
    if (subscriptions.length === 0) return;
    const language = (await storage.person(person))?.language ?? null;
    for (const { endpoint, json } of subscriptions) {
      try {
        const subscribed = await push(JSON.parse(json), { turn: table, language });
        count('push', subscribed ? 'sent' : 'failed');
        if (!subscribed) await storage.removeSubscription(endpoint);
      } catch {
        count('push', 'failed');
      }
    }
  }

  async #note(person: PersonId, table: TableId): Promise<void> {
    const { storage, time } = this.#options;
    if ((await storage.person(person))?.email) await storage.noteTurn(person, table, time.now());
  }

  #mailLater(mailer: Mailer): void {
    this.#callOff = this.#options.time.after(LOOKED_FOR_EVERY, () => {
      this.#run('mail', this.#mailAll(mailer));
      this.#mailLater(mailer);
    });
  }

  async #mailAll(mailer: Mailer): Promise<void> {
    const { storage, time, count } = this.#options;
    const now = time.now();
    for (const person of await storage.toBeMailed(now - MAIL_WAITS, now - MAIL_GAP)) {
      const known = await storage.person(person);
      const noted = await storage.turnsOf(person);
      const turns = known?.email ? await this.#owed(known, noted) : [];
      if (turns.length > 0 && !(await storage.claimMail(person, now, now - MAIL_GAP))) continue;
      if (turns.length > 0) {
        await mailer.digest(known!, turns);
        count('mail', 'sent');
      }
      await storage.forgetTurns(
        person,
        noted.map(({ table }) => table),
      );
    }
  }

  /** Of the turns that were noted, those that still wait for this person. */
  async #owed(
    { id }: Person,
    noted: readonly { table: TableId; since: number }[],
  ): Promise<Turn[]> {
    const { storage } = this.#options;
    const turns: Turn[] = [];
    for (const { table, since } of noted) {
      const kept = await storage.table(table);
      if (!kept || !isWaitedFor(kept, id)) continue;
      const others = [...new Set(peopleOf(kept))].filter((person) => person !== id);
      const names = new Map((await storage.people(others)).map((known) => [known.id, known.name]));
      const { game } = kept.settings;
      // In the order of the seats; the storage has none.
      turns.push({ table, game, since, others: others.map((other) => names.get(other) ?? '') });
    }
    return turns;
  }

  #run(by: 'push' | 'mail', work: Promise<void>): void {
    const done = work
      .catch(() => this.#options.count(by, 'failed'))
      .finally(() => {
        this.#underWay.delete(done);
      });
    this.#underWay.add(done);
  }
}

/** They owe something, or were called to a window that waits for them and have not spoken in it. */
function isWaitedFor(kept: KeptTable, person: PersonId): boolean {
  const { status, sealed, settings } = kept;
  const own = seatsOf(kept, person);
  if (status !== 'running') return false;
  if (!sealed) return own.some((seat) => owing(kept).includes(seat));
  const hasSpoken = (seat: Seat) => sealed.answers.some((answer) => answer.seat === seat);
  return settings.clock.kind === 'days' && own.some((seat) => !hasSpoken(seat));
}
