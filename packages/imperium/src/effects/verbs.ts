import type { AgentIcon, CardId, Faction, Resources, SpaceId } from '../ids.ts';
import type { Condition } from './condition.ts';
import type { Cost, Effect, InfluenceWith } from './effect.ts';

/* The words that content is written with. Each reads like the icon or the sentence on the card. */

export const gain = (resources: Partial<Resources>): Effect => ({ do: 'gain', ...resources });
export const recruit = (n: number): Effect => ({ do: 'recruit', n });
/** Recruits that may go straight to the Conflict, on any turn or only on the Reveal turn. */
export const recruitAndMayDeploy = (
  n: number,
  mayDeploy: 'always' | 'on-reveal-turn' = 'always',
): Effect => ({ do: 'recruit', n, mayDeploy });
export const draw = (n: number): Effect => ({ do: 'draw', n });
export const intrigue = (n: number): Effect => ({ do: 'intrigue', n });
export const stealIntrigue: Effect = { do: 'steal-intrigue' };
export const persuasion = (n: number): Effect => ({ do: 'persuasion', n });
export const persuasionPerCard = (n: number, perCard: Faction): Effect => ({
  do: 'persuasion',
  n,
  perCard,
});
export const swords = (n: number): Effect => ({ do: 'swords', n });
export const vp = (n: number): Effect => ({ do: 'vp', n });
export const influence = (n: number, withWhom: InfluenceWith): Effect => ({
  do: 'influence',
  n,
  with: withWhom,
});
/** One Influence with each of two different Factions. */
export const influenceWithTwo: Effect = { do: 'influence-two' };
export const trash: Effect = { do: 'trash' };
export const trashThis: Effect = { do: 'trash-this' };
export const discard = (n: number): Effect => ({ do: 'discard', n });
export const loseTroop = (from: 'garrison' | 'conflict', n = 1): Effect => ({
  do: 'lose-troop',
  n,
  from,
});
export const ANY_NUMBER = 99;
/** Troops from the garrison, beyond the limit of the turn; zero is allowed (IMP-12.10). */
export const deploy = (upTo: number): Effect => ({ do: 'deploy', upTo });
export const deployFromSupply = (n: number): Effect => ({ do: 'deploy-from-supply', n });
export const retreat = (upTo: number): Effect => ({ do: 'retreat', upTo });
export const harvest: Effect = { do: 'harvest' };
export const doubleHarvest: Effect = { do: 'double-harvest' };
export const doubleInfluence: Effect = { do: 'double-influence' };
export const mentat: Effect = { do: 'mentat' };
export const swordmaster: Effect = { do: 'swordmaster' };
export const councilSeat: Effect = { do: 'council-seat' };
export const foldspace: Effect = { do: 'foldspace' };
export const control = (space: SpaceId): Effect => ({ do: 'control', space });
export const signet: Effect = { do: 'signet' };
export const acquire = (maxCost: number, to: 'discard' | 'deck' = 'discard'): Effect => ({
  do: 'acquire',
  maxCost,
  to,
});
export const discount = (card: CardId, by: number): Effect => ({ do: 'discount', card, by });
export const acquireToDeck: Effect = { do: 'acquire-to-deck' };
export const takeFromDiscard = (faction: Faction): Effect => ({ do: 'take-from-discard', faction });
export const lookAtTop: Effect = { do: 'look-at-top' };
export const reshuffle: Effect = { do: 'reshuffle' };
export const voice: Effect = { do: 'voice' };
export const manipulate: Effect = { do: 'manipulate' };
export const recall: Effect = { do: 'recall' };
export const extraIcons = (...icons: AgentIcon[]): Effect => ({ do: 'extra-icons', icons });
export const ignoreEnemyAgents: Effect = { do: 'ignore-enemy-agents' };
export const endTurn: Effect = { do: 'end-turn' };
export const onRevealTurn = (...effects: Effect[]): Effect => ({ do: 'on-reveal-turn', effects });
/** Every opponent, clockwise from the left (AMB-33). */
export const opponents = (effect: Effect): Effect => ({ do: 'opponents', effect });
/** One opponent of choice. */
export const opponent = (effect: Effect): Effect => ({ do: 'opponent', effect });
export const pay = (cost: Cost, ...effects: Effect[]): Effect => ({ do: 'pay', cost, effects });
export const when = (condition: Condition, ...effects: Effect[]): Effect => ({
  do: 'when',
  condition,
  effects,
});
/** Each option is one effect or several that go together. */
export const choose = (...options: (Effect | readonly Effect[])[]): Effect =>
  chooseSome(1, ...options);
export const chooseTwo = (...options: (Effect | readonly Effect[])[]): Effect =>
  chooseSome(2, ...options);

const chooseSome = (count: number, ...options: (Effect | readonly Effect[])[]): Effect => ({
  do: 'choose',
  count,
  options: options.map((option) => ('do' in option ? [option] : option)),
});

export const fremenBond: Condition = { is: 'fremen-bond' };
export const anotherInPlay = (faction: Faction): Condition => ({ is: 'another-in-play', faction });
export const alliance = (withWhom: Faction | 'any'): Condition => ({
  is: 'alliance',
  with: withWhom,
});
export const influenceAtLeast = (atLeast: number, withWhom: Faction): Condition => ({
  is: 'influence',
  with: withWhom,
  atLeast,
});
export const influenceWith = (factions: number, atLeast: number): Condition => ({
  is: 'influence-with',
  factions,
  atLeast,
});
export const hasCouncilSeat: Condition = { is: 'council-seat' };
export const mentatAtHome: Condition = { is: 'mentat-at-home' };
export const agentOnBoard: Condition = { is: 'agent-on-board' };
export const enemyTroopInConflict: Condition = { is: 'enemy-troop-in-conflict' };
export const owns = (card: CardId, atLeast: number): Condition => ({ is: 'owns', card, atLeast });
export const ownsMost = (card: CardId): Condition => ({ is: 'owns-most', card });
