import type { Analysis } from '@landsraad/bots/analysis';
import { USUAL_OPPONENT } from '@landsraad/bots/names';
import { botIn } from '@landsraad/bots/roster';
import { type Choice, type GameState, Problem, type Seat, type Viewer } from '@landsraad/kernel';
import { type Engine, optionsIn } from '../packs/engine.ts';
import type { Clock } from './clock.ts';
import { fileText, parseFile, parseSeats } from './file.ts';
import { GameFault, type Games, type OpenGame, type SeatAt, type Seen } from './games.ts';
import { adviceOn, LocalGame, NOT_ASKED } from './local-game.ts';
import type {
  Advice,
  Arranged,
  Fault,
  GameSummary,
  Marks,
  NewGame,
  Result,
  Seating,
  Snapshot,
  TaughtStep,
} from './protocol.ts';
import { arrangedAt, begun, marksIn, seenAt, standingOf, stepsFrom } from './recorded.ts';
import { parseResults } from './results.ts';
import { Sitting } from './sitting.ts';
import { type KeptGame, memoryStore, type Store } from './store.ts';
import { read, readable, stored } from './stored.ts';
import { inBits, type Watched } from './work.ts';

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

type Begun = Pick<KeptGame, 'record' | 'seats' | 'guide' | 'practice' | 'standing'>;

/** Told instead of a game's id when the record of solo games changed by itself. */
const RECORD = '';

/** How the ids begin of what is not kept. */
const ARRANGED = 'arranged-';

/** All games of this device, as the worker runs them. */
export class LocalGames implements Games {
  private readonly needs: Needs;
  private readonly sittings = new Set<Sitting>();
  /** Positions that were arranged: gone with the page. */
  private readonly passing = memoryStore();

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
    const { record, seats } = await this.read(id);
    return this.create({ game: record.game, options: Object(record.options), seats });
  }

  async fromFile(text: string): Promise<string> {
    const { engine, match, ...game } = await readable(() => parseFile(text, this.needs.engineOf));
    return this.add({ ...game, standing: standingOf(engine, match) });
  }

  private async add(game: Begun): Promise<string> {
    const id = this.needs.draw();
    await this.put(id, game);
    this.needs.tabs.tell(id);
    return id;
  }

  private async put(id: string, game: Begun): Promise<void> {
    const { clock } = this.needs;
    const { record, seats, guide, practice, standing } = game;
    const now = clock.now();
    const times = { started: now, played: now };
    const kept = { id, revision: 1, seats, record, guide, practice, standing, ...times };
    await stored(() => this.storeOf(id).add(kept));
  }

  private storeOf(id: string): Store {
    return id.startsWith(ARRANGED) ? this.passing : this.needs.store;
  }

  private read(id: string): Promise<KeptGame> {
    return read(this.storeOf(id), id);
  }

  async remove(id: string): Promise<void> {
    await stored(() => this.storeOf(id).remove(id));
    this.needs.tabs.tell(id);
    this.tellHere(id);
  }

  async toFile(id: string): Promise<string> {
    return fileText(await this.read(id));
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
    const { record, seats, guide, standing } = await this.read(id);
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
    const { record } = await this.read(id);
    return readable(async () =>
      marksIn(await this.needs.engineOf(record.game, record.options), record),
    );
  }

  async analyse(id: string, seat: Seat, watched: Watched): Promise<Analysis | null> {
    const { record, standing } = await this.read(id);
    if (!standing.over) throw new GameFault(NOT_ASKED);
    return readable(async () => {
      const engine = await this.needs.engineOf(record.game, record.options);
      const { reviewer } = engine.roster;
      if (!reviewer) return null;
      const [{ analysisOf }] = await Promise.all([
        import('@landsraad/bots/analysis'),
        reviewer.ready?.(),
      ]);
      const { game } = engine;
      const work = analysisOf(reviewer, { game, record, seat, ...marksIn(engine, record) });
      return inBits(work, this.needs.clock, watched);
    });
  }

  async playOn(id: string, position: number, seat: Seat): Promise<string> {
    return this.add(await this.from({ id, position, seat }));
  }

  async lookInto(from: SeatAt): Promise<string> {
    return this.lay(await this.from(from));
  }

  /** A finished game as it was, with the seat's person against bots. */
  private async from({ id, position, seat }: SeatAt): Promise<Begun> {
    const { record, seats, standing } = await this.read(id);
    if (!standing.over) throw new GameFault(NOT_ASKED);
    return readable(async () => {
      const engine = await this.needs.engineOf(record.game, record.options);
      const answers = record.answers.slice(0, Math.max(0, Math.trunc(position)));
      const laid = { seats: seatedAlone(seats, seat), guide: false, practice: true };
      return new LocalGame(engine, { ...record, answers }, laid);
    });
  }

  /** For a while, without being kept. */
  private async lay(game: Begun): Promise<string> {
    const id = `${ARRANGED}${this.needs.draw()}`;
    await this.put(id, game);
    return id;
  }

  async arrange({ game, options, position, seat }: Arranged): Promise<string> {
    const begins = await readable(async () => {
      const engine = await this.needs.engineOf(game, options);
      const record = arrangedAt(engine, options, position as GameState);
      const sits = (one: Seat): Seating =>
        one === seat ? { is: 'person', name: '' } : { is: 'bot', bot: USUAL_OPPONENT };
      const seats = Array.from({ length: engine.game.seats(record.options) }, (_, one) =>
        sits(one),
      );
      return new LocalGame(engine, record, { seats, guide: false, practice: true });
    });
    return this.lay(begins);
  }

  async stepsOf(from: SeatAt, path: readonly Choice[]): Promise<readonly TaughtStep[]> {
    const { record } = await this.read(from.id);
    return readable(async () =>
      stepsFrom(await this.needs.engineOf(record.game, record.options), record, from, path),
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
    const { clock, tabs, engineOf } = this.needs;
    const store = this.storeOf(id);
    const kept = await read(store, id);
    const sitting = await readable(async () => {
      const engine = await engineOf(kept.record.game, kept.record.options);
      await readyToPlay(engine, kept.seats);
      return new Sitting(engine, kept, {
        store,
        clock,
        onSnapshot,
        onFault,
        onStored: (by) => {
          tabs.tell(id);
          this.tellHere(id, by);
        },
        onClosed: (who) => this.sittings.delete(who),
      });
    });
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

/** One person, and bots: where other people sat, and in the person's own stead, the usual ones. */
const seatedAlone = (seats: readonly Seating[], own: Seat): Seating[] =>
  seats.map((seating, seat) => {
    if (seat !== own) return seating.is === 'bot' ? seating : { is: 'bot', bot: USUAL_OPPONENT };
    return seating.is === 'person' ? seating : { is: 'person', name: '' };
  });

/** What the bots think with is fetched before the first of them is asked. */
async function readyToPlay({ roster }: Engine, seats: readonly Seating[]): Promise<void> {
  const bots = seats.flatMap((seat) => (seat.is === 'bot' ? [botIn(roster, seat.bot)] : []));
  await Promise.all(bots.map((bot) => bot.ready?.()));
}

function summaryOf(kept: KeptGame): GameSummary {
  const { id, seats, record, guide, practice, standing, started, played } = kept;
  const { game, answers } = record;
  const { winner = null } = standing;
  const position = answers.length;
  const marks = { guide, ...(practice && { practice }) };
  return { id, game, seats, ...standing, winner, position, ...marks, started, played };
}
