import type { DuneOrders } from '@landsraad/dune';
import {
  type Answer,
  against,
  type Choice,
  type Decision,
  type GameState,
  pickFrom,
  type Random,
  randomChoice,
  type Seat,
  shuffle,
  windowOf,
} from '@landsraad/kernel';
import type { ClientMessage, NewTable } from '@landsraad/protocol';
import { afterPause } from '../tables/setting.ts';
import type { Desk } from './desk.ts';
import { otherwise, type Sample } from './positions.ts';
import { ordersFor } from './suspects.ts';
import { World } from './world.ts';

/* Two worlds that differ only in what a viewer cannot know, and one public course for both. */

export interface Tally {
  positions: number;
  steps: number;
  /** How many of them were windows. */
  windows: number;
  messages: number;
  /** What was done unasked. */
  acts: number;
  /** Answers that were ordered in one of the worlds at least, and words that others did not hear. */
  orders: number;
  whispers: number;
  /** Pairs that came to something that everybody may see. */
  parted: number;
}

export const newTally = (): Tally => ({
  positions: 0,
  steps: 0,
  windows: 0,
  messages: 0,
  parted: 0,
  acts: 0,
  orders: 0,
  whispers: 0,
});

const TRIES = 12;

/** `isSilence`: to say nothing would come to the same. */
interface Said extends Answer {
  readonly isSilence: boolean;
  /** By which orders it would be said, in each world. */
  readonly orders: readonly (DuneOrders | null)[];
}

/** Where the wire tells more than the game does. */
class Leak extends Error {}

export class Pair {
  private readonly worlds: readonly [World, World];
  private readonly viewer: Seat | 'spectator';
  private readonly random: Random;
  private readonly ears: readonly string[];
  private readonly tally: Tally;
  /** Something came out that a viewer may know; who looks on with a delay does not know it yet. */
  private out = false;
  /** What is answered next, where that is not left to chance. */
  private script: Answer[] = [];
  /** The last thing that happened is that something was taken back. */
  private tookBack = false;
  /** The last step was a window. */
  private windowed = false;
  /** Nothing public has come between the worlds yet. */
  together = true;

  private constructor(
    worlds: Pair['worlds'],
    viewer: Pair['viewer'],
    random: Random,
    tally: Tally,
  ) {
    this.worlds = worlds;
    this.viewer = viewer;
    this.random = random;
    this.tally = tally;
    const beside = ['beside', 'stranger'];
    this.ears = typeof viewer === 'number' ? [String(viewer), ...beside] : beside;
  }

  static async of(
    sample: Sample,
    viewer: Seat | 'spectator',
    settings: Partial<NewTable>,
    tally: Tally,
    there: GameState = otherwise(sample, viewer),
  ): Promise<Pair> {
    const { position, random } = sample;
    const one = await World.from(sample, settings);
    const other = await World.from({ ...sample, position: there }, settings);
    const pair = new Pair([one, other], viewer, random, tally);
    // A turn may begin with a deal: then everybody has seen something before anybody is asked.
    const dealt = fate(one.match) !== fate({ state: position });
    const known = one.known(viewer) === other.known(viewer);
    pair.together = pair.compare('at the beginning', dealt && !known);
    if (pair.together) tally.positions += 1;
    return pair;
  }

  /** One answer, or all those of a window, the same in both worlds; false where they part. */
  async step(): Promise<boolean> {
    const [one, other] = this.worlds;
    if (one.match.over) return false;
    const before = this.worlds.map(({ match }) => fate(match));
    this.windowed = windowOf(one.match.pending) !== null;
    const said = this.windowed ? this.saidInWindow() : this.said();
    if (said === null) {
      this.tally.parted += 1;
      return false;
    }
    for (const [i, world] of this.worlds.entries())
      if (this.windowed) await this.throughWindow(world, said, i);
      else for (const one of said) await this.press(world, one, i);
    this.tookBack = false;
    this.tally.steps += 1;
    if (this.windowed) this.tally.windows += 1;
    const came = this.worlds.some(({ match }, i) => fate(match) !== before[i]);
    const known = one.known(this.viewer) === other.known(this.viewer);
    this.out ||= !known && came;
    const all = JSON.stringify(said);
    if (!known && !this.out) throw new Leak(`${this.who} learns by ${all}`);
    return this.compare(`after ${all}`, !known);
  }

  /** These answers, windows and all, in both worlds; false where they part. */
  async lead(answers: readonly Answer[]): Promise<boolean> {
    for (this.script = [...answers]; this.script.length > 0; )
      if (!(await this.step())) return false;
    return true;
  }

  /** What could have been ordered is, in some worlds, and not pressed. */
  private async press(world: World, { seat, choice, orders }: Said, i: number): Promise<void> {
    const who = String(seat);
    const given = orders[i];
    // What was taken back is asked, whatever was ordered.
    const mayOrder = seat !== this.viewer && !this.tookBack;
    const isOrdered =
      given && mayOrder && pickFrom(this.random, [true, false]) && spares(world, who);
    if (!isOrdered) return world.send(who, answer(world, who, world.seq, choice));
    await this.order(world, seat, given);
    await afterPause(world.setting.time, Promise.resolve());
    await this.order(world, seat, NO_ORDERS);
  }

  private async order(world: World, seat: Seat, orders: DuneOrders): Promise<void> {
    const who = String(seat);
    const before = world.ears.get(who)!.heard.length;
    await world.send(who, { do: 'order', key: world.newKey(who), orders: { ...orders } });
    world.spent.set(who, (world.spent.get(who) ?? 0) + 1);
    const [reply] = world.ears.get(who)!.heard.slice(before);
    if (!reply?.includes('"accepted"')) throw new Error(`an order was refused: ${reply}`);
    this.tally.orders += 1;
  }

  private said(): Said[] | null {
    const seat = this.script[0]?.seat ?? pickFrom(this.random, this.worlds[0].match.pending).seat;
    const choice = this.choiceFor(seat);
    if (choice === null) return null;
    const orders = this.worlds.map(({ match }) => ordersIn(match, seat, choice));
    for (const { match } of this.worlds) match.answer(seat, choice);
    return [{ seat, choice, isSilence: false, orders }];
  }

  /** Everybody who is asked, one after the other, with all that they are asked there. */
  private saidInWindow(): Said[] | null {
    const [{ match }] = this.worlds;
    const window = windowOf(match.pending);
    const said: Said[] = [];
    for (const { seat } of match.pending)
      while (match.pending.some((asked) => asked.seat === seat && asked.window === window)) {
        const choice = this.choiceFor(seat);
        if (choice === null) return null;
        const isSilence = this.worlds.every((world) => isFallback(world, seat, choice));
        const orders = this.worlds.map((world) => ordersIn(world.match, seat, choice));
        for (const world of this.worlds) world.match.answer(seat, choice);
        said.push({ seat, choice, isSilence, orders });
      }
    return said;
  }

  /**
   * In each world the others answer in another order and at other moments, or say nothing where that
   * comes to the same, or have ordered it; what the viewer says is said when it is said.
   */
  private async throughWindow(world: World, said: readonly Said[], i: number): Promise<void> {
    const { time } = world.setting;
    const { sealed, settings } = world.kept;
    // Where a move has days the window waits for everybody: the last one is heard, and unnamed.
    const mayBeSilent = settings.clock.kind !== 'days';
    const end = mayBeSilent ? sealed!.closes : time.now() + 1000;
    const seats = [...new Set(said.map(({ seat }) => seat))];
    const others = shuffle(
      this.random,
      seats.filter((seat) => seat !== this.viewer),
    );
    const half = mayBeSilent ? pickFrom(this.random, [0, 1, 2, 3, 4, 5]) : 0;
    const order = [...others.slice(0, half), this.viewer, ...others.slice(half)];
    const ordered: Seat[] = [];
    for (const seat of order) {
      if (seat === this.viewer) await time.pass(end - 500 - time.now());
      else if (seat === order.at(-1) && !mayBeSilent) await time.pass(end - 200 - time.now());
      const own = said.filter((one) => one.seat === seat);
      // Were everybody's orders left, a window that waits for everybody would be followed by the next.
      const mayOrder = mayBeSilent || seat !== order.at(-1);
      const given = own.length === 1 && mayOrder ? own[0]!.orders[i] : null;
      const isOrdered =
        given && seat !== this.viewer && pickFrom(this.random, [true, false, false]);
      if (isOrdered && spares(world, String(seat))) {
        await this.order(world, seat as Seat, given);
        ordered.push(seat as Seat);
        continue;
      }
      if (mayBeSilent && seat !== this.viewer && own.every(({ isSilence }) => isSilence))
        if (pickFrom(this.random, [true, false])) continue;
      for (const { choice } of own)
        await world.send(String(seat), answer(world, String(seat), world.seq, choice));
      await time.pass(pickFrom(this.random, [0, 5, 20]));
    }
    await time.pass(end - time.now());
    for (const seat of ordered) await this.order(world, seat, NO_ORDERS);
  }

  /** One that both worlds allow; null where none is found, for nobody holds the same cards. */
  private choiceFor(seat: Seat): Choice | null {
    const [one, other] = this.worlds.map(
      ({ match }) => match.pending.find((pending) => pending.seat === seat) as Decision,
    );
    if (!other && this.out) return null;
    if (!other) throw new Leak(`${this.who} sees in one world alone that seat ${seat} is asked`);
    const scripted = this.script.findIndex((next) => next.seat === seat);
    if (scripted >= 0) {
      const [{ choice }] = this.script.splice(scripted, 1);
      return against(other, choice) === null ? choice : null;
    }
    return this.choiceIn(one, other);
  }

  private choiceIn(one: Decision, other: Decision): Choice | null {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const choice = randomChoice(one, this.random);
      if (against(other, choice) === null) return choice;
    }
    return null;
  }

  /** The last answer is taken back in both, where its giver may. */
  async undo(): Promise<void> {
    // What was said in a window stands.
    if (this.windowed) return;
    const [one, other] = this.worlds.map(({ match }) => match);
    const seat = seatsOf(one).find((s) => one.canUndo(s) && other.canUndo(s));
    if (seat === undefined) return;
    this.tookBack = true;
    for (const world of this.worlds) {
      world.match.undo(seat);
      const key = world.newKey(String(seat));
      await world.send(String(seat), { do: 'undo', key, seq: world.seq });
    }
    this.compare(`after seat ${seat} took an answer back`, false);
  }

  /** What a curious client might try: nothing of it may succeed, nor be answered differently. */
  async probe(desk: Desk, guesses: readonly Choice[]): Promise<void> {
    const [one] = this.worlds;
    const own = typeof this.viewer === 'number' ? String(this.viewer) : 'beside';
    const mine = one.match.pending.find(({ seat }) => seat === this.viewer) as Decision | undefined;
    const wrong = guesses.filter((guess) => !mine || against(mine, guess) !== null);
    for (const world of this.worlds) {
      const { seq, id } = world;
      const messages: ClientMessage[] = [
        ...wrong.map((choice) => answer(world, own, seq, choice)),
        answer(world, own, seq + 1, wrong[0]),
        ...(seq > 0 ? [answer(world, own, seq - 1, wrong[0])] : []),
        act(world, own, seq, wrong[0]),
        { do: 'reply-undo', key: world.newKey(own), to: 0, agree: true },
        { do: 'ping' },
      ];
      for (const message of messages) await world.send(own, message);
      for (const who of this.ears) {
        for (const path of [`tables/${id}`, `tables/${id}/look`, 'tables', 'me/tables'])
          await world.ask(desk, who, 'GET', path);
        for (const path of [`tables/${id}/notes`, 'watching'])
          await world.ask(desk, who, 'GET', path);
        await world.ask(desk, who, 'GET', `tables/${id}/record`);
        await world.ask(desk, who, 'POST', `tables/${id}/send`, answer(world, who, seq, wrong[0]));
      }
    }
    this.compare('after a probe', false);
  }

  /** Somebody does something unasked, the same in both worlds; false where they part. */
  async act(): Promise<boolean> {
    const [one, other] = this.worlds;
    const seat = pickFrom(this.random, seatsOf(one.match));
    const open = one.match.openTo(seat);
    const alike =
      JSON.stringify(kindsOf(open)) === JSON.stringify(kindsOf(other.match.openTo(seat)));
    // What came out parts the worlds; who looks on from behind has not heard of it yet.
    if (!alike && this.out) return false;
    if (!alike)
      throw new Leak(`${this.who} sees in one world alone what seat ${seat} may do unasked`);
    if (open.length === 0) return true;
    const { kind } = pickFrom(this.random, open);
    const [here, there] = this.worlds.map(({ match }) => decisionOf(match.openTo(seat), kind));
    const choice = this.choiceIn(here, there);
    if (choice === null) return true;
    const before = this.worlds.map(({ match }) => fate(match));
    for (const world of this.worlds) {
      world.match.answer(seat, choice, kind);
      const key = world.newKey(String(seat));
      await world.send(String(seat), { do: 'act', key, seq: world.seq, kind, choice });
      world.spent.set(String(seat), (world.spent.get(String(seat)) ?? 0) + 1);
    }
    this.tally.acts += 1;
    const came = this.worlds.some(({ match }, i) => fate(match) !== before[i]);
    const known = one.known(this.viewer) === other.known(this.viewer);
    this.out ||= !known && came;
    const what = `${kind} ${JSON.stringify(choice)}`;
    if (!known && !this.out) throw new Leak(`${this.who} learns by ${what}`);
    return this.compare(`after ${what}`, !known);
  }

  /** Others whisper, in each world something else and more of it; then somebody says it aloud. */
  async say(): Promise<void> {
    const others = seatsOf(this.worlds[0].match).filter((seat) => seat !== this.viewer);
    for (const [i, world] of this.worlds.entries())
      for (let n = 0; n <= i && others.length > 1; n += 1) {
        const [who, to] = [String(others[0]), others[1]!];
        const text = `what is so in world ${i}`;
        await world.send(who, { do: 'say', key: world.newKey(who), text, to });
        if (!world.ears.get(String(to))!.heard.at(-1)!.includes(text))
          throw new Error('a whisper was not heard');
        this.tally.whispers += 1;
      }
    for (const world of this.worlds)
      await world.send('0', { do: 'say', key: world.newKey('0'), text: 'The spice must flow' });
    this.compare('after a line of chat', false);
  }

  /** Everybody but the viewer writes down what they know: in each world something else. */
  async write(desk: Desk): Promise<void> {
    for (const [n, world] of this.worlds.entries())
      for (const seat of seatsOf(world.match).filter((other) => other !== this.viewer))
        await world.tell(desk, String(seat), 'PUT', `tables/${world.id}/notes`, {
          text: `what seat ${seat} knows of world ${n}`,
        });
    this.compare('after others wrote notes', false);
  }

  /** How many messages were compared in all. */
  end(): void {
    for (const name of this.ears)
      this.tally.messages += this.worlds[0].ears.get(name)!.heard.length;
  }

  /** True while both worlds told the same. */
  private compare(when: string, mayPart: boolean): boolean {
    let same = true;
    for (const name of this.ears) {
      const [one, other] = this.worlds.map(({ ears }) => ears.get(name)!.heard);
      const longer = one.length > other.length ? one : other;
      const at = longer.findIndex((_, i) => one[i] !== other[i]);
      if (at < 0) continue;
      same = false;
      if (!mayPart)
        throw new Leak(`${this.who} (${name}) ${when}, ${differenceAt(at, one, other)}`);
    }
    for (const { setting } of this.worlds)
      if (setting.errors.length > 0) throw new Error(`${when} something failed: ${setting.errors}`);
    if (!same) this.tally.parted += 1;
    return same;
  }

  private get who(): string {
    return typeof this.viewer === 'number' ? `seat ${this.viewer}` : this.viewer;
  }
}

function differenceAt(at: number, one: readonly string[], other: readonly string[]): string {
  const [a, b] = [one[at] ?? 'nothing', other[at] ?? 'nothing'];
  const first = [...a].findIndex((char, i) => char !== b[i]);
  const from = Math.max(0, first - 100);
  return `message ${at}:\n${a.slice(0, 30)}…${a.slice(from, from + 300)}\n…${b.slice(from, from + 300)}`;
}

const NO_ORDERS: DuneOrders = { standing: [], bids: [] };

const ordersIn = ({ pending, game }: World['match'], seat: Seat, choice: Choice) =>
  game.orders
    ? ordersFor(pending.find((decision) => decision.seat === seat) as Decision, choice)
    : null;

const isFallback = ({ match }: World, seat: Seat, choice: Choice): boolean =>
  JSON.stringify(match.decision(seat)!.fallback) === JSON.stringify(choice);

const kindsOf = (open: readonly Decision[]): string[] => open.map(({ kind }) => kind);

const decisionOf = (open: readonly Decision[], kind: string): Decision =>
  open.find((decision) => decision.kind === kind)!;

/** Whether a table still takes an order from this person, and the one that takes it back, in so short a time. */
const spares = ({ spent }: World, who: string): boolean => (spent.get(who) ?? 0) <= 4;

const act = (world: World, who: string, seq: number, choice: Choice) =>
  ({ do: 'act', key: world.newKey(who), seq, kind: 'deal.propose', choice }) as const;

const answer = (world: World, who: string, seq: number, choice: Choice) =>
  ({ do: 'answer', key: world.newKey(who), seq, choice }) as const;

type Fated = { readonly state: { readonly revealed: number; readonly random: unknown } };

/** Changes when something hidden comes out, or chance has spoken. */
const fate = ({ state }: Fated): string => JSON.stringify([state.revealed, state.random]);

const seatsOf = ({ game, options }: World['match']): Seat[] =>
  Array.from({ length: game.seats(options) }, (_, seat) => seat);
