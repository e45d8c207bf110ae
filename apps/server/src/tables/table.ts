import { type Seat, windowOf } from '@landsraad/kernel';
import {
  type ChatLine,
  type Hello,
  isSame,
  PROTOCOL_VERSION,
  type ServerMessage,
} from '@landsraad/protocol';
import { type Clocks, charged } from '../clocks/clocks.ts';
import type { Entry, KeptTable, KeptWindow, PersonId, TableId } from '../storage/storage.ts';
import { aroundFor, shownClocks } from './around.ts';
import { type Attendee, Audience, type Visitor } from './audience.ts';
import { commitmentOf, gameAt } from './laying.ts';
import { namesOf } from './names.ts';
import type { Needs } from './needs.ts';
import { orderedFor, orderedNow } from './orders.ts';
import { type Eyes, Play, viewerBehind } from './play.ts';
import { Presence } from './presence.ts';
import { Rations } from './rations.ts';
import { botAt, claimOf, owing, peopleOf, seatingOf, seatOf } from './seats.ts';
import { type LogPart, snapshotsFor } from './snapshot.ts';
import { OpenWindow } from './window.ts';

/** What of a table's row is told with what is around the game, and changes while it runs. */
const AROUND = ['seats', 'status', 'undo', 'silenced', 'rematch', 'host'] as const;

/** The table left memory while somebody was on the way to it: it must be loaded again. */
export class Gone extends Error {}

/** A table in memory. One thing after another is done at it; tables do not wait for each other. */
export class Table {
  readonly needs: Needs;
  kept: KeptTable;
  /** Null before the start. */
  play: Play | null = null;
  readonly audience: Audience;
  readonly presence: Presence;
  names: ReadonlyMap<PersonId, string> = new Map();
  readonly rations: Rations;
  readonly commitment: string;
  /** Replies to wishes to go back, by key: the same message again is the same request. */
  readonly replies = new Map<string, ServerMessage>();
  /** The last line that was told in each room of the chat. */
  said: Map<string, number> = new Map();
  /** This process stored the last entry, so it drives the bots and clocks. */
  leads = false;
  /** Notices that this process will hear of its own deeds. */
  readonly ownNotices = new Set<number>();
  /** Sees to what comes by itself, bots and clocks; set when the table is loaded. */
  drive: () => void = () => undefined;
  /** Tells other processes who is here; set when the table is loaded. */
  sayWho: () => void = () => undefined;
  /** Calls off whatever is to happen later. */
  callOff: () => void = () => undefined;
  /** What a bot thinks about: the number of the log, and its seat. */
  question: string | null = null;
  usedAt: number;
  private gone = false;
  private waiting = 0;
  private queue: Promise<unknown> = Promise.resolve();
  private windowed: {
    readonly of: KeptWindow;
    readonly at: number;
    readonly by: Pick<KeptTable, 'orders' | 'seats'>;
    readonly is: OpenWindow;
  } | null = null;
  private aroundTold: unknown = null;
  /** The row that was told of then. */
  private rowTold: KeptTable | null = null;
  private clocksTold: Clocks | null = null;

  constructor(needs: Needs, kept: KeptTable, entries: readonly Entry[]) {
    this.needs = needs;
    this.kept = kept;
    this.audience = new Audience(needs.observe);
    this.presence = new Presence(needs.time, needs.pace, kept.absent, {
      changed: () => this.tellAround(),
      here: (person) => needs.onHere(person, kept.id),
    });
    this.commitment = commitmentOf(kept);
    this.rations = new Rations(needs.time.now);
    this.usedAt = needs.time.now();
    this.begin(entries);
  }

  get id(): TableId {
    return this.kept.id;
  }

  get seq(): number {
    return this.play?.seq ?? 0;
  }

  /** A rule failed: nothing more happens here. */
  get frozen(): boolean {
    return this.kept.status === 'frozen' || (this.play?.failure ?? null) !== null;
  }

  get idle(): boolean {
    return this.waiting === 0 && this.audience.size === 0;
  }

  get isGone(): boolean {
    return this.gone;
  }

  /** Lays out the game as the log has it. */
  begin(entries: readonly Entry[]): void {
    const { kept, needs } = this;
    if (kept.status === 'waiting' || kept.status === 'closed') return;
    this.play = new Play(gameAt(needs, kept), kept, entries);
  }

  inTurn<T>(task: () => Promise<T>): Promise<T> {
    this.waiting++;
    const done = this.queue
      .then(() => {
        if (this.gone) throw new Gone();
        this.usedAt = this.needs.time.now();
        return task();
      })
      .finally(() => this.waiting--);
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** In turn, for what nobody waits for. */
  soon(task: () => Promise<void> | void): void {
    this.inTurn(async () => task()).catch((error) => {
      if (!(error instanceof Gone)) this.needs.observe.failed('table', error);
    });
  }

  /** Nothing happens here any more. */
  leaveMemory(): void {
    this.gone = true;
    this.callOff();
    this.presence.stop();
  }

  /** Everything that was under way is done. */
  settled(): Promise<unknown> {
    return this.queue;
  }

  /** The window that is open, with what was said in it. */
  get window(): OpenWindow | null {
    const { play, kept, seq } = this;
    const { sealed } = kept;
    if (!sealed || !play || this.frozen || !windowOf(play.match.pending)) return null;
    const known = this.windowed;
    if (
      known?.of === sealed &&
      known.at === seq &&
      known.by.orders === kept.orders &&
      known.by.seats === kept.seats
    )
      return known.is;
    const is = new OpenWindow(play.match, sealed.answers, (asked) => orderedFor(play, kept, asked));
    this.windowed = { of: sealed, at: seq, by: kept, is };
    return is;
  }

  /** As it is stored: the match may be a step ahead, of which nobody knows yet. */
  owing(): Seat[] {
    return this.frozen ? [] : owing(this.kept);
  }

  /**
   * Who is told that it is their turn: of those asked in a window only where it waits for them, and
   * nobody whose order answers.
   */
  called(): Seat[] {
    const { kept, window, play } = this;
    if (!window || kept.settings.clock.kind !== 'days')
      return this.owing().filter((seat) => {
        const decision = play!.match.pending.find((pending) => pending.seat === seat);
        return !decision || orderedNow(play!, kept, decision) === null;
      });
    return window.owing.filter((seat) => botAt(kept, seat) === null);
  }

  /** They run for whoever owes something, and stand still while no server runs or can store. */
  get clocks(): Clocks | null {
    const { clocks } = this.kept;
    if (!this.play || !clocks) return null;
    const { upSince, time } = this.needs;
    const since = Math.max(clocks.since ?? 0, upSince);
    const lost = time.lost.since(since);
    return { left: clocks.left, running: this.owing(), since: since + lost };
  }

  clocksNow(now: number): Clocks | null {
    return this.clocks && charged(this.clocks, now);
  }

  /** Who sits here and is not there. */
  get absences(): KeptTable['absent'] {
    return this.kept.status === 'running' ? this.presence.absences(peopleOf(this.kept)) : {};
  }

  /** Tells the other processes that there is something new. */
  publish(): void {
    const { bus } = this.needs;
    if (!bus) return;
    this.ownNotices.add(this.seq);
    bus.publish(this.id, this.seq);
  }

  eyesOf({ person, seat: meant }: Visitor): Eyes | null {
    const { kept, play } = this;
    if (!play) return null;
    const seat = seatOf(kept, person, meant) ?? seatOf(kept, person);
    if (seat !== null) return seat;
    const { spectators } = kept.settings;
    if (spectators === 'none') return kept.status === 'over' ? 'spectator' : null;
    return spectators === 'delayed' ? 'delayed' : 'spectator';
  }

  async learnNames(): Promise<void> {
    this.names = await namesOf(this.needs, peopleOf(this.kept));
  }

  /** Everything, for somebody who comes; from then on they get what changes. */
  hello(attendee: Visitor, chat: ChatLine[]): Hello {
    const eyes = this.eyesOf(attendee);
    return {
      is: 'hello',
      version: PROTOCOL_VERSION,
      seq: this.seq,
      around: this.aroundOf(attendee),
      snapshot: eyes === null ? null : this.snapshots(new Set([eyes]), 'whole').get(eyes)!,
      chat,
    };
  }

  /** One more entry, or other people in the seats: one update for everybody. */
  tellUpdate(to: (attendee: Attendee) => boolean = () => true): void {
    if (!this.play) return;
    this.dismissStrangers();
    this.audience.update(
      this.seq,
      (attendee) => (to(attendee) ? this.eyesOf(attendee) : null),
      (eyes, log) => this.snapshots(eyes, log),
    );
  }

  /** Who came before the game, or sat at it, and may not look on: they hear why, and no more. */
  private dismissStrangers(): void {
    for (const attendee of this.audience) {
      const { person } = attendee;
      if (this.eyesOf(attendee) !== null || claimOf(this.kept, person) !== null) continue;
      this.audience.tell(attendee, { is: 'rejected', key: null, fault: { fault: 'not-yours' } });
      this.audience.remove(attendee);
      if (person !== null && attendee.here) this.presence.left(person);
      attendee.dismissed();
    }
  }

  /** What is around the game, if anything but the position changed. */
  tellAround(except?: Attendee): void {
    this.sayWho();
    const { position, round, ...told } = this.aroundOf({ person: null }).table;
    const now = { told, undo: this.kept.undo, spectators: this.spectators };
    if (isSame(now, this.aroundTold)) this.tellClocks();
    else
      this.audience.each((attendee) =>
        attendee === except ? null : { is: 'around', around: this.aroundOf(attendee) },
      );
    this.aroundTold = now;
    this.rowTold = this.kept;
    this.clocksTold = this.clocks;
  }

  /** The same after an answer: hardly one changes more of it than the clocks. */
  tellAroundAnswer(): void {
    const { kept, rowTold } = this;
    if (AROUND.some((field) => kept[field] !== rowTold?.[field])) this.tellAround();
    else this.tellClocks();
  }

  /** They change with every answer, and are the smallest part of what is around. */
  private tellClocks(): void {
    const { clocks, clocksTold } = this;
    if (!clocks || isSame(clocks, clocksTold)) return;
    const { now, ...shown } = shownClocks(clocks, this.needs.time.now());
    const told: ServerMessage = { is: 'clocks', clocks: shown };
    this.audience.each(({ person }) => (this.isBehind(person) ? null : told));
    this.clocksTold = clocks;
  }

  private isBehind(person: PersonId | null): boolean {
    return this.eyesOf({ person }) === 'delayed' && this.kept.status === 'running';
  }

  private get spectators(): number {
    return [...this.audience].filter(({ person }) => seatOf(this.kept, person) === null).length;
  }

  /** They look with other eyes than before: what they were shown is no ground to build on. */
  changedEyes({ shown, ...visitor }: Attendee): boolean {
    const eyes = this.eyesOf(visitor);
    return shown !== null && eyes !== null && viewerBehind(eyes) !== shown.viewer;
  }

  aroundOf({ person }: Pick<Attendee, 'person'>) {
    const now = this.needs.time.now();
    const asker = { person, behind: this.isBehind(person) };
    return aroundFor(this.kept, this, this.clocks, now, asker, this.spectators);
  }

  private snapshots(eyes: ReadonlySet<Eyes>, log: LogPart) {
    const { kept, names, window } = this;
    return snapshotsFor(this.play!, eyes, { kept, seating: seatingOf(kept, names), window }, log);
  }
}
