import {
  type Effect,
  FACTIONS,
  type Faction,
  type InfluenceWith,
  topOf,
  trackOf,
} from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { Outlook } from './outlook.ts';
import { worthOfResources } from './resources.ts';

/** What the step up to `to` is worth on a track: the thresholds, and the way to them. */
function stepWorth(outlook: Outlook, faction: Faction, to: number): number {
  const { weights, future } = outlook;
  const track = trackOf(faction);
  if (to > topOf(track)) return 0;
  if (to < track.vpAt) return weights.influenceFirst * future;
  if (to === track.vpAt) return weights.vp;
  const alliance = allianceWorth(outlook, faction, to);
  if (to < track.bonusAt) return weights.influenceThird * future * Math.min(1, alliance.hope);
  const bonus = to === track.bonusAt ? bonusWorth(outlook, track.steps[to]!.bonus) : 0;
  return alliance.now + bonus + weights.influenceAbove * future * alliance.hope;
}

/** What the Alliance brings at a level, and how likely the way beyond leads to it. */
function allianceWorth(outlook: Outlook, faction: Faction, to: number) {
  const { view, weights, seat } = outlook;
  const holder = view.alliances[faction];
  const rivals = view.players.reduce(
    (high, { influence }, other) => (other === seat ? high : Math.max(high, influence[faction])),
    0,
  );
  if (holder === seat) return { now: 0, hope: rivals >= to - 2 ? 1.5 : 0.2 };
  if (holder === null)
    return { now: to >= trackOf(faction).bonusAt ? weights.vp : 0, hope: rivals >= to ? 0.7 : 1 };
  const level = view.players[holder]!.influence[faction];
  if (to > level) return { now: weights.vp * (1 + weights.denial), hope: 1 };
  const gap = level + 1 - to;
  return { now: 0, hope: level < topOf(trackOf(faction)) ? 1 / (1 + gap) : 0 };
}

/** The tracks give only plain gains (IMP-5.7). */
function bonusWorth(outlook: Outlook, bonus: readonly Effect[]): number {
  const { weights, future } = outlook;
  let worth = 0;
  for (const effect of bonus) {
    if (effect.do === 'gain') worth += worthOfResources(outlook, effect);
    else if (effect.do === 'recruit') worth += effect.n * weights.troop * future;
    else if (effect.do === 'intrigue') worth += effect.n * weights.intrigue * future;
  }
  return worth;
}

/** What so many steps with a Faction are worth now. */
export function gainWorth(outlook: Outlook, faction: Faction, n: number): number {
  const level = outlook.me.influence[faction];
  let worth = 0;
  for (let step = 1; step <= n; step++) worth += stepWorth(outlook, faction, level + step);
  return worth;
}

/** What one step down costs, as a positive number. */
export function lossWorth(outlook: Outlook, faction: Faction): number {
  const { view, weights, seat, me } = outlook;
  const level = me.influence[faction];
  const track = trackOf(faction);
  if (level === track.vpAt) return weights.vp;
  if (view.alliances[faction] === seat) {
    const tied = view.players.some(
      ({ influence }, other) => other !== seat && influence[faction] === level,
    );
    if (tied || level === track.bonusAt) return weights.vp * (1 + weights.denial);
  }
  return stepWorth(outlook, faction, level);
}

function candidates(outlook: Outlook, whom: InfluenceWith): readonly Faction[] {
  if (whom === 'any') return FACTIONS;
  if (whom !== 'behind') return typeof whom === 'string' ? [whom] : whom;
  const { me, others } = outlook;
  return FACTIONS.filter((faction) =>
    others.some(({ influence }) => influence[faction] > me.influence[faction]),
  );
}

export function bestGain(outlook: Outlook, whom: InfluenceWith, n: number): number {
  return Math.max(0, ...candidates(outlook, whom).map((f) => gainWorth(outlook, f, n)));
}

export function bestTwoGains(outlook: Outlook): number {
  const [first = 0, second = 0] = FACTIONS.map((f) => gainWorth(outlook, f, 1)).sort(
    (a, b) => b - a,
  );
  return first + second;
}

export function leastLoss(outlook: Outlook): number {
  const { influence } = outlook.me;
  const able = FACTIONS.filter((faction) => influence[faction] > 0);
  return Math.min(...able.map((faction) => lossWorth(outlook, faction)));
}

/** How dangerous a player is: its points, then its steps on the tracks. */
export function standing(outlook: Outlook, seat: Seat): number {
  const { vp, influence } = outlook.view.players[seat]!;
  return vp + FACTIONS.reduce((sum, faction) => sum + influence[faction], 0) / 10;
}
