import type { Lesson } from '@landsraad/bots/teaching';
import type { Choice, Reason } from '@landsraad/kernel';
import type { Engine } from '../packs/engine.ts';
import type { Clock } from './clock.ts';
import { GameFault, type OpenGame, type Preferences } from './games.ts';
import { LocalGame } from './local-game.ts';
import type { Advice, Fault, Snapshot } from './protocol.ts';
import type { KeptGame, Store } from './store.ts';
import { faultOf, read, stored } from './stored.ts';
import { inBits, type Watched } from './work.ts';

/** Bots show themselves and store what they did after so long, and after every turn. */
const AT_A_STRETCH = 50;

/** Milliseconds after which the teacher says what it has found so far. */
const PATIENCE = 12_000;

export interface Surroundings {
  readonly store: Store;
  readonly clock: Clock;
  /** Tells whoever else has the game open that it changed. */
  readonly onStored: (by: Sitting) => void;
  readonly onClosed: (who: Sitting) => void;
  readonly onSnapshot: (snapshot: Snapshot) => void;
  readonly onFault: (fault: Fault) => void;
}

/**
 * An open table: one thing after another is done, stored and then shown, and the bots play as fast
 * as they can: how fast what they do goes by is the page's. What cannot be stored did not happen.
 */
export class Sitting implements OpenGame {
  private readonly engine: Engine;
  private kept: KeptGame;
  private game: LocalGame;
  private readonly around: Surroundings;
  /** The bots wait for somebody to do something about a fault. */
  private stalled = false;
  private closed = false;
  private callOff: () => void = () => undefined;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(engine: Engine, kept: KeptGame, around: Surroundings) {
    this.engine = engine;
    this.kept = kept;
    this.around = around;
    this.game = new LocalGame(engine, kept.record, kept);
    this.show();
    this.arrange();
  }

  get id(): string {
    return this.kept.id;
  }

  answer(position: number, choice: Choice): Promise<void> {
    return this.does(() => this.game.answer(position, choice));
  }

  act(kind: string, choice: Choice): Promise<void> {
    return this.does(() => this.game.act(kind, choice));
  }

  whyNot(position: number, choice: Choice): Promise<Reason | null> {
    return this.inTurn(async () => this.game.whyNot(position, choice));
  }

  undo(): Promise<void> {
    return this.does(() => {
      this.game.undo();
      return false;
    });
  }

  retract(): Promise<void> {
    return this.does(() => {
      this.game.retract();
      return false;
    });
  }

  look(): Promise<void> {
    return this.does(() => {
      this.game.look();
      return false;
    });
  }

  advise(): Promise<readonly Advice[]> {
    return this.inTurn(async () => this.game.advise());
  }

  /** Beside what happens at the table: an answer does not wait for it. */
  async teach(watched: Watched): Promise<Lesson | null> {
    const { clock } = this.around;
    await this.engine.roster.teacher?.ready?.();
    const end = clock.now() + PATIENCE;
    const work = this.game.lesson(() => clock.now() < end);
    return work && inBits(work, clock, watched);
  }

  prefer({ confirm, orders = [] }: Preferences): void {
    this.byItself(() => {
      this.game.confirm = confirm;
      this.game.orders = orders;
      return false;
    });
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.callOff();
    this.around.onClosed(this);
  }

  /** Somebody else changed the game; what is stored is true. */
  catchUp(): Promise<void> {
    return this.inTurn(async () => {
      if (this.closed) return;
      try {
        if (await this.reload()) this.show();
      } catch (error) {
        this.around.onFault(faultOf(error));
      }
      this.arrange();
    });
  }

  private inTurn<T>(task: () => Promise<T>): Promise<T> {
    const done = this.queue.then(task);
    this.queue = done.catch(() => undefined);
    return done;
  }

  /**
   * A change by somebody, with all that follows at once: stored, then shown. Where the change says
   * that it ended a turn, that is shown by itself.
   */
  private does(change: () => boolean): Promise<void> {
    return this.inTurn(async () => {
      if (this.closed) throw new GameFault({ fault: 'moved-on' });
      this.callOff();
      this.stalled = false;
      try {
        if (!change()) this.goOn();
        await this.keep();
        this.show();
      } finally {
        this.arrange();
      }
    });
  }

  /** The same where nobody waits for an answer. */
  private byItself(change: () => boolean): void {
    this.does(change).catch((error) => {
      if (this.closed) return;
      const fault = faultOf(error);
      if (fault.fault === 'moved-on') return;
      this.stalled = true;
      this.callOff();
      this.show();
      this.around.onFault(fault);
    });
  }

  /** To the end of the turn. A fault of a bot's step is not the person's who played before. */
  private goOn(): void {
    const { clock, onFault } = this.around;
    const end = clock.now() + AT_A_STRETCH;
    try {
      for (let step = this.game.next(); step; step = this.game.next()) {
        if (clock.now() >= end || this.game.play(step)) return;
      }
    } catch (error) {
      this.stalled = true;
      onFault(faultOf(error));
    }
  }

  private arrange(): void {
    this.callOff();
    const step = this.closed || this.stalled ? null : this.game.next();
    if (!step) return;
    this.callOff = this.around.clock.after(0, () => this.byItself(() => false));
  }

  private async keep(): Promise<void> {
    const { game, kept } = this;
    if (game.answers === kept.record.answers) return;
    const { store, clock, onStored } = this.around;
    const { record, standing, practice } = game;
    const played = clock.now();
    const next = { ...kept, revision: kept.revision + 1, record, standing, played, practice };
    try {
      if (await stored(() => store.advance(next, this.engine.record?.resultOf))) {
        this.kept = next;
        onStored(this);
        return;
      }
    } catch (error) {
      this.game = game.renewed(kept);
      throw error;
    }
    await this.reload();
    this.show();
    throw new GameFault({ fault: 'moved-on' });
  }

  /** False when this table is as it is stored. */
  private async reload(): Promise<boolean> {
    try {
      const kept = await read(this.around.store, this.kept.id);
      if (kept.revision === this.kept.revision) return false;
      this.game = this.game.renewed(kept);
      this.kept = kept;
      return true;
    } catch (error) {
      if (faultOf(error).fault === 'no-such-game') this.close();
      throw error;
    }
  }

  /** What the table will answer is not asked, unless it stands still: then somebody else must. */
  private show(): void {
    if (this.closed) return;
    const snapshot = this.game.snapshot(this.kept.id);
    const asks = this.stalled || !this.game.answersViewer;
    this.around.onSnapshot(asks ? snapshot : { ...snapshot, decision: null });
  }
}
