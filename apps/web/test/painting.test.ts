import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order, Painted } from '../src/pictures/wish.ts';

const order = (name: Order['name']): Order => ({ name, cut: 'card', boxes: ['base'], density: 1 });

/** Painters that were ever called, and what each was asked for. */
const painters: FakePainter[] = [];

class FakePainter {
  onmessage: ((message: { data: Painted }) => void) | null = null;
  readonly orders: Order[] = [];
  gone = false;
  constructor() {
    painters.push(this);
  }
  postMessage = (orders: readonly Order[]) => void this.orders.push(...orders);
  terminate = () => {
    this.gone = true;
  };
  finish = () => this.onmessage?.({ data: { order: this.orders.shift()!, image: null } });
}

describe('the painter', () => {
  beforeEach(() => {
    painters.length = 0;
    vi.useFakeTimers();
    vi.resetModules();
    vi.stubGlobal('Worker', FakePainter);
    vi.stubGlobal('navigator', { hardwareConcurrency: 8 });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('leaves when nothing was asked of it for a while, and comes back for the next picture', async () => {
    const { paint } = await import('../src/pictures/painting.ts');
    const done: string[] = [];
    const note = ({ order }: Painted) => void done.push(order.name);
    paint([order('card/chani'), order('card/stilgar')], note);
    painters[0]!.finish();
    vi.advanceTimersByTime(60_000);
    expect(painters[0]!.gone, 'with work before it').toBe(false);
    painters[0]!.finish();
    vi.advanceTimersByTime(1000);
    paint([order('card/dagger')], note);
    vi.advanceTimersByTime(60_000);
    expect(painters[0]!.gone, 'asked again in time').toBe(false);
    painters[0]!.finish();
    vi.advanceTimersByTime(60_000);
    expect(painters[0]!.gone).toBe(true);
    expect(done).toEqual(['card/chani', 'card/stilgar', 'card/dagger']);
    paint([order('card/scout')], note);
    expect(painters).toHaveLength(2);
    expect(painters[1]!.orders.map(({ name }) => name)).toEqual(['card/scout']);
  });

  it.each([
    [8, [14, 13, 13]],
    [4, [20, 20]],
    [2, [40]],
  ])('shares a table’s pictures among those that %s cores have room for', async (cores, shares) => {
    vi.stubGlobal('navigator', { hardwareConcurrency: cores });
    const { paint } = await import('../src/pictures/painting.ts');
    const done: string[] = [];
    const names = Array.from({ length: 40 }, (_, n) => `card/${n}` as const);
    paint(names.map(order), ({ order }) => void done.push(order.name));
    expect(painters.map(({ orders }) => orders.length)).toEqual(shares);
    for (const painter of painters) while (painter.orders.length > 0) painter.finish();
    expect(done.toSorted()).toEqual(names.toSorted());
    vi.advanceTimersByTime(60_000);
    expect(painters.every(({ gone }) => gone)).toBe(true);
  });
});
