import type { AgentIcon, CardId, Faction, Resource, Resources, SpaceId } from '../ids.ts';
import type { Condition, ConditionOf } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Effect, EffectOf, Framing, InfluenceWith } from './effect.ts';

/* The words that content is written with. Each reads like the icon or the sentence on the card. */

export const gain = (resources: Partial<Resources>): EffectOf<'gain'> => ({
  do: 'gain',
  ...resources,
});
export const recruit = (n: number): EffectOf<'recruit'> => ({ do: 'recruit', n });
/** Recruits that may go straight to the Conflict, on any turn or only on the Reveal turn. */
export const recruitAndMayDeploy = (
  n: number,
  mayDeploy: 'always' | 'on-reveal-turn' = 'always',
): EffectOf<'recruit'> => ({ do: 'recruit', n, mayDeploy });
export const draw = (n: number): EffectOf<'draw'> => ({ do: 'draw', n });
export const intrigue = (n: number): EffectOf<'intrigue'> => ({ do: 'intrigue', n });
export const stealIntrigue: EffectOf<'steal-intrigue'> = { do: 'steal-intrigue' };
export const persuasion = (n: number): EffectOf<'persuasion'> => ({ do: 'persuasion', n });
export const persuasionPerCard = (n: number, perCard: Faction): EffectOf<'persuasion'> => ({
  do: 'persuasion',
  n,
  perCard,
});
export const swords = (n: number): EffectOf<'swords'> => ({ do: 'swords', n });
export const vp = (n: number): EffectOf<'vp'> => ({ do: 'vp', n });
export const influence = (n: number, withWhom: InfluenceWith): EffectOf<'influence'> => ({
  do: 'influence',
  n,
  with: withWhom,
});
/** One Influence with each of two different Factions. */
export const influenceWithTwo: EffectOf<'influence-two'> = { do: 'influence-two' };
/** One Influence with the Faction that this turn's Agent was sent to. */
export const influenceVisited: EffectOf<'influence-visited'> = { do: 'influence-visited' };
export const trash: EffectOf<'trash'> = { do: 'trash' };
export const trashInPlay: EffectOf<'trash'> = { do: 'trash', from: 'play' };
export const trashThis: EffectOf<'trash-this'> = { do: 'trash-this' };
export const discard = (n: number): EffectOf<'discard'> => ({ do: 'discard', n });
export const loseTroop = (from: 'garrison' | 'conflict', n = 1): EffectOf<'lose-troop'> => ({
  do: 'lose-troop',
  n,
  from,
});
export const ANY_NUMBER = 99;
/** Troops from the garrison, beyond the limit of the turn; zero is allowed (IMP-12.10). */
export const deploy = (upTo: number): EffectOf<'deploy'> => ({ do: 'deploy', upTo });
export const deployFromSupply = (n: number): EffectOf<'deploy-from-supply'> => ({
  do: 'deploy-from-supply',
  n,
});
export const retreat = (upTo: number): EffectOf<'retreat'> => ({ do: 'retreat', upTo });
export const harvest: EffectOf<'harvest'> = { do: 'harvest' };
export const doubleHarvest: EffectOf<'double-harvest'> = { do: 'double-harvest' };
export const doubleInfluence: EffectOf<'double-influence'> = { do: 'double-influence' };
export const mentat: EffectOf<'mentat'> = { do: 'mentat' };
export const swordmaster: EffectOf<'swordmaster'> = { do: 'swordmaster' };
export const councilSeat: EffectOf<'council-seat'> = { do: 'council-seat' };
export const foldspace: EffectOf<'foldspace'> = { do: 'foldspace' };
export const control = (space: SpaceId): EffectOf<'control'> => ({ do: 'control', space });
export const signet: EffectOf<'signet'> = { do: 'signet' };
export const acquire = (
  maxCost: number,
  to: 'discard' | 'deck' = 'discard',
): EffectOf<'acquire'> => ({
  do: 'acquire',
  maxCost,
  to,
});
export const mayAcquire = (maxCost: number): EffectOf<'acquire'> => ({
  do: 'acquire',
  maxCost,
  to: 'discard',
  may: true,
});
export const discount = (card: CardId, by: number): EffectOf<'discount'> => ({
  do: 'discount',
  card,
  by,
});
export const acquireToDeck: EffectOf<'acquire-to-deck'> = { do: 'acquire-to-deck' };
export const takeFromDiscard = (faction: Faction): EffectOf<'take-from-discard'> => ({
  do: 'take-from-discard',
  faction,
});
export const lookAtTop: EffectOf<'look-at-top'> = { do: 'look-at-top' };
export const reshuffle: EffectOf<'reshuffle'> = { do: 'reshuffle' };
export const voice: EffectOf<'voice'> = { do: 'voice' };
export const manipulate: EffectOf<'manipulate'> = { do: 'manipulate' };
export const recall: EffectOf<'recall'> = { do: 'recall' };
export const extraIcons = (...icons: AgentIcon[]): EffectOf<'extra-icons'> => ({
  do: 'extra-icons',
  icons,
});
export const ignoreEnemyAgents: EffectOf<'ignore-enemy-agents'> = { do: 'ignore-enemy-agents' };
export const endTurn: EffectOf<'end-turn'> = { do: 'end-turn' };
export const onRevealTurn = (...effects: Effect[]): EffectOf<'on-reveal-turn'> => ({
  do: 'on-reveal-turn',
  effects,
});

/* What holds others fits the moments that all of them fit, which only the compiler follows. */

/** Every opponent, clockwise from the left (AMB-33). */
export const opponents = <E extends Effect>(effect: E) =>
  ({ do: 'opponents', effect }) as Framing<'opponents', E>;
/** One opponent of choice. */
export const opponent = <E extends Effect>(effect: E) =>
  ({ do: 'opponent', effect }) as Framing<'opponent', E>;
export const pay = <E extends Effect[]>(cost: Cost, ...effects: E) =>
  ({ do: 'pay', cost, effects }) as Framing<'pay', E[number]>;
export const when = <E extends Effect[]>(condition: Condition, ...effects: E) =>
  ({ do: 'when', condition, effects }) as Framing<'when', E[number]>;

type Branch = Effect | readonly Effect[];
type Held<B extends Branch> = B extends readonly (infer E)[] ? E : B;

/** Each option is one effect or several that go together. */
export const choose = <B extends Branch[]>(...options: B) => chooseSome(1, options);
export const chooseTwo = <B extends Branch[]>(...options: B) => chooseSome(2, options);

const chooseSome = <B extends Branch[]>(count: number, options: B) =>
  ({
    do: 'choose',
    count,
    options: options.map((option) => ('do' in option ? [option] : option)),
  }) as Framing<'choose', Held<B[number]>>;

export const fremenBond: ConditionOf<'fremen-bond'> = { is: 'fremen-bond' };
export const anotherInPlay = (faction: Faction): ConditionOf<'another-in-play'> => ({
  is: 'another-in-play',
  faction,
});
export const alliance = (withWhom: Faction | 'any'): ConditionOf<'alliance'> => ({
  is: 'alliance',
  with: withWhom,
});
export const influenceAtLeast = (atLeast: number, withWhom: Faction): ConditionOf<'influence'> => ({
  is: 'influence',
  with: withWhom,
  atLeast,
});
export const influenceWith = (
  factions: number,
  atLeast: number,
): ConditionOf<'influence-with'> => ({
  is: 'influence-with',
  factions,
  atLeast,
});
export const hasCouncilSeat: ConditionOf<'council-seat'> = { is: 'council-seat' };
export const hasSwordmaster: ConditionOf<'swordmaster'> = { is: 'swordmaster' };
export const mentatAtHome: ConditionOf<'mentat-at-home'> = { is: 'mentat-at-home' };
export const agentOnBoard: ConditionOf<'agent-on-board'> = { is: 'agent-on-board' };
export const enemyTroopInConflict: ConditionOf<'enemy-troop-in-conflict'> = {
  is: 'enemy-troop-in-conflict',
};
export const owns = (card: CardId, atLeast: number): ConditionOf<'owns'> => ({
  is: 'owns',
  card,
  atLeast,
});
export const has = (atLeast: number, resource: Resource): ConditionOf<'has'> => ({
  is: 'has',
  resource,
  atLeast,
});
export const ownsMost = (card: CardId): ConditionOf<'owns-most'> => ({ is: 'owns-most', card });
