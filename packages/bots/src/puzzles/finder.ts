import {
  below,
  type Choice,
  type Decision,
  type Game,
  type GameState,
  Match,
  pickFrom,
  type Random,
  type Seat,
  seeded,
  split,
  type Worlds,
} from '@landsraad/kernel';
import type { Asked, Bot } from '../bot.ts';
import type { Thinking, Way } from '../thinking/search.ts';
import { waysFrom } from '../thinking/search.ts';
import { gapBetween, isSamePath, mean, type Reason, type Telling } from '../thinking/teaching.ts';
import { faultsOf } from './check.ts';
import { provedWays, seemsBest } from './proof.ts';
import { MARGIN, type Puzzle, type PuzzleLine, type PuzzleWay, SAID } from './puzzle.ts';

/* Finds puzzles in games that bots play: the n-th game of a seed has always the same ones. */

export interface PuzzleSource<S extends GameState, O, V, N> {
  readonly game: Game<S, O, V>;
  /** The tables of each set, turn about. */
  readonly sets: Readonly<Record<string, readonly O[]>>;
  /** Who plays the games. */
  readonly players: readonly Bot<V>[];
  /** Who tries to solve them, weakest first. */
  readonly levels: readonly Bot<V>[];
  readonly plan: Thinking<V>;
  readonly telling: Telling<V, N>;
  /** Whether a turn that begins so may be one. */
  suits(decision: Asked, state: S): boolean;
  /** Whom a seat plays and when, as a list of puzzles shows them. */
  moment(state: S, seat: Seat): Pick<PuzzleLine, 'plays' | 'round'>;
  /** A turn is none where another way comes to the same as the best. */
  readonly single?: boolean;
  /** What the model that judges is known by. */
  readonly model: string;
}

/** Of whichever game. */
export type AnyPuzzleSource = PuzzleSource<GameState, unknown, unknown, unknown>;

/** A game's own types fit together; nobody else needs them. */
export const puzzleSource = <S extends GameState, O, V, N>(
  source: PuzzleSource<S, O, V, N>,
): AnyPuzzleSource => source as unknown as AnyPuzzleSource;

export interface Searched {
  readonly set: string;
  readonly seed: string;
  /** Which game. */
  readonly n: number;
  /** Whether one is wanted that is found at a glance. */
  readonly easy: boolean;
}

/** One turn of so many is looked at, and so many puzzles are taken from a game. */
const EVERY = 2;
const MOST = 3;
/** With more to choose from it is no puzzle. */
const WAYS = 80;
/** So many reasons are kept for a way. */
const REASONS = 3;

export function puzzlesIn<S extends GameState, O, V, N>(
  source: PuzzleSource<S, O, V, N>,
  searched: Searched,
): Puzzle[] {
  const { game, players } = source;
  const { set, seed, n } = searched;
  const tables = source.sets[set]!;
  const options = tables[n % tables.length]!;
  const random = seeded(`${seed}/${set}/${n}/puzzles`);
  const state = game.setup(options, seeded(`${seed}/${set}/${n}`));
  state.events = null;
  const bots = Array.from({ length: game.seats(options) }, () => pickFrom(random, players));
  const found: Puzzle[] = [];
  let turn = 0;
  let position = game.clone(state);
  for (let flow = game.next(state); flow && found.length < MOST; flow = game.next(state)) {
    let step = flow.next();
    const asked = step.done || step.value.length !== 1 ? null : step.value[0]!;
    if (asked && source.suits(asked, state) && below(random, EVERY) === 0) {
      const id = `${set}-${seed}-${n}-${turn}`;
      const puzzle = puzzleAt(
        source,
        searched,
        { id, options, position, seat: asked.seat },
        random,
      );
      if (puzzle) found.push(puzzle);
    }
    while (!step.done) {
      const { seat } = step.value[0]!;
      const choice = bots[seat]!.decide(step.value[0]!, () => game.view(state, seat), random);
      step = flow.next({ seat, choice });
    }
    turn++;
    position = game.clone(state);
  }
  return found;
}

interface Place<S, O> {
  readonly id: string;
  readonly options: O;
  readonly position: S;
  readonly seat: Seat;
}

/** The turn as a puzzle, or null where it is none. */
function puzzleAt<S extends GameState, O, V, N>(
  source: PuzzleSource<S, O, V, N>,
  { set, easy }: Searched,
  { id, options, position, seat }: Place<S, O>,
  random: Random,
): Puzzle | null {
  // What the seat cannot know is dealt anew: what is kept tells no more than it sees.
  const sealed = Match.from(source.game, options, position).sealed(seat, random);
  const turn = turnAt(source, { id, options, position: sealed.position, seat }, random);
  if (!turn || turn.ways.length < 3 || turn.ways.length > WAYS) return null;
  const seeming = seemsBest(source.plan, turn.ways, turn.dealer, random);
  return seeming && (easy || !seeming.own) ? puzzleOf(source, { set, easy }, turn, random) : null;
}

/** The puzzle as it is proved now, in the same position; null where it is none any more. */
export function provedAnew<S extends GameState, O, V, N>(
  source: PuzzleSource<S, O, V, N>,
  { id, set, seat, ...kept }: Puzzle,
): Puzzle | null {
  const random = seeded(`${id}/${source.model}`);
  const options = source.game.parseOptions(kept.options);
  const turn = turnAt(source, { id, options, position: kept.position as S, seat }, random);
  return turn && puzzleOf(source, { set, easy: true }, turn, random);
}

interface Turn<S extends GameState, O, V> extends Place<S, O> {
  readonly match: Match<S, O, V>;
  readonly dealer: Worlds<V>;
  readonly ways: readonly Way[];
}

/** All that can be done there, or null where the seat is not asked. */
function turnAt<S extends GameState, O, V, N>(
  { game, plan }: PuzzleSource<S, O, V, N>,
  place: Place<S, O>,
  random: Random,
): Turn<S, O, V> | null {
  const { options, position, seat } = place;
  const match = Match.from(game, options, position);
  const decision = match.pending.find((one) => one.seat === seat);
  const dealer = match.worlds(seat, split(random));
  if (!decision || !dealer) return null;
  const view = match.view(seat);
  const own = plan.glance.decide(decision, () => view, random);
  const ways = waysFrom({ ...plan, ways: WAYS + 1 }, decision, view, own, dealer, random);
  return { ...place, match, dealer, ways };
}

/** Null where no way is proved to be the best, or nothing can be told of it. */
function puzzleOf<S extends GameState, O, V, N>(
  source: PuzzleSource<S, O, V, N>,
  { set, easy }: Pick<Searched, 'set' | 'easy'>,
  { id, options, seat, match, dealer, ways }: Turn<S, O, V>,
  random: Random,
): Puzzle | null {
  const { game, plan } = source;
  const notes = new Map<Way, N[]>(ways.map((way) => [way, []]));
  const proved = provedWays(plan, ways, dealer, random, (way, world) =>
    notes.get(way)!.push(source.telling.note(world, seat)),
  );
  if (!proved || (proved[0]!.own && !easy)) return null;
  if (source.single && gapBetween(proved[0]!, proved[1]!).behind === 0) return null;
  const told = toldWays(source, proved, notes, dealer, random);
  if (!told[0]!.reasons.some(({ worth }) => worth >= SAID)) return null;
  const found = foundBy(source.levels, match, told, random);
  const puzzle: Puzzle = {
    id,
    game: game.id,
    set,
    options,
    seat,
    position: match.save().checkpoint.state,
    ways: told,
    chance: round(mean(proved[0]!.results)),
    rating: ratingOf(found, told),
    found,
    proof: { worlds: proved[0]!.results.length, model: source.model },
  };
  return faultsOf(game, puzzle).length === 0 ? puzzle : null;
}

function toldWays<S extends GameState, O, V, N>(
  { telling }: PuzzleSource<S, O, V, N>,
  [best, ...others]: readonly Way[],
  notes: ReadonlyMap<Way, readonly N[]>,
  dealer: Worlds<V>,
  random: Random,
): PuzzleWay[] {
  const now = telling.note(dealer.deal(random), dealer.seat);
  const reasons = (way: Way, than: Way) =>
    telling.reasons(notes.get(way)!, notes.get(than)!, now).slice(0, REASONS).map(rounded);
  const gaps = others.map((way) => ({ way, ...gapBetween(best!, way) }));
  const next = gaps.find(({ behind }) => behind > 0)!;
  return [
    { path: best!.path, behind: 0, error: 0, reasons: reasons(best!, next.way) },
    ...gaps.map(({ way, behind, error }) => ({
      path: way.path,
      behind: round(behind),
      error: round(error),
      reasons: behind > 0 ? reasons(way, best!) : [],
    })),
  ];
}

/** Which levels do one of the ways that come to the best; who thinks more finds what others thought of. */
function foundBy<S extends GameState, O, V>(
  levels: readonly Bot<V>[],
  match: Match<S, O, V>,
  ways: readonly PuzzleWay[],
  random: Random,
): boolean[] {
  const right = ways.filter(({ behind }) => behind === 0);
  let thought = false;
  return levels.map((bot) => {
    if (thought) return true;
    const done = doneBy(bot, match.fork(), ways, split(random));
    const finds = right.some(({ path }) => isSamePath(path, done));
    thought = finds && bot.searches === true;
    return finds;
  });
}

function doneBy<S extends GameState, O, V>(
  bot: Bot<V>,
  match: Match<S, O, V>,
  ways: readonly PuzzleWay[],
  random: Random,
): Choice[] {
  const done: Choice[] = [];
  while (!ways.some(({ path }) => isSamePath(path, done))) {
    const decision = match.pending[0] as Decision;
    const { seat } = decision;
    const worlds = () => match.worlds(seat, split(random));
    const choice = bot.decide(decision, () => match.view(seat), random, worlds);
    match.answer(seat, choice);
    done.push(choice);
  }
  return done;
}

const EASIEST = 800;
/** So much more for every level that does not find it, */
const MISSED = 200;
/** and up to so much more the nearer the next best is; so far away it is plain to see. */
const CLOSE = 300;
const PLAIN = 0.15;

export function ratingOf(found: readonly boolean[], ways: readonly PuzzleWay[]): number {
  const missed = found.filter((finds) => !finds).length;
  const next = ways.find(({ behind }) => behind > 0)!.behind;
  const close = Math.max(0, 1 - (next - MARGIN) / (PLAIN - MARGIN));
  return Math.round((EASIEST + MISSED * missed + CLOSE * close) / 10) * 10;
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

const rounded = ({ by, worth, ...rest }: Reason): Reason => ({
  ...rest,
  by: round(by),
  worth: round(worth),
});
