/** So much at once, and so much more each second. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

interface Purse {
  left: number;
  counted: number;
}

/** Past so many purses those that are full again are forgotten: they say nothing. */
const MANY = 10_000;

/** What each of many may spend: persons, addresses, tables. */
export class Budgets {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  readonly #purses = new Map<string, Purse>();
  #cleared = 0;

  constructor(allowance: Allowance, now: () => number) {
    this.#allowance = allowance;
    this.#now = now;
  }

  /** Whether there was enough; nothing is spent otherwise. */
  spend(key: string): boolean {
    const now = this.#now();
    const purse = this.#purses.get(key) ?? this.#opened(key, now);
    this.#fill(purse, now);
    if (purse.left < 1) return false;
    purse.left -= 1;
    return true;
  }

  #opened(key: string, now: number): Purse {
    if (this.#purses.size >= MANY && now - this.#cleared > 1000) this.#clear(now);
    const purse = { left: this.#allowance.burst, counted: now };
    this.#purses.set(key, purse);
    return purse;
  }

  #fill(purse: Purse, now: number): void {
    const { burst, perSecond } = this.#allowance;
    const earned = (Math.max(0, now - purse.counted) / 1000) * perSecond;
    purse.left = Math.min(burst, purse.left + earned);
    purse.counted = now;
  }

  #clear(now: number): void {
    this.#cleared = now;
    for (const [key, purse] of this.#purses) {
      this.#fill(purse, now);
      if (purse.left === this.#allowance.burst) this.#purses.delete(key);
    }
  }
}
