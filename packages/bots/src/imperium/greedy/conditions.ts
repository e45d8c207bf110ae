import {
  type CardId,
  type Condition,
  type ConditionOf,
  type Conditions,
  cardOf,
  FACTIONS,
  type Faction,
} from '@landsraad/imperium';
import { holdsOfImmortality } from './immortality.ts';
import { holdsOfIx } from './ix.ts';
import { isSolo, type Outlook, ownedCards } from './outlook.ts';

const ofFaction = (cards: readonly CardId[], faction: Faction): number =>
  cards.reduce((n, card) => n + (cardOf(card).factions.includes(faction) ? 1 : 0), 0);

/** Cards of a Faction in play besides `source`, which may itself be there. */
export function othersInPlay(outlook: Outlook, faction: Faction, source: CardId | null): number {
  const { inPlay } = outlook.me;
  const itself =
    source !== null && inPlay.includes(source) && cardOf(source).factions.includes(faction);
  return ofFaction(inPlay, faction) - (itself ? 1 : 0);
}

/** Whether a condition holds now for the seat, as far as its view tells. */
export function holds(outlook: Outlook, condition: Condition, source: CardId | null): boolean {
  const { view, seat, me, others } = outlook;
  switch (condition.is) {
    case 'fremen-bond':
      return othersInPlay(outlook, 'fremen', source) > 0;
    case 'another-in-play':
      return othersInPlay(outlook, condition.faction, source) > 0;
    case 'alliance':
      return condition.with === 'any'
        ? FACTIONS.some((faction) => view.alliances[faction] === seat)
        : view.alliances[condition.with] === seat;
    case 'influence':
      return me.influence[condition.with] >= condition.atLeast;
    case 'influence-with':
      return (
        FACTIONS.filter((faction) => me.influence[faction] >= condition.atLeast).length >=
        condition.factions
      );
    case 'council-seat':
      return me.council;
    case 'swordmaster':
      return me.swordmaster;
    case 'mentat-at-home':
      return view.mentat === 'home';
    case 'agent-on-board':
      return view.agents.some((agent) => agent.seat === seat);
    case 'enemy-troop-in-conflict':
      return others.some(({ conflict }) => conflict > 0);
    case 'owns':
      return owned(outlook, condition.card) >= condition.atLeast;
    case 'owns-most': // what the others own is not followed, but every Rival counts as owning two
      return owned(outlook, condition.card) >= (isSolo(outlook) ? 3 : 2); // HAG-6.39
    case 'has':
      return me[condition.resource] >= condition.atLeast;
    case 'tech':
    case 'units-deployed':
    case 'enemy-agent-met':
    case 'agents-on':
    case 'conspiracy':
    case 'persuasion-gained':
      return holdsOfIx(outlook, condition);
    default:
      return holdsOfImmortality(outlook, condition, source);
  }
}

const owned = (outlook: Outlook, card: CardId): number =>
  ownedCards(outlook).filter((own) => own === card).length;

/** On the Reveal turn the rest of the hand comes into play as well. */
export function willHold(outlook: Outlook, condition: Condition, source: CardId): boolean {
  if (holds(outlook, condition, source)) return true;
  const faction =
    condition.is === 'fremen-bond'
      ? 'fremen'
      : condition.is === 'another-in-play'
        ? condition.faction
        : null;
  if (!faction) return false;
  const { hand, inPlay } = outlook.me;
  const itself = hand.includes(source) && cardOf(source).factions.includes(faction) ? 1 : 0;
  return ofFaction(hand, faction) + ofFaction(inPlay, faction) - itself > 0;
}

/** How likely a condition will hold when a card of the deck comes up. */
export const likelihood = (outlook: Outlook, condition: Condition): number =>
  (LIKELIHOOD[condition.is] as (condition: Condition, outlook: Outlook) => number)(
    condition,
    outlook,
  );

const even = () => 0.5;

const LIKELIHOOD: {
  readonly [C in keyof Conditions]: (condition: ConditionOf<C>, outlook: Outlook) => number;
} = {
  'fremen-bond': (_, outlook) => inOneHand(outlook, 'fremen'),
  'another-in-play': ({ faction }, outlook) => inOneHand(outlook, faction),
  alliance: (condition, outlook) => (holds(outlook, condition, null) ? 0.9 : 0.15),
  influence: (condition, outlook) => (holds(outlook, condition, null) ? 1 : 0.4),
  'council-seat': (_, { me }) => (me.council ? 1 : 0.5),
  swordmaster: (_, { me }) => (me.swordmaster ? 1 : 0.5),
  'influence-with': even,
  'mentat-at-home': even,
  'agent-on-board': even,
  'enemy-troop-in-conflict': even,
  owns: even,
  'owns-most': even,
  tech: (condition, outlook) => (holds(outlook, condition, null) ? 1 : 0.3),
  'units-deployed': () => 0.25,
  'enemy-agent-met': even,
  'agents-on': ({ atLeast }) => (atLeast > 1 ? 0.6 : 0.4),
  has: () => 0.3,
  conspiracy: () => 0.15,
  'persuasion-gained': even,
  markers: (condition, outlook) => (holds(outlook, condition, null) ? 1 : 0.4 / condition.atLeast),
  grafted: even,
  'grafted-with': () => 0.3,
  'spice-gained': () => 0.4,
  'most-deployed': () => 0.3,
  'faction-visited': () => 0.4,
  'combat-card-played': even,
};

/** The chance that another card of the Faction is among the few cards of a round. */
function inOneHand(outlook: Outlook, faction: Faction): number {
  const cards = ownedCards(outlook);
  const share = ofFaction(cards, faction) / Math.max(5, cards.length);
  return 1 - (1 - share) ** 4;
}
