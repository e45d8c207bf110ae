import type { Seat } from '@landsraad/kernel';
import { asNumber, asOneOf, type ReasonArg } from '@landsraad/kernel/wording';
import { AGENT_ICONS, FACTIONS, RESOURCES } from '../ids.ts';

export const asFaction = asOneOf(FACTIONS);
export const asIcon = asOneOf(AGENT_ICONS);
export const asResource = asOneOf(RESOURCES);
export const asSeat = (value: ReasonArg): Seat | null => asNumber(value);
