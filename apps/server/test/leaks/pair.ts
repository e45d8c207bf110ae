import {
  against,
  type Choice,
  type Decision,
  pickFrom,
  type Random,
  randomChoice,
  type Seat,
} from '@landsraad/kernel';
import type { ClientMessage, NewTable } from '@landsraad/protocol';
import type { Desk } from './desk.ts';
import { otherwise, type Sample } from './positions.ts';
import { World } from './world.ts';

/* Two worlds that differ only in what a viewer cannot know, and one public course for both. */

export interface Tally {
  positions: number;
  steps: number;
  messages: number;
  /** Pairs that came to something that everybody may see. */
  parted: number;
}

const TRIES = 12;

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
  ): Promise<Pair> {
    const { position, random } = sample;
    const one = await World.from(sample, settings);
    const other = await World.from({ ...sample, position: otherwise(sample, viewer) }, settings);
    const pair = new Pair([one, other], viewer, random, tally);
    // A turn may begin with a deal: then everybody has seen something before anybody is asked.
    const dealt = fate(one.match) !== fate({ state: position });
    const known = one.known(viewer) === other.known(viewer);
    pair.together = pair.compare('at the beginning', dealt && !known);
    if (pair.together) tally.positions += 1;
    return pair;
  }

  /** One answer, the same in both worlds; false where they part. */
  async step(): Promise<boolean> {
    const [one, other] = this.worlds;
    if (one.match.over) return false;
    const { seat } = pickFrom(this.random, one.match.pending);
    const choice = this.choiceFor(seat);
    if (choice === null) {
      this.tally.parted += 1;
      return false;
    }
    const before = this.worlds.map(({ match }) => fate(match));
    for (const world of this.worlds) {
      world.match.answer(seat, choice);
      await world.send(String(seat), answer(world, world.seq, choice));
    }
    this.tally.steps += 1;
    const came = this.worlds.some(({ match }, i) => fate(match) !== before[i]);
    const known = one.known(this.viewer) === other.known(this.viewer);
    this.out ||= !known && came;
    if (!known && !this.out)
      throw new Leak(`${this.who} learns by ${JSON.stringify(choice)} of seat ${seat}`);
    return this.compare(`after ${JSON.stringify(choice)} of seat ${seat}`, !known);
  }

  /** One that both worlds allow; null where none is found, for nobody holds the same cards. */
  private choiceFor(seat: Seat): Choice | null {
    const [one, other] = this.worlds.map(
      ({ match }) => match.pending.find((pending) => pending.seat === seat) as Decision,
    );
    if (!other && this.out) return null;
    if (!other) throw new Leak(`${this.who} sees in one world alone that seat ${seat} is asked`);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const choice = randomChoice(one, this.random);
      if (against(other, choice) === null) return choice;
    }
    return null;
  }

  /** The last answer is taken back in both, where its giver may. */
  async undo(): Promise<void> {
    const [one, other] = this.worlds.map(({ match }) => match);
    const seat = seatsOf(one).find((s) => one.canUndo(s) && other.canUndo(s));
    if (seat === undefined) return;
    for (const world of this.worlds) {
      world.match.undo(seat);
      await world.send(String(seat), { do: 'undo', key: world.newKey(), seq: world.seq });
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
        ...wrong.map((choice) => answer(world, seq, choice)),
        answer(world, seq + 1, wrong[0]),
        ...(seq > 0 ? [answer(world, seq - 1, wrong[0])] : []),
        { do: 'reply-undo', key: world.newKey(), to: 0, agree: true },
        { do: 'ping' },
      ];
      for (const message of messages) await world.send(own, message);
      for (const who of this.ears) {
        for (const path of [`tables/${id}`, `tables/${id}/look`, 'tables', 'me/tables'])
          await world.ask(desk, who, 'GET', path);
        for (const path of [`tables/${id}/notes`, 'watching'])
          await world.ask(desk, who, 'GET', path);
        await world.ask(desk, who, 'GET', `tables/${id}/record`);
        await world.ask(desk, who, 'POST', `tables/${id}/send`, answer(world, seq, wrong[0]));
      }
    }
    this.compare('after a probe', false);
  }

  async say(): Promise<void> {
    for (const world of this.worlds)
      await world.send('0', { do: 'say', key: world.newKey(), text: 'The spice must flow' });
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

const answer = (world: World, seq: number, choice: Choice) =>
  ({ do: 'answer', key: world.newKey(), seq, choice }) as const;

type Fated = { readonly state: { readonly revealed: number; readonly random: unknown } };

/** Changes when something hidden comes out, or chance has spoken. */
const fate = ({ state }: Fated): string => JSON.stringify([state.revealed, state.random]);

const seatsOf = ({ game, options }: World['match']): Seat[] =>
  Array.from({ length: game.seats(options) }, (_, seat) => seat);
