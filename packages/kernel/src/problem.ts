import type { Reason } from './decision.ts';

/** Something from outside that cannot be taken: said in one line, and nothing was changed. */
export class Problem extends Error {
  override readonly name: string = 'Problem';
}

/** An answer that may not be given; the match is as it was. */
export class Refusal extends Problem {
  override readonly name = 'Refusal';
  readonly reason: Reason;
  constructor(reason: Reason) {
    const args = Object.entries(reason.args ?? {}).map(([key, value]) => `${key} ${value}`);
    super(`${reason.code} [${reason.rule}]${args.length > 0 ? `: ${args.join(', ')}` : ''}`);
    this.reason = reason;
  }
}

/** A rule threw: a bug. The match stands at its last good position; its record replays the fault. */
export class RuleError extends Error {
  override readonly name = 'RuleError';
}
