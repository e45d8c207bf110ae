import type { Order, Painted } from './wish.ts';

/*
 * A painter is a worker with all our motifs. One comes when something is to be painted, more where
 * there is much to do and the machine has the cores; they go when all is done.
 */

/** Milliseconds without an order after which their memory is worth more than their being there. */
const IDLE = 5000;
/** What one painter does in the time that another needs to come. */
const ENOUGH = 8;
/** One core is the page's, and one the game's. */
const most = (): number => Math.max(1, Math.min(3, navigator.hardwareConcurrency - 2));

interface Painter {
  readonly worker: Worker;
  owed: number;
}

let painters: Painter[] = [];
let leaving: ReturnType<typeof setTimeout> | undefined;

export function paint(orders: readonly Order[], done: (painted: Painted) => void): void {
  clearTimeout(leaving);
  const owed = painters.reduce((sum, painter) => sum + painter.owed, orders.length);
  while (painters.length < Math.min(most(), Math.ceil(owed / ENOUGH))) painters.push(hired());
  for (const { worker } of painters)
    worker.onmessage = ({ data }: MessageEvent<Painted>) => {
      done(data);
      const painter = painters.find((one) => one.worker === worker)!;
      painter.owed--;
      if (painters.every(({ owed }) => owed === 0)) leaving = setTimeout(leave, IDLE);
    };
  for (const [painter, part] of dealt(orders)) painter.worker.postMessage(part);
}

const hired = (): Painter => ({
  worker: new Worker(new URL('./painter.ts', import.meta.url), { type: 'module' }),
  owed: 0,
});

/** Each to whoever has the least to do. */
function dealt(orders: readonly Order[]): ReadonlyMap<Painter, Order[]> {
  const parts = new Map<Painter, Order[]>();
  for (const order of orders) {
    const idlest = painters.reduce((a, b) => (b.owed < a.owed ? b : a));
    idlest.owed++;
    parts.set(idlest, [...(parts.get(idlest) ?? []), order]);
  }
  return parts;
}

function leave(): void {
  for (const { worker } of painters) worker.terminate();
  painters = [];
}
