import { Me, PasskeyJson } from '@landsraad/protocol';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Door } from './door.ts';
import { fault } from './faults.ts';
import { meOf } from './routes-me.ts';
import { originOf } from './same-origin.ts';
import { about, Empty } from './schemas.ts';

const TAG = 'passkeys';
const COOKIE = 'landsraad-challenge';
const PATH = '/api/v1/passkeys';
const LASTS_MS = 5 * 60_000;
const MOST_PASSKEYS = 20;

/** A passkey says who you are on any browser that has it. */
export function passkeyRoutes(door: Door): void {
  const { app, parts, identity, limits, need } = door;
  const { storage } = parts;
  const challenges = new Challenges(door);

  app.post(
    '/passkeys/register/options',
    about(TAG, 'What a browser needs to make a passkey', { body: Empty, gives: PasskeyJson }),
    async (request, reply) => {
      const person = await need(request, reply);
      const [known, passkeys] = await Promise.all([
        storage.person(person),
        storage.passkeysOf(person),
      ]);
      if (passkeys.length >= MOST_PASSKEYS) throw fault('too-many');
      const options = await generateRegistrationOptions({
        rpName: 'Landsraad',
        rpID: siteOf(request, door),
        userName: known?.name || 'Landsraad',
        userID: new Uint8Array(Buffer.from(person)),
        excludeCredentials: passkeys.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      challenges.give(request, reply, options.challenge);
      return options;
    },
  );

  app.post<{ Body: Record<string, unknown> }>(
    '/passkeys/register',
    about(TAG, 'The passkey that the browser made', { body: PasskeyJson, gives: Me }),
    async (request, reply) => {
      const person = identity.must(request);
      await limits.guesses(request);
      const { verified, registrationInfo } = await proved(
        verifyRegistrationResponse({
          response: request.body as unknown as RegistrationResponseJSON,
          expectedChallenge: await challenges.take(request, reply),
          expectedOrigin: originOf(request, parts.config),
          expectedRPID: siteOf(request, door),
          requireUserVerification: false,
        }),
      );
      if (!verified) throw fault('refused');
      const { id, publicKey, counter } = registrationInfo.credential;
      if ((await storage.passkey(id)) !== null) throw fault('refused', 'known already');
      await storage.addPasskey({
        id,
        person,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        created: parts.now(),
      });
      return meOf(parts, person);
    },
  );

  app.post(
    '/passkeys/login/options',
    about(TAG, 'What a browser needs to use a passkey', { body: Empty, gives: PasskeyJson }),
    async (request, reply) => {
      const options = await generateAuthenticationOptions({
        rpID: siteOf(request, door),
        userVerification: 'preferred',
      });
      challenges.give(request, reply, options.challenge);
      return options;
    },
  );

  app.post<{ Body: Record<string, unknown> }>(
    '/passkeys/login',
    about(TAG, 'This browser becomes the person of the passkey', { body: PasskeyJson, gives: Me }),
    async (request, reply) => {
      await limits.guesses(request);
      const challenge = await challenges.take(request, reply);
      const passkey = await storage.passkey(String(request.body.id).slice(0, 1400));
      if (passkey === null) throw fault('refused', 'no such passkey');
      const { verified, authenticationInfo } = await proved(
        verifyAuthenticationResponse({
          response: request.body as unknown as AuthenticationResponseJSON,
          expectedChallenge: challenge,
          expectedOrigin: originOf(request, parts.config),
          expectedRPID: siteOf(request, door),
          requireUserVerification: false,
          credential: {
            id: passkey.id,
            publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
            counter: passkey.counter,
          },
        }),
      );
      if (!verified) throw fault('refused');
      await storage.usedPasskey(passkey.id, authenticationInfo.newCounter);
      await identity.begin(request, reply, passkey.person);
      return meOf(parts, passkey.person);
    },
  );
}

/** Passkeys belong to a site, not to a port or a protocol. */
const siteOf = (request: FastifyRequest, { parts }: Door): string =>
  new URL(originOf(request, parts.config)).hostname;

/** Whatever the library finds wrong with a proof, it is the proof that is wrong. */
async function proved<T>(verifying: Promise<T>): Promise<T> {
  try {
    return await verifying;
  } catch {
    throw fault('refused', 'the passkey proves nothing');
  }
}

/** A challenge travels in a signed cookie, so that any process can check it, and is used once. */
class Challenges {
  readonly #door: Door;
  constructor(door: Door) {
    this.#door = door;
  }

  give(request: FastifyRequest, reply: FastifyReply, challenge: string): void {
    const { identity, parts } = this.#door;
    const text = `${challenge} ${parts.now() + LASTS_MS}`;
    reply.setCookie(COOKIE, identity.signing.sign('challenge', text), {
      path: PATH,
      httpOnly: true,
      sameSite: 'strict',
      secure: identity.isSecure(request),
      maxAge: LASTS_MS / 1000,
    });
  }

  async take(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const { identity, parts } = this.#door;
    reply.clearCookie(COOKIE, { path: PATH });
    const opened = identity.signing.open('challenge', request.cookies[COOKIE] ?? '');
    const [challenge = '', until = '0'] = opened?.text.split(' ') ?? [];
    const now = parts.now();
    const lasts = Number(until) > now;
    if (!lasts || !(await parts.storage.useChallenge(challenge, Number(until), now)))
      throw fault('expired');
    return challenge;
  }
}
