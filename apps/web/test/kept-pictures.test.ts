import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../src/pictures/wish.ts';

const order: Order = { name: 'leader/memnon', cut: 'round', boxes: ['base'], density: 2 };

/** What a browser keeps: folders by name, and in them answers by address. */
function browserThatKeeps(folders: Map<string, Map<string, Response>>) {
  return {
    keys: async () => [...folders.keys()],
    delete: async (name: string) => folders.delete(name),
    open: async (name: string) => {
      const files = folders.get(name) ?? new Map<string, Response>();
      folders.set(name, files);
      return {
        match: async (address: string) => files.get(address)?.clone(),
        put: async (address: string, answer: Response) => void files.set(address, answer),
      };
    },
  };
}

/** As on a new visit: nothing is remembered but what the browser keeps. */
async function visit(caches: unknown) {
  vi.resetModules();
  vi.stubGlobal('caches', caches);
  return import('../src/pictures/kept.ts');
}

describe('painted pictures', () => {
  beforeEach(() => void vi.stubEnv('DEV', false));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  it('are there on the next visit, each at its own density', async () => {
    const folders = new Map();
    const first = await visit(browserThatKeeps(folders));
    expect(await first.keptOf(order)).toBeNull();
    first.keep(order, new Blob(['a face']));
    const next = await visit(browserThatKeeps(folders));
    await vi.waitFor(async () => expect(await (await next.keptOf(order))?.text()).toBe('a face'));
    expect(await next.keptOf({ ...order, density: 1 })).toBeNull();
    expect(await next.keptOf({ ...order, cut: 'card' })).toBeNull();
  });

  it('of another build are thrown away, and nothing else is', async () => {
    const folders = new Map([
      ['pictures /assets/older.js', new Map()],
      ['landsraad-files', new Map()],
    ]);
    await (await visit(browserThatKeeps(folders))).keptOf(order);
    expect([...folders.keys()]).toEqual([
      'landsraad-files',
      expect.stringMatching(/^pictures .*kept/),
    ]);
  });

  it('are painted anew where the browser keeps nothing, or not any more', async () => {
    const refuses = { keys: () => Promise.reject(new DOMException('not here', 'SecurityError')) };
    const nowhere = await visit(refuses);
    nowhere.keep(order, new Blob(['a face']));
    expect(await nowhere.keptOf(order)).toBeNull();
    expect(await (await visit(undefined)).keptOf(order)).toBeNull();
    const broken = { match: () => Promise.reject(new Error('the disk is worn')) };
    const worn = await visit({ keys: async () => [], open: async () => broken });
    expect(await worn.keptOf(order)).toBeNull();
  });
});
