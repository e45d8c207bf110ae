/* Suites that are small in every run, and can be asked for a larger size. */

export const sizeOf = (variable: string, usual: number): number =>
  Number(process.env[variable] ?? usual);

/** Milliseconds that a suite of this size may take, on a machine that others use too. */
export const timeFor = (count: number, each: number): number => 120_000 + count * each;

/** For what takes a moment where nobody else wants the processor: full size runs beside other things. */
export const PATIENCE_MS = sizeOf('LANDSRAAD_KILLS', 0) > 10 ? 1_800_000 : 60_000;
