import type { FastifyRequest } from 'fastify';
import { Budgets } from '../budgets.ts';
import { DAY_MS } from '../config.ts';
import type { Parts } from '../parts.ts';
import { secretName } from '../signing.ts';
import type { PersonId } from '../storage/storage.ts';
import { addressOf, mailboxOf } from './callers.ts';
import { fault } from './faults.ts';

/** Also after they asked to be forgotten. */
const MAIL_KEPT_MS = 365 * DAY_MS;
/** Once an hour is enough to know where somebody comes from. */
const ONCE_AN_HOUR = { burst: 1, perSecond: 1 / 3600 };

type Needed = Pick<Parts, 'config' | 'storage' | 'secrets' | 'now'>;

/**
 * Who was sent away comes back as somebody new: without the cookie, or forgotten at their own wish.
 * Where they come from and their mail address are remembered, under names that only the house's key
 * tells, and of nobody else.
 */
export class ShutOut {
  readonly #parts: Needed;
  readonly #seen: Budgets;

  constructor(parts: Needed) {
    this.#parts = parts;
    this.#seen = new Budgets(ONCE_AN_HOUR, parts.now);
  }

  /** Somebody who was sent away came by. */
  async saw(request: FastifyRequest, person: PersonId): Promise<void> {
    const address = addressOf(request);
    if (!this.#seen.spend(`${person} ${address}`)) return;
    const { config, storage, now } = this.#parts;
    await storage.addTrace(this.#address(address), person, now() + config.banAddress);
    const email = (await storage.person(person))?.email;
    if (email) await storage.addTrace(this.#mailbox(email), person, now() + MAIL_KEPT_MS);
  }

  /** For somebody new; throws `banned` where one of them came from there. */
  async mustBeOpen(request: FastifyRequest): Promise<void> {
    const key = this.#address(addressOf(request));
    if (await this.#parts.storage.isTraced(key, this.#parts.now())) throw fault('banned');
  }

  /** Throws `banned` where the mail address is that of one of them. */
  async mustBeFree(email: string): Promise<void> {
    const { storage, now } = this.#parts;
    const mailbox = mailboxOf(email);
    const theirs = (await storage.bannedMails()).some((mail) => mailboxOf(mail) === mailbox);
    if (theirs || (await storage.isTraced(this.#mailbox(email), now()))) throw fault('banned');
  }

  #address(address: string): string {
    return this.#named(`address ${address}`);
  }

  #mailbox(email: string): string {
    return this.#named(`mail ${mailboxOf(email)}`);
  }

  #named(what: string): string {
    return secretName(this.#parts.secrets.signing, `banned ${what}`);
  }
}
