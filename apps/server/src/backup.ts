import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Config } from './config.ts';
import { withStorage } from './files.ts';
import { SECRET_FILES } from './secrets.ts';
import { dumpOf, importAll, rowsIn } from './storage/export.ts';

/*
 * Everything in one file, as it was at one moment, while people play on: an export, packed, with the
 * secrets of the data folder, without which nobody would be known by their cookie.
 */

type Secrets = Readonly<Record<string, string>>;

/** Writes a new file, whole or not at all, and reads it again; gives the number of rows. */
export async function backup(config: Config, file: string): Promise<number> {
  const part = `${file}.part`;
  try {
    const secrets = await secretsIn(config.data);
    await withStorage(config, (storage) =>
      pipeline(
        dumpOf(storage, { secrets }),
        createGzip(),
        // Seeds and keys are in it: for the owner only. It is on the disk before it has its name.
        createWriteStream(part, { mode: 0o600, flush: true }),
      ),
    );
    // What cannot be read again is no backup.
    const rows = await rowsOf(part);
    // Fails where there is such a file already; nothing is written over.
    await link(part, file);
    return rows;
  } finally {
    await rm(part, { force: true });
  }
}

/** Into an empty database, all or nothing; secrets go where there are none. */
export async function restore(config: Config, file: string): Promise<number> {
  let secrets: Secrets = {};
  const rows = await withStorage(config, (storage) =>
    reading(file, (stream) =>
      importAll(storage, stream, async (header) => {
        secrets = (header.secrets ?? {}) as Secrets;
        await mustFit(config.data, secrets);
      }),
    ),
  );
  await mkdir(config.data, { recursive: true, mode: 0o700 });
  for (const [name, text] of Object.entries(await missing(config.data, secrets)))
    await writeFile(path.join(config.data, name), text, { mode: 0o600, flag: 'wx' });
  return rows;
}

/** Unpacked, to whoever reads; what is wrong with the file is thrown there. */
async function reading<T>(file: string, read: (stream: Readable) => Promise<T>): Promise<T> {
  const stream = createGunzip();
  const unpacking = pipeline(createReadStream(file), stream).catch(() => undefined);
  try {
    return await read(stream);
  } finally {
    stream.destroy();
    await unpacking;
  }
}

const rowsOf = (file: string): Promise<number> =>
  reading(file, async (stream) => {
    let rows = 0;
    for await (const _ of rowsIn(stream)) rows += 1;
    return rows;
  });

async function secretsIn(data: string): Promise<Secrets> {
  const found = await Promise.all(
    SECRET_FILES.map(async (name) => {
      const text = await readFile(path.join(data, name), 'utf8').catch(() => null);
      return text === null ? [] : [[name, text] as const];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** People who are known there by other secrets would not be known any more. */
async function mustFit(data: string, secrets: Secrets): Promise<void> {
  const there = await secretsIn(data);
  for (const name of SECRET_FILES)
    if (name in secrets && name in there && secrets[name] !== there[name])
      throw new Error(`There is another ${name} in ${data}: move it away first`);
}

async function missing(data: string, secrets: Secrets): Promise<Secrets> {
  const there = await secretsIn(data);
  const wanted = SECRET_FILES.filter((name) => name in secrets && !(name in there));
  return Object.fromEntries(wanted.map((name) => [name, secrets[name]!]));
}
