export { imperiumFor } from '#game';
export * from './choices.ts';
export { DIFFICULTIES, type Difficulty, LEVELS } from './content/base/difficulty.ts';
export type * from './content/component.ts';
export {
  FIRST_ARRIVAL,
  MARKER_COLUMNS,
  markersAt,
  RESEARCH,
  type ResearchStep,
  TLEILAXU,
} from './content/immortality/tracks.ts';
export * from './content/index.ts';
export { recalledFrom, SHIPPING, transported } from './content/ix/track.ts';
export * from './content/printed.ts';
export { UNKNOWN } from './content/unknown.ts';
export type * from './effects/condition.ts';
export * from './effects/cost.ts';
export type * from './effects/effect.ts';
export type * from './events.ts';
export type { ImperiumGame, SupposableGame } from './game.ts';
export { isSwordmasterDenied } from './hagal/difficulty.ts';
export { RIVAL_SETS } from './hagal/spending.ts';
export type * from './hagal/state.ts';
export * from './ids.ts';
export type * from './immortality/state.ts';
export { imperium } from './imperium.ts';
export type * from './ix/state.ts';
export * from './options.ts';
export { type PlannedStep, type Preview, previewOf, type Reach, reach } from './preview/preview.ts';
export type * from './refusals.ts';
export { topKnownToOwner } from './rules/cards.ts';
export { type PlaceTaken, placesFor } from './rules/places.ts';
export { besideLeader } from './rules/set-aside.ts';
export { strength } from './rules/units.ts';
export type {
  Imperium,
  Pending,
  Player,
  Source,
  Turn,
} from './state.ts';
export type * from './view.ts';
export * from './wording/index.ts';
