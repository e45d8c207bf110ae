import type { Seat } from '@landsraad/kernel';
import {
  AGENT_ICONS,
  type AgentIcon,
  FACTIONS,
  type Faction,
  RESOURCES,
  type Resource,
} from '../ids.ts';

/* The arguments of a reason come from outside the types: each is read, or is not there. */

type Argument = string | number | undefined;

const among =
  <T extends string>(known: readonly T[]) =>
  (value: Argument): T | null =>
    known.find((one) => one === value) ?? null;

export const asFaction: (value: Argument) => Faction | null = among(FACTIONS);
export const asIcon: (value: Argument) => AgentIcon | null = among(AGENT_ICONS);
export const asResource: (value: Argument) => Resource | null = among(RESOURCES);

export const asNumber = (value: Argument): number | null =>
  typeof value === 'number' ? value : null;
export const asSeat = (value: Argument): Seat | null => asNumber(value);
