import { createHash, randomBytes } from 'node:crypto';
import { ChangeMe, Me, Recover, Recovery } from '@landsraad/protocol';
import type { Static } from 'typebox';
import { keptName } from '../names.ts';
import type { Parts } from '../parts.ts';
import type { PersonId } from '../storage/storage.ts';
import type { Door } from './door.ts';
import { fault } from './faults.ts';
import { originOf } from './same-origin.ts';
import { about, Empty } from './schemas.ts';

const TAG = 'people';
const HOUR_MS = 3_600_000;

/** A token is worth as much as a password: only its hash is kept. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Who you are: a name, a mail address, and the way to another device. */
export function meRoutes({ app, parts, identity, limits, need }: Door): void {
  app.get('/me', about(TAG, 'What is known of you; nothing, at first', { gives: Me }), (request) =>
    meOf(parts, request.person ?? request.banned),
  );

  app.patch<{ Body: ChangeMe }>(
    '/me',
    about(TAG, 'Take a name, a language; give a mail address, to be confirmed, or take it away', {
      body: ChangeMe,
      gives: Me,
    }),
    async (request, reply) => {
      const { email, language } = request.body;
      const { mailer, storage } = parts;
      const name = request.body.name === undefined ? undefined : keptName(request.body.name);
      if (name === null) throw fault('name', 'it does not show, or looks like another');
      if (email && mailer === null) throw fault('options', 'this server sends no mail');
      if (email) await limits.guesses(request);
      if (email) await limits.letters(request, email);
      if (email) await identity.shutOut.mustBeFree(email);
      const person = await need(request, reply);
      if (name !== undefined) await storage.changePerson(person, { name });
      if (language !== undefined) await storage.changePerson(person, { language });
      if (email === null) await storage.changePerson(person, { email });
      if (email) await mailer?.askToConfirm(person, email);
      return meOf(parts, person);
    },
  );

  app.post(
    '/me/recovery',
    about(TAG, 'A link, for one use within the hour, that makes another browser you', {
      body: Empty,
      gives: Recovery,
    }),
    async (request) => {
      const person = identity.must(request);
      await limits.guesses(request);
      const token = randomBytes(24).toString('base64url');
      const now = parts.now();
      const expires = now + HOUR_MS;
      await parts.storage.addRecovery(hashOf(token), person, expires, now);
      // Behind the # it reaches no server's log.
      return { token, link: `${originOf(request, parts.config)}/recover#${token}`, expires };
    },
  );

  app.post<{ Body: Static<typeof Recover> }>(
    '/recover',
    about(TAG, 'Use such a link: this browser becomes that person', { body: Recover, gives: Me }),
    async (request, reply) => {
      await limits.guesses(request);
      const person = await parts.storage.useRecovery(hashOf(request.body.token), parts.now());
      if (person === null) throw fault('expired', 'used, too old, or never given');
      await identity.begin(request, reply, person);
      return meOf(parts, person);
    },
  );
}

export async function meOf(
  { storage, secrets, mailer }: Parts,
  person: PersonId | null,
): Promise<Me> {
  const known = person === null ? null : await storage.person(person);
  const here = { pushKey: secrets.vapid.publicKey, mail: mailer !== null };
  if (known === null)
    return {
      id: null,
      admin: false,
      banned: false,
      name: '',
      passkeys: 0,
      push: false,
      email: null,
      language: null,
      ...here,
    };
  const [role, passkeys, subscriptions] = await Promise.all([
    storage.roleOf(known.id),
    storage.passkeysOf(known.id),
    storage.subscriptionsOf(known.id),
  ]);
  return {
    id: known.id,
    ...role,
    name: known.name,
    email: known.email,
    language: known.language,
    passkeys: passkeys.length,
    push: subscriptions.length > 0,
    ...here,
  };
}
