import { randomBytes } from 'node:crypto';
import { botNamed } from '@landsraad/bots';
import { type ImperiumView, imperium } from '@landsraad/imperium';
import { Match, Problem, seeded, type Viewer } from '@landsraad/kernel';
import type { Clock } from '../../src/games/clock.ts';
import type { OpenGame } from '../../src/games/games.ts';
import { LocalGames, type OtherTabs } from '../../src/games/local-games.ts';
import { type HeardLog, logWith } from '../../src/games/log.ts';
import type { Fault, NewGame, Seating, Snapshot } from '../../src/games/protocol.ts';
import { memoryStore, type Store } from '../../src/games/store.ts';
import type { Engine } from '../../src/packs/engine.ts';
import { engineFor } from '../../src/packs/imperium/engine.ts';

const engine = await engineFor({});

/* Games without a browser: time goes by only when a test says so. */

/** `LANDSRAAD_SEED` says which games are played (`vitest.config.ts`); without it, fresh ones. */
export const seed = process.env.LANDSRAAD_SEED || randomBytes(6).toString('hex');
console.log(`seed of the browser's games: LANDSRAAD_SEED=${seed}`);

export class TestClock implements Clock {
  private time = 1_000_000;
  private timers: { readonly at: number; readonly run: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.time + milliseconds, run };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  get waiting(): number {
    return this.timers.length;
  }

  /** Lets time go to the next timer; how long that took, or null when nobody waits. */
  tick(): number | null {
    const [next] = [...this.timers].sort((a, b) => a.at - b.at);
    if (!next) return null;
    const before = this.time;
    this.timers = this.timers.filter((timer) => timer !== next);
    this.time = Math.max(before, next.at);
    next.run();
    return this.time - before;
  }
}

/** Tabs of one device. */
export class TestBus {
  private readonly listeners: ((id: string) => void)[] = [];

  tab(): OtherTabs {
    let own: ((id: string) => void) | null = null;
    return {
      tell: (id) => {
        for (const listener of this.listeners) if (listener !== own) listener(id);
      },
      onTold: (listener) => {
        own = listener;
        this.listeners.push(listener);
      },
    };
  }
}

export interface Device {
  readonly store: Store;
  readonly clock: TestClock;
  readonly bus: TestBus;
}

export const device = (store = memoryStore()): Device => ({
  store,
  clock: new TestClock(),
  bus: new TestBus(),
});

/** No fetching here: time stands still. */
const engineOf = async (game: unknown): Promise<Engine> => {
  if (game === engine.game.id) return engine;
  throw new Problem(`this game is not played here: ${game}`);
};

let drawn = 0;

/** One tab: a worker with all its games. */
export const tab = ({ store, clock, bus }: Device): LocalGames =>
  new LocalGames({ store, clock, tabs: bus.tab(), engineOf, draw: () => `drawn-${++drawn}` });

export const person = (name: string): Seating => ({ is: 'person', name });
export const bot = (name = 'greedy'): Seating => ({ is: 'bot', bot: name });

/** A short game, so that many can be played. */
export const newGame = (seats: readonly Seating[], about: string): NewGame => ({
  game: 'imperium',
  options: { pointsToWin: 6 },
  seats,
  seed: `${seed}/${about}`,
});

/** An open table with all that its page heard. */
export interface Page {
  readonly table: OpenGame;
  readonly snapshot: Snapshot;
  readonly snapshots: readonly Snapshot[];
  readonly log: HeardLog;
  readonly faults: readonly Fault[];
}

export async function openPage(here: LocalGames, id: string): Promise<Page> {
  const snapshots: Snapshot[] = [];
  const faults: Fault[] = [];
  let log: HeardLog = [];
  const table = await here.open(
    id,
    (sent) => {
      // As it comes over the wire.
      const snapshot = plain(sent);
      snapshots.push(snapshot);
      log = logWith(log, snapshot);
    },
    (fault) => faults.push(fault),
  );
  return {
    table,
    snapshots,
    faults,
    get snapshot() {
      return snapshots.at(-1)!;
    },
    get log() {
      return log;
    },
  };
}

/** Everything that was begun is done; time stands still. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

/** Lets time go by until nobody waits for it. */
export async function untilQuiet({ clock }: Device): Promise<void> {
  await settled();
  while (clock.tick() !== null) await settled();
}

/** The match as it is stored, for what is true. */
export async function storedMatch({ store }: Device, id: string) {
  return Match.replay(imperium, (await store.read(id))!.record);
}

/** What a page must show to a viewer of a match, and no more. */
export function truth(match: Awaited<ReturnType<typeof storedMatch>>, viewer: Viewer) {
  const owed = typeof viewer === 'number' ? match.decision(viewer) : null;
  const shown = {
    position: match.position,
    viewer,
    view: match.view(viewer),
    decision: owed,
    waiting: match.pending.map(({ seat }) => seat),
    result: match.result,
  };
  return JSON.parse(JSON.stringify(shown)) as typeof shown;
}

export const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** What a bot named so would answer for the person at the device. */
export function choiceFor({ decision, view, position }: Snapshot, name = 'greedy') {
  const chance = seeded(`${seed}/${position}`);
  return botNamed(imperium, name).decide(decision!, () => view as ImperiumView, chance);
}
