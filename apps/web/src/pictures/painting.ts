import type { Order, Painted } from './wish.ts';

/* The painter is a worker with all our motifs: it comes when something is to be painted, and goes. */

/** Milliseconds without an order after which its memory is worth more than its being there. */
const IDLE = 5000;

let painter: Worker | null = null;
let owed = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;

export function paint(orders: readonly Order[], done: (painted: Painted) => void): void {
  clearTimeout(leaving);
  painter ??= new Worker(new URL('./painter.ts', import.meta.url), { type: 'module' });
  painter.onmessage = ({ data }: MessageEvent<Painted>) => {
    done(data);
    owed--;
    if (owed === 0) leaving = setTimeout(leave, IDLE);
  };
  owed += orders.length;
  painter.postMessage(orders);
}

function leave(): void {
  painter?.terminate();
  painter = null;
}
