import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../parts.ts';
import { Signing } from '../signing.ts';
import type { PersonId } from '../storage/storage.ts';
import { fault } from './faults.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who the cookie says this is. */
    person: PersonId | null;
  }
}

const COOKIE = 'landsraad';
/** As long as browsers keep a cookie; it is given anew now and then. */
const LASTS_SECONDS = 400 * 24 * 3600;
const ANEW_AFTER_SECONDS = 30 * 24 * 3600;

/** Knows people by their cookie, and makes them known. */
export class Identity {
  readonly signing: Signing;
  readonly #parts: Parts;
  constructor(parts: Parts) {
    this.#parts = parts;
    this.signing = new Signing(parts.secrets.signing);
  }

  /** Every request of `app` then knows its `person`. */
  recognise(app: FastifyInstance): void {
    app.decorateRequest('person', null);
    app.addHook('onRequest', async (request, reply) => {
      const cookie = request.cookies[COOKIE];
      const opened = cookie === undefined ? null : this.signing.open('person', cookie);
      if (opened === null) return;
      const [person, since] = opened.text.split(' ');
      request.person = person;
      const old = this.#seconds() - Number(since) > ANEW_AFTER_SECONDS;
      if (old || !opened.newest) this.give(request, reply, person);
    });
  }

  /** From now on this browser is that person. */
  give(request: FastifyRequest, reply: FastifyReply, person: PersonId): void {
    request.person = person;
    reply.setCookie(COOKIE, this.signing.sign('person', `${person} ${this.#seconds()}`), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.isSecure(request),
      maxAge: LASTS_SECONDS,
    });
  }

  /** The person of the cookie, if the storage knows them. */
  async known(request: FastifyRequest): Promise<PersonId | null> {
    if (request.person === null) return null;
    return (await this.#parts.storage.person(request.person))?.id ?? null;
  }

  /** For what only somebody who was here before can do. */
  async must(request: FastifyRequest): Promise<PersonId> {
    const person = await this.known(request);
    if (person === null) throw fault('not-yours', 'nobody is known by this cookie');
    return person;
  }

  /** Whoever needs to be somebody becomes somebody. `mayCome` throws where too many come. */
  async need(
    request: FastifyRequest,
    reply: FastifyReply,
    mayCome: (request: FastifyRequest) => Promise<void>,
  ): Promise<PersonId> {
    const known = await this.known(request);
    if (known !== null) return known;
    await mayCome(request);
    const id = randomBytes(16).toString('base64url');
    await this.#parts.storage.addPerson({
      id,
      name: '',
      email: null,
      language: null,
      created: this.#parts.now(),
    });
    this.give(request, reply, id);
    return id;
  }

  isSecure(request: FastifyRequest): boolean {
    return request.protocol === 'https' || Boolean(this.#parts.config.url?.startsWith('https:'));
  }

  #seconds(): number {
    return Math.floor(this.#parts.now() / 1000);
  }
}
