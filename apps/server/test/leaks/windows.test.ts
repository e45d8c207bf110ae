import { dune, WINDOWS } from '@landsraad/dune';
import {
  type Answer,
  asOf,
  type Decision,
  type GameState,
  Match,
  pickFrom,
  randomChoice,
  type Seat,
  seeded,
  split,
  windowOf,
} from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { newTally, Pair } from './pair.ts';
import type { Sample } from './positions.ts';
import type { Suspect } from './suspects.ts';

/*
 * A window tells nobody who is asked in it, who could do something, or who has answered: for each
 * kind of them two games that differ in what a viewer cannot know, and in who answers when, send the
 * viewer and everybody beside the table the same bytes in the same beats.
 */

/** A window, and the way there. */
interface Found extends Sample {
  /** From the turn's beginning to the window. */
  readonly answers: readonly Answer[];
  readonly asked: readonly Seat[];
}

const KINDS = Object.keys(WINDOWS);
const EACH = 8;
const GAMES = 60;
/** Until version 2 the Emperor's power had a window of its own (RUL-D27). */
const VERSIONS = [dune, asOf(dune, 1)] as unknown as readonly Suspect['game'][];

/** Windows of random games, so many of each kind. */
function windowsFound(): Map<string, Found[]> {
  const found = new Map<string, Found[]>(KINDS.map((kind) => [kind, []]));
  for (let n = 0; n < GAMES && [...found.values()].some(({ length }) => length < EACH); n += 1) {
    const game = VERSIONS[n % 4 === 3 ? 1 : 0]!;
    const random = seeded(`windows ${n}`);
    const options = game.optionSets[n % game.optionSets.length];
    const match = Match.start(game, options, `windows ${n}`);
    while (!match.over) {
      const [{ kind }] = match.pending;
      if (windowOf(match.pending) && found.get(kind)!.length < EACH) {
        const { checkpoint, answers } = match.save();
        found.get(kind)!.push({
          name: `${kind} in game ${n}`,
          game,
          options,
          position: checkpoint.state,
          random: split(random),
          answers: answers.slice(checkpoint.at).map(([seat, choice]) => ({ seat, choice })),
          asked: match.pending.map(({ seat }) => seat),
        });
      }
      const decision = pickFrom(random, match.pending);
      match.answer(decision.seat, randomChoice(decision as Decision, random));
    }
  }
  return found;
}

/**
 * True where the two games could be kept together until the window was over. Where what comes before
 * it shows that they are two, they differ only in who answers when.
 */
async function tellsNothing(found: Found, n: number): Promise<boolean> {
  return (await compares(found, n)) || compares(found, n, found.position);
}

async function compares(
  { answers, asked, ...sample }: Found,
  n: number,
  there?: GameState,
): Promise<boolean> {
  const seats = Array.from({ length: sample.game.seats(sample.options) }, (_, seat) => seat);
  const others = seats.filter((seat) => asked.length > 1 || !asked.includes(seat));
  const viewer = n % 4 === 3 ? 'spectator' : others[n % others.length]!;
  const tally = newTally();
  const pair = await Pair.of(sample, viewer, {}, tally, there);
  if (!pair.together || !(await pair.lead(answers))) return false;
  const before = tally.windows;
  await pair.step();
  return tally.windows > before;
}

describe('a window', () => {
  const found = windowsFound();
  it.each(KINDS)(
    'of the kind %s tells nobody anything',
    async (kind) => {
      let compared = 0;
      for (const [n, sample] of found.get(kind)!.entries())
        if (await tellsNothing(sample, n)) compared += 1;
      expect(compared).toBeGreaterThan(0);
    },
    120_000,
  );
});
