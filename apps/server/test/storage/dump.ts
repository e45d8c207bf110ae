import { Readable, Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { exportAll, importAll } from '../../src/storage/export.ts';
import type { Storage } from '../../src/storage/storage.ts';
import type { Places } from './places.ts';
import { all, answer, laid, NOW, next, somebody } from './things.ts';

export function dumpSuite(places: Places, other: Places): void {
  describe('dump', () => {
    it(`goes into ${other.name}, and back, to the letter`, async () => {
      const source = await places.open();
      await fill(source);
      const text = await exported(source);
      const there = await other.open();
      const rows = text.trim().split('\n').length - 2;
      expect(await importAll(there, Readable.from([Buffer.from(text)]))).toBe(rows);
      expect(sorted(await exported(there))).toEqual(sorted(text));
      const back = await places.open();
      await importAll(back, Readable.from(inPieces(await exported(there))));
      expect(sorted(await exported(back))).toEqual(sorted(text));
      expect(await everythingOf(back)).toEqual(await everythingOf(source));
    });

    it('of an older version goes in: what it does not know is looked at anew', async () => {
      const source = await places.open();
      const { id } = await laid(source, { status: 'running' });
      const old = (await exported(source)).replace(/,"(sat|pending|due)":("[^"]*"|null)/g, '');
      expect(old).not.toContain('pending');
      const target = await places.open();
      await importAll(target, Readable.from([Buffer.from(old)]));
      expect(await target.dueTables(0)).toEqual([id]);
    });

    it('of an empty storage is empty', async () => {
      const text = await exported(await places.open());
      expect(text).toBe('{"landsraad":"dump","version":1}\n{"end":0}\n');
      expect(await importAll(await places.open(), Readable.from([Buffer.from(text)]))).toBe(0);
    });

    it('shows one moment, whoever writes meanwhile', async () => {
      const storage = await places.open();
      const table = await laid(storage);
      for (let seq = 0; seq < 5; seq++) await storage.append(answer(table, seq, null));
      const dump = storage.dump()[Symbol.asyncIterator]();
      const rows = [(await dump.next()).value];
      await storage.append(answer(table, 5, null), next(table));
      await laid(storage);
      for (let row = await dump.next(); !row.done; row = await dump.next()) rows.push(row.value);
      const count = (into: string) => rows.filter((row) => row.into === into).length;
      expect([count('people'), count('tables'), count('entries')]).toEqual([1, 1, 5]);
      expect(rows.find(({ into }) => into === 'tables')?.row.version).toBe(0);
    });

    it('may be left half-way', async () => {
      const storage = await places.open();
      await fill(storage);
      for (let i = 0; i < 30; i++) for await (const _ of storage.dump()) break;
      await laid(storage);
    });

    it('does not go where something is kept', async () => {
      const storage = await places.open();
      await somebody(storage);
      const before = await exported(storage);
      await expect(importAll(storage, Readable.from([Buffer.from(before)]))).rejects.toThrow(
        'not empty',
      );
      expect(await exported(storage)).toBe(before);
    });

    it('goes in whole or not at all', async () => {
      const source = await places.open();
      await fill(source);
      const lines = (await exported(source)).trimEnd().split('\n');
      const target = await places.open();
      const broken: [string, string[]][] = [
        ['no end', lines.slice(0, -1)],
        ['is no JSON', [...lines.slice(0, -2), lines.at(-2)!.slice(0, 20)]],
        ['neither a row nor the right end', [...lines.slice(0, -2), lines.at(-1)!]],
        ['more after the end', [...lines, lines[1]]],
        ['neither a row', [...lines.slice(0, -1), '{"into":"people"}', lines.at(-1)!]],
        ['which nobody knows', [...lines.slice(0, -1), '{"into":"kysely_migration","row":{}}']],
        ['no dump of Landsraad', lines.slice(1)],
        ['has version 2', ['{"landsraad":"dump","version":2}', ...lines.slice(1)]],
        ['no end', []],
      ];
      for (const [fault, file] of broken) {
        const text = file.map((line) => `${line}\n`).join('');
        await expect(importAll(target, Readable.from([Buffer.from(text)])), fault).rejects.toThrow(
          fault,
        );
      }
      const twice = [...lines.slice(0, -1), lines[1]];
      await expect(
        importAll(target, Readable.from([Buffer.from(twice.join('\n'))])),
      ).rejects.toThrow();
      const lost = lines.filter((line) => !line.startsWith('{"into":"tables"'));
      await expect(
        importAll(target, Readable.from([Buffer.from(lost.join('\n'))])),
      ).rejects.toThrow();
      expect(await all(target.dump())).toEqual([]);
      expect(await importAll(target, Readable.from([Buffer.from(lines.join('\n'))]))).toBe(
        lines.length - 2,
      );
    });
  });
}

/** Something in every table, more than one page of entries, and characters that could break lines. */
async function fill(storage: Storage): Promise<void> {
  const guest = await somebody(storage, 'Stilgar \u2028\u2029 \r "é🏜️"');
  const device = { browser: 'Firefox', system: null };
  await storage.addSession({ id: 's', person: guest.id, ...device, created: NOW, seen: NOW });
  await storage.addRecovery('hash', guest.id, NOW + 3_600_000, NOW);
  await storage.addPasskey({ id: 'k', person: guest.id, publicKey: 'p', counter: 3, created: NOW });
  await storage.useChallenge('used', NOW + 1, NOW);
  await storage.addSubscription(guest.id, 'https://push.example/a', '{"a":"\\n"}');
  for (const count of [250, 150, 1, 0]) {
    const table = await laid(storage, {
      clocks: { left: [1, null, 3], since: NOW },
      sat: { [guest.id]: { seat: 1, left: 7 } },
      pending: [0, 2],
      due: NOW + 1,
    });
    for (let seq = 0; seq < count; seq++)
      await storage.append(answer(table, seq, seq % 2 ? `key-${seq}` : null, `ch\noice\u2028\0`));
    await storage.addLine({
      table: table.id,
      person: guest.id,
      key: 'k',
      text: 'a\nb',
      at: NOW,
      beside: false,
      room: 'whisper a b',
    });
    await storage.mute(table.id, table.host, guest.id, true);
    const report = {
      table: table.id,
      by: guest.id,
      about: table.host,
      said: 'x',
      why: '',
      room: '',
    };
    await storage.addReport({ ...report, line: null, at: NOW });
    await storage.addDeed({ at: NOW, who: guest.id, did: 'x', whom: null, what: null });
  }
}

async function exported(storage: Storage): Promise<string> {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      chunks.push(Buffer.from(chunk));
      done();
    },
  });
  await exportAll(storage, stream);
  expect(stream.writableEnded).toBe(false);
  return Buffer.concat(chunks).toString();
}

/** The databases sort text and name columns in orders of their own. */
function sorted(text: string): string[] {
  const ordered = (_: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : JSON.stringify(JSON.parse(line), ordered)))
    .sort();
}

/** Cuts in the middle of characters. */
function inPieces(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 101) pieces.push(bytes.subarray(at, at + 101));
  return pieces;
}

async function everythingOf(storage: Storage): Promise<unknown> {
  const [table] = await storage.openTables(1);
  const stilgar = (await storage.lines(table.id, 1))[0].person;
  return {
    table,
    entries: await storage.entries(table.id, 0),
    lines: await storage.lines(table.id, 9),
    muted: await storage.mutedBy(table.id, table.host),
    mine: await storage.tablesOf(table.host, 9),
    person: await storage.person(stilgar),
    passkeys: await storage.passkeysOf(stilgar),
    subscriptions: await storage.subscriptionsOf(stilgar),
  };
}
