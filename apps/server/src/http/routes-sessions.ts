import { LogOut, Me, PasskeyList, type SessionInfo, SessionList } from '@landsraad/protocol';
import Type, { type Static } from 'typebox';
import type { Door } from './door.ts';
import { fault } from './faults.ts';
import { meOf } from './routes-me.ts';
import { about, Empty } from './schemas.ts';

const TAG = 'people';
const One = Type.Object({ id: Type.String({ minLength: 1, maxLength: 1400 }) });
type One = Static<typeof One>;

/** Where you are known, and how you say who you are: to be looked through, and to be ended. */
export function sessionRoutes({ app, parts, identity }: Door): void {
  const { storage } = parts;
  const sessionsOf = async (person: string, here: string | null): Promise<SessionInfo[]> =>
    (await storage.sessionsOf(person)).map(({ person: _, ...session }) => ({
      ...session,
      here: session.id === here,
    }));

  app.get(
    '/me/sessions',
    about(TAG, 'The browsers in which you are known, last seen first', { gives: SessionList }),
    (request) => sessionsOf(identity.own(request), request.session),
  );

  app.delete<{ Params: One }>(
    '/me/sessions/:id',
    about(TAG, 'Log out there', { params: One, body: Empty, gives: SessionList }),
    async (request, reply) => {
      const person = identity.own(request);
      const { id } = request.params;
      const there = (await storage.sessionsOf(person)).some((session) => session.id === id);
      if (!there) throw fault('not-found');
      const { session: here } = request;
      await identity.end(person, id);
      // Whoever was there may have made a link to come back by.
      if (id !== here) await storage.endRecoveries(person);
      if (id === here) identity.forget(request, reply);
      return id === here ? [] : sessionsOf(person, here);
    },
  );

  app.post<{ Body: Static<typeof LogOut> }>(
    '/me/log-out',
    about(TAG, 'Log out here, or everywhere', { body: LogOut, gives: Me }),
    async (request, reply) => {
      const person = identity.own(request);
      const { everywhere } = request.body;
      await identity.end(person, everywhere ? null : request.session);
      // Without a passkey a link is the only way back: it was made on purpose.
      if (everywhere && (await storage.passkeysOf(person)).length > 0)
        await storage.endRecoveries(person);
      identity.forget(request, reply);
      return meOf(parts, null);
    },
  );

  app.get(
    '/me/passkeys',
    about('passkeys', 'Your passkeys, oldest first', { gives: PasskeyList }),
    async (request) => {
      const passkeys = await storage.passkeysOf(identity.own(request));
      return passkeys.map(({ id, created }) => ({ id, created }));
    },
  );

  app.delete<{ Params: One }>(
    '/me/passkeys/:id',
    about('passkeys', 'It says no more who you are', { params: One, body: Empty, gives: Me }),
    async (request) => {
      const person = identity.own(request);
      if (!(await storage.removePasskey(person, request.params.id))) throw fault('not-found');
      return meOf(parts, person);
    },
  );
}
