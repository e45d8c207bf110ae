import { DEFAULT_OPTIONS, imperium } from '@landsraad/imperium';
import {
  type Decision,
  Match,
  pickFrom,
  type Random,
  randomChoice,
  seeded,
  split,
  type Viewer,
} from '@landsraad/kernel';

/* Positions of played games, and the same positions with what a viewer cannot know dealt anew. */

export type State = ReturnType<typeof imperium.setup>;
export type Options = ReturnType<typeof imperium.parseOptions>;

export interface Sample {
  readonly name: string;
  readonly options: Options;
  /** A turn is about to begin. */
  readonly position: State;
  readonly random: Random;
}

/** So many turns of a game, spread over its whole length; the first is its very beginning. */
export function samplesOf(game: number, count: number): Sample[] {
  const seed = `leaks ${game}`;
  const random = seeded(`${seed} answers`);
  const options = optionsOf(game);
  const turns: State[] = [];
  const match = Match.start(imperium, options, seed);
  while (!match.over) {
    const { checkpoint } = match.save();
    if (checkpoint.at === match.position) turns.push(checkpoint.state);
    const decision = pickFrom(random, match.pending);
    match.answer(decision.seat, randomChoice(decision as Decision, random));
  }
  const step = Math.max(1, turns.length / count);
  return Array.from({ length: Math.min(count, turns.length) }, (_, i) => ({
    name: `game ${game}, turn ${Math.floor(i * step)}`,
    options,
    position: turns[Math.floor(i * step)],
    random: split(random),
  }));
}

/** The switches of the game, each in turn, for three and for four. */
function optionsOf(game: number): Options {
  const sets = [DEFAULT_OPTIONS, ...imperium.optionSets];
  const set = sets[Math.floor(game / 2) % sets.length];
  return imperium.parseOptions({ ...set, players: 3 + (game % 2), confirmEverything: true });
}

/** As it might be just as well, for all that this viewer knows. */
export function otherwise({ position, random }: Sample, viewer: Viewer): State {
  const other = imperium.clone(position);
  if (typeof viewer === 'number') imperium.imagine(other, viewer, random);
  // Who looks on knows no hand at all: what one seat knows, another does not.
  else for (const seat of [0, 1]) imperium.imagine(other, seat, random);
  other.random = split(random);
  return other;
}
