import { below, next32, type Random, seeded } from '@landsraad/kernel';

/*
 * A small net that judges seats: one row of features a seat, one hidden layer, one score, the same
 * for every seat. The scores of a table, one against the other, are its chances to win.
 */

export interface Net {
  readonly inputs: number;
  readonly hidden: number;
  /** Input by input, what it adds to each hidden cell. */
  readonly first: Float32Array;
  readonly bias: Float32Array;
  readonly second: Float32Array;
}

/** Of rows of features, seat after seat. */
export function scoresOf(net: Net, rows: Float32Array): number[] {
  const scores: number[] = [];
  for (let at = 0; at < rows.length; at += net.inputs) scores.push(scoreOf(net, rows, at));
  return scores;
}

function scoreOf({ inputs, hidden, first, bias, second }: Net, rows: Float32Array, at: number) {
  const cells = Float32Array.from(bias);
  for (let i = 0; i < inputs; i++) {
    const x = rows[at + i]!;
    if (x === 0) continue;
    const row = i * hidden;
    for (let k = 0; k < hidden; k++) cells[k]! += x * first[row + k]!;
  }
  let score = 0;
  for (let k = 0; k < hidden; k++) if (cells[k]! > 0) score += cells[k]! * second[k]!;
  return score;
}

/** Chances that add up to one. */
export function chancesOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / all);
}

/** Nearly normal, of spread one. */
export function gauss(random: Random): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += below(random, 1_000_000) / 1_000_000;
  return sum - 6;
}

export function newNet(inputs: number, hidden: number, random: Random): Net {
  const drawn = (length: number, spread: number) =>
    Float32Array.from({ length }, () => spread * gauss(random));
  return {
    inputs,
    hidden,
    first: drawn(inputs * hidden, Math.sqrt(1 / inputs)),
    bias: new Float32Array(hidden),
    second: drawn(hidden, Math.sqrt(1 / hidden)),
  };
}

/** As it is kept: row by row, each in parts of its largest weight, two bytes a number, in letters. */
export interface KeptNet {
  /** What the inputs are called. */
  readonly inputs: readonly string[];
  readonly hidden: number;
  /** The largest weight of each row: those of the bias, of the score, and of every input. */
  readonly scales: readonly number[];
  readonly weights: string;
}

const STEPS = 32_767;

export function keptNet(net: Net, inputs: readonly string[]): KeptNet {
  const { hidden } = net;
  const rows = rowsOf(net);
  const scales = rows.map((row) =>
    Number(row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0).toPrecision(6)),
  );
  const bytes = new Uint8Array(rows.length * hidden * 2);
  const numbers = new DataView(bytes.buffer);
  for (const [r, row] of rows.entries())
    for (const [k, weight] of row.entries()) {
      const part = Math.round((weight / (scales[r] || 1)) * STEPS);
      numbers.setInt16(2 * (r * hidden + k), Math.max(-STEPS, Math.min(STEPS, part)), true);
    }
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return { inputs, hidden, scales, weights: btoa(letters) };
}

const rowsOf = ({ bias, second, first, hidden }: Net): Float32Array[] => [
  bias,
  second,
  ...Array.from({ length: first.length / hidden }, (_, i) =>
    first.subarray(i * hidden, (i + 1) * hidden),
  ),
];

/** The net that was kept, for inputs of these names: those that it does not know say nothing. */
export function netFor(kept: KeptNet, names: readonly string[]): Net {
  const net = netFrom(kept);
  const { hidden } = net;
  const first = new Float32Array(names.length * hidden);
  for (const [i, name] of names.entries()) {
    const known = kept.inputs.indexOf(name);
    if (known >= 0) first.set(net.first.subarray(known * hidden, (known + 1) * hidden), i * hidden);
  }
  return { ...net, inputs: names.length, first };
}

/** The net that was kept. */
export function netFrom({ inputs, hidden, scales, weights }: KeptNet): Net {
  const bytes = Uint8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
  const numbers = new DataView(bytes.buffer);
  const all = Float32Array.from(
    { length: bytes.length / 2 },
    (_, i) => (numbers.getInt16(2 * i, true) / STEPS) * scales[Math.floor(i / hidden)]!,
  );
  return {
    inputs: inputs.length,
    hidden,
    bias: all.subarray(0, hidden),
    second: all.subarray(hidden, 2 * hidden),
    first: all.subarray(2 * hidden),
  };
}

/** What a model is known by: another one has another. */
export const versionOf = ({ scales, weights }: KeptNet): string =>
  next32(seeded(`${scales.join()}/${weights}`))
    .toString(16)
    .padStart(8, '0');
