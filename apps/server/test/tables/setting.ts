import type { ImperiumView } from '@landsraad/imperium';
import { type Choice, type OpenDecision, randomChoice, seeded } from '@landsraad/kernel';
import {
  type ClientMessage,
  changed,
  type Hello,
  type NewTable,
  type ServerMessage,
  type Snapshot,
} from '@landsraad/protocol';
import { vi } from 'vitest';
import { directThinker, think } from '../../src/bots/thinker.ts';
import type { Bus } from '../../src/bus/bus.ts';
import { GAMES } from '../../src/games.ts';
import type { PersonId, TableId } from '../../src/storage/storage.ts';
import type { Attendance } from '../../src/tables/house.ts';
import { type Needs, PACE, unobserved } from '../../src/tables/needs.ts';
import { OpenHouse } from '../../src/tables/open-house.ts';
import { MemoryStorage } from '../memory-storage.ts';
import { FakeTime, settle } from './fake-time.ts';

/* A house with people, and clients that keep what they are told. */

export const SETTINGS: NewTable = {
  game: 'imperium',
  options: {},
  seats: [{ is: 'open' }, { is: 'open' }, { is: 'open' }],
  visibility: 'link',
  clock: { kind: 'none' },
  spectators: 'now',
};

export interface Setting {
  readonly house: OpenHouse;
  readonly storage: MemoryStorage;
  readonly time: FakeTime;
  readonly errors: unknown[];
  readonly turns: string[];
  readonly needs: Needs;
}

export function setting(change: Partial<Needs> = {}, bus: Bus | null = null): Setting {
  const storage = (change.storage as MemoryStorage) ?? new MemoryStorage();
  const time = (change.time as FakeTime) ?? new FakeTime();
  const errors: unknown[] = [];
  const turns: string[] = [];
  let drawn = 0;
  const needs: Needs = {
    storage,
    bus,
    time,
    upSince: time.now(),
    thinker: directThinker,
    games: GAMES,
    draw: (bytes) => {
      const random = seeded(`draw ${drawn++}`);
      return Uint8Array.from({ length: bytes }, () => numberBelow256(random));
    },
    observe: { ...unobserved, failed: (_what, error) => errors.push(error) },
    onTurn: (person) => turns.push(person),
    onHere: () => undefined,
    // A day of a test need not have so many sweeps.
    pace: { ...PACE, botDelay: 0, patience: 0, sweepEvery: PACE.idleFor / 4 },
    ...change,
  };
  const house = new OpenHouse(needs);
  times.set(house, time);
  return { house, storage, time, errors, turns, needs };
}

/** By which clock a house lives. */
const times = new WeakMap<OpenHouse, FakeTime>();

/** A little more than half a beat, so that nothing else is due in the same millisecond. */
const PAUSE = PACE.beat / 2 + 7;

/** A bid counts only after half a beat: what is under way is done then. */
export async function afterPause<T>(time: FakeTime, doing: Promise<T>): Promise<T> {
  await settle();
  await time.pass(PAUSE);
  return doing;
}

const numberBelow256 = (random: ReturnType<typeof seeded>): number =>
  randomChoice(
    { seat: 0, kind: '', shape: 'number', min: 0, max: 255, fallback: 0 },
    random,
  ) as number;

export async function people(storage: MemoryStorage, ...names: string[]): Promise<PersonId[]> {
  return Promise.all(
    names.map(async (name) => {
      const id = `person-${name}`;
      if (!(await storage.person(id)))
        await storage.addPerson({ id, name, email: null, language: null, created: 0 });
      return id;
    }),
  );
}

/** A table that runs, with these persons in its open seats. */
export async function running(
  { house, storage }: Pick<Setting, 'house' | 'storage'>,
  settings: Partial<NewTable> = {},
  ...names: string[]
): Promise<{ id: TableId; persons: PersonId[] }> {
  const persons = await people(
    storage,
    ...(names.length > 0 ? names : ['Jessica', 'Stilgar', 'Gurney']),
  );
  const id = await house.create(persons[0]!, { ...SETTINGS, ...settings });
  for (const person of persons.slice(1)) await house.takeSeat(id, person, null);
  await house.start(id, persons[0]!);
  return { id, persons };
}

let keys = 0;
export const newKey = (): string => `key-${String(++keys).padStart(6, '0')}`;

/** A client as the protocol describes it: the snapshot of the hello, with every change made. */
export class Client {
  readonly heard: ServerMessage[] = [];
  readonly person: PersonId | null;
  private readonly time: FakeTime | null;
  snapshot: Snapshot | null = null;
  log: Snapshot['events'] = [];
  around!: Hello['around'];
  seq = -1;
  attendance!: Attendance;
  /** For which of several own seats. */
  private seat: number | undefined;

  private constructor(person: PersonId | null, time: FakeTime | null) {
    this.person = person;
    this.time = time;
  }

  static async at(
    house: OpenHouse,
    id: TableId,
    person: PersonId | null,
    seat?: number,
  ): Promise<Client> {
    const client = new Client(person, times.get(house) ?? null);
    client.attendance = await house.attend(
      id,
      person,
      (message) => client.hear(message),
      undefined,
      seat,
    );
    client.seat = seat;
    return client;
  }

  private hear(sent: ServerMessage): void {
    const message: ServerMessage = JSON.parse(JSON.stringify(sent));
    this.heard.push(message);
    if (message.is === 'hello') {
      this.take(message.snapshot);
      this.around = message.around;
      this.seq = message.seq;
    } else if (message.is === 'around') this.around = message.around;
    else if (message.is === 'clocks') this.around = { ...this.around, clocks: message.clocks };
    else if (message.is === 'update') {
      this.take(changed(this.snapshot, message.change));
      this.seq = message.seq;
    }
  }

  private take(snapshot: Snapshot | null): void {
    this.snapshot = snapshot;
    if (snapshot) this.log = [...this.log.slice(0, snapshot.eventsFrom), ...snapshot.events];
  }

  /** As a hello would tell it. */
  get whole(): Snapshot | null {
    return this.snapshot && { ...this.snapshot, eventsFrom: 0, events: this.log };
  }

  get decision(): OpenDecision | null {
    return this.snapshot?.decision ?? null;
  }

  /** What is seen at a table of Imperium. */
  get view(): ImperiumView {
    return this.snapshot!.view as ImperiumView;
  }

  of<I extends ServerMessage['is']>(is: I): Extract<ServerMessage, { is: I }>[] {
    return this.heard.filter((message) => message.is === is) as Extract<ServerMessage, { is: I }>[];
  }

  async send(message: ClientMessage): Promise<ServerMessage> {
    const from = this.heard.length;
    const isBid = message.do === 'answer' && this.decision?.kind === 'bid';
    const sent = this.attendance.send(message);
    await (isBid && this.time ? afterPause(this.time, sent) : sent);
    return this.heard.slice(from).find(({ is }) => ['accepted', 'rejected', 'pong'].includes(is))!;
  }

  answer(choice: Choice, change: { key?: string; seq?: number } = {}): Promise<ServerMessage> {
    const asked = { key: newKey(), seq: this.seq, choice, ...change };
    const { seat } = this;
    return this.send({ do: 'answer', ...asked, ...(seat !== undefined && { seat }) });
  }

  /** As the bot of that name would in this seat. */
  choice(bot = 'greedy'): Choice {
    const { game, view, decision } = this.snapshot!;
    return think({
      game,
      view: JSON.stringify(view),
      decision: JSON.stringify(decision),
      bot,
      sealed: null,
      seed: `${this.person}/${this.snapshot!.position}`,
    });
  }
}

/** Persons answer as a bot would, until the game is over or `steps` answers were given. */
export async function playOn(
  clients: readonly Client[],
  {
    steps = Number.POSITIVE_INFINITY,
    after = async () => {},
    bot = 'greedy',
    time,
  }: {
    steps?: number;
    after?: () => Promise<void>;
    bot?: string;
    time?: FakeTime;
  } = {},
): Promise<void> {
  for (let given = 0; given < steps; given++) {
    const client = clients.find(({ decision }) => decision !== null);
    if (!client) {
      if (clients[0]!.snapshot?.result) return;
      const { seq, snapshot } = clients[0]!;
      // A window lasts its time, whatever was said in it.
      const wait = time && snapshot?.window ? snapshot.window.closes - time.now() : 0;
      await (time ? time.pass(wait) : settle());
      // A disk takes its time, whatever the clock of the tables says.
      await vi.waitUntil(() => clients[0]!.seq !== seq, 5_000);
      given--;
      continue;
    }
    const reply = await client.answer(client.choice(bot));
    if (reply.is !== 'accepted') throw new Error(JSON.stringify(reply));
    await after();
  }
}
