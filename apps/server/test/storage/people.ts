import { describe, expect, it } from 'vitest';
import { AlreadyKept } from '../../src/storage/storage.ts';
import type { Places } from './places.ts';
import { all, NOW, newPerson, somebody } from './things.ts';

const ODD = 'Bēne Gesserit 🏜️ ﷽ \u202e\u0007\'"; drop table people;-- \\ %_';

export function peopleSuite(places: Places): void {
  describe('people', () => {
    it('are kept as they are, whatever their names', async () => {
      const storage = await places.open();
      const person = { ...newPerson(ODD), email: 'chani@sietch.example' };
      await storage.addPerson(person);
      expect(await storage.person(person.id)).toEqual(person);
      expect(await storage.person('nobody')).toBeNull();
    });

    it('are found together, each once', async () => {
      const storage = await places.open();
      const [one, two] = [await somebody(storage), await somebody(storage)];
      const found = await storage.people([one.id, two.id, one.id, 'nobody']);
      expect(found.map(({ id }) => id).sort()).toEqual([one.id, two.id]);
      expect(await storage.people([])).toEqual([]);
    });

    it('change what they want changed', async () => {
      const storage = await places.open();
      const [person, other] = [await somebody(storage), await somebody(storage)];
      await storage.changePerson(person.id, { email: 'a@b.example' });
      await storage.changePerson(person.id, { name: 'Sihaya' });
      await storage.changePerson(person.id, {});
      const changed = { ...person, name: 'Sihaya', email: 'a@b.example' };
      expect(await storage.person(person.id)).toEqual(changed);
      await storage.changePerson(person.id, { email: null });
      expect(await storage.person(person.id)).toEqual({ ...changed, email: null });
      expect(await storage.person(other.id)).toEqual(other);
    });

    it('are not added twice', async () => {
      const storage = await places.open();
      const person = await somebody(storage, 'first');
      await expect(storage.addPerson({ ...person, name: 'second' })).rejects.toThrow(AlreadyKept);
      expect(await storage.person(person.id)).toEqual(person);
    });

    it('lose only the characters that no database keeps', async () => {
      const storage = await places.open();
      const person = await somebody(storage, 'a\0b\ud83dc');
      expect((await storage.person(person.id))?.name).toBe('a\ufffdb\ufffdc');
      expect(await storage.person('a\0b')).toBeNull();
      expect(await storage.passkey('a\0b')).toBeNull();
      expect(await storage.useRecovery('a\0b', NOW)).toBeNull();
    });
  });

  describe('a recovery token', () => {
    it('gives its person once', async () => {
      const storage = await places.open();
      const person = await somebody(storage);
      await storage.addRecovery('hash', person.id, NOW + 1, NOW);
      expect(await storage.useRecovery('other', NOW)).toBeNull();
      expect(await storage.useRecovery('hash', NOW)).toBe(person.id);
      expect(await storage.useRecovery('hash', NOW)).toBeNull();
    });

    it('gives nobody once it is expired, not even to an older clock', async () => {
      const storage = await places.open();
      const person = await somebody(storage);
      await storage.addRecovery('hash', person.id, NOW, NOW - 1);
      expect(await storage.useRecovery('hash', NOW)).toBeNull();
      expect(await storage.useRecovery('hash', NOW - 1)).toBeNull();
    });

    it('is forgotten once it is expired and another is given', async () => {
      const storage = await places.open();
      const person = await somebody(storage);
      await storage.addRecovery('old', person.id, NOW, NOW - 1);
      await storage.addRecovery('new', person.id, NOW + 2, NOW + 1);
      const kept = (await all(storage.dump())).filter(({ into }) => into === 'recoveries');
      expect(kept.map(({ row }) => row.hash)).toEqual(['new']);
    });

    it('has one winner when many use it at once, through two servers', async () => {
      const place = await places.newPlace();
      const [one, two] = [await places.open(place), await places.open(place)];
      const person = await somebody(one);
      for (let round = 0; round < 10; round++) {
        await one.addRecovery(`hash-${round}`, person.id, NOW + 1, NOW);
        const uses = Array.from({ length: 20 }, (_, i) =>
          (i % 2 === 0 ? one : two).useRecovery(`hash-${round}`, NOW),
        );
        const winners = (await Promise.all(uses)).filter((found) => found !== null);
        expect(winners).toEqual([person.id]);
      }
    });

    it('is for somebody who is known', async () => {
      const storage = await places.open();
      await expect(storage.addRecovery('hash', 'nobody', NOW, NOW)).rejects.toThrow();
    });
  });

  describe('a challenge', () => {
    it('is used once, through whichever server, and forgotten once it is too old', async () => {
      const place = await places.newPlace();
      const [one, two] = [await places.open(place), await places.open(place)];
      const uses = [one, two, one, two].map((server) => server.useChallenge('c', NOW + 1, NOW));
      expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1);
      expect(await one.useChallenge('d', NOW + 9, NOW + 1)).toBe(true);
      const kept = (await all(one.dump())).filter(({ into }) => into === 'challenges');
      expect(kept.map(({ row }) => row.challenge)).toEqual(['d']);
    });
  });

  describe('a passkey', () => {
    const passkey = { id: 'Qx-_9', publicKey: 'pQECAyYgASFYI', counter: 0, created: NOW };

    it('is found by its id and by its person, oldest first', async () => {
      const storage = await places.open();
      const { id: person } = await somebody(storage);
      const newer = { ...passkey, id: 'A', person, created: NOW + 1 };
      await storage.addPasskey(newer);
      await storage.addPasskey({ ...passkey, person });
      expect(await storage.passkey(passkey.id)).toEqual({ ...passkey, person });
      expect(await storage.passkey('none')).toBeNull();
      expect(await storage.passkeysOf(person)).toEqual([{ ...passkey, person }, newer]);
      expect(await storage.passkeysOf('nobody')).toEqual([]);
    });

    it('has a counter that never goes back', async () => {
      const storage = await places.open();
      const { id: person } = await somebody(storage);
      await storage.addPasskey({ ...passkey, person });
      await storage.usedPasskey(passkey.id, 4_294_967_295);
      await storage.usedPasskey(passkey.id, 7);
      expect((await storage.passkey(passkey.id))?.counter).toBe(4_294_967_295);
    });

    it('belongs to whoever had it first', async () => {
      const storage = await places.open();
      const [one, two] = [await somebody(storage), await somebody(storage)];
      await storage.addPasskey({ ...passkey, person: one.id });
      await expect(storage.addPasskey({ ...passkey, person: two.id })).rejects.toThrow(AlreadyKept);
      expect((await storage.passkey(passkey.id))?.person).toBe(one.id);
    });
  });

  describe('a subscription', () => {
    it('is kept by its endpoint, for whoever subscribed last, until removed', async () => {
      const storage = await places.open();
      const [one, two] = [await somebody(storage), await somebody(storage)];
      await storage.addSubscription(one.id, 'https://push.example/a', '{"a":1}');
      await storage.addSubscription(one.id, 'https://push.example/b', '{"b":1}');
      await storage.addSubscription(one.id, 'https://push.example/a', '{"a":2}');
      await storage.addSubscription(two.id, 'https://push.example/b', '{"b":2}');
      expect(await storage.subscriptionsOf(one.id)).toEqual([
        { endpoint: 'https://push.example/a', json: '{"a":2}' },
      ]);
      expect(await storage.subscriptionsOf(two.id)).toEqual([
        { endpoint: 'https://push.example/b', json: '{"b":2}' },
      ]);
      await storage.removeSubscription('https://push.example/a');
      await storage.removeSubscription('https://push.example/a');
      expect(await storage.subscriptionsOf(one.id)).toEqual([]);
    });
  });
}
