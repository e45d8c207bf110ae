import {
  type Answer,
  type Ask,
  against,
  type Choice,
  carryOut,
  type Decision,
  type Game,
  type GameState,
  keptChoice,
  type MatchRecord,
  openTo,
  type Place,
  type Random,
  Refusal,
  type Seat,
  seeded,
  type UnaskedAnswer,
  worldsIn,
} from '@landsraad/kernel';
import type { Bot } from './bot.ts';
import { boughtIn, factsOf } from './registry.ts';
import type { Facts } from './roster.ts';
import { spokenIn } from './speaking.ts';

/** Who sits where, and what is played. */
export interface Lineup<S extends GameState, O, V> {
  readonly game: Game<S, O, V>;
  readonly options: O;
  /** One bot for each seat. */
  readonly bots: readonly Bot<V>[];
  /** A game that is not over after so many decisions is stuck. */
  readonly limit?: number;
  /** Pieces lost or doubled after a turn are a fault; looking for them takes longer. */
  readonly check?: boolean;
}

interface Played {
  readonly seed: string;
  /** The bots' names, by seat. */
  readonly bots: readonly string[];
  readonly decisions: number;
}

export interface Finished extends Played, Facts {
  readonly finished: true;
  readonly ranking: readonly Place[];
  /** What each seat bought. */
  readonly bought: readonly (readonly string[])[];
}

/** A game that went wrong, with the record that `Match.replay` plays up to the fault. */
export interface Failed extends Played {
  readonly finished: false;
  readonly why: string;
  readonly cause: unknown;
  readonly record: MatchRecord<never>;
}

export type Outcome = Finished | Failed;

const LIMIT = 20_000;

/** Plays one game to its end, or to its fault: the run of many goes on. */
export function playGame<S extends GameState, O, V>(
  lineup: Lineup<S, O, V>,
  seed: string,
): Outcome {
  const { game, bots } = lineup;
  const answers: Answer[] = [];
  const played = () => ({
    seed,
    bots: bots.map(({ name }) => name),
    decisions: answers.length,
  });
  try {
    const state = run(lineup, seed, answers);
    const ranking = game.result(state)!;
    const bought = boughtIn(game, bots.length, answers);
    return { ...played(), finished: true, ranking, bought, ...factsOf(game, state) };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    const record = recordOf(lineup, seed, answers);
    return { ...played(), finished: false, why, cause, record };
  }
}

/** Drives the game's flows as a playout does, but every answer is checked and kept. */
function run<S extends GameState, O, V>(
  lineup: Lineup<S, O, V>,
  seed: string,
  answers: Answer[],
): S {
  const { game, options, bots, limit = LIMIT, check = false } = lineup;
  const state = game.setup(options, seeded(seed));
  state.events = null;
  const own = bots.map((_, seat) => seeded(`${seed}/bot/${seat}`));
  const look = game.glimpse ?? game.view;
  // Worlds need the turn's beginning: it is kept only where somebody may ask for them.
  const searched = bots.some(({ searches }) => searches);
  const keep = () => (searched ? game.clone(state) : null);
  let turns = 0;
  let beginning = keep();
  for (let flow = game.next(state); flow; flow = game.next(state)) {
    if (++turns > limit) throw new Error(`stuck: not over after ${limit} turns`);
    const { length: begun } = answers;
    for (let step = flow.next(); !step.done; ) {
      if (answers.length >= limit) throw new Error(`stuck: not over after ${limit} decisions`);
      const said = unaskedNow(lineup, state, step.value, own);
      if (said) {
        answers.push(said);
        carryOut(game, state, step.value, said);
        continue;
      }
      const decision = step.value[0]!;
      const { seat } = decision;
      const bot = bots[seat]!;
      const worlds = () => {
        if (!beginning) return null;
        const turn = { position: beginning, answers: answers.slice(begun) };
        return worldsIn(game, turn, seat, seeded(`${seed}/worlds/${answers.length}/${seat}`));
      };
      const choice = bot.decide(decision, () => look(state, seat), own[seat]!, worlds);
      checkAnswer(decision, choice, bot.name);
      const answer = { seat, choice: keptChoice(choice) };
      answers.push(answer);
      step = flow.next(answer);
    }
    if (check) checkPosition(game, state);
    beginning = keep();
  }
  return state;
}

/** What is done before the question is answered: an offer is answered, or made. */
function unaskedNow<S extends GameState, O, V>(
  { game, bots }: Lineup<S, O, V>,
  state: S,
  asked: Ask,
  own: readonly Random[],
): UnaskedAnswer | null {
  const { unasked } = game;
  if (!unasked) return null;
  const openAs = (seat: Seat, kind: string) =>
    openTo(game, state, asked, seat).find((decision) => decision.kind === kind);
  const view = (seat: Seat) => (game.glimpse ?? game.view)(state, seat);
  for (const { seat, kind } of unasked.awaited(state)) {
    const decision = openAs(seat, kind);
    if (!decision) continue;
    const bot = bots[seat]!;
    const choice = bot.decide(decision, () => view(seat), own[seat]!);
    checkAnswer(decision, choice, bot.name);
    return { seat, choice: keptChoice(choice), unasked: kind };
  }
  const said = spokenIn(
    {
      speakers: unasked.speakers(state, asked),
      waiting: asked.map(({ seat, kind, hidden }) => ({ seat, kind: hidden ? null : kind })),
      view,
      whyNot: (seat, choice, kind) => against(openAs(seat, kind)!, choice),
    },
    (seat) => bots[seat]!,
  );
  return said && { seat: said.seat, choice: keptChoice(said.choice), unasked: said.kind };
}

function checkPosition<S extends GameState, O, V>(game: Game<S, O, V>, state: S): void {
  const faults = game.faults(state);
  if (faults.length > 0) throw new Error(`the position is not sound: ${faults.join('; ')}`);
}

function checkAnswer(decision: Decision, choice: Choice, bot: string): void {
  const why = against(decision, choice);
  if (!why) return;
  const { seat, kind } = decision;
  const { message } = new Refusal(why);
  throw new Error(
    `${bot} in seat ${seat} answered ${kind} with ${JSON.stringify(choice)}: ${message}`,
  );
}

function recordOf<S extends GameState, O, V>(
  { game, options }: Lineup<S, O, V>,
  seed: string,
  answers: readonly Answer[],
): MatchRecord<never> {
  return {
    format: 'landsraad-match',
    version: 1,
    game: game.id,
    gameVersion: game.version,
    options,
    seed,
    answers: answers.map(({ seat, choice, unasked }) =>
      unasked === undefined ? [seat, choice] : [seat, choice, unasked],
    ),
  };
}

/** Bots for every seat: a shorter list goes around again; `shift` moves everybody along. */
export function seated<V>(bots: readonly Bot<V>[], seats: number, shift = 0): Bot<V>[] {
  return Array.from({ length: seats }, (_, seat: Seat) => {
    const place = (seat + shift) % seats;
    return bots[place % bots.length]!;
  });
}
