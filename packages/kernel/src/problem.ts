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
  /** The match with the answer that failed, as data for `Match.replay`. */
  readonly record: unknown;
  constructor(message: string, details?: { cause?: unknown; record?: unknown }) {
    super(message, { cause: details?.cause });
    this.record = details?.record;
  }
}

/** Reads what came from outside: whatever goes wrong with it is a `Problem`, in one line. */
export function orProblem<T>(what: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    const why = cause instanceof Error ? cause.message.split('\n', 1)[0] : 'unknown';
    throw new Problem(`${what}: ${why}`, { cause });
  }
}
