import type { ImperiumOptions, ImperiumView } from '@landsraad/imperium';
import { Problem, type Viewer } from '@landsraad/kernel';
import type { Clock } from './clock.ts';
import { fileText, parseFile, parseSeats } from './file.ts';
import { GameFault, type Games, type Table } from './games.ts';
import type {
  Advice,
  Fault,
  GameSummary,
  Marks,
  NewGame,
  Snapshot,
  SoloResult,
} from './protocol.ts';
import { Sitting } from './sitting.ts';
import { parseResults } from './solo.ts';
import type { KeptGame, Store } from './store.ts';
import { read, readable, stored } from './stored.ts';
import { adviceOn, begun, LocalGame, marksIn, NOT_ASKED, seenAt, standingOf } from './table.ts';

/** Tells the other tabs of this device which game changed. */
export interface Bus {
  tell(id: string): void;
  onTold(listener: (id: string) => void): void;
}

interface Needs {
  readonly store: Store;
  readonly clock: Clock;
  readonly bus: Bus;
  /** A new id or seed, never the same. */
  readonly draw: () => string;
}

/** Told instead of a game's id when the record of solo games changed by itself. */
const RECORD = '';

/** All games of this device, as the worker runs them. */
export class House implements Games {
  private readonly needs: Needs;
  private readonly sittings = new Set<Sitting>();

  constructor(needs: Needs) {
    this.needs = needs;
    needs.bus.onTold((id) => this.tellHere(id));
  }

  async list(): Promise<GameSummary[]> {
    const kept = await stored(() => this.needs.store.list());
    return kept.sort((a, b) => b.played - a.played).map(summaryOf);
  }

  async create({ options, seats, seed, guide = false }: NewGame): Promise<string> {
    const { draw } = this.needs;
    const game = readable(() => {
      const players = seats.length as ImperiumOptions['players'];
      const record = begun({ ...options, players, confirmEverything: true }, seed ?? draw());
      return new LocalGame(record, parseSeats(seats, players), guide);
    });
    return this.add(game);
  }

  async fromFile(text: string): Promise<string> {
    const { match, ...game } = readable(() => parseFile(text));
    return this.add({ ...game, standing: standingOf(match) });
  }

  private async add(
    game: Pick<KeptGame, 'record' | 'seats' | 'guide' | 'standing'>,
  ): Promise<string> {
    const { store, clock, bus, draw } = this.needs;
    const { record, seats, guide, standing } = game;
    const id = draw();
    const now = clock.now();
    const kept = { id, revision: 1, seats, record, guide, standing, started: now, played: now };
    await stored(() => store.add(kept));
    bus.tell(id);
    return id;
  }

  async remove(id: string): Promise<void> {
    await stored(() => this.needs.store.remove(id));
    this.needs.bus.tell(id);
    this.tellHere(id);
  }

  async toFile(id: string): Promise<string> {
    return fileText(await read(this.needs.store, id));
  }

  results(): Promise<SoloResult[]> {
    return stored(() => this.needs.store.results());
  }

  async addResults(input: unknown): Promise<number> {
    const results = readable(() => parseResults(input));
    const added = await stored(() => this.needs.store.addResults(results));
    this.needs.bus.tell(RECORD);
    return added;
  }

  async clearResults(): Promise<void> {
    await stored(() => this.needs.store.clearResults());
    this.needs.bus.tell(RECORD);
  }

  async glimpse(id: string, position: number, viewer: Viewer): Promise<Snapshot> {
    const { record, seats, guide, standing } = await read(this.needs.store, id);
    const persons = seats.flatMap(({ is }, seat) => (is === 'person' ? [seat] : []));
    const mayLook =
      standing.over || viewer === 'spectator' || (persons.length === 1 && viewer === persons[0]);
    if (!mayLook) throw new GameFault(NOT_ASKED);
    return {
      ...readable(() => seenAt(record, Math.max(0, Math.trunc(position)), viewer)),
      id,
      seats,
      curtain: null,
      thinking: null,
      canUndo: false,
      guide,
    };
  }

  async marks(id: string): Promise<Marks> {
    const { record } = await read(this.needs.store, id);
    return readable(() => marksIn(record));
  }

  async adviseOn({ decision, view }: Pick<Snapshot, 'decision' | 'view'>): Promise<Advice[]> {
    return adviceOn(decision, view as ImperiumView);
  }

  async laidOpen(text: string): Promise<Snapshot> {
    return readable(() => {
      const { match, record, seats, guide } = parseFile(text);
      if (!match.over) throw new Problem('this game is not over');
      const seen = seenAt(record, record.answers.length, 'afterwards');
      const nobody = { curtain: null, thinking: null, canUndo: false };
      return { ...seen, ...nobody, id: '', seats, guide };
    });
  }

  async open(
    id: string,
    onSnapshot: (snapshot: Snapshot) => void,
    onFault: (fault: Fault) => void = () => undefined,
  ): Promise<Table> {
    const { store, clock, bus } = this.needs;
    const kept = await read(store, id);
    const sitting = readable(
      () =>
        new Sitting(kept, {
          store,
          clock,
          onSnapshot,
          onFault,
          onStored: (by) => {
            bus.tell(id);
            this.tellHere(id, by);
          },
          onClosed: (who) => this.sittings.delete(who),
        }),
    );
    this.sittings.add(sitting);
    // Another tab may have changed the game while it was read.
    await sitting.catchUp();
    return sitting;
  }

  /** The tables in this worker that have the game open, but for the one that changed it. */
  private tellHere(id: string, by?: Sitting): void {
    for (const sitting of this.sittings)
      if (sitting.id === id && sitting !== by) void sitting.catchUp();
  }
}

function summaryOf({ id, seats, record, guide, standing, started, played }: KeptGame): GameSummary {
  const position = record.answers.length;
  // Standings kept by older versions do not tell these two.
  const { winner = null, difficulty = null } = standing;
  return { id, seats, ...standing, winner, difficulty, position, guide, started, played };
}
