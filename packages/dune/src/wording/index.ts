export { learn } from '#languages';
export { wordDecision, wordOption } from './decisions.ts';
export { dialed } from './dial.ts';
export { wordEvent } from './events.ts';
export {
  describeFaction,
  describeLeader,
  describeSpiceCard,
  describeTerritory,
  describeTreachery,
  type Face,
  type PartId,
} from './faces.ts';
export { GLOSSARY } from './glossary.ts';
export { DECISION_KINDS } from './kinds.ts';
export { PHASES } from './phases.ts';
export { printedSector } from './place.ts';
export { wordPlan } from './plans.ts';
export { wordReason } from './reasons.ts';
export { wordRanking } from './results.ts';
export type { Context } from './speaker.ts';
export * from './terms.ts';
export type { FaceLabel, PlanField, Unit } from './wording.ts';
