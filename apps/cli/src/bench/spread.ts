export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return {
    min: rounded(sorted[0]!),
    median: rounded((sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2),
    max: rounded(sorted.at(-1)!),
  };
}

/** Three figures that mean something are enough for a speed. */
const rounded = (value: number): number => Number(value.toPrecision(4));
