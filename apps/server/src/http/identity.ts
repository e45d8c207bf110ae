import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../parts.ts';
import { Signing } from '../signing.ts';
import type { PersonId, Role, Session } from '../storage/storage.ts';
import { deviceOf } from './device.ts';
import { fault } from './faults.ts';
import { OpenLines } from './open-lines.ts';
import { ShutOut } from './shut-out.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session the cookie names; null where there is none, or where it has ended. */
    person: PersonId | null;
    session: string | null;
    /** Whose it is, where they were sent away: they may look, as nobody, and leave. */
    banned: PersonId | null;
  }
}

type Known = Session & Pick<Role, 'banned'>;

const COOKIE = 'landsraad';
/** As long as browsers keep a cookie; it is given anew now and then. */
const LASTS_SECONDS = 400 * 24 * 3600;
const ANEW_AFTER_SECONDS = 30 * 24 * 3600;
/** When a session was last seen is told within so much. */
const SEEN_EVERY_MS = 3_600_000;

/** Knows people by the session that their cookie names, and makes them known. */
export class Identity {
  readonly signing: Signing;
  readonly lines: OpenLines;
  readonly shutOut: ShutOut;
  readonly #parts: Parts;
  constructor(parts: Parts) {
    this.#parts = parts;
    this.shutOut = new ShutOut(parts);
    this.signing = new Signing(parts.secrets.signing);
    this.lines = new OpenLines(parts.storage);
  }

  /** Every request of `app` then knows its `person`. */
  recognise(app: FastifyInstance): void {
    app.decorateRequest('person', null);
    app.decorateRequest('session', null);
    app.decorateRequest('banned', null);
    app.addHook('onRequest', async (request, reply) => {
      const cookie = request.cookies[COOKIE];
      if (cookie === undefined) return;
      const opened = this.signing.open('session', cookie);
      if (opened === null) return this.#recogniseOld(request, reply, cookie);
      const [id, since] = opened.text.split(' ');
      const session = await this.#parts.storage.session(id);
      if (session === null) return;
      await this.#saw(request, session);
      const old = this.#seconds() - Number(since) > ANEW_AFTER_SECONDS;
      if (old || !opened.newest) this.#give(request, reply, id);
    });
    app.addHook('onClose', async () => this.lines.stop());
  }

  /**
   * A cookie from before there were sessions names the person themselves. It becomes a session,
   * always the same one, unless they have logged out anywhere since.
   */
  async #recogniseOld(request: FastifyRequest, reply: FastifyReply, cookie: string): Promise<void> {
    const opened = this.signing.open('person', cookie);
    if (opened === null) return;
    const [person, since] = opened.text.split(' ');
    const { storage } = this.#parts;
    const loggedOut = await storage.loggedOut(person);
    if (loggedOut === null || Number(since) * 1000 <= loggedOut) return;
    const id = createHash('sha256').update(cookie).digest('base64url').slice(0, 22);
    if ((await storage.session(id)) === null) await this.#begun(request, person, id);
    await this.#saw(request, (await storage.session(id))!);
    this.#give(request, reply, id);
  }

  async #saw(request: FastifyRequest, { id, person, seen, banned }: Known): Promise<void> {
    request.person = banned ? null : person;
    request.banned = banned ? person : null;
    request.session = id;
    if (banned) await this.shutOut.saw(request, person);
    const now = this.#parts.now();
    if (now - seen > SEEN_EVERY_MS) await this.#parts.storage.seenSession(id, now);
  }

  /** From now on this browser is that person, and whoever it was before no more. */
  async begin(request: FastifyRequest, reply: FastifyReply, person: PersonId): Promise<void> {
    const before = request.person !== null && request.session;
    const id = randomBytes(16).toString('base64url');
    await this.#begun(request, person, id);
    if (before) await this.end(request.person!, before);
    await this.#saw(request, (await this.#parts.storage.session(id))!);
    this.#give(request, reply, id);
  }

  async #begun(request: FastifyRequest, person: PersonId, id: string): Promise<void> {
    const now = this.#parts.now();
    const device = deviceOf(request.headers['user-agent']);
    await this.#parts.storage.addSession({ id, person, ...device, created: now, seen: now });
  }

  /** One session of a person ends, or (null) all of them. */
  async end(person: PersonId, id: string | null): Promise<void> {
    const { storage, now } = this.#parts;
    const all = id === null ? (await storage.sessionsOf(person)).map((one) => one.id) : [id];
    await storage.endSessions(person, id, now());
    for (const session of all) this.lines.end(session);
  }

  /** This browser is nobody again. */
  forget(request: FastifyRequest, reply: FastifyReply): void {
    request.person = null;
    request.banned = null;
    request.session = null;
    reply.clearCookie(COOKIE, { path: '/' });
  }

  /** Their own, which is theirs whatever they did here. */
  own(request: FastifyRequest): PersonId {
    return request.banned ?? this.must(request);
  }

  /** For what only somebody who was here before can do. */
  must(request: FastifyRequest): PersonId {
    if (request.banned !== null) throw fault('banned');
    if (request.person === null) throw fault('not-yours', 'nobody is known by this cookie');
    return request.person;
  }

  /** Whoever needs to be somebody becomes somebody. `mayCome` throws where too many come. */
  async need(
    request: FastifyRequest,
    reply: FastifyReply,
    mayCome: (request: FastifyRequest) => Promise<void>,
  ): Promise<PersonId> {
    if (request.banned !== null) throw fault('banned');
    if (request.person !== null) return request.person;
    await this.shutOut.mustBeOpen(request);
    await mayCome(request);
    const id = randomBytes(16).toString('base64url');
    await this.#parts.storage.addPerson({
      id,
      name: '',
      email: null,
      language: null,
      created: this.#parts.now(),
    });
    await this.begin(request, reply, id);
    return id;
  }

  isSecure(request: FastifyRequest): boolean {
    return request.protocol === 'https' || Boolean(this.#parts.config.url?.startsWith('https:'));
  }

  #give(request: FastifyRequest, reply: FastifyReply, session: string): void {
    reply.setCookie(COOKIE, this.signing.sign('session', `${session} ${this.#seconds()}`), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.isSecure(request),
      maxAge: LASTS_SECONDS,
    });
  }

  #seconds(): number {
    return Math.floor(this.#parts.now() / 1000);
  }
}
