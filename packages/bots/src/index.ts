export * from './arena.ts';
export * from './bot.ts';
export type { DuneCounts, ImperiumCounts } from './counts.ts';
export { greedy as duneGreedy, greedyWith as duneGreedyWith } from './dune/greedy/index.ts';
export { greedy, greedyWith } from './imperium/greedy/index.ts';
export { WEIGHTS, type Weights } from './imperium/greedy/weights.ts';
export { climb, type Ladder, type LadderOptions, type Rung } from './ladder.ts';
export {
  BOT_NAMES,
  BOT_WORDS,
  type BotName,
  isBotName,
  LEVEL_NAMES,
  opponentsIn,
  USUAL_OPPONENT,
} from './names.ts';
export { playOn, roundEnds } from './play-on.ts';
export { faultsOf } from './puzzles/check.ts';
export { type AnyPuzzleSource, provedAnew, puzzlesIn } from './puzzles/finder.ts';
export { PUZZLES_IN_FILE, type Puzzle, type PuzzleIndex, SAID } from './puzzles/puzzle.ts';
export { puzzleSources } from './puzzles/sources.ts';
export { random } from './random.ts';
export { type Rating, ratingsOf, type Won } from './ratings.ts';
export { botNamed, botNames } from './registry.ts';
export type { Bought, Facts } from './roster.ts';
export { schools } from './schools.ts';
export * from './simulate.ts';
export { spokenIn } from './speaking.ts';
export type { KeptNet } from './thinking/net.ts';
export { type Pass, type Schooled, type Schooling, schooled } from './thinking/school.ts';
