export * from './arena.ts';
export * from './bot.ts';
export type { DuneCounts, ImperiumCounts } from './counts.ts';
export { greedy as duneGreedy, greedyWith as duneGreedyWith } from './dune/greedy/index.ts';
export { greedy, greedyWith } from './imperium/greedy/index.ts';
export { WEIGHTS, type Weights } from './imperium/greedy/weights.ts';
export { random } from './random.ts';
export { botNamed, botNames, type Facts } from './registry.ts';
export * from './simulate.ts';
