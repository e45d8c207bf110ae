import {
  type CardId,
  type Effect,
  FACTIONS,
  type IntrigueId,
  type IntrigueMode,
  intrigueOf,
} from '@landsraad/imperium';
import { passesOf } from './access.ts';
import { bestDeployment, fightOf, swordsWorth } from './conflict.ts';
import { costWorth, type Weighing, worthOfAll } from './gains.ts';
import { agentsLeft, type Outlook } from './outlook.ts';
import { plans } from './plan.ts';
import { troopsWorth } from './troops.ts';

/* When an Intrigue card is worth playing: above 0 now, below 0 later or never. */

function weighingOf(outlook: Outlook, intrigue: IntrigueId): Weighing {
  return { outlook, source: { type: 'intrigue', intrigue }, fight: fightOf(outlook) };
}

function netWorth(outlook: Outlook, intrigue: IntrigueId, mode: IntrigueMode): number {
  const weighing = weighingOf(outlook, intrigue);
  const cost = mode.cost ? costWorth(weighing, mode.cost) : 0;
  return worthOfAll(weighing, mode.effects) - cost;
}

const has = (effects: readonly Effect[], verb: Effect['do']): boolean =>
  effects.some((effect) => effect.do === verb);

/** What playing a Plot card now brings over keeping it. */
export function plotWorth(outlook: Outlook, intrigue: IntrigueId, index: number): number {
  const { view, seat, weights, rounds } = outlook;
  const mode = intrigueOf(intrigue).modes[index]!;
  const { effects } = mode;
  const kind = view.turn?.kind ?? 'choosing';
  const net = netWorth(outlook, intrigue, mode);
  if (has(effects, 'on-reveal-turn')) return kind === 'reveal' ? net - weights.plotHold : -1;
  if (has(effects, 'extra-icons') || has(effects, 'ignore-enemy-agents'))
    return openingWorth(outlook, effects) - 2 * weights.plotHold;
  if (has(effects, 'end-turn')) return agentsLeft(view, seat) > 0 ? net - weights.plotHold : -1;
  if (has(effects, 'deploy') || has(effects, 'deploy-from-supply'))
    return kind === 'reveal' ? net - weights.combatHold : -1;
  if (has(effects, 'recruit')) return reinforcements(outlook, mode, net);
  if (has(effects, 'recall'))
    return kind === 'choosing' && agentsLeft(view, seat) === 0 ? net - weights.plotHold : -1;
  if (has(effects, 'influence')) return rounds < 1 ? net : net - 0.6 * weights.vp;
  if (has(effects, 'draw') && kind === 'reveal' && rounds > 0) return net - weights.draw;
  return net - weights.plotHold * Math.min(1, rounds);
}

/** How much better the best Agent turn gets with more icons or without blocked spaces. */
export function openingWorth(outlook: Outlook, effects: readonly Effect[]): number {
  const { me, view, seat } = outlook;
  if (agentsLeft(view, seat) === 0) return 0;
  const now = passesOf(outlook);
  const passes = {
    icons: has(effects, 'extra-icons') ? [...now.icons, ...FACTIONS] : now.icons,
    ignoreEnemies: now.ignoreEnemies || has(effects, 'ignore-enemy-agents'),
  };
  const cards: readonly CardId[] = [...new Set(me.hand)];
  const best = (among: typeof passes) =>
    Math.max(0, plans(outlook, cards, among).find(({ payable }) => payable)?.worth ?? 0);
  return best(passes) - best(now);
}

/** Recruits that may go straight to the Conflict on the Reveal turn. */
function reinforcements(outlook: Outlook, { effects }: IntrigueMode, net: number): number {
  const { view, me, weights } = outlook;
  if (view.turn?.kind !== 'reveal') return -1;
  let worth = net - weights.plotHold;
  for (const effect of effects) {
    if (effect.do !== 'recruit') continue;
    const came = Math.min(effect.n, me.supply);
    worth += bestDeployment(outlook, came, me.garrison + came);
    if (came < effect.n) worth -= troopsWorth(outlook, 1);
  }
  return worth;
}

/** What playing a Combat card now brings over keeping it. */
export function combatWorth(outlook: Outlook, intrigue: IntrigueId, index: number): number {
  const { weights, future } = outlook;
  const mode = intrigueOf(intrigue).modes[index]!;
  const hold = weights.combatHold * future;
  const net = netWorth(outlook, intrigue, mode) - hold;
  if (net > 0 || !has(mode.effects, 'swords')) return net;
  return withTheRest(outlook, mode) - 2 * hold;
}

/** Two cards together may reach a place that neither reaches alone. */
function withTheRest(outlook: Outlook, { cost }: IntrigueMode): number {
  if (cost) return 0;
  let swords = 0;
  for (const card of outlook.me.intrigue)
    for (const mode of intrigueOf(card).modes)
      if (mode.timing === 'combat' && !mode.cost && !mode.condition)
        for (const effect of mode.effects) if (effect.do === 'swords') swords += effect.n;
  return swordsWorth(outlook, swords);
}

/** After a victory, and in the endgame: whatever still brings something. */
export function lateWorth(outlook: Outlook, intrigue: IntrigueId, index: number): number {
  return netWorth(outlook, intrigue, intrigueOf(intrigue).modes[index]!);
}
