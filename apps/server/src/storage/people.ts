import { randomUUID } from 'node:crypto';
import type { Queries } from './database.ts';
import { keepable, passkeyOfRow, rowOfPasskey } from './rows.ts';
import { AlreadyKept, type Storage } from './storage.ts';

type People = Pick<Storage, 'addPerson' | 'person' | 'people' | 'changePerson'>;
type Recoveries = Pick<Storage, 'addRecovery' | 'useRecovery' | 'endRecoveries'>;
type Passkeys = Pick<
  Storage,
  | 'addPasskey'
  | 'passkey'
  | 'passkeysOf'
  | 'removePasskey'
  | 'useChallenge'
  | 'probe'
  | 'usedPasskey'
>;
/** Of those who wanted to be forgotten nothing is known but that somebody was there. */
export const KNOWN = ['id', 'name', 'email', 'language', 'created'] as const;

type Subscriptions = Pick<Storage, 'addSubscription' | 'subscriptionsOf' | 'removeSubscription'>;

export function people(db: Queries): People {
  return {
    async addPerson(person) {
      const { id, language, created } = person;
      const [name, email] = [keepable(person.name), person.email && keepable(person.email)];
      const added = await db
        .insertInto('people')
        .values({ id, name, email, language, created })
        .onConflict((on) => on.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added === undefined) throw new AlreadyKept(`person ${id}`);
    },

    async person(id) {
      const row = await db
        .selectFrom('people')
        .select(KNOWN)
        .where('id', '=', keepable(id))
        .where('gone', '=', 0)
        .executeTakeFirst();
      return row ?? null;
    },

    async people(ids) {
      if (ids.length === 0) return [];
      return db
        .selectFrom('people')
        .select(KNOWN)
        .where('id', 'in', [...new Set(ids)])
        .where('gone', '=', 0)
        .execute();
    },

    async changePerson(id, { name, email, language }) {
      if (name === undefined && email === undefined && language === undefined) return;
      await db
        .updateTable('people')
        .set({
          ...(name !== undefined && { name: keepable(name) }),
          ...(email !== undefined && { email: email && keepable(email) }),
          ...(language !== undefined && { language }),
        })
        .where('id', '=', id)
        .where('gone', '=', 0)
        .execute();
    },
  };
}

export function recoveries(db: Queries): Recoveries {
  return {
    async addRecovery(hash, person, expires, now) {
      await db.deleteFrom('recoveries').where('expires', '<=', now).execute();
      const added = await db
        .insertInto('recoveries')
        .values({ hash, person, expires })
        .onConflict((on) => on.doNothing())
        .returning('hash')
        .executeTakeFirst();
      if (added === undefined) throw new AlreadyKept('recovery');
    },

    async endRecoveries(person) {
      await db.deleteFrom('recoveries').where('person', '=', person).execute();
    },

    async useRecovery(hash, now) {
      const used = await db
        .deleteFrom('recoveries')
        .where('hash', '=', keepable(hash))
        .returning(['person', 'expires'])
        .executeTakeFirst();
      return used !== undefined && used.expires > now ? used.person : null;
    },
  };
}

export function passkeys(db: Queries): Passkeys {
  return {
    async addPasskey(passkey) {
      const added = await db
        .insertInto('passkeys')
        .values(rowOfPasskey(passkey))
        .onConflict((on) => on.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added === undefined) throw new AlreadyKept(`passkey ${passkey.id}`);
    },

    async passkey(id) {
      const row = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('id', '=', keepable(id))
        .executeTakeFirst();
      return row === undefined ? null : passkeyOfRow(row);
    },

    async passkeysOf(person) {
      const rows = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('person', '=', person)
        .orderBy('created')
        .orderBy('id')
        .execute();
      return rows.map(passkeyOfRow);
    },

    async removePasskey(person, id) {
      const removed = await db
        .deleteFrom('passkeys')
        .where('id', '=', keepable(id))
        .where('person', '=', person)
        .returning('id')
        .executeTakeFirst();
      return removed !== undefined;
    },

    async useChallenge(challenge, expires, now) {
      await db.deleteFrom('challenges').where('expires', '<=', now).execute();
      const used = await db
        .insertInto('challenges')
        .values({ challenge: keepable(challenge), expires })
        .onConflict((on) => on.doNothing())
        .returning('challenge')
        .executeTakeFirst();
      return used !== undefined;
    },

    async probe(now) {
      await db.deleteFrom('challenges').where('expires', '<=', now).execute();
      await db
        .insertInto('challenges')
        .values({ challenge: `probe ${randomUUID()}`, expires: now })
        .execute();
    },

    async usedPasskey(id, counter) {
      await db
        .updateTable('passkeys')
        .set({ counter })
        .where('id', '=', id)
        .where('counter', '<', counter)
        .execute();
    },
  };
}

export function subscriptions(db: Queries): Subscriptions {
  return {
    async addSubscription(person, endpoint, json) {
      const row = { endpoint: keepable(endpoint), person, json: keepable(json) };
      await db
        .insertInto('subscriptions')
        .values(row)
        .onConflict((on) => on.column('endpoint').doUpdateSet({ person, json: row.json }))
        .execute();
    },

    async subscriptionsOf(person) {
      return db
        .selectFrom('subscriptions')
        .select(['endpoint', 'json'])
        .where('person', '=', person)
        .orderBy('endpoint')
        .execute();
    },

    async removeSubscription(endpoint) {
      await db.deleteFrom('subscriptions').where('endpoint', '=', keepable(endpoint)).execute();
    },
  };
}
