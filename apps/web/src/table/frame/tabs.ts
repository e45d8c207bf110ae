import type { Seat } from '@landsraad/kernel';
import type { ReactNode } from 'react';
import type { IconName } from '../../icons/paths.tsx';
import type { Passage } from '../log/story.ts';
import type { Offers, Spot } from '../spots.ts';

/** What lies beside the board, one at a time. */
export interface Tab {
  readonly name: string;
  readonly icon: IconName;
  readonly label: string;
  /** It glows while one of these may be chosen. */
  readonly holds?: (spot: Spot) => boolean;
  /** How much of it has changed since the viewer's turn. */
  readonly news?: number;
  readonly content: ReactNode;
}

/** What somebody wished to see, and when; null for nothing at all. */
export interface Wish {
  readonly tab: string | null;
  readonly at: number;
}

export const isLit = ({ holds }: Pick<Tab, 'holds'>, { may }: Offers): boolean =>
  holds !== undefined && [...may.keys()].some(holds);

/**
 * What is shown: what was wished, unless a decision lies elsewhere. It opens its tab, once, and gives
 * the former one back.
 */
export function shownTab(
  tabs: readonly Pick<Tab, 'name' | 'holds'>[],
  wish: Wish,
  offers: Offers,
  position: number,
): string | null {
  if (wish.at === position) return wish.tab;
  const lit = tabs.filter((tab) => isLit(tab, offers));
  if (lit.length === 0 || lit.some(({ name }) => name === wish.tab)) return wish.tab;
  return lit[0]!.name;
}

/** How many turns were taken since this player's last one. */
export function turnsSince(passages: readonly Pick<Passage, 'seat'>[], seat: Seat | null): number {
  if (seat === null) return 0;
  const mine = passages.findLastIndex((passage) => passage.seat === seat);
  return passages.slice(mine + 1).filter((passage) => passage.seat !== null).length;
}
