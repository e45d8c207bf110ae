import type { Choice, Reason } from '@landsraad/kernel';
import { GameFault, type Games, type OpenGame, type Preferences } from './games.ts';
import type { Advice, Fault, GameSummary, Snapshot } from './protocol.ts';
import { Line, type Port } from './wire.ts';

/** A worker that was started; `stop` ends it. */
export interface Started extends Port {
  /** Told once when the worker fails, with what is known of it. */
  onCrash(listener: (detail: string) => void): void;
  stop(): void;
}

/** Games in a worker that starts at the first call, and again at the next one after a crash. */
export class RemoteGames implements Games {
  private readonly start: () => Started;
  private current: Line | null = null;
  private tables = 0;

  constructor(start: () => Started) {
    this.start = start;
  }

  /** The line to a worker that runs. */
  line(): Line {
    if (!this.current) {
      const worker = this.start();
      const line = new Line(worker, () => {
        worker.stop();
        this.current = null;
      });
      worker.onCrash((detail) => line.break(detail));
      this.current = line;
    }
    return this.current;
  }

  list = (): Promise<GameSummary[]> => this.line().ask('list');
  create: Games['create'] = (game) => this.line().ask('create', game);
  again: Games['again'] = (id) => this.line().ask('again', id);
  remove: Games['remove'] = (id) => this.line().ask('remove', id);
  toFile: Games['toFile'] = (id) => this.line().ask('toFile', id);
  fromFile: Games['fromFile'] = (text) => this.line().ask('fromFile', text);
  results: Games['results'] = () => this.line().ask('results');
  addResults: Games['addResults'] = (results) => this.line().ask('addResults', results);
  clearResults: Games['clearResults'] = () => this.line().ask('clearResults');
  glimpse: Games['glimpse'] = (id, position, viewer) =>
    this.line().ask('glimpse', id, position, viewer);
  marks: Games['marks'] = (id) => this.line().ask('marks', id);
  adviseOn: Games['adviseOn'] = (asked) => this.line().ask('adviseOn', asked);
  laidOpen: Games['laidOpen'] = (text) => this.line().ask('laidOpen', text);

  open: Games['open'] = async (id, onSnapshot, onFault = () => undefined) => {
    const table = new RemoteGame(this, ++this.tables, id, { onSnapshot, onFault });
    await table.ready();
    return table;
  };
}

interface Listener {
  readonly onSnapshot: (snapshot: Snapshot) => void;
  readonly onFault: (fault: Fault) => void;
}

/** An open game, which opens again where the worker had to be started anew. */
class RemoteGame implements OpenGame {
  private readonly games: RemoteGames;
  private readonly table: number;
  private readonly id: string;
  private readonly listener: Listener;
  private preferences: Preferences | null = null;
  private line: Line | null = null;
  private opening: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor(games: RemoteGames, table: number, id: string, listener: Listener) {
    this.games = games;
    this.table = table;
    this.id = id;
    this.listener = listener;
  }

  async ready(): Promise<Line> {
    if (this.closed) throw new GameFault({ fault: 'moved-on' });
    if (!this.line || this.line.isBroken) {
      const line = this.games.line();
      this.line = line;
      line.listen(this.table, this.listener);
      this.opening = line.ask('open', this.id, this.table);
      this.opening.catch(() => line.unlisten(this.table));
      if (this.preferences) this.sendPreferences();
    }
    const { line } = this;
    await this.opening;
    return line;
  }

  async answer(position: number, choice: Choice): Promise<void> {
    await (await this.ready()).ask('answer', this.table, position, choice);
  }

  async whyNot(position: number, choice: Choice): Promise<Reason | null> {
    return (await this.ready()).ask('whyNot', this.table, position, choice);
  }

  async undo(): Promise<void> {
    await (await this.ready()).ask('undo', this.table);
  }

  async look(): Promise<void> {
    await (await this.ready()).ask('look', this.table);
  }

  async advise(): Promise<readonly Advice[]> {
    return (await this.ready()).ask('advise', this.table);
  }

  prefer(preferences: Preferences): void {
    this.preferences = preferences;
    const reopens = !this.line || this.line.isBroken;
    // Opening again sends them too.
    if (reopens) this.ready().catch((error: GameFault) => this.listener.onFault(error.fault));
    else this.sendPreferences();
  }

  private sendPreferences(): void {
    const { line, preferences, table } = this;
    this.opening.then(() => line!.ask('prefer', table, preferences!)).catch(() => undefined); // whoever opened the table was told
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    const { line, table } = this;
    line?.unlisten(table);
    this.opening.then(() => line?.ask('close', table)).catch(() => undefined);
  }
}
