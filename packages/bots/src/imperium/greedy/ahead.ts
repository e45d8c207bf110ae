import { type CardId, cardOf, type Resources } from '@landsraad/imperium';
import { canAfford } from './access.ts';
import { type Pair, pairPlans, pairsWith } from './graft.ts';
import { agentsLeft, type Outlook, once } from './outlook.ts';
import { type Plan, plans } from './plan.ts';

/* An Agent turn with what the next Agent could do after it. */

/** The plans for now with any of `cards`, best first. */
export const plansAhead = (outlook: Outlook, cards: readonly CardId[]): readonly Plan[] =>
  once(outlook, 'ahead', () => planAhead(outlook, cards), cards.join());

const planAhead = (outlook: Outlook, cards: readonly CardId[]): readonly Plan[] =>
  lookAhead(outlook, plans(outlook, new Set(cards)));

/** The best that a pair can do, or null where it goes nowhere; at one of the spaces, if one is named. */
export function pairAhead(outlook: Outlook, pair: Pair, space?: string): Plan | null {
  const found = pairPlans(outlook, pair);
  const able = space === undefined ? found : found.filter(({ visit }) => visit.space.id === space);
  return lookAhead(outlook, able)[0] ?? null;
}

/** The best pair with a Graft card: with another card of the hand, or for Usurp one of the Row. */
export function graftAhead(outlook: Outlook, card: CardId): Plan | null {
  const found = pairsWith(outlook, card).flatMap((pair) => pairAhead(outlook, pair) ?? []);
  return found.sort((a, b) => b.worth - a.worth)[0] ?? null;
}

function lookAhead(outlook: Outlook, found: readonly Plan[]): readonly Plan[] {
  const { view, seat, weights } = outlook;
  const now = found.filter(({ payable }) => payable);
  if (agentsLeft(view, seat) < 2) return now;
  return now
    .map((plan) => {
      const next = nextPlan(outlook, plan);
      return next ? { ...plan, next, worth: plan.worth + weights.nextAgent * next.worth } : plan;
    })
    .sort((a, b) => b.worth - a.worth);
}

/** Whatever the cards in hand could do, payable now or not, best first. */
const everyPlan = (outlook: Outlook): readonly Plan[] =>
  once(outlook, 'plans', () => {
    const hand = [...new Set(outlook.me.hand)];
    const single = plans(outlook, hand);
    const pairs = hand.filter((card) => cardOf(card).graft);
    if (pairs.length === 0) return single;
    const grafted = pairs.flatMap((card) => pairsWith(outlook, card));
    return [...single, ...grafted.flatMap((pair) => pairPlans(outlook, pair))].sort(
      (a, b) => b.worth - a.worth,
    );
  });

/** The best plan that could follow, if any is worth carrying out. */
function nextPlan(outlook: Outlook, plan: Plan): Plan | null {
  const purse = purseAfter(outlook, plan);
  for (const other of everyPlan(outlook)) {
    if (other.worth <= 0) return null;
    if (other.visit.space === plan.visit.space || !areLeft(outlook, plan, other)) continue;
    if (canAfford(purse, other.visit.cost)) return other;
  }
  return null;
}

/** Whether the cards of a plan are still in hand after those of another. */
function areLeft({ me, view, seat }: Outlook, plan: Plan, other: Plan): boolean {
  const sent = view.turn?.seat === seat ? view.turn.sending?.cards : undefined;
  const left = me.hand.slice();
  for (const card of cardsOf(plan)) if (!sent?.includes(card)) take(left, card);
  return cardsOf(other).every((card) => take(left, card));
}

function take(cards: CardId[], card: CardId): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

const cardsOf = ({ card, partner }: Plan): readonly CardId[] =>
  partner === undefined ? [card] : [card, partner];

/** Resources in hand once a plan is carried out. */
function purseAfter({ me, view }: Outlook, { visit: { space, cost } }: Plan): Resources {
  const purse = { solari: me.solari, spice: me.spice, water: me.water };
  add(purse, cost, -1);
  for (const effect of space.effects) if (effect.do === 'gain') add(purse, effect, 1);
  if (space.maker !== null) purse.spice += space.maker + (view.bonusSpice[space.id] ?? 0);
  if (space.exchange.length > 0) purse.solari += space.exchange[0]!.solari;
  return purse;
}

function add(
  purse: Resources,
  { solari = 0, spice = 0, water = 0 }: Partial<Resources>,
  times: 1 | -1,
): void {
  purse.solari += times * solari;
  purse.spice += times * spice;
  purse.water += times * water;
}
