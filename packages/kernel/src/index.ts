export * from './decision.ts';
export * from './event.ts';
export * from './flow.ts';
export * from './game.ts';
export { keyedSeed } from './keyed.ts';
export * from './match.ts';
export type * from './orders.ts';
export * from './owed.ts';
export * from './piles.ts';
export * from './playout.ts';
export * from './problem.ts';
export * from './random.ts';
export { type MatchRecord, SAVE_FORMAT, type Saved } from './save.ts';
export type { OpenTurn, Sealed, Seen } from './sealed.ts';
export * from './seat.ts';
export {
  type Awaited,
  carryOut,
  isUnasked,
  openTo,
  type Unasked,
  type UnaskedAnswer,
} from './unasked.ts';
export * from './versions.ts';
export { type World, type Worlds, worldsIn, worldsOf } from './worlds.ts';
