import type { Faction } from '../ids.ts';
import type { ConditionOf } from './condition.ts';
import type { EffectOf } from './effect.ts';

/* The words that Immortality adds to those of the base game, and their makers. */

declare module './effect.ts' {
  interface Verbs {
    /** One step on the research track; with the second genetic marker a card instead. */
    research: unknown;
    /** Steps on the Tleilaxu track. */
    tleilaxu: { readonly n: number };
    /** Troops from the supply go to the Axolotl tanks. */
    specimen: { readonly n: number };
    /** Acquire a Tleilaxu card for its specimens, if one likes. */
    'acquire-tleilaxu': unknown;
    /** A card of the Tleilaxu Row leaves the game, and the next takes its place. */
    'remove-tleilaxu': { readonly side: 'left' | 'right' };
    /** Keep one of the top two Intrigue cards. */
    'keep-intrigue': unknown;
  }
  interface TurnVerbs {
    /** Enemy Agents do not block the Agent of this turn. */
    infiltrate: unknown;
    /** Deploy as though the Agent had gone to a Combat space. */
    'combat-icon': unknown;
    /** The Agent box of the card that this one is grafted to. */
    'copy-partner': unknown;
    /** At the start of this round's Reveal turn the other grafted card comes back to the hand. */
    'return-partner': unknown;
    /** This card goes from play to the hand. */
    'return-this': unknown;
    /** The Agent of this turn comes back, if one likes. */
    'recall-sent': unknown;
    /** Trash one of the two grafted cards. */
    'trash-grafted': unknown;
    /** For each Agent icon of the other grafted card. */
    'solari-per-icon': { readonly n: number };
    /** A card of the Imperium Row may be its partner, and is trashed at the end of the turn. */
    'graft-row': unknown;
    /** Acquire a card of so much Persuasion for nothing; with the second marker it goes to the hand. */
    'acquire-bred': { readonly maxCost: number };
  }
}

declare module './condition.ts' {
  interface Conditions {
    /** Genetic markers that the research token has reached. */
    markers: { readonly atLeast: number };
    grafted: unknown;
    /** With a card of one of these Factions. */
    'grafted-with': { readonly factions: readonly Faction[] };
    'spice-gained': unknown;
    /** More own troops in the Conflict than each opponent has. */
    'most-deployed': unknown;
    /** The Agent of this turn went to a space of a Faction. */
    'faction-visited': unknown;
    /** An opponent has played a Combat card in this Conflict. */
    'combat-card-played': unknown;
  }
}

declare module './cost.ts' {
  interface Costs {
    /** Own specimens go back to the supply. */
    specimens: number;
    /** Trash the other grafted card. */
    trashPartner: true;
    /** Trash an Intrigue card of the hand. */
    trashIntrigue: 1;
    /** Own troops go back from the Conflict to the garrison. */
    retreatTroops: number;
  }
}

export const research: EffectOf<'research'> = { do: 'research' };
export const tleilaxu = (n = 1): EffectOf<'tleilaxu'> => ({ do: 'tleilaxu', n });
export const specimen = (n = 1): EffectOf<'specimen'> => ({ do: 'specimen', n });
export const acquireTleilaxu: EffectOf<'acquire-tleilaxu'> = { do: 'acquire-tleilaxu' };
export const removeTleilaxu = (side: 'left' | 'right'): EffectOf<'remove-tleilaxu'> => ({
  do: 'remove-tleilaxu',
  side,
});
export const keepIntrigue: EffectOf<'keep-intrigue'> = { do: 'keep-intrigue' };
export const infiltrate: EffectOf<'infiltrate'> = { do: 'infiltrate' };
export const combatIcon: EffectOf<'combat-icon'> = { do: 'combat-icon' };
export const copyPartner: EffectOf<'copy-partner'> = { do: 'copy-partner' };
export const returnPartner: EffectOf<'return-partner'> = { do: 'return-partner' };
export const returnThis: EffectOf<'return-this'> = { do: 'return-this' };
export const recallSent: EffectOf<'recall-sent'> = { do: 'recall-sent' };
export const trashGrafted: EffectOf<'trash-grafted'> = { do: 'trash-grafted' };
export const solariPerIcon = (n: number): EffectOf<'solari-per-icon'> => ({
  do: 'solari-per-icon',
  n,
});
export const graftRow: EffectOf<'graft-row'> = { do: 'graft-row' };
export const acquireBred = (maxCost: number): EffectOf<'acquire-bred'> => ({
  do: 'acquire-bred',
  maxCost,
});

export const markers = (atLeast: 1 | 2): ConditionOf<'markers'> => ({ is: 'markers', atLeast });
export const grafted: ConditionOf<'grafted'> = { is: 'grafted' };
export const graftedWith = (...factions: Faction[]): ConditionOf<'grafted-with'> => ({
  is: 'grafted-with',
  factions,
});
export const spiceGained: ConditionOf<'spice-gained'> = { is: 'spice-gained' };
export const mostDeployed: ConditionOf<'most-deployed'> = { is: 'most-deployed' };
export const factionVisited: ConditionOf<'faction-visited'> = { is: 'faction-visited' };
export const combatCardPlayed: ConditionOf<'combat-card-played'> = { is: 'combat-card-played' };
