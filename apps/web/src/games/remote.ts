import type { Lesson } from '@landsraad/bots/teaching';
import type { Choice, Reason } from '@landsraad/kernel';
import { GameFault, type Games, type OpenGame, type Preferences } from './games.ts';
import type { Advice, Fault, GameSummary, Snapshot } from './protocol.ts';
import { type Port, Wire } from './wire.ts';
import type { Watched } from './work.ts';

/** A worker that was started; `stop` ends it. */
export interface Started extends Port {
  /** Told once when the worker fails, with what is known of it. */
  onCrash(listener: (detail: string) => void): void;
  stop(): void;
}

/** Games in a worker that starts at the first call, and again at the next one after a crash. */
export class RemoteGames implements Games {
  private readonly start: () => Started;
  private current: Wire | null = null;
  private tables = 0;

  constructor(start: () => Started) {
    this.start = start;
  }

  /** The wire to a worker that runs. */
  wire(): Wire {
    if (!this.current) {
      const worker = this.start();
      const wire = new Wire(worker, () => {
        worker.stop();
        this.current = null;
      });
      worker.onCrash((detail) => wire.break(detail));
      this.current = wire;
    }
    return this.current;
  }

  list = (): Promise<GameSummary[]> => this.wire().ask('list');
  create: Games['create'] = (game) => this.wire().ask('create', game);
  again: Games['again'] = (id) => this.wire().ask('again', id);
  remove: Games['remove'] = (id) => this.wire().ask('remove', id);
  toFile: Games['toFile'] = (id) => this.wire().ask('toFile', id);
  fromFile: Games['fromFile'] = (text) => this.wire().ask('fromFile', text);
  results: Games['results'] = () => this.wire().ask('results');
  addResults: Games['addResults'] = (results) => this.wire().ask('addResults', results);
  clearResults: Games['clearResults'] = () => this.wire().ask('clearResults');
  glimpse: Games['glimpse'] = (id, position, viewer) =>
    this.wire().ask('glimpse', id, position, viewer);
  marks: Games['marks'] = (id) => this.wire().ask('marks', id);
  analyse: Games['analyse'] = (id, seat, watched) =>
    this.wire().watch(watched, 'analyse', id, seat);
  playOn: Games['playOn'] = (id, position, seat) => this.wire().ask('playOn', id, position, seat);
  arrange: Games['arrange'] = (arranged) => this.wire().ask('arrange', arranged);
  lookInto: Games['lookInto'] = (from) => this.wire().ask('lookInto', from);
  stepsOf: Games['stepsOf'] = (from, path) => this.wire().ask('stepsOf', from, path);
  adviseOn: Games['adviseOn'] = (asked) => this.wire().ask('adviseOn', asked);
  laidOpen: Games['laidOpen'] = (text) => this.wire().ask('laidOpen', text);

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
  private wire: Wire | null = null;
  private opening: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor(games: RemoteGames, table: number, id: string, listener: Listener) {
    this.games = games;
    this.table = table;
    this.id = id;
    this.listener = listener;
  }

  async ready(): Promise<Wire> {
    if (this.closed) throw new GameFault({ fault: 'moved-on' });
    if (!this.wire || this.wire.isBroken) {
      const wire = this.games.wire();
      this.wire = wire;
      wire.listen(this.table, this.listener);
      this.opening = wire.ask('open', this.id, this.table);
      this.opening.catch(() => wire.unlisten(this.table));
      if (this.preferences) this.sendPreferences();
    }
    const { wire } = this;
    await this.opening;
    return wire;
  }

  async answer(position: number, choice: Choice): Promise<void> {
    await (await this.ready()).ask('answer', this.table, position, choice);
  }

  async act(kind: string, choice: Choice): Promise<void> {
    await (await this.ready()).ask('act', this.table, kind, choice);
  }

  async whyNot(position: number, choice: Choice): Promise<Reason | null> {
    return (await this.ready()).ask('whyNot', this.table, position, choice);
  }

  async undo(): Promise<void> {
    await (await this.ready()).ask('undo', this.table);
  }

  async retract(): Promise<void> {
    await (await this.ready()).ask('retract', this.table);
  }

  async look(): Promise<void> {
    await (await this.ready()).ask('look', this.table);
  }

  async advise(): Promise<readonly Advice[]> {
    return (await this.ready()).ask('advise', this.table);
  }

  async teach(watched: Watched): Promise<Lesson | null> {
    return (await this.ready()).watch(watched, 'teach', this.table);
  }

  prefer(preferences: Preferences): void {
    this.preferences = preferences;
    const reopens = !this.wire || this.wire.isBroken;
    // Opening again sends them too.
    if (reopens) this.ready().catch((error: GameFault) => this.listener.onFault(error.fault));
    else this.sendPreferences();
  }

  private sendPreferences(): void {
    const { wire, preferences, table } = this;
    this.opening.then(() => wire!.ask('prefer', table, preferences!)).catch(() => undefined); // whoever opened the table was told
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    const { wire, table } = this;
    wire?.unlisten(table);
    this.opening.then(() => wire?.ask('close', table)).catch(() => undefined);
  }
}
