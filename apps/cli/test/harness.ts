import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import { main } from '../src/main.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface World {
  /** What is typed: lines, or a function of what was said so far; null ends the input. */
  readonly input?: readonly string[] | ((said: string) => string | null);
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly width?: number;
  readonly terminal?: boolean;
  /** Milliseconds from anywhere. */
  readonly now?: () => number;
}

/** Runs a command line in this process, with a world of its own. */
export async function landsraad(argv: readonly string[], world: World = {}): Promise<Ran> {
  const { input = [], env = {}, cwd = tmpdir(), width = 80, terminal = false } = world;
  const { now = () => performance.now() } = world;
  let out = '';
  let err = '';
  let asked = 0;
  const output = (write: (text: string) => void) => ({
    write,
    isTerminal: terminal,
    width: () => width,
  });
  const code = await main(argv, {
    out: output((text) => {
      out += text;
    }),
    err: output((text) => {
      err += text;
    }),
    ask: async (prompt) => {
      out += prompt;
      const said = typeof input === 'function' ? input(out) : (input[asked++] ?? null);
      if (said !== null) out += `${said}\n`;
      return said;
    },
    close: () => {},
    env: { LANG: 'C.UTF-8', ...env },
    cwd,
    now,
    worked: now,
  });
  return { code, out, err };
}

const folders: string[] = [];

/** An empty folder that is gone after the tests. */
export function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'landsraad-cli-'));
  folders.push(folder);
  return folder;
}

export const filesIn = (folder: string): string[] => readdirSync(folder).sort();

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** How many components of each kind the catalogue lists, once all of them are worded. */
export async function catalogueCounts(game: string): Promise<Record<string, unknown>> {
  const { code, out } = await landsraad(['catalogue', game, '--json']);
  expect(code).toBe(0);
  const named = { name: expect.stringMatching(/./) };
  const counts: Record<string, unknown> = {};
  for (const [kind, list] of Object.entries<unknown>(JSON.parse(out))) {
    counts[kind] = Array.isArray(list) ? list.length : list;
    for (const { wording } of Array.isArray(list) ? list : [])
      expect(wording).toMatchObject({ en: named, fr: named });
  }
  return counts;
}
