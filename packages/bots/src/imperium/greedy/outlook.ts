import {
  type AbilityId,
  type CardId,
  type Effect,
  type ImperiumView,
  isLeader,
  leaderOf,
  type PlayerView,
} from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { Weights } from './weights.ts';

/** A seat's view with what follows from it; worked out anew for every decision. */
export interface Outlook {
  readonly view: ImperiumView;
  readonly weights: Weights;
  readonly seat: Seat;
  readonly me: PlayerView;
  /** The Leader's abilities; none before the Leaders are taken. */
  readonly ability: AbilityId | null;
  readonly ring: readonly Effect[];
  readonly others: readonly PlayerView[];
  /** How many rounds may still come after this one. */
  readonly rounds: number;
  /** From 0 to 1: how much of what is kept beyond this round will count. */
  readonly future: number;
  /** What was worked out already for this decision. */
  readonly memo: Map<string, unknown>;
}

/** What nobody can use any more still breaks ties. */
const LEFTOVER = 0.04;

export function outlookOf(view: ImperiumView, seat: Seat, weights: Weights): Outlook {
  const rounds = roundsToCome(view, weights);
  const me = view.players[seat]!;
  const leader = isLeader(me.leader) ? leaderOf(me.leader) : null;
  return {
    view,
    weights,
    seat,
    me,
    ability: leader?.ability.id ?? null,
    ring: leader?.signet.effects ?? [],
    others: view.players.filter((_, other) => other !== seat),
    rounds,
    future: 1 - (1 - LEFTOVER) * Math.exp(-weights.horizon * rounds),
    memo: new Map(),
  };
}

function roundsToCome(view: ImperiumView, { pace }: Weights): number {
  if (view.phase === 'endgame' || view.phase === 'over') return 0;
  const leading = Math.max(...view.players.map(({ vp }) => vp));
  const missing = view.options.pointsToWin - leading;
  if (missing <= 0) return 0;
  return Math.min(view.conflictDeckSize, Math.max(0, (missing - 0.5) / pace));
}

/** Works something out once for a decision; `key` tells several of a kind apart. */
export function once<T>({ memo }: Outlook, what: string, work: () => T, key?: string | number): T {
  if (key === undefined) return remembered(memo, what, work);
  let several = memo.get(what) as Map<string | number, unknown> | undefined;
  if (!several) {
    several = new Map();
    memo.set(what, several);
  }
  return remembered(several, key, work);
}

function remembered<K, T>(memo: Map<K, unknown>, key: K, work: () => T): T {
  const known = memo.get(key) as T | undefined;
  if (known !== undefined) return known;
  const value = work();
  memo.set(key, value);
  return value;
}

/** Every card the seat owns, wherever it is. */
export function ownedCards(outlook: Outlook): readonly CardId[] {
  return once(outlook, 'owned', () => {
    const { deckCards, hand, inPlay, discard } = outlook.me;
    return [...(deckCards ?? []), ...hand, ...inPlay, ...discard];
  });
}

/** One person against Rivals that play for points. */
export const isSolo = ({ view }: Pick<Outlook, 'view'>): boolean => view.options.players === 1;

/** Persons sit first; a Rival has no hand and plays no Intrigue cards. */
export const isRival = ({ view }: Pick<Outlook, 'view'>, seat: Seat): boolean =>
  seat >= view.options.players;

/** The others who have cards to lose. */
export const othersWithCards = ({ view, others }: Outlook): number =>
  others.length - (view.players.length - view.options.players);

/** Agents that a player may still send this round, the Mentat included. */
export function agentsLeft(view: ImperiumView, seat: Seat): number {
  const player = view.players[seat]!;
  if (player.revealed) return 0;
  return player.agents + (view.mentat === seat ? 1 : 0);
}
