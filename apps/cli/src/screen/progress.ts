import type { Io } from '../io.ts';

const WIDTH = 30;
const EVERY_MS = 100;

/** A bar on standard error, on a terminal only; it wipes itself away at the end. */
export class Progress {
  private readonly io: Io;
  private last = Number.NEGATIVE_INFINITY;
  private shown = 0;

  constructor(io: Io) {
    this.io = io;
  }

  show(done: number, total: number, note: string): void {
    const { err, now } = this.io;
    if (!err.isTerminal || now() - this.last < EVERY_MS) return;
    this.last = now();
    const full = Math.round((WIDTH * done) / Math.max(1, total));
    const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${note}`.slice(0, err.width() - 1);
    err.write(`\r${bar}${' '.repeat(Math.max(0, this.shown - bar.length))}`);
    this.shown = bar.length;
  }

  clear(): void {
    if (this.shown > 0) this.io.err.write(`\r${' '.repeat(this.shown)}\r`);
    this.shown = 0;
  }
}
