import { type CardId, cardOf, conflictOf, type Effect, intrigueOf } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { willHold } from './conditions.ts';
import { type Fight, worthOfAll } from './gains.ts';
import { ixOf, shipStrength } from './ix.ts';
import { agentsLeft, isRival, type Outlook, once } from './outlook.ts';
import { type Opponent, rivalInConflict } from './rivals.ts';
import { keptTroop, troopsWorth } from './troops.ts';

/* How the Conflict of this round may end, and what troops and swords change about it. */

function opponents(outlook: Outlook): Opponent[] {
  return once(outlook, 'opponents', () => {
    const { view, seat } = outlook;
    const found: Opponent[] = [];
    for (let other = 0; other < view.players.length; other++)
      if (other !== seat)
        found.push(
          isRival(outlook, other) ? rivalInConflict(outlook, other) : opponentOf(outlook, other),
        );
    return found.filter(({ mean }) => mean > 0);
  });
}

function opponentOf(outlook: Outlook, seat: Seat): Opponent {
  const { view, weights } = outlook;
  const { conflict, swords, garrison, handSize, revealed, intrigueCount } = view.players[seat]!;
  const ships = view.ix?.seats[seat]?.dreadnoughts ?? { garrison: 0, conflict: 0 };
  const fighting = conflict + ships.conflict > 0;
  const agents = view.phase === 'turns' ? agentsLeft(view, seat) : 0;
  const joining = Math.min(garrison + agents, agents * weights.troopsPerAgent);
  if (!fighting && joining === 0) return { mean: 0, spread: 0 };
  const hidden = revealed || view.phase !== 'turns' ? 0 : Math.max(0, handSize - agents);
  const likely = fighting ? 1 : Math.min(1, joining / 2);
  const more = hidden * weights.swordsPerCard + intrigueCount * weights.swordsPerIntrigue;
  return {
    mean:
      2 * (conflict + joining) +
      3 * (ships.conflict + Math.min(ships.garrison, agents) / 2) +
      (fighting ? swords : 0) +
      likely * more,
    spread:
      0.15 +
      weights.spread * (0.6 * agents + 0.25 * Math.sqrt(hidden) + 0.5 * Math.sqrt(intrigueCount)),
  };
}

/** What each place is worth: first, second, third, and nothing. */
function places(outlook: Outlook): readonly number[] {
  return once(outlook, 'places', () => {
    const { view, weights } = outlook;
    if (!view.conflict) return [0, 0, 0];
    const conflict = view.conflict;
    const weighing = { outlook, source: { type: 'conflict', conflict } as const, fight: null };
    const rewards = conflictOf(conflict).rewards;
    const [first, second, third] = rewards.map((reward) => worthOfAll(weighing, reward));
    const denied = points(rewards[0]) * weights.vp * weights.denial;
    return [first! + denied, second!, view.players.length >= 4 ? third! : 0];
  });
}

const points = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + (effect.do === 'vp' ? effect.n : 0), 0);

/** What the rewards are worth on average with a final strength; the opponents are taken one by one. */
function rewardWorth(outlook: Outlook, strength: number): number {
  if (strength <= 0) return 0;
  let [none, one, two] = [1, 0, 0]; // the chance that so many opponents end above
  for (const { mean, spread } of opponents(outlook)) {
    const above = 1 / (1 + Math.exp((1.7 * (strength - mean - 0.3)) / spread));
    two = two * (1 - above) + one * above;
    one = one * (1 - above) + none * above;
    none *= 1 - above;
  }
  const [first, second, third] = places(outlook);
  return none * first! + one * second! + two * third!;
}

/** What being in the Conflict with so many troops is worth, with the swords that go along. */
function standingWorth(
  outlook: Outlook,
  troops: number,
  swords: number,
  ships = ixOf(outlook).dreadnoughts.conflict,
): number {
  if (troops <= 0 && ships <= 0) return 0;
  const strength = 2 * troops + shipStrength(outlook) * ships + swords;
  return once(outlook, 'strength', () => rewardWorth(outlook, strength), strength);
}

/** Swords on the seat's side by the end: those set, those in hand, those of Combat cards. */
function ownSwords(outlook: Outlook): number {
  return once(outlook, 'swords', () => {
    const { me, view } = outlook;
    let swords = me.swords;
    if (view.phase !== 'turns') return swords;
    if (!me.revealed) for (const card of me.hand) swords += swordsOf(outlook, card);
    for (const card of me.intrigue) swords += 0.5 * combatSwords(outlook, card);
    return swords;
  });
}

/** Swords of a card's Reveal box with the rest of the hand beside it. */
export const swordsOf = (outlook: Outlook, card: CardId): number =>
  swordsIn(outlook, card, cardOf(card).reveal);

function swordsIn(outlook: Outlook, card: CardId, effects: readonly Effect[]): number {
  let swords = 0;
  for (const effect of effects)
    if (effect.do === 'swords') swords += effect.n;
    else if (effect.do === 'when' && willHold(outlook, effect.condition, card))
      swords += swordsIn(outlook, card, effect.effects);
  return swords;
}

function combatSwords({ me }: Outlook, card: string): number {
  let swords = 0;
  for (const { timing, cost, condition, effects } of intrigueOf(card).modes) {
    if (timing !== 'combat' || condition || (cost?.spice ?? 0) > me.spice) continue;
    for (const effect of effects) if (effect.do === 'swords') swords = Math.max(swords, effect.n);
  }
  return swords;
}

/** What `n` troops leaving the garrison would have been worth there. */
function leavingWorth(outlook: Outlook, n: number, garrison: number): number {
  let worth = 0;
  for (let i = 0; i < n; i++) worth += keptTroop(outlook, garrison - i);
  return worth;
}

/** The worth of having deployed `n` of so many troops now, with those that may follow later. */
function deployedWorth(outlook: Outlook, n: number, garrison: number): number {
  const { view, seat, me, weights } = outlook;
  const swords = ownSwords(outlook);
  const ships = ixOf(outlook).dreadnoughts.conflict;
  const net = (k: number) =>
    standingWorth(outlook, me.conflict + k, swords, ships) - leavingWorth(outlook, k, garrison);
  const now = net(n);
  const agents = view.phase === 'turns' ? agentsLeft(view, seat) : 0;
  let best = now;
  for (let later = 1; later <= Math.min(2 * agents, garrison - n); later++)
    best = Math.max(best, net(n + later));
  return now + weights.deployLater * (best - now);
}

/** What deploying `n` troops of the garrison now brings. */
export function deployWorth(outlook: Outlook, n: number, garrison = outlook.me.garrison): number {
  return deployedWorth(outlook, n, garrison) - deployedWorth(outlook, 0, garrison);
}

/** What the best deployment of up to so many troops brings; to send none brings 0. */
export function bestDeployment(
  outlook: Outlook,
  max: number,
  garrison = outlook.me.garrison,
): number {
  const none = deployedWorth(outlook, 0, garrison);
  let best = 0;
  for (let n = 1; n <= Math.min(max, garrison); n++)
    best = Math.max(best, deployedWorth(outlook, n, garrison) - none);
  return best;
}

/** What taking `n` troops back from the Conflict brings. */
export function retreatWorth(outlook: Outlook, n: number): number {
  return troopsInConflictWorth(outlook, -n) + troopsWorth(outlook, n);
}

function bestRetreat(outlook: Outlook, max: number): number {
  let best = 0;
  for (let n = 1; n <= Math.min(max, outlook.me.conflict); n++)
    best = Math.max(best, retreatWorth(outlook, n));
  return best;
}

/** What so many swords more (or, negative, less) change. */
export function swordsWorth(outlook: Outlook, n: number): number {
  const { conflict } = outlook.me;
  const swords = ownSwords(outlook);
  return standingWorth(outlook, conflict, swords + n) - standingWorth(outlook, conflict, swords);
}

/** What troops more or less in the Conflict change, wherever they come from. */
export function troopsInConflictWorth(outlook: Outlook, n: number): number {
  const { conflict } = outlook.me;
  const swords = ownSwords(outlook);
  return standingWorth(outlook, conflict + n, swords) - standingWorth(outlook, conflict, swords);
}

/** What sending `n` dreadnoughts to the Conflict brings: they come back, so only the place counts. */
export function launchWorth(outlook: Outlook, n: number): number {
  const { conflict } = outlook.me;
  const ships = ixOf(outlook).dreadnoughts.conflict;
  const swords = ownSwords(outlook);
  return (
    standingWorth(outlook, conflict, swords, ships + n) -
    standingWorth(outlook, conflict, swords, ships) +
    0.01 * n
  );
}

/** What the best launch of up to so many brings, less than nothing where a lower place is worth more. */
export function bestLaunch(outlook: Outlook, max: number): number {
  const able = Math.min(max, ixOf(outlook).dreadnoughts.garrison);
  return Math.max(...Array.from({ length: able }, (_, n) => launchWorth(outlook, n + 1)));
}

export const fightOf = (outlook: Outlook): Fight => once(outlook, 'fight', () => fightIn(outlook));

function fightIn(outlook: Outlook): Fight {
  return {
    swords: (n) => swordsWorth(outlook, n),
    deploy: (upTo) => bestDeployment(outlook, upTo),
    deployFromSupply: (n) => troopsInConflictWorth(outlook, Math.min(n, outlook.me.supply)),
    retreat: (upTo) => bestRetreat(outlook, upTo),
    loseTroops: (n) => troopsInConflictWorth(outlook, -Math.min(n, outlook.me.conflict)),
  };
}
