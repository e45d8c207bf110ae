import type { Bought } from './roster.ts';

/** What many finished games came to. */
export interface Counts {
  readonly finished: number;
  readonly rounds: { readonly sum: number; readonly min: number; readonly max: number };
  readonly points: number;
  readonly winsBySeat: readonly number[];
  readonly winsByBot: Readonly<Record<string, number>>;
  readonly winsByRole: Readonly<Record<string, number>>;
  /** In how many games each was played. */
  readonly gamesByRole: Readonly<Record<string, number>>;
  readonly buys: Readonly<Record<string, Bought>>;
  /** Of those whom nobody plays but who are ranked; null where there are none. */
  readonly rivals: RivalCounts | null;
  readonly victories: Readonly<Record<string, number>>;
  /** How many games ended in each round or turn. */
  readonly ends: Readonly<Record<string, number>>;
}

export interface RivalCounts {
  readonly wins: number;
  readonly winsByRole: Readonly<Record<string, number>>;
  readonly points: number;
}

export interface Spread {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
}

export interface ImperiumCounts {
  readonly rounds: Spread;
  readonly winsBySeat: readonly number[];
  readonly winsByBot: Readonly<Record<string, number>>;
  readonly winsByLeader: Readonly<Record<string, number>>;
  readonly gamesByLeader: Readonly<Record<string, number>>;
  /** Cards and tiles. */
  readonly buys: Readonly<Record<string, Bought>>;
  readonly points: { readonly mean: number };
  /** Only where somebody plays alone. */
  readonly solo?: SoloCounts;
}

/** One person against Rivals: the game is won by being ranked above them all. */
export interface SoloCounts {
  readonly won: number;
  readonly lost: number;
  /** From 0 to 1. */
  readonly share: number;
  /** Which Rivals won the games that were lost, by Leader. */
  readonly winsByRival: Readonly<Record<string, number>>;
  readonly rivalPoints: { readonly mean: number };
}

/** Allies win together, so the wins may be more than the games. */
export interface DuneCounts {
  readonly turns: Spread;
  readonly winsBySeat: readonly number[];
  readonly winsByBot: Readonly<Record<string, number>>;
  readonly winsByFaction: Readonly<Record<string, number>>;
  readonly victories: Readonly<Record<string, number>>;
  readonly endsByTurn: Readonly<Record<string, number>>;
  readonly strongholds: { readonly mean: number };
}

export function spread({ finished, rounds }: Counts): Spread {
  if (finished === 0) return { mean: 0, min: 0, max: 0 };
  return { mean: round(rounds.sum / finished), min: rounds.min, max: rounds.max };
}

export const mean = ({ finished, points }: Counts): { readonly mean: number } => ({
  mean: finished > 0 ? round(points / finished) : 0,
});

export function solo({ finished, rivals }: Counts): SoloCounts | undefined {
  if (!rivals) return undefined;
  const won = finished - rivals.wins;
  return {
    won,
    lost: rivals.wins,
    share: round(won / finished),
    winsByRival: rivals.winsByRole,
    rivalPoints: { mean: round(rivals.points / finished) },
  };
}

/** Three decimals are enough for a mean or a speed. */
export const round = (value: number): number => Math.round(value * 1000) / 1000;
