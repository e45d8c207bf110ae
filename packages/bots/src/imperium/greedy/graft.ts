import { type CardId, cardOf, type Effect } from '@landsraad/imperium';
import { boardOf, canAfford, costOf, isOpen, passesOf } from './access.ts';
import { fightOf } from './conflict.ts';
import { worthOfAll } from './gains.ts';
import { revealBoxWorth } from './hand.ts';
import { asPair, holdsOfImmortality } from './immortality.ts';
import type { Outlook } from './outlook.ts';
import { deploymentWorth, doubledWorth, visitTo } from './plan.ts';

/* Two cards that send an Agent together. */

const has = (card: CardId, verb: Effect['do']): boolean =>
  cardOf(card).agent.some((effect) => effect.do === verb);

/** What the best space is worth for a pair, or for one of the spaces; null where none is open. */
export function pairWorth(
  outlook: Outlook,
  pair: readonly [CardId, CardId],
  borrowed: boolean,
  only?: string,
): number | null {
  const paired = asPair(outlook, pair);
  const [card, partner] = pair;
  const icons = pair.flatMap((one) => [...cardOf(one).icons, ...grantedTo(paired, one)]);
  const passes = passesOf(outlook);
  const ignoreEnemies = passes.ignoreEnemies || pair.some((one) => has(one, 'infiltrate'));
  const anywhere = pair.some((one) => cardOf(one).sendsAnywhere);
  let boxes = -revealBoxWorth(outlook, card);
  if (!borrowed && outlook.me.hand.includes(partner)) boxes -= revealBoxWorth(outlook, partner);
  const fight = fightOf(outlook);
  for (const one of pair)
    boxes += worthOfAll(
      { outlook: paired, source: { type: 'card', card: one }, fight },
      cardOf(one).agent,
    );
  let best: number | null = null;
  for (const space of boardOf(outlook)) {
    if (only !== undefined && space.id !== only) continue;
    const sent = anywhere || icons.includes(space.icon) || passes.icons.includes(space.icon);
    if (!sent || !isOpen(outlook, space, { ...passes, ignoreEnemies }, anywhere)) continue;
    if (!canAfford(outlook.me, costOf(outlook, space))) continue;
    const visit = visitTo(outlook, space);
    const doubled = Math.max(...pair.map((one) => doubledWorth(outlook, one, space)));
    const worth =
      visit.gained + visit.paid + boxes + doubled + deploymentWorth(outlook, pair, visit);
    if (best === null || worth > best) best = worth;
  }
  return best;
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

/** The best pair with a Graft card: with another card of the hand, or for Usurp one of the Row. */
export function graftWorth(outlook: Outlook, card: CardId): number | null {
  const others = outlook.me.hand.slice();
  others.splice(others.indexOf(card), 1);
  const worths = [
    ...[...new Set(others)].map((partner) => pairWorth(outlook, [card, partner], false)),
    ...(has(card, 'graft-row')
      ? [...new Set(outlook.view.row)].map((partner) => pairWorth(outlook, [card, partner], true))
      : []),
  ].filter((worth) => worth !== null);
  return worths.length > 0 ? Math.max(...worths) : null;
}
