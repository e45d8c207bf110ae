import { unpack } from './content/index.ts';
import { imperiumWith, type SupposableGame } from './game.ts';
import { hagal } from './hagal/index.ts';
import { MODULES, type ModuleId } from './ids.ts';
import { IMMORTALITY_OPTIONS } from './immortality/options.ts';
import { IX_OPTIONS } from './ix/options.ts';
import type { Extension } from './rules/extension.ts';
import { BASE_WORDS } from './rules/verbs/index.ts';
import type { Vocabulary } from './rules/vocabulary.ts';

/* The game on a page: the rules of a module come when a table has it. */

interface Rules {
  readonly extension: Extension;
  readonly words: { readonly [K in keyof Vocabulary]: Partial<Vocabulary[K]> };
}

interface Fetched {
  readonly rules: () => Promise<Rules>;
  /** Without them it is known by its options alone. */
  readonly options: Extension['options'];
}

const FETCHED: Readonly<Record<ModuleId, Fetched>> = {
  ix: {
    rules: async () => {
      const { ix, IX_WORDS } = await import('./ix/index.ts');
      return { extension: ix, words: IX_WORDS };
    },
    options: IX_OPTIONS,
  },
  immortality: {
    rules: async () => {
      const { immortality, IMMORTALITY_WORDS } = await import('./immortality/index.ts');
      return { extension: immortality, words: IMMORTALITY_WORDS };
    },
    options: IMMORTALITY_OPTIONS,
  },
};

const games = new Map<string, Promise<SupposableGame>>();

/** The game for a table with these modules. */
export function imperiumFor(modules: readonly ModuleId[]): Promise<SupposableGame> {
  const name = modules.join();
  const known = games.get(name);
  if (known) return known;
  const coming = fetchGame(modules);
  games.set(name, coming);
  // What did not come, for want of a line, is asked for again.
  coming.catch(() => games.delete(name));
  return coming;
}

async function fetchGame(modules: readonly ModuleId[]): Promise<SupposableGame> {
  const [rules] = await Promise.all([
    Promise.all(modules.map((id) => FETCHED[id].rules())),
    unpack(modules),
  ]);
  const extensions = MODULES.map((id): Extension => {
    const at = modules.indexOf(id);
    return at < 0 ? { isIn: () => false, options: FETCHED[id].options } : rules[at]!.extension;
  });
  return imperiumWith(wordsOf(rules), [hagal, ...extensions]);
}

/** No component at these tables is written with the words of the others. */
function wordsOf(rules: readonly Rules[]): Vocabulary {
  const words = [BASE_WORDS, ...rules.map((one) => one.words)];
  return {
    verbs: Object.assign({}, ...words.map(({ verbs }) => verbs)),
    conditions: Object.assign({}, ...words.map(({ conditions }) => conditions)),
    costs: Object.assign({}, ...words.map(({ costs }) => costs)),
    abilities: Object.assign({}, ...words.map(({ abilities }) => abilities)),
  };
}
