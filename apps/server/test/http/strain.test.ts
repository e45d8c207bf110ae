import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMetrics } from '../../src/http/metrics.ts';
import { Strain } from '../../src/http/strain.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is too much where answers wait for each other all the time, however punctual the process', () => {
  const { lately } = createMetrics();
  const strain = new Strain(250, () => lately.taken());
  const played = (milliseconds: number, looks: number) => {
    for (let look = 0; look < looks; look += 1) {
      lately.note(milliseconds - 100);
      lately.note(milliseconds + 100);
      vi.advanceTimersByTime(100);
    }
    return strain.isTooMuch;
  };
  expect(played(200, 20)).toBe(false);
  expect(played(300, 3)).toBe(false);
  expect(played(300, 3)).toBe(true);
  // Nobody plays any more.
  vi.advanceTimersByTime(1000);
  expect(strain.isTooMuch).toBe(false);
  strain.stop();
});
