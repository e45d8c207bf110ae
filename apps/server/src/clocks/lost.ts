interface Span {
  readonly from: number;
  readonly to: number;
}

/** Nobody thinks for longer than this, so nobody asks about what was before. */
const REMEMBERED = 60 * 86_400_000;

/**
 * Time that nobody is charged for: the machine slept or its clock was set, or nothing could be
 * stored, so that no answer would have been taken.
 */
export class LostTime {
  readonly #now: () => number;
  #spans: Span[] = [];
  /** Since when nothing can be stored. */
  #out: number | null = null;
  #stored = Number.NEGATIVE_INFINITY;

  constructor(now: () => number) {
    this.#now = now;
  }

  skipped(from: number, to: number): void {
    this.#spans = [...this.#spans.filter((span) => span.to > to - REMEMBERED), { from, to }];
  }

  /** What was begun then could not be stored. */
  failed(begun: number): void {
    this.#out ??= Math.max(begun, this.#stored);
  }

  stored(): void {
    this.#stored = this.#now();
    if (this.#out !== null) this.skipped(this.#out, this.#stored);
    this.#out = null;
  }

  get isOut(): boolean {
    return this.#out !== null;
  }

  /** How much was lost from a moment until now. */
  since(moment: number): number {
    const now = this.#now();
    const open = this.#out === null ? [] : [{ from: this.#out, to: now }];
    return [...this.#spans, ...open].reduce(
      (sum, { from, to }) => sum + Math.max(0, Math.min(to, now) - Math.max(from, moment)),
      0,
    );
  }
}
