import {
  type Decision,
  type GameState,
  Match,
  pickFrom,
  type Random,
  randomChoice,
  seeded,
  split,
  type Viewer,
} from '@landsraad/kernel';
import type { Suspect } from './suspects.ts';

/* Positions of played games, and the same positions with what a viewer cannot know dealt anew. */

export interface Sample {
  readonly name: string;
  readonly game: Suspect['game'];
  readonly options: unknown;
  /** A turn is about to begin. */
  readonly position: GameState;
  readonly random: Random;
}

/** So many turns of a game, spread over its whole length; the first is its very beginning. */
export function samplesOf({ game, optionsOf }: Suspect, n: number, count: number): Sample[] {
  const seed = `leaks ${n}`;
  const random = seeded(`${seed} answers`);
  const options = optionsOf(n);
  const turns: GameState[] = [];
  const match = Match.start(game, options, seed);
  while (!match.over) {
    const { checkpoint } = match.save();
    if (checkpoint.at === match.position) turns.push(checkpoint.state);
    const decision = pickFrom(random, match.pending);
    match.answer(decision.seat, randomChoice(decision as Decision, random));
  }
  const step = Math.max(1, turns.length / count);
  return Array.from({ length: Math.min(count, turns.length) }, (_, i) => ({
    name: `game ${n} of ${game.id}, turn ${Math.floor(i * step)}`,
    game,
    options,
    position: turns[Math.floor(i * step)],
    random: split(random),
  }));
}

/** As it might be just as well, for all that this viewer knows. */
export function otherwise({ game, position, random }: Sample, viewer: Viewer): GameState {
  const other = game.clone(position);
  if (typeof viewer === 'number') game.imagine(other, viewer, random);
  // Who looks on knows no hand at all: what one seat knows, another does not.
  else for (const seat of [0, 1]) game.imagine(other, seat, random);
  other.random = split(random);
  return other;
}
