import type { Entry, KeptTable, Person, Storage } from '../../src/storage/storage.ts';

/* Things to keep. */

export const NOW = 1_800_000_000_000;

let made = 0;

function newId(prefix: string): string {
  made += 1;
  return `${prefix}${String(made).padStart(12 - prefix.length, '0')}`;
}

export function newPerson(name = 'Chani'): Person {
  return { id: newId('p'), name, email: null, language: null, created: NOW };
}

export async function somebody(storage: Storage, name?: string): Promise<Person> {
  const person = newPerson(name);
  await storage.addPerson(person);
  return person;
}

export function newTable(host: Person, change: Partial<KeptTable> = {}): KeptTable {
  return {
    id: newId('T'),
    host: host.id,
    settings: {
      game: 'imperium',
      options: { modules: ['ix'] },
      seats: [{ is: 'open' }, { is: 'open' }, { is: 'bot', bot: 'mentat' }],
      visibility: 'public',
      clock: { kind: 'bank', minutes: 20, increment: 15 },
      spectators: 'delayed',
    },
    rules: 2,
    status: 'waiting',
    seed: 'ab12',
    salt: 'cd34',
    seats: [
      { is: 'person', person: host.id, standIn: null },
      { is: 'open' },
      { is: 'bot', bot: 'mentat' },
    ],
    created: NOW,
    changed: NOW,
    round: 0,
    position: 0,
    clocks: null,
    undo: null,
    sat: {},
    absent: {},
    pending: [],
    due: null,
    rematch: null,
    fingerprint: null,
    sealed: {
      opened: 5,
      closes: 9,
      answers: [{ seat: 1, choice: { dial: 4, cards: ['hajr'] }, key: '1.mine', by: 'bot' }],
      held: [0, 0],
    },
    orders: { [host.id]: { standing: ['traitors'], upTo: 7 } },
    barred: [],
    silenced: [],
    version: 0,
    ...change,
  };
}

/** A table in the storage, with its host. */
export async function laid(storage: Storage, change: Partial<KeptTable> = {}): Promise<KeptTable> {
  const table = newTable(await somebody(storage), change);
  await storage.addTable(table);
  return table;
}

export function next(table: KeptTable, change: Partial<KeptTable> = {}): KeptTable {
  return { ...table, version: table.version + 1, ...change };
}

export function answer(table: KeptTable, seq: number, key: string | null, choice = 'pass'): Entry {
  return { table: table.id, seq, key, step: { do: 'answer', seat: 0, choice }, at: NOW + seq };
}

export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}
