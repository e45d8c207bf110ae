import { opened } from '../../src/decision.ts';
import { answerOf } from '../../src/flow.ts';
import { Match } from '../../src/match.ts';
import { randomChoice } from '../../src/playout.ts';
import { Refusal } from '../../src/problem.ts';
import { copyRandom, pickFrom, type Random, split } from '../../src/random.ts';
import type { Seat } from '../../src/seat.ts';
import { isUnasked } from '../../src/unasked.ts';
import type { World } from '../../src/worlds.ts';
import {
  type AnyMatch,
  atSomePositions,
  messageOf,
  must,
  mustBeSame,
  openIn,
  type Trial,
} from './trial.ts';

/** What is handed to whoever thinks for a seat is the same, however the hidden things lie. */
export function sealsOffSecrets(trial: Trial): void {
  atSomePositions(trial, (match, random) => {
    for (const { seat } of match.pending) {
      const other = otherwise(match, seat, random);
      if (!other) continue;
      const chance = split(random);
      const mine = JSON.stringify(match.sealed(seat, copyRandom(chance)));
      const theirs = JSON.stringify(other.sealed(seat, chance));
      mustBeSame(theirs, mine, `what seat ${seat} is told of a match that looks the same`);
    }
  });
}

/** A match that looks the same to the seat, with other hidden things, another chance to come and other secret answers. */
function otherwise(match: AnyMatch, seat: Seat, random: Random): AnyMatch | null {
  const { game } = match;
  const saved = match.save();
  const { at } = saved.checkpoint;
  const state = game.clone(saved.checkpoint.state);
  game.imagine(state, seat, split(random));
  state.random = split(random);
  const answers = saved.answers.slice(0, at);
  const other: AnyMatch = Match.load(game, { ...saved, answers, checkpoint: { at, state } });
  for (const [by, choice, unasked] of saved.answers.slice(at)) {
    const open = openIn(other).find(
      ({ decision, unasked: kind }) => decision.seat === by && kind === unasked,
    );
    if (!open) return null;
    const answer = answerOf(by, choice, unasked);
    const hidden = isUnasked(answer) ? game.unasked!.isSecret(answer) : open.decision.hidden;
    const said = by !== seat && hidden ? randomChoice(open.decision, random) : choice;
    if (!tried(other, by, said, unasked)) return null;
  }
  return seenIn(other, seat) === seenIn(match, seat) ? other : null;
}

function tried(match: AnyMatch, ...answer: Parameters<AnyMatch['answer']>): boolean {
  try {
    match.answer(...answer);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

const seenIn = (match: AnyMatch, seat: Seat): string =>
  JSON.stringify([match.view(seat), match.decision(seat)]);

/** Worlds agree with what their seat sees, come the same from the same chance, and play to the end. */
export function dealsWorlds(trial: Trial): void {
  atSomePositions(trial, (match, random) => {
    if (match.over) return;
    const before = JSON.stringify([match.save(), match.state]);
    const { seat } = pickFrom(random, match.pending);
    const worlds = match.worlds(seat, split(random));
    if (!worlds) return;
    const chance = split(random);
    const world = worlds.deal(copyRandom(chance));
    mustAgree(world, match, seat);
    const again = textOf(worlds.deal(copyRandom(chance)));
    mustBeSame(again, textOf(world), 'a world from the same chance');
    const dealt = textOf(world);
    const fork = world.fork();
    playToTheEnd(fork, copyRandom(chance), trial);
    mustBeSame(textOf(world), dealt, 'a world whose fork was played on');
    playToTheEnd(world, chance, trial);
    mustBeSame(textOf(fork), textOf(world), 'a fork that was played the same way');
    mustBeSame(JSON.stringify([match.save(), match.state]), before, 'the match itself');
  });
}

function mustAgree(world: World, match: AnyMatch, seat: Seat): void {
  const view = JSON.stringify(world.view(seat));
  mustBeSame(view, JSON.stringify(match.view(seat)), 'the view in a world');
  const owed = world.pending.find((pending) => pending.seat === seat);
  must(owed !== undefined, `in its world seat ${seat} is not asked`);
  const asked = JSON.stringify(match.decision(seat));
  mustBeSame(JSON.stringify(opened(owed)), asked, 'the question in a world');
  const faults = match.game.faults(world.state as never);
  must(faults.length === 0, `a world is not sound: ${faults.join('; ')}`);
}

function playToTheEnd(world: World, random: Random, { game, limit }: Trial): void {
  try {
    for (let n = 0; !world.over; n++) {
      must(n < limit, `not over after ${limit} decisions`);
      const decision = pickFrom(random, world.pending);
      world.answer(decision.seat, randomChoice(decision, random));
    }
  } catch (cause) {
    throw new Error(`a world cannot be played on: ${messageOf(cause)}`, { cause });
  }
  must(world.result !== null, 'a world is over without a result');
  const faults = game.faults(world.state as never);
  must(faults.length === 0, `a world ends unsound: ${faults.join('; ')}`);
}

const textOf = ({ state, pending, result, round }: World): string =>
  JSON.stringify({ state, asked: pending.map(({ seat, kind }) => [seat, kind]), result, round });
