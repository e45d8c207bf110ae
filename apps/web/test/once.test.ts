import { describe, expect, it } from 'vitest';
import { once } from '../src/app/once.ts';

describe('what is fetched once', () => {
  it('is the same promise for all who ask', async () => {
    let fetches = 0;
    const asked = once(async () => ++fetches);
    expect(asked()).toBe(asked());
    expect(await asked()).toBe(1);
  });

  it('is asked for again after it could not be fetched', async () => {
    let offline = true;
    const asked = once(async () => {
      if (offline) throw new Error('offline');
      return 'here';
    });
    await expect(asked()).rejects.toThrow('offline');
    offline = false;
    expect(await asked()).toBe('here');
  });
});
