/*
 * Regret matching: both sides of a battle answer each other's mixture again and again, each leaning
 * to what it is sorry not to have done. What they did on average is a mixture that is hard to exploit.
 */

/** One kind of opponent there may be: what each pair of choices brings, row by row of ours. */
export interface Opponent {
  readonly ours: readonly Float64Array[];
  readonly theirs: readonly Float64Array[];
  /** What its choices are worth to it at a glance. */
  readonly glance: Float64Array;
}

/** How much of an opponent's thought goes into what we do; the rest is the glance. */
const RESPONSE = 0.5;

/** Our mixture over so many choices against opponents who are all as likely. */
export function mixture(choices: number, opponents: readonly Opponent[], rounds: number): number[] {
  const own = new Regrets(choices);
  const others = opponents.map(({ glance }) => new Regrets(glance.length));
  const sum = new Float64Array(choices);
  for (let round = 0; round < rounds; round++) {
    const mix = own.mix();
    const worths = new Float64Array(choices);
    for (const [k, { ours, theirs, glance }] of opponents.entries()) {
      const theirMix = others[k]!.mix();
      const theirWorths = glance.map((worth) => (1 - RESPONSE) * worth);
      for (let i = 0; i < choices; i++) {
        const [row, back] = [ours[i]!, theirs[i]!];
        for (let j = 0; j < theirMix.length; j++) {
          worths[i]! += theirMix[j]! * row[j]!;
          theirWorths[j]! += RESPONSE * mix[i]! * back[j]!;
        }
      }
      others[k]!.learn(theirMix, theirWorths);
    }
    own.learn(mix, worths);
    // Later rounds count for more: the first ones know little.
    for (let i = 0; i < choices; i++) sum[i]! += (round + 1) * mix[i]!;
  }
  return normal(sum);
}

/** Sums of regrets, never below nothing. */
class Regrets {
  private readonly sums: Float64Array;

  constructor(choices: number) {
    this.sums = new Float64Array(choices);
  }

  mix(): number[] {
    return normal(this.sums);
  }

  learn(mix: readonly number[], worths: Float64Array): void {
    let expected = 0;
    for (let i = 0; i < mix.length; i++) expected += mix[i]! * worths[i]!;
    for (let i = 0; i < mix.length; i++)
      this.sums[i] = Math.max(0, this.sums[i]! + worths[i]! - expected);
  }
}

/** Parts of one; all alike where there is nothing to go by. */
function normal(parts: Float64Array): number[] {
  let all = 0;
  for (const part of parts) all += part;
  return Array.from(parts, (part) => (all > 0 ? part / all : 1 / parts.length));
}
