export * from './arena.ts';
export * from './bot.ts';
export { greedy } from './imperium/greedy/index.ts';
export { random } from './random.ts';
export { botNamed, botNames, type Facts } from './registry.ts';
export * from './simulate.ts';
