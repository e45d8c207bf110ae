/** Looked at so often; the middle one of so many looks counts, so that one hitch is none. */
const EVERY_MS = 100;
const LOOKS = 9;

/**
 * How late this process is with what it has to do. One that is late all the time takes on nothing
 * more: who plays already goes first.
 */
export class Strain {
  readonly #most: number;
  readonly #waited: () => number;
  readonly #late: number[] = [];
  readonly #timer: NodeJS.Timeout;
  #looked = performance.now();

  /**
   * `most`: so many milliseconds late is still well. `waited`: how long answers took since the last
   * look, as they may wait for each other though the process itself is punctual.
   */
  constructor(most: number, waited: () => number) {
    this.#most = most;
    this.#waited = waited;
    this.#timer = setInterval(() => this.#look(), EVERY_MS).unref();
  }

  get isTooMuch(): boolean {
    return this.#late.length === LOOKS && middle(this.#late) > this.#most;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const now = performance.now();
    this.#late.push(Math.max(now - this.#looked - EVERY_MS, this.#waited()));
    if (this.#late.length > LOOKS) this.#late.shift();
    this.#looked = now;
  }
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
