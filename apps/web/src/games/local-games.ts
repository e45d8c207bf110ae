import { Problem, type Viewer } from '@landsraad/kernel';
import { type Engine, optionsIn } from '../packs/engine.ts';
import type { Clock } from './clock.ts';
import { fileText, parseFile, parseSeats } from './file.ts';
import { GameFault, type Games, type OpenGame, type Seen } from './games.ts';
import {
  adviceOn,
  begun,
  LocalGame,
  marksIn,
  NOT_ASKED,
  seenAt,
  standingOf,
} from './local-game.ts';
import type { Advice, Fault, GameSummary, Marks, NewGame, Result, Snapshot } from './protocol.ts';
import { parseResults } from './results.ts';
import { Sitting } from './sitting.ts';
import type { KeptGame, Store } from './store.ts';
import { read, readable, stored } from './stored.ts';

/** Tells the other tabs of this device which game changed. */
export interface OtherTabs {
  tell(id: string): void;
  onTold(listener: (id: string) => void): void;
}

interface Needs {
  readonly store: Store;
  readonly clock: Clock;
  readonly tabs: OtherTabs;
  /** The game of that name for a table with these options; throws `Problem`. */
  readonly engineOf: (game: unknown, options: unknown) => Promise<Engine>;
  /** A new id or seed, never the same. */
  readonly draw: () => string;
}

/** Told instead of a game's id when the record of solo games changed by itself. */
const RECORD = '';

/** All games of this device, as the worker runs them. */
export class LocalGames implements Games {
  private readonly needs: Needs;
  private readonly sittings = new Set<Sitting>();

  constructor(needs: Needs) {
    this.needs = needs;
    needs.tabs.onTold((id) => this.tellHere(id));
  }

  async list(): Promise<GameSummary[]> {
    const kept = await stored(() => this.needs.store.list());
    return kept.sort((a, b) => b.played - a.played).map(summaryOf);
  }

  async create({ game, options, seats, seed, guide }: NewGame): Promise<string> {
    const { draw } = this.needs;
    const begins = await readable(async () => {
      const engine = await this.needs.engineOf(game, options);
      const record = begun(engine, seats.length, options, seed ?? draw());
      const laid = { seats: parseSeats(engine, seats, seats.length), guide: guide ?? false };
      return new LocalGame(engine, record, laid);
    });
    return this.add(begins);
  }

  async again(id: string): Promise<string> {
    const { record, seats } = await read(this.needs.store, id);
    return this.create({ game: record.game, options: Object(record.options), seats });
  }

  async fromFile(text: string): Promise<string> {
    const { engine, match, ...game } = await readable(() => parseFile(text, this.needs.engineOf));
    return this.add({ ...game, standing: standingOf(engine, match) });
  }

  private async add(
    game: Pick<KeptGame, 'record' | 'seats' | 'guide' | 'practice' | 'standing'>,
  ): Promise<string> {
    const { store, clock, tabs, draw } = this.needs;
    const { record, seats, guide, practice, standing } = game;
    const id = draw();
    const now = clock.now();
    const times = { started: now, played: now };
    const kept = { id, revision: 1, seats, record, guide, practice, standing, ...times };
    await stored(() => store.add(kept));
    tabs.tell(id);
    return id;
  }

  async remove(id: string): Promise<void> {
    await stored(() => this.needs.store.remove(id));
    this.needs.tabs.tell(id);
    this.tellHere(id);
  }

  async toFile(id: string): Promise<string> {
    return fileText(await read(this.needs.store, id));
  }

  results(): Promise<Result[]> {
    return stored(() => this.needs.store.results());
  }

  async addResults(input: unknown): Promise<number> {
    const results = await readable(() => parseResults(input, this.needs.engineOf));
    const added = await stored(() => this.needs.store.addResults(results));
    this.needs.tabs.tell(RECORD);
    return added;
  }

  async clearResults(): Promise<void> {
    await stored(() => this.needs.store.clearResults());
    this.needs.tabs.tell(RECORD);
  }

  async glimpse(id: string, position: number, viewer: Viewer): Promise<Snapshot> {
    const { record, seats, guide, standing } = await read(this.needs.store, id);
    const persons = seats.flatMap(({ is }, seat) => (is === 'person' ? [seat] : []));
    const mayLook =
      standing.over || viewer === 'spectator' || (persons.length === 1 && viewer === persons[0]);
    if (!mayLook) throw new GameFault(NOT_ASKED);
    return {
      ...(await readable(async () =>
        seenAt(
          await this.needs.engineOf(record.game, record.options),
          record,
          Math.max(0, Math.trunc(position)),
          viewer,
        ),
      )),
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
    return readable(async () =>
      marksIn(await this.needs.engineOf(record.game, record.options), record),
    );
  }

  async adviseOn({ game, decision, view }: Seen): Promise<readonly Advice[]> {
    return readable(async () =>
      adviceOn(await this.needs.engineOf(game, optionsIn(view)), decision, view),
    );
  }

  async laidOpen(text: string): Promise<Snapshot> {
    return readable(async () => {
      const file = await parseFile(text, this.needs.engineOf);
      const { engine, match, record, seats, guide } = file;
      if (!match.over) throw new Problem('this game is not over');
      const seen = seenAt(engine, record, record.answers.length, 'afterwards');
      const nobody = { curtain: null, thinking: null, canUndo: false };
      return { ...seen, ...nobody, id: '', seats, guide };
    });
  }

  async open(
    id: string,
    onSnapshot: (snapshot: Snapshot) => void,
    onFault: (fault: Fault) => void = () => undefined,
  ): Promise<OpenGame> {
    const { store, clock, tabs, engineOf } = this.needs;
    const kept = await read(store, id);
    const sitting = await readable(
      async () =>
        new Sitting(await engineOf(kept.record.game, kept.record.options), kept, {
          store,
          clock,
          onSnapshot,
          onFault,
          onStored: (by) => {
            tabs.tell(id);
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

function summaryOf(kept: KeptGame): GameSummary {
  const { id, seats, record, guide, practice, standing, started, played } = kept;
  const { game, answers } = record;
  const { winner = null } = standing;
  const position = answers.length;
  const marks = { guide, ...(practice && { practice }) };
  return { id, game, seats, ...standing, winner, position, ...marks, started, played };
}
