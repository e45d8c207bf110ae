import type { DecisionKind } from '@landsraad/dune';
import type { OpenDecision } from '@landsraad/kernel';
import { optionsOf } from '../../play/choices.ts';
import { OTHERS } from '../../play/orders.ts';
import type { Topic } from '../playable.ts';

/** Everybody who could hold such a card is asked, dozens of times a turn; a person need not be. */
export const TOPICS: readonly Topic[] = [
  {
    id: 'karama',
    word: { en: 'karama', fr: 'karama' },
    name: { en: 'to stop an advantage or save spice with Karama', fr: 'user d’un Karama' },
    order: 'able',
  },
  {
    id: 'anytime',
    word: { en: 'anytime', fr: 'moment' },
    name: { en: 'to play a card of any time', fr: 'jouer une carte de tout moment' },
    order: 'able',
  },
  {
    id: 'storm',
    word: { en: 'storm', fr: 'tempête' },
    name: { en: 'Weather Control and Family Atomics', fr: 'les cartes de tempête' },
    order: 'able',
  },
  {
    id: 'hajr',
    word: { en: 'hajr', fr: 'hajr' },
    name: { en: 'to move again with Hajr', fr: 'se déplacer avec Hajr' },
    order: 'able',
  },
  {
    id: 'bids',
    word: { en: 'bids', fr: 'mises' },
    name: { en: 'to bid for a card', fr: 'miser sur une carte' },
    order: 'able',
  },
  {
    id: 'traitors',
    word: { en: 'traitors', fr: 'traîtres' },
    name: {
      en: 'whether to call a traitor; else it is called',
      fr: 'déclarer une trahison, déclarée sinon',
    },
    order: 'able',
  },
  {
    id: 'pledges',
    word: { en: 'pledges', fr: 'aides' },
    name: { en: 'to pay for an ally', fr: 'payer pour un allié' },
    order: 'able',
  },
  {
    id: 'deals',
    word: { en: 'deals', fr: 'accords' },
    name: { en: 'to offer a deal', fr: 'proposer un accord' },
    order: 'never',
  },
  {
    id: 'gifts',
    word: { en: 'gifts', fr: 'dons' },
    name: { en: 'to give spice to an ally (Emperor)', fr: 'donner de l’épice (Empereur)' },
    order: 'never',
  },
  {
    id: 'charity',
    word: { en: 'charity', fr: 'aumône' },
    name: {
      en: 'whether to claim charity; else it is claimed',
      fr: 'demander l’Aumône, prise sinon',
    },
    order: 'never',
  },
  {
    id: 'harvest',
    word: { en: 'harvest', fr: 'récolte' },
    name: {
      en: 'where to collect spice; else it is collected everywhere',
      fr: 'récolter l’épice, récoltée partout sinon',
    },
    order: 'never',
  },
];

const OF_KIND: Readonly<Partial<Record<DecisionKind, string>>> = {
  'karama.stop': 'karama',
  'karama.bid': 'karama',
  'karama.rate': 'karama',
  'karama.guild': 'karama',
  'karama.worm': 'karama',
  'karama.emperor': 'karama',
  'karama.plan': 'karama',
  'weather.control': 'storm',
  'family.atomics': 'storm',
  hajr: 'hajr',
  bid: 'bids',
  'traitor.call': 'traitors',
  'ally.pledge': 'pledges',
  'ally.ship.pay': 'pledges',
  'deal.offer': 'deals',
  'charity.claim': 'charity',
  collect: 'harvest',
};

/** What is not listed is always asked where there is something to choose. */
export function topicOf(decision: OpenDecision): string {
  if (decision.kind === 'anytime')
    return optionsOf(decision).some(({ id }) => id !== 'pass' && id !== 'gift')
      ? 'anytime'
      : 'gifts';
  return OF_KIND[decision.kind as DecisionKind] ?? OTHERS;
}
