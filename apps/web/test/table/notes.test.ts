import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetNotes, notesHere } from '../../src/table/notes/kept.ts';

/** What a page has of its own on the device. */
beforeEach(() => {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void Object.assign(kept, { [key]: text }),
    removeItem: (key: string) => void delete kept[key],
  };
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(kept, name, { value, enumerable: false });
  vi.stubGlobal('localStorage', kept);
});
afterEach(() => vi.unstubAllGlobals());

describe('notes at a table of this device', () => {
  it('are those of one seat in one game', async () => {
    expect(await notesHere('one', 0).read()).toBe('');
    await notesHere('one', 0).keep('Yueh');
    expect(await notesHere('one', 0).read()).toBe('Yueh');
    expect(await notesHere('one', 1).read()).toBe('');
    expect(await notesHere('two', 0).read()).toBe('');
  });

  it('go with their game, and no others with it', async () => {
    for (const game of ['one', 'ones']) await notesHere(game, 3).keep('Yueh');
    forgetNotes('one');
    expect(await notesHere('one', 3).read()).toBe('');
    expect(await notesHere('ones', 3).read()).toBe('Yueh');
  });

  it('cannot be read or kept where nothing is', async () => {
    vi.stubGlobal('localStorage', undefined);
    expect(await notesHere('one', 0).read()).toBeNull();
    expect(await notesHere('one', 0).keep('Yueh')).toBe(false);
    expect(() => forgetNotes('one')).not.toThrow();
  });
});
