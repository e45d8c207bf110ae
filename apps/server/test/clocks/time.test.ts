import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { steadyTime } from '../../src/clocks/time.ts';

const DAY = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('steady time', () => {
  it('runs something when it is due, and not what was called off', () => {
    const { after } = steadyTime();
    const [due, off] = [vi.fn(), vi.fn()];
    after(1000, due);
    const callOff = after(1000, off);
    vi.advanceTimersByTime(999);
    expect(due).not.toHaveBeenCalled();
    callOff();
    vi.advanceTimersByTime(1);
    expect(due).toHaveBeenCalledOnce();
    expect(off).not.toHaveBeenCalled();
  });

  it('looks again after a day at what is due much later, and at once at what is overdue', () => {
    const { after } = steadyTime();
    const [late, overdue] = [vi.fn(), vi.fn()];
    after(40 * DAY, late);
    after(-5, overdue);
    vi.advanceTimersByTime(1);
    expect(overdue).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(DAY - 2);
    expect(late).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(late).toHaveBeenCalledOnce();
  });

  it('goes on while the clock of the machine is set back', () => {
    const { now, lost } = steadyTime();
    const begun = now();
    vi.advanceTimersByTime(500);
    vi.setSystemTime(begun - 3_600_000);
    expect(now()).toBe(begun + 500);
    expect(lost.since(begun)).toBe(0);
  });

  it('follows a clock that is far ahead, and charges nobody for the time between', () => {
    const { now, lost } = steadyTime();
    const begun = now();
    vi.setSystemTime(begun + 1_999);
    expect(now()).toBe(begun);
    vi.setSystemTime(begun + 3_600_000);
    expect(now()).toBe(begun + 3_600_000);
    vi.advanceTimersByTime(1000);
    expect(now()).toBe(begun + 3_601_000);
    expect(lost.since(begun)).toBe(3_600_000);
  });
});
