import { cardOf } from '../../content/index.ts';
import type { InfluenceWith } from '../../effects/effect.ts';
import { ANY_NUMBER } from '../../effects/verbs.ts';
import { RESOURCES, type Resources } from '../../ids.ts';
import type { BaseWording } from '../modules.ts';
import type { Clause, Form } from '../wording.ts';
import { spaceName } from './places.ts';
import { a, amount, list, THE_FACTION, terms } from './terms.ts';

export const effects: BaseWording['effects'] = {
  clauses: {
    gain: (effect) => gain(resourceAmounts(effect)),
    recruit: ({ n, mayDeploy }) => ({
      verb: 'recruit',
      object: amount(n, 'troop'),
      tail: mayDeploy && `, which you may deploy to the Conflict${MAY_DEPLOY[mayDeploy]}`,
    }),
    draw: ({ n }) => ({ verb: 'draw', object: amount(n, 'card') }),
    intrigue: ({ n }) => ({ verb: 'draw', object: amount(n, 'intrigue') }),
    'steal-intrigue': () => ({
      verb: 'steal',
      object: '1 random Intrigue card from each opponent who holds 4 or more',
    }),
    persuasion: ({ n, perCard }) =>
      gain(
        perCard
          ? `${amount(n, 'persuasion')} for each ${terms.factions[perCard]} card you have in play`
          : amount(n, 'persuasion'),
      ),
    swords: ({ n }) => gain(amount(n, 'sword')),
    vp: ({ n }) => gain(amount(n, 'vp')),
    influence: ({ n, with: whom }) => ({
      ...gain(`${amount(n, 'influence')} with ${faction(whom)}`),
      alone: true,
    }),
    'influence-two': () => gain('1 Influence with each of two different Factions'),
    'influence-visited': () => ({
      ...gain('1 Influence with the Faction whose space you sent an Agent to this turn'),
      alone: true,
    }),
    trash: ({ from }) => ({
      verb: 'trash',
      object: from === 'play' ? 'one of your cards in play' : 'a card',
      may: true,
    }),
    'trash-this': () => ({ verb: 'trash', object: 'this card' }),
    discard: ({ n }) => ({ verb: 'discard', object: amount(n, 'card') }),
    'lose-troop': ({ n, from }, { whose }) => ({
      verb: 'lose',
      object: `${amount(n, 'troop')} ${from === 'garrison' ? `from ${whose} garrison` : 'in the Conflict'}`,
    }),
    deploy: ({ upTo }) => ({
      verb: 'deploy',
      object: `${troopsUpTo(upTo)} from your garrison to the Conflict`,
      may: true,
    }),
    'deploy-from-supply': ({ n }) => ({
      verb: 'deploy',
      object: `${amount(n, 'troop')} from your supply to the Conflict`,
    }),
    retreat: ({ upTo }) => ({ verb: 'retreat', object: troopsUpTo(upTo), may: true }),
    harvest: () => ({ verb: 'harvest', object: 'the spice of this space, bonus spice included' }),
    'double-harvest': () => ({
      verb: 'double',
      object: 'the base spice you harvest this turn',
      tail: ', but not the bonus spice',
    }),
    'double-influence': () =>
      gain('2 Influence instead of 1 with the Faction whose space you visit'),
    mentat: (_, { form, reward }) => ({
      verb: 'take',
      object: `the Mentat as an extra Agent for ${reward ? 'the next' : 'this'} round`,
      tail: reward || form === 'infinitive' ? undefined : ', if it is on its space',
    }),
    swordmaster: () => gain('the Swordmaster, your third Agent, for the rest of the game'),
    'council-seat': () => ({
      verb: 'take',
      object: 'a seat on the High Council',
      tail: ', worth 2 Persuasion on each of your Reveal turns from now on',
    }),
    foldspace: () => ({ verb: 'acquire', object: 'a Foldspace card from the Reserve' }),
    control: ({ space }) => ({ verb: 'take', object: `control of ${spaceName(space)}` }),
    signet: (_, { whose }) => ({
      verb: 'use',
      object: `${whose === 'your' ? 'your' : 'its'} Leader’s Signet Ring ability`,
    }),
    acquire: ({ maxCost, to, may }) => ({
      may,
      verb: 'acquire',
      object: `a card that costs ${maxCost} or less`,
      tail: to === 'deck' ? ' and put it on top of your deck' : undefined,
    }),
    discount: ({ card, by }) => ({
      verb: 'pay',
      object: `${by} less Persuasion for each copy of ${cardOf(card).name.en} you acquire this turn`,
    }),
    'acquire-to-deck': () => ({
      verb: 'put',
      object: 'each card you acquire on top of your deck',
      may: true,
    }),
    'take-from-discard': ({ faction: whose }) => ({
      verb: 'take',
      object: `${a(terms.factions[whose])} card from your discard pile into your hand`,
    }),
    'look-at-top': () => ({
      verb: 'look',
      object: 'at the top card of your deck',
      tail: ', then draw it or trash it',
    }),
    reshuffle: () => ({ verb: 'shuffle', object: 'your discard pile into your deck' }),
    voice: () => ({
      verb: 'name',
      object: 'a board space',
      tail: ': until your next turn, opponents cannot send their next Agent there',
    }),
    manipulate: () => ({
      verb: 'remove',
      object: 'a card from the Imperium Row and replace it',
      tail: '; on your Reveal turn this round, you may acquire the removed card for 1 Persuasion less',
    }),
    recall: () => ({ verb: 'recall', object: 'one of your Agents' }),
    'extra-icons': ({ icons }) => ({
      verb: 'add',
      object: `the ${list(
        icons.map((icon) => terms.icons[icon]),
        'and',
      )} icons to the card you play this turn`,
    }),
    'ignore-enemy-agents': () => ({
      verb: 'ignore',
      object: 'enemy Agents that would block yours this turn',
    }),
    'end-turn': () => ({ verb: 'end', object: 'your turn' }),
  },
  influenceWithEach: (n) => gain(`${amount(n, 'influence')} with each Faction`),
  payment: (cost) => ({ verb: 'pay', object: resourceAmounts(cost) }),
  costs: {
    influence: (n) => ({ verb: 'lose', object: `${amount(n, 'influence')} with one Faction` }),
    trash: () => ({ verb: 'trash', object: 'a card' }),
    trashThis: () => ({ verb: 'trash', object: 'this card' }),
    troops: (n) => ({ verb: 'lose', object: `${n} of your troops in the Conflict` }),
    anyTroops: (n) => ({
      verb: 'lose',
      object: `${amount(n, 'troop')} from your garrison or the Conflict`,
    }),
  },
  conjugate,
  allowed: (infinitive, form) => `${form === 'third' ? '' : 'you '}may ${infinitive}`,
  conditions: {
    'fremen-bond': () => 'Fremen Bond',
    'another-in-play': ({ faction: of }) =>
      `if you have another ${terms.factions[of]} card in play`,
    alliance: ({ with: whom }) =>
      whom === 'any'
        ? 'if you hold an Alliance'
        : `if you hold the ${terms.factions[whom]} Alliance`,
    influence: ({ with: whom, atLeast }) =>
      `if you have ${atLeast} or more Influence with ${THE_FACTION[whom]}`,
    'influence-with': ({ factions, atLeast }) =>
      `if you have ${atLeast} or more Influence with ${factions === 4 ? 'all four' : `at least ${factions}`} Factions`,
    'council-seat': () => 'if you have a seat on the High Council',
    swordmaster: () => 'if you have the Swordmaster',
    'mentat-at-home': () => 'if the Mentat is on its space',
    'agent-on-board': () => 'if you have an Agent on the board',
    'enemy-troop-in-conflict': () => 'if an opponent has a troop in the Conflict',
    owns: ({ card, atLeast }) => `if you own ${atLeast} or more copies of ${cardOf(card).name.en}`,
    has: ({ resource, atLeast }) => `if you have ${atLeast} or more ${terms.resources[resource]}`,
    'owns-most': ({ card }) =>
      `if you own more copies of ${cardOf(card).name.en} than each opponent`,
  },
  moments: {
    'turn-start': 'at the very start of your turn',
    'before-agent': 'before you send an Agent',
    'after-win': 'when you win a Conflict',
    'after-loss': 'when you lose three or more troops at the end of a Conflict',
  },
  payTo: (cost, infinitives, apart) =>
    apart
      ? `${cost} ${list(
          infinitives.map((infinitive) => `to ${infinitive}`),
          'and',
        )}`
      : `${cost} to ${list(infinitives, 'and')}`,
  when: (circumstances, then) => `${circumstances.join(', ')}: ${then}`,
  twice: 'twice',
  inAddition: (sentence) => `in addition, ${sentence}`,
  onRevealTurn: 'on your Reveal turn this round',
  choose: (count, options, long) =>
    count === 1
      ? `choose one: ${long ? options.join('; or ') : list(options, 'or')}`
      : `choose ${count === 2 ? 'two' : count}: ${options.join('; ')}`,
  opponents: {
    each: {
      does: (third) => `each opponent ${third}`,
      make: (infinitive) => `make each opponent ${infinitive}`,
    },
    one: {
      does: (third) => `one opponent of your choice ${third}`,
      make: (infinitive) => `make one opponent ${infinitive}`,
    },
  },
};

const MAY_DEPLOY = { always: '', 'on-reveal-turn': ' if this is your Reveal turn' };

const gain = (object: Clause['object']): Clause => ({ verb: 'gain', object });

/** "2 spice and 1 water", or nothing. */
export const resourceList = (resources: Partial<Resources>): string =>
  list(resourceAmounts(resources), 'and');

function resourceAmounts(resources: Partial<Resources>): string[] {
  const named = RESOURCES.filter((resource) => resources[resource]);
  return named.map((resource) => amount(resources[resource]!, resource));
}

function faction(whom: InfluenceWith): string {
  if (whom === 'any') return 'a Faction of your choice';
  if (whom === 'behind') return 'a Faction where an opponent has more than you';
  if (typeof whom === 'string') return THE_FACTION[whom];
  return list(
    whom.map((one) => THE_FACTION[one]),
    'or',
  );
}

function troopsUpTo(n: number): string {
  if (n >= ANY_NUMBER) return 'any number of troops';
  return n === 1 ? '1 troop' : `up to ${amount(n, 'troop')}`;
}

function conjugate(verb: string, form: Form): string {
  if (form !== 'third') return verb;
  return /(s|x|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
