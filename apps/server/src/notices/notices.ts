import type { PushNotice, PushSubscription } from '@landsraad/protocol';
import type { PersonId, Storage, TableId } from '../storage/storage.ts';
import type { Mailer } from './mail.ts';
import type { Notifier } from './notifier.ts';

/** Sends a notice to one browser; false if that browser is subscribed no more. */
export type Push = (to: PushSubscription, notice: PushNotice) => Promise<boolean>;

export interface NoticesOptions {
  readonly storage: Storage;
  readonly push: Push | null;
  readonly mailer: Mailer | null;
  readonly now: () => number;
  readonly count: (by: 'push' | 'mail', outcome: 'sent' | 'failed') => void;
  /** Mail waits for more to tell, and for the person to come by themselves. */
  readonly mailWaitMs?: number;
  readonly mailGapMs?: number;
}

/** Web Push at once; a mail for all tables together, at most once an hour. */
export class Notices implements Notifier {
  readonly #options: NoticesOptions;
  readonly #waiting = new Map<PersonId, { tables: Set<TableId>; timer: NodeJS.Timeout }>();
  readonly #mailed = new Map<PersonId, number>();
  readonly #underWay = new Set<Promise<void>>();

  constructor(options: NoticesOptions) {
    this.#options = options;
  }

  turn(person: PersonId, table: TableId): void {
    this.#run('push', this.#pushAll(person, table));
    if (this.#options.mailer !== null) this.#mailLater(person, table);
  }

  seen(person: PersonId): void {
    const waiting = this.#waiting.get(person);
    if (waiting === undefined) return;
    clearTimeout(waiting.timer);
    this.#waiting.delete(person);
  }

  async stop(): Promise<void> {
    for (const person of [...this.#waiting.keys()]) this.seen(person);
    await Promise.all(this.#underWay);
  }

  async #pushAll(person: PersonId, table: TableId): Promise<void> {
    const { push, storage, count } = this.#options;
    if (push === null) return;
    for (const { endpoint, json } of await storage.subscriptionsOf(person)) {
      try {
        const subscribed = await push(JSON.parse(json), { turn: table });
        count('push', subscribed ? 'sent' : 'failed');
        if (!subscribed) await storage.removeSubscription(endpoint);
      } catch {
        count('push', 'failed');
      }
    }
  }

  #mailLater(person: PersonId, table: TableId): void {
    const waiting = this.#waiting.get(person);
    if (waiting !== undefined) {
      waiting.tables.add(table);
      return;
    }
    const { mailWaitMs = 10 * 60_000, mailGapMs = 60 * 60_000, now } = this.#options;
    const last = this.#mailed.get(person) ?? Number.NEGATIVE_INFINITY;
    const wait = Math.max(mailWaitMs, last + mailGapMs - now());
    const timer = setTimeout(() => this.#run('mail', this.#mail(person)), wait);
    timer.unref();
    this.#waiting.set(person, { tables: new Set([table]), timer });
  }

  async #mail(person: PersonId): Promise<void> {
    const { mailer, storage, now, count, mailGapMs = 60 * 60_000 } = this.#options;
    const tables = [...(this.#waiting.get(person)?.tables ?? [])];
    this.#waiting.delete(person);
    const email = (await storage.person(person))?.email;
    if (!email || mailer === null || tables.length === 0) return;
    for (const [other, at] of this.#mailed) if (at + mailGapMs < now()) this.#mailed.delete(other);
    this.#mailed.set(person, now());
    await mailer.digest(person, email, tables);
    count('mail', 'sent');
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
