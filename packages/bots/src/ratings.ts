/*
 * How strong players are, from who won at which tables: a seat wins with the chance of its player's
 * strength among all strengths of the table (Bradley and Terry, for more than two).
 */

/** Who sat at a table, seat by seat, and the seats that won it together. */
export interface Won {
  readonly seats: readonly string[];
  readonly winners: readonly number[];
}

export interface Rating {
  readonly name: string;
  readonly rating: number;
  /** It lies within so much of it, 19 times in 20. */
  readonly error: number;
}

/** Whoever is 400 above another wins ten times as often. */
const SCALE = 400 / Math.LN10;
const MIDDLE = 1500;
/** 95 % of all cases lie within so many standard errors. */
const SURE = 1.96;
const ROUNDS = 1_000;
/** So little change is none. */
const SETTLED = 1e-7;

/** Strongest first. */
export function ratingsOf(names: readonly string[], tables: readonly Won[]): Rating[] {
  const strengths = strengthsOf(names, tables);
  const sure = inverse(information(names, tables, strengths));
  return names
    .map((name, i) => ({
      name,
      rating: Math.round(MIDDLE + SCALE * Math.log(strengths[i]!)),
      error: Math.round(SURE * SCALE * Math.sqrt(aroundMiddle(sure, i))),
    }))
    .sort((a, b) => b.rating - a.rating);
}

/**
 * The strengths that make what happened most likely, found by going around (Hunter 2004). Everybody
 * has won and lost once against somebody in the middle, so that nobody is infinitely strong.
 */
function strengthsOf(names: readonly string[], tables: readonly Won[]): number[] {
  const wins = names.map(() => 1);
  for (const { seats, winners } of tables)
    for (const seat of winners) wins[names.indexOf(seats[seat]!)]! += 1 / winners.length;
  const seated = tables.map(({ seats }) => seats.map((name) => names.indexOf(name)));
  let strengths = names.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const shares = strengths.map((strength) => 2 / (strength + 1));
    for (const seats of seated) {
      const all = seats.reduce((sum, i) => sum + strengths[i]!, 0);
      for (const i of seats) shares[i]! += 1 / all;
    }
    const next = centred(wins.map((won, i) => won / shares[i]!));
    const moved = next.some((strength, i) => Math.abs(strength / strengths[i]! - 1) > SETTLED);
    strengths = next;
    if (!moved) break;
  }
  return strengths;
}

/** Only how strong they are beside each other counts: in the middle is strength 1. */
function centred(strengths: readonly number[]): number[] {
  const logs = strengths.map(Math.log);
  const middle = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  return strengths.map((strength) => strength / Math.exp(middle));
}

/** The variance of one of them beside the mean of all. */
function aroundMiddle(sure: readonly (readonly number[])[], i: number): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return sure[i]![i]! - 2 * mean(sure[i]!) + mean(sure.map(mean));
}

/** How sharply the likelihood bends around the strengths: its inverse is how sure they are. */
function information(
  names: readonly string[],
  tables: readonly Won[],
  strengths: readonly number[],
): number[][] {
  const bend = names.map((_, i) =>
    names.map((_, j) => (i === j ? (2 * strengths[i]!) / (1 + strengths[i]!) ** 2 : 0)),
  );
  for (const { seats } of tables) {
    const all = seats.reduce((sum, name) => sum + strengths[names.indexOf(name)]!, 0);
    const chances = names.map(
      (name, i) => (seats.filter((one) => one === name).length * strengths[i]!) / all,
    );
    for (const [i, a] of chances.entries())
      for (const [j, b] of chances.entries()) bend[i]![j]! += (i === j ? a : 0) - a * b;
  }
  return bend;
}

/** Of a symmetric matrix without zeros on the way (Gauss and Jordan). */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < size; i++) {
    const pivot = rows[i]![i]!;
    rows[i] = rows[i]!.map((value) => value / pivot);
    for (let k = 0; k < size; k++) {
      const factor = rows[k]![i]!;
      if (k !== i) rows[k] = rows[k]!.map((value, j) => value - factor * rows[i]![j]!);
    }
  }
  return rows.map((row) => row.slice(size));
}
