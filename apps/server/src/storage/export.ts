import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DumpedRow, Storage } from './storage.ts';

/*
 * All data as JSON lines, the same from either database: a header, the rows, and a last line with
 * their number, without which a file that was cut off would look whole.
 */

const HEADER = { landsraad: 'dump', version: 1 };

/** Writes everything; the stream stays open. Returns the number of rows. */
export async function exportAll(storage: Storage, stream: Writable): Promise<number> {
  // The header and the end are none.
  let rows = -2;
  async function* counted(): AsyncIterable<string> {
    for await (const text of dumpOf(storage)) {
      rows += 1;
      yield text;
    }
  }
  await pipeline(Readable.from(counted()), stream, { end: false });
  return rows;
}

/** The lines of the file, with `more` in its header. */
export async function* dumpOf(storage: Storage, more: object = {}): AsyncIterable<string> {
  let rows = 0;
  yield line({ ...HEADER, ...more });
  for await (const row of storage.dump()) {
    rows += 1;
    yield line(row);
  }
  yield line({ end: rows });
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * All or nothing, and only into an empty storage. `look` sees the header first, and may throw.
 * Returns the number of rows.
 */
export async function importAll(
  storage: Storage,
  stream: Readable,
  look: (header: Fields) => Promise<void> = async () => undefined,
): Promise<number> {
  let rows = 0;
  async function* counted(): AsyncIterable<DumpedRow> {
    for await (const row of rowsIn(stream, look)) {
      rows += 1;
      yield row;
    }
  }
  await storage.restore(counted());
  return rows;
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** Every row, after the header; throws where the file is not whole. */
export async function* rowsIn(
  stream: Readable,
  look: (header: Fields) => Promise<void> = async () => undefined,
): AsyncIterable<DumpedRow> {
  let number = 0;
  let ended = false;
  for await (const text of linesOf(stream)) {
    number += 1;
    const value = parsed(text, number);
    if (number === 1) {
      demandHeader(value);
      await look(value);
    } else if (ended) throw new Error(`Line ${number}: there is more after the end`);
    else if (isRow(value)) yield value;
    else if (value.end === number - 2) ended = true;
    else throw new Error(`Line ${number} is neither a row nor the right end`);
  }
  if (!ended) throw new Error('The dump is cut off: it has no end');
}

/** Not `readline`, which from Node 24 on also ends lines at U+2028: JSON may hold it. */
async function* linesOf(stream: Readable): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

function parsed(text: string, number: number): Fields {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Said below.
  }
  throw new Error(`Line ${number} is no JSON object`);
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRow(value: Fields): value is Fields & DumpedRow {
  return typeof value.into === 'string' && isObject(value.row);
}

function demandHeader(header: Fields): void {
  if (header.landsraad !== HEADER.landsraad) throw new Error('This is no dump of Landsraad');
  if (header.version !== HEADER.version)
    throw new Error(`The dump has version ${header.version}; this program reads ${HEADER.version}`);
}
