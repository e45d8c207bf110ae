import { createHash, randomBytes } from 'node:crypto';
import { imperium } from '@landsraad/imperium';
import {
  type Choice,
  type Decision,
  type OpenDecision,
  type Random,
  randomChoice,
  seeded,
} from '@landsraad/kernel';
import type { ClientMessage, Hello } from '@landsraad/protocol';
import { directThinker } from '../../src/bots/thinker.ts';
import { steadyTime } from '../../src/clocks/time.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { type AnyGame, PACE, unobserved } from '../../src/tables/needs.ts';
import { OpenHouse } from '../../src/tables/open-house.ts';
import { type Bench, Browser, bench, settings } from '../http/bench.ts';

/* Tables in the middle of their games, and all that was rightly said at them. */

export type Answer = Extract<ClientMessage, { do: 'answer' }>;

export interface Said {
  readonly by: Browser;
  readonly message: Answer;
}

export interface Running {
  readonly id: string;
  readonly people: readonly Browser[];
  readonly said: readonly Said[];
  /** How many entries the log has. */
  readonly seq: number;
  readonly asked: { readonly by: Browser; readonly decision: OpenDecision };
}

export interface Hall {
  readonly server: Bench;
  readonly tables: readonly Running[];
  readonly failures: unknown[];
  readonly random: Random;
}

const MANY = Object.fromEntries(
  ['ADDRESS', 'PERSON', 'PEOPLE', 'TABLES', 'SOCKETS', 'MESSAGES', 'VISITS', 'LATE'].map((name) => [
    `LANDSRAAD_LIMIT_${name}`,
    '999999999',
  ]),
);

export async function hall(
  seed: string,
  lengths: readonly number[],
  env: Readonly<Record<string, string>>,
): Promise<Hall> {
  const failures: unknown[] = [];
  const time = steadyTime();
  const open = (storage: Storage) =>
    new OpenHouse({
      storage,
      bus: null,
      time,
      upSince: time.now(),
      thinker: directThinker,
      games: { imperium: imperium as unknown as AnyGame },
      draw: randomBytes,
      observe: { ...unobserved, failed: (_what, error) => failures.push(error) },
      onTurn: () => {},
      onHere: () => {},
      pace: PACE,
    });
  const server = await bench({ env: { ...MANY, ...env }, open });
  const random = seeded(seed);
  const tables: Running[] = [];
  for (const length of lengths) tables.push(await laid(server, random, length));
  return { server, tables, failures, random };
}

async function laid(server: Bench, random: Random, length: number): Promise<Running> {
  const people = [0, 1, 2].map(() => new Browser(server.app));
  const seats = people.map(() => ({ is: 'open' as const }));
  const { id } = (await people[0].post('tables', settings({ seats }))).json() as { id: string };
  for (const one of people.slice(1)) await one.post(`tables/${id}/seat`, { seat: null });
  await people[0].post(`tables/${id}/start`);
  const said: Said[] = [];
  for (;;) {
    const asked = await whoIsAsked(id, people);
    if (said.length === length) return { id, people, said, seq: length, asked };
    const choice = anyChoice(asked.decision, random);
    const message: Answer = { do: 'answer', key: newKey(), seq: said.length, choice };
    const reply = await asked.by.post(`tables/${id}/send`, message);
    if (reply.statusCode !== 200) throw new Error(reply.body);
    said.push({ by: asked.by, message });
  }
}

async function whoIsAsked(id: string, people: readonly Browser[]): Promise<Running['asked']> {
  for (const by of people) {
    const { snapshot } = (await by.get(`tables/${id}/look`)).json() as Hello;
    if (snapshot?.decision) return { by, decision: snapshot.decision };
  }
  throw new Error('nobody is asked anything');
}

export const anyChoice = (decision: OpenDecision, random: Random): Choice =>
  randomChoice(decision as unknown as Decision, random);

export const newKey = (): string => randomBytes(9).toString('base64url');

/** Of everything that is kept: people, tables, logs, chat. */
export async function digest({ parts }: Bench): Promise<string> {
  const hash = createHash('sha256');
  for await (const row of parts.storage.dump()) hash.update(JSON.stringify(row));
  return hash.digest('hex');
}
