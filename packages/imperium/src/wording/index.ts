export { learn } from '#languages';
export { wordDecision, wordOption } from './decisions.ts';
export { wordEffectLines, wordEffects } from './effects.ts';
export { wordEvent } from './events.ts';
export {
  describeCard,
  describeConflict,
  describeHagal,
  describeIntrigue,
  describeLeader,
  describeSpace,
  describeTile,
  describeTrack,
  type Face,
  type PartId,
} from './faces.ts';
export { GLOSSARY, type ImperiumTerm, spaceTerms } from './glossary.ts';
export { wordReason } from './reasons.ts';
export { wordRanking } from './results.ts';
export {
  describeDifficulty,
  rivalInSentence,
  rivalName,
  rivalShortName,
  skippedReason,
} from './rivals.ts';
export { type Context, nameOfSource } from './speaker.ts';
export * from './terms.ts';
export type { FaceLabel, Unit, Zone } from './wording.ts';
