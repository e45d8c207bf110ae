import type { AgentIcon, SpaceId } from '../ids.ts';
import type { ConditionOf } from './condition.ts';
import type { EffectOf } from './effect.ts';

/* The words that Rise of Ix adds to those of the base game, and their makers. */

declare module './effect.ts' {
  interface Verbs {
    /** Advance the Freighter or recall it. */
    freighter: unknown;
    /** Commission a dreadnought. */
    dreadnought: unknown;
    /** Acquire a tech tile, cheaper by the discount; `solari` may pay for it too. */
    tech: { readonly discount: number; readonly solari?: true };
    /** Troops from the supply become Negotiators. */
    negotiator: { readonly n: number };
    /** An own dreadnought leaves the Conflict. */
    'retreat-dreadnought': unknown;
    /** Units from the garrison, beyond the limit of the turn. */
    'deploy-units': { readonly upTo: number };
    /** Any number of Intrigue cards under their deck, and as many new ones. */
    'exchange-intrigue': unknown;
    /** One Influence with each Faction where an own Agent stands. */
    'influence-present': unknown;
    /** One Influence with a Faction whose track still has a Snooper. */
    'influence-snooped': unknown;
    /** Solari for whoever wins this Conflict alone. */
    'solari-if-won': { readonly n: number };
    'swords-per-dreadnought': { readonly n: number };
    /** For each Faction with so little Influence. */
    'vp-per-faction': { readonly n: number; readonly atMost: number };
  }
  interface TurnVerbs {
    /** For each other revealed card that gives swords this turn. */
    'swords-per-card': { readonly n: number };
    /** Enemy units retreat, one for each troop deployed this turn. */
    ambush: unknown;
    'extra-turn': unknown;
    /** A space costs whoever is sent there with this card so much less spice. */
    cheaper: { readonly space: SpaceId; readonly spice: number };
  }
}

declare module './condition.ts' {
  interface Conditions {
    tech: { readonly atLeast: number };
    'units-deployed': { readonly atLeast: number };
    /** An enemy Agent stood where the Agent of this turn was sent. */
    'enemy-agent-met': unknown;
    /** Own Agents on spaces with one of the icons. */
    'agents-on': { readonly icons: readonly AgentIcon[]; readonly atLeast: number };
    /** So many, and no more, of the four conditions of Grand Conspiracy. */
    conspiracy: { readonly met: 3 | 4 };
    'persuasion-gained': { readonly atLeast: number };
  }
}

declare module './cost.ts' {
  interface Costs {
    /** Cards from the hand. */
    discard: number;
    /** Own units go back from the Conflict to the garrison. */
    retreat: number;
    /** An Intrigue card, under its deck. */
    intrigueToBottom: 1;
    /** Turn the very tile face down for the round. */
    flip: true;
    /** Trash the very tile. */
    trashTile: true;
  }
}

declare module '../ids.ts' {
  interface Units {
    dreadnought: unknown;
  }
}

declare module '../content/component.ts' {
  interface Abilities {
    coordination: unknown;
    'one-step-ahead': unknown;
    intelligence: unknown;
    'smuggling-operation': unknown;
    'heavy-lasgun-cannons': unknown;
    'careful-observation': unknown;
  }
}

export const freighter: EffectOf<'freighter'> = { do: 'freighter' };
export const dreadnought: EffectOf<'dreadnought'> = { do: 'dreadnought' };
export const tech = (discount = 0): EffectOf<'tech'> => ({ do: 'tech', discount });
export const techForSolariToo: EffectOf<'tech'> = { do: 'tech', discount: 0, solari: true };
export const negotiator = (n = 1): EffectOf<'negotiator'> => ({ do: 'negotiator', n });
export const retreatDreadnought: EffectOf<'retreat-dreadnought'> = { do: 'retreat-dreadnought' };
export const deployUnits = (upTo: number): EffectOf<'deploy-units'> => ({
  do: 'deploy-units',
  upTo,
});
export const exchangeIntrigue: EffectOf<'exchange-intrigue'> = { do: 'exchange-intrigue' };
export const influencePresent: EffectOf<'influence-present'> = { do: 'influence-present' };
export const influenceSnooped: EffectOf<'influence-snooped'> = { do: 'influence-snooped' };
export const solariIfWon = (n: number): EffectOf<'solari-if-won'> => ({ do: 'solari-if-won', n });
export const swordsPerDreadnought = (n: number): EffectOf<'swords-per-dreadnought'> => ({
  do: 'swords-per-dreadnought',
  n,
});
export const swordsPerCard = (n: number): EffectOf<'swords-per-card'> => ({
  do: 'swords-per-card',
  n,
});
export const vpPerFaction = (n: number, atMost: number): EffectOf<'vp-per-faction'> => ({
  do: 'vp-per-faction',
  n,
  atMost,
});
export const ambush: EffectOf<'ambush'> = { do: 'ambush' };
export const extraTurn: EffectOf<'extra-turn'> = { do: 'extra-turn' };
export const cheaper = (space: SpaceId, spice: number): EffectOf<'cheaper'> => ({
  do: 'cheaper',
  space,
  spice,
});

export const techAtLeast = (atLeast: number): ConditionOf<'tech'> => ({ is: 'tech', atLeast });
export const unitsDeployed = (atLeast: number): ConditionOf<'units-deployed'> => ({
  is: 'units-deployed',
  atLeast,
});
export const enemyAgentMet: ConditionOf<'enemy-agent-met'> = { is: 'enemy-agent-met' };
export const agentsOn = (atLeast: number, ...icons: AgentIcon[]): ConditionOf<'agents-on'> => ({
  is: 'agents-on',
  icons,
  atLeast,
});
export const conspiracy = (met: 3 | 4): ConditionOf<'conspiracy'> => ({ is: 'conspiracy', met });
export const persuasionGained = (atLeast: number): ConditionOf<'persuasion-gained'> => ({
  is: 'persuasion-gained',
  atLeast,
});
