import { describe, expect, it } from 'vitest';
import type { Keeps, Session, Storage } from '../../src/storage/storage.ts';
import type { Places } from './places.ts';
import { all, answer, laid, NOW, newTable, somebody } from './things.ts';

const DAY = 86_400_000;
const KEEPS: Keeps = {
  sessions: 400 * DAY,
  people: 30 * DAY,
  closed: 30 * DAY,
  chat: 365 * DAY,
  log: 365 * DAY,
};

let made = 0;
const newSession = (person: string, change: Partial<Session> = {}): Session => {
  made += 1;
  const id = `session-${made}`;
  return { id, person, browser: 'Firefox', system: null, created: NOW, seen: NOW, ...change };
};

async function begun(storage: Storage, person: string, change: Partial<Session> = {}) {
  const session = newSession(person, change);
  await storage.addSession(session);
  return session;
}

const rowsIn = async (storage: Storage, into: string) =>
  (await all(storage.dump())).filter((row) => row.into === into).map(({ row }) => row);

export function sessionsSuite(places: Places): void {
  describe('a session', () => {
    it('is kept until it ends, and was last seen when it was last seen', async () => {
      const storage = await places.open();
      const { id: person } = await somebody(storage);
      const one = await begun(storage, person);
      const two = await begun(storage, person, { seen: NOW + 1 });
      await storage.addSession({ ...one, browser: 'again' });
      expect(await storage.session(one.id)).toEqual({ ...one, banned: false });
      expect(await storage.session('no\0ne')).toBeNull();
      expect(await storage.sessionsOf(person)).toEqual([two, one]);
      await storage.seenSession(one.id, NOW + 5);
      await storage.seenSession(one.id, NOW + 3);
      expect(await storage.sessionsOf(person)).toEqual([{ ...one, seen: NOW + 5 }, two]);
      expect(await storage.standingSessions([two.id, 'none'])).toEqual([two.id]);
      expect(await storage.standingSessions([])).toEqual([]);
    });

    it('ends alone or with all of its person, and it is known when', async () => {
      const storage = await places.open();
      const [one, other] = [await somebody(storage), await somebody(storage)];
      const first = await begun(storage, one.id);
      const second = await begun(storage, one.id);
      const theirs = await begun(storage, other.id);
      expect(await storage.loggedOut(one.id)).toBe(0);
      expect(await storage.loggedOut('nobody')).toBeNull();
      await storage.endSessions(one.id, theirs.id, NOW);
      expect(await storage.session(theirs.id)).toMatchObject(theirs);
      await storage.endSessions(one.id, first.id, NOW + 1);
      expect(await storage.sessionsOf(one.id)).toEqual([second]);
      expect(await storage.loggedOut(one.id)).toBe(NOW + 1);
      await storage.endSessions(one.id, null, NOW + 2);
      expect(await storage.sessionsOf(one.id)).toEqual([]);
      expect(await storage.session(theirs.id)).toMatchObject(theirs);
    });
  });

  describe('somebody who is forgotten', () => {
    it('is known no more, while games and words stay', async () => {
      const storage = await places.open();
      const [gone, other] = [await somebody(storage, 'Leto'), await somebody(storage)];
      const table = newTable(gone, { status: 'over' });
      await storage.addTable(table);
      await storage.append(answer(table, 0, 'a'));
      await storage.addLine({
        table: table.id,
        person: gone.id,
        key: 'k',
        text: 'hi',
        at: NOW,
        beside: false,
        room: '',
      });
      await storage.mute(table.id, gone.id, other.id, true);
      await storage.changePerson(gone.id, { email: 'l@c.example', language: 'fr' });
      await begun(storage, gone.id);
      await storage.addRecovery('h', gone.id, NOW + 1, NOW);
      await storage.addPasskey({
        id: 'k',
        person: gone.id,
        publicKey: 'p',
        counter: 0,
        created: NOW,
      });
      await storage.addSubscription(gone.id, 'https://push.example/a', '{}');
      await storage.noteTurn(gone.id, table.id, NOW);
      await storage.claimMail(gone.id, NOW, NOW);

      await storage.forgetPerson(gone.id);
      expect(await storage.person(gone.id)).toBeNull();
      expect(await storage.people([gone.id, other.id])).toEqual([other]);
      expect(await storage.loggedOut(gone.id)).toBeNull();
      await storage.changePerson(gone.id, { name: 'Leto', email: 'l@c.example' });
      const kinds = new Set((await all(storage.dump())).map(({ into }) => into));
      expect([...kinds].sort()).toEqual(['entries', 'lines', 'members', 'people', 'tables']);
      expect(JSON.stringify(await rowsIn(storage, 'people'))).not.toMatch(/Leto|example|fr"/);
      expect(await storage.table(table.id)).toEqual(table);
    });
  });

  describe('what nobody needs', () => {
    it('goes after its time, and nothing before', async () => {
      const storage = await places.open();
      const host = await somebody(storage, 'host');
      const [fresh, seen] = [await begun(storage, host.id), NOW - KEEPS.sessions];
      await begun(storage, host.id, { seen });
      const closed = newTable(host, { status: 'closed', changed: NOW - KEEPS.closed });
      const closing = newTable(host, { status: 'closed', changed: NOW - KEEPS.closed + 1 });
      const over = newTable(host, { status: 'over', changed: NOW - KEEPS.chat });
      const ended = newTable(host, { status: 'over', changed: NOW - KEEPS.chat + 1 });
      const running = newTable(host, { status: 'running', changed: NOW - KEEPS.chat });
      for (const table of [closed, closing, over, ended, running]) {
        await storage.addTable(table);
        await storage.addLine({
          table: table.id,
          person: host.id,
          key: 'k',
          text: 'x',
          at: NOW,
          beside: false,
          room: '',
        });
        await storage.mute(table.id, host.id, host.id, true);
        await storage.append(answer(table, 0, 'a'));
      }
      await storage.noteTurn(host.id, running.id, NOW - 7 * DAY);
      await storage.noteTurn(host.id, over.id, NOW - 7 * DAY + 1);
      await storage.claimMail(host.id, NOW - DAY, 0);
      await storage.useChallenge('old', NOW, NOW - 1);
      await storage.useChallenge('new', NOW + 1, NOW - 1);

      const report = {
        table: over.id,
        by: host.id,
        about: host.id,
        line: 0,
        room: '',
        said: '',
        why: '',
      };
      await storage.addReport({ ...report, at: NOW });
      await storage.addReport({ ...report, at: NOW - KEEPS.log });
      await storage.settleReport((await storage.reports(9))[1]!.id, NOW - KEEPS.log);
      for (const at of [NOW - KEEPS.log, NOW])
        await storage.addDeed({ at, who: 'operator', did: 'banned', whom: null, what: null });

      for (const within of [1, 2]) await storage.spend(`${within}`, { most: 1, within }, NOW - 1);
      for (const until of [NOW, NOW + 1]) await storage.addTrace(`${until}`, host.id, until);

      expect(await storage.prune(NOW, KEEPS)).toEqual({
        spent: 1,
        traces: 1,
        recoveries: 0,
        challenges: 1,
        sessions: 1,
        turns: 1,
        mailed: 1,
        reports: 1,
        deeds: 1,
        lines: 1,
        tables: 1,
        people: 0,
      });
      expect(await storage.sessionsOf(host.id)).toEqual([fresh]);
      expect(await storage.table(closed.id)).toBeNull();
      for (const table of [closing, over, ended, running]) {
        expect(await storage.table(table.id)).toEqual(table);
        expect(await storage.entries(table.id, 0)).toHaveLength(1);
      }
      expect(await storage.lines(over.id, 9)).toEqual([]);
      for (const { id } of [ended, running]) expect(await storage.lines(id, 9)).toHaveLength(1);
      expect(await storage.turnsOf(host.id)).toMatchObject([{ table: over.id }]);
    });

    it('is somebody who came by once and left nothing behind', async () => {
      const storage = await places.open();
      const table = await laid(storage);
      const created = NOW - KEEPS.people;
      const [stays, goes]: [string[], string[]] = [[table.host], []];
      const add = async (into: string[], change: object = {}) => {
        const id = `person-${stays.length}-${goes.length}`;
        const nobody = { id, name: '', email: null, language: null };
        await storage.addPerson({ ...nobody, created, ...change });
        into.push(id);
        return id;
      };
      await begun(storage, await add(goes), { seen: created });
      await storage.forgetPerson(await add(goes));
      await storage.addRecovery('h', await add(goes), NOW + 1, NOW);
      await add(stays, { created: created + 1 });
      await add(stays, { email: 'a@b.example' });
      await begun(storage, await add(stays), { seen: created + 1 });
      const key = { id: 'k', publicKey: 'p', counter: 0, created: NOW };
      await storage.addPasskey({ ...key, person: await add(stays) });
      const said = { table: table.id, key: 'k', text: 'x', at: NOW, beside: false, room: '' };
      await storage.addLine({ ...said, person: await add(stays) });
      await storage.mute(table.id, await add(stays), await add(stays), true);
      await storage.setRole(await add(stays), { banned: true });
      await storage.setRole(await add(stays), { admin: true });

      expect(await storage.prune(NOW, KEEPS)).toMatchObject({ people: goes.length });
      const left = (await rowsIn(storage, 'people')).map(({ id }) => id);
      expect(left.sort()).toEqual(stays.sort());
    });
  });
}
