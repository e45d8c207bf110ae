export * from './choices.ts';
export type * from './content/component.ts';
export * from './content/index.ts';
export type * from './events.ts';
export { dune } from './game.ts';
export * from './ids.ts';
export { reach, route } from './map.ts';
export * from './options.ts';
export * from './orders.ts';
export type * from './refusals.ts';
export { battlesAhead } from './rules/battle.ts';
export { stormOrder } from './rules/board.ts';
export { strongholdsHeld } from './rules/mentat.ts';
export {
  goingAlong,
  movable,
  moveDistances,
  moveGoals,
  moveWay,
  rangeOf,
} from './rules/movement.ts';
export { isEnforced, type UnaskedKind } from './rules/offers.ts';
export { lossesFor, mostPossible, opponentOf } from './rules/plan.ts';
export { revivalPrice } from './rules/revival.ts';
export { type MostShipped, type Shipment, shipPrice } from './rules/shipment.ts';
export { WINDOWS } from './rules/windows.ts';
export type * from './state.ts';
export type * from './view.ts';
export { glimpse } from './view.ts';
export * from './wording/index.ts';
