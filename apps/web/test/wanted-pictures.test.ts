import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A reader whose device shows its own colours, or does not. */
async function reader(pictures: boolean, ownColours: boolean) {
  vi.resetModules();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(forced-colors: active)' && ownColours,
  }));
  const { useSettings } = await import('../src/app/settings.ts');
  useSettings.setState({ pictures });
  return import('../src/pictures/wanted.ts');
}

describe('pictures', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ])('wanted: %s, in the reader’s own colours: %s → painted: %s', async (wish, own, painted) => {
    expect((await reader(wish, own)).areWanted()).toBe(painted);
  });
});
