import { type CardId, cardOf, type Effect } from '@landsraad/imperium';
import { boardOf, canAfford, isOpen, passesOf } from './access.ts';
import { fightOf } from './conflict.ts';
import { worthOfAll } from './gains.ts';
import { revealBoxWorth } from './hand.ts';
import { asPair, holdsOfImmortality } from './immortality.ts';
import type { Outlook } from './outlook.ts';
import { deploymentWorth, doubledWorth, type Plan, visitTo } from './plan.ts';

/* Two cards that send an Agent together. */

const has = (card: CardId, verb: Effect['do']): boolean =>
  cardOf(card).agent.some((effect) => effect.do === verb);

/** Two cards, of which one may lie in the Imperium Row (IMM-9.13). */
export interface Pair {
  readonly cards: readonly [CardId, CardId];
  readonly borrowed: boolean;
}

/** Whatever a Graft card could be put together with. */
export function pairsWith({ me, view }: Outlook, card: CardId): readonly Pair[] {
  const others = me.hand.slice();
  others.splice(others.indexOf(card), 1);
  const pair =
    (borrowed: boolean) =>
    (partner: CardId): Pair => ({ cards: [card, partner], borrowed });
  return [
    ...[...new Set(others)].map(pair(false)),
    ...(has(card, 'graft-row') ? [...new Set(view.row)].map(pair(true)) : []),
  ];
}

/** Where a pair can go, and what it is worth there. */
export function pairPlans(outlook: Outlook, { cards, borrowed }: Pair): Plan[] {
  const [card, partner] = cards;
  const paired = asPair(outlook, cards);
  const icons = cards.flatMap((one) => [...cardOf(one).icons, ...grantedTo(paired, one)]);
  const passes = passesOf(outlook);
  const ignoreEnemies = passes.ignoreEnemies || cards.some((one) => has(one, 'infiltrate'));
  const anywhere = cards.some((one) => cardOf(one).sendsAnywhere);
  let boxes = 0;
  for (const one of cards) {
    const source = { type: 'card', card: one } as const;
    boxes += worthOfAll({ outlook: paired, source, fight: fightOf(outlook) }, cardOf(one).agent);
    if (one === card || !borrowed) boxes -= revealBoxWorth(outlook, one);
  }
  const found: Plan[] = [];
  for (const space of boardOf(outlook)) {
    const sent = anywhere || icons.includes(space.icon) || passes.icons.includes(space.icon);
    if (!sent || !isOpen(outlook, space, { ...passes, ignoreEnemies }, anywhere)) continue;
    const visit = visitTo(outlook, space);
    const doubled = Math.max(...cards.map((one) => doubledWorth(outlook, one, space)));
    const worth =
      visit.gained + visit.paid + boxes + doubled + deploymentWorth(outlook, cards, visit);
    const payable = canAfford(outlook.me, visit.cost);
    found.push({ card, ...(borrowed ? {} : { partner }), visit, worth, payable, next: null });
  }
  return found.sort((a, b) => b.worth - a.worth);
}

/** The icons that its Agent box gives a card of the pair. */
function grantedTo(paired: Outlook, card: CardId) {
  const { moreIcons } = cardOf(card);
  if (!moreIcons) return [];
  const { when, icons } = moreIcons;
  if (when.is === 'grafted' || when.is === 'most-deployed')
    return holdsOfImmortality(paired, when, card) ? icons : [];
  return [];
}
