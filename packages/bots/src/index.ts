export * from './arena.ts';
export * from './bot.ts';
export { greedy, greedyWith } from './imperium/greedy/index.ts';
export { WEIGHTS, type Weights } from './imperium/greedy/weights.ts';
export { random } from './random.ts';
export { botNamed, botNames, type Facts } from './registry.ts';
export * from './simulate.ts';
