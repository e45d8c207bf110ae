import type { DuneEvent, DuneOption, Phase } from '@landsraad/dune';
import type { OpenDecision, Place, Reason } from '@landsraad/kernel';
import type { Language } from '../../text/text.ts';
import type { Context } from '../playable.ts';

export const phaseName = (phase: Phase, _: Language): string => phase;
export const wordDecision = (decision: OpenDecision, _c: Context, _: Language): string =>
  decision.shape === 'number'
    ? `${decision.kind} (${decision.min} to ${decision.max})`
    : decision.kind;
export const wordOption = (option: DuneOption, _c: Context, _: Language): string => option.id;
export const wordEvent = (event: DuneEvent, _c: Context, _: Language): string => event.type;
export const wordReason = (reason: Reason, _c: Context, _: Language): string => reason.code;
export const wordRanking = (
  ranking: readonly Place[],
  { seatName }: Context,
  _: Language,
): string[] => ranking.map(({ rank, seat }) => `${rank}. ${seatName(seat)}`);
export const wordField = (name: string, _d: OpenDecision, _: Language): string => name;
