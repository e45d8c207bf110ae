export * from './choices.ts';
export type * from './content/component.ts';
export * from './content/index.ts';
export type * from './effects/condition.ts';
export type * from './effects/cost.ts';
export type * from './effects/effect.ts';
export type * from './events.ts';
export { imperium } from './game.ts';
export { HAGAL_CARDS, type HagalCard, hagalDeck, hagalOf } from './hagal/cards.ts';
export { isSwordmasterDenied, LEVELS, spaceAt } from './hagal/difficulty.ts';
export { DIFFICULTIES, type Difficulty } from './hagal/options.ts';
export { RIVAL_SETS } from './hagal/spending.ts';
export type * from './hagal/state.ts';
export * from './ids.ts';
export * from './options.ts';
export type * from './refusals.ts';
export {
  type Imperium,
  type Pending,
  type Player,
  type Source,
  strength,
  type Turn,
} from './state.ts';
export type * from './view.ts';
export * from './wording/index.ts';
