import type { ImperiumView } from '@landsraad/imperium';
import type { Page } from 'playwright-core';
import { packed } from '../src/app/files.ts';
import type { Seating } from '../src/games/protocol.ts';
import { words } from '../src/table/words.ts';
import {
  ALONE,
  begin,
  bot,
  fileOf,
  finished,
  type GameFile,
  importText,
  listedGames,
  person,
  playedToKind,
  playedUntil,
  SOLO,
} from './games.ts';
import { askWhyNot, moment, owed } from './table.ts';
import { type Device, type State, stateOf, url, visitor } from './visit.ts';

/* Every screen, and the way to it. */

export interface Scene {
  readonly name: string;
  /** A screen with the board: laptops must show it whole, and tablets have a picture of it. */
  readonly table?: boolean;
  /** On a device that was never here before. */
  readonly fresh?: boolean;
  readonly only?: readonly Device[];
  /** Arranged alike on every device: axe looks at it once. */
  readonly reading?: true;
  /** What is new in it: the board around it is looked at in other scenes. */
  readonly part?: string;
  readonly open: (page: Page, games: Addresses) => Promise<unknown>;
  /** What takes its time is there, again after a change of language. */
  readonly shown?: (page: Page) => Promise<unknown>;
  /** Puts back what the device would remember. */
  readonly leave?: (page: Page) => Promise<unknown>;
}

const SHARED: readonly Seating[] = [person('Ada'), person('Boris'), bot('random')];

/** How many cards were ignored in the last turn of a Rival. */
const ignoredFor = ({ hagal }: ImperiumView): number =>
  Math.max(
    0,
    ...hagal!.shown.map(({ bonus, cards }) =>
      bonus ? 0 : cards.filter(({ skipped }) => skipped !== null).length,
    ),
  );

/** The games that the scenes show, each up to its moment. What is over is listed last: it comes first. */
const GAMES = {
  finished: () => fileOf(finished('scenes'), ALONE),
  soloEnd: () => fileOf(finished('solo scenes', { players: 1 }), SOLO),
  twoEnd: () => fileOf(finished('two scenes', { players: 2 }), [person('Ada'), bot()]),
  leaders: () => fileOf(begin({ leaderMode: 'pick' }, 'scenes'), [bot(), bot(), bot(), person()]),
  turn: () => fileOf(playedToKind('turn.kind', 3), ALONE),
  space: () => fileOf(playedToKind('agent.space', 4), ALONE),
  effects: () => fileOf(playedToKind('effects.order', 3), ALONE),
  deploy: () => fileOf(playedToKind('deploy', 3), ALONE),
  reveal: () => fileOf(playedToKind('reveal.order', 5), ALONE),
  combat: () => fileOf(playedToKind('combat.play', 3), ALONE),
  several: () => fileOf(playedToKind('baron.factions'), ALONE),
  solo: () =>
    fileOf(playedToKind('turn.kind', 3, { players: 1, difficulty: 'kwisatz-haderach' }), SOLO),
  soloCombat: () =>
    fileOf(playedToKind('combat.play', 2, { players: 1, difficulty: 'mentat' }), SOLO),
  rivals: () => fileOf(playedToKind('hag.rivals', 0, { players: 1, leaderMode: 'pick' }), SOLO),
  ignored: () =>
    fileOf(
      playedUntil(
        'ignored',
        ({ kind }, match) => kind === 'turn.kind' && ignoredFor(match.view(0)) > 1,
        { players: 1, difficulty: 'mentat' },
      ),
      SOLO,
    ),
  onBehalf: () => fileOf(playedToKind('hag.influence.tie', 2, { players: 1 }), SOLO),
  two: () => fileOf(playedToKind('turn.kind', 4, { players: 2 }), [person('Ada'), bot()]),
  shared: () => fileOf(begin({ players: 3 }, 'scenes'), SHARED),
} satisfies Record<string, () => GameFile>;

export type Addresses = Readonly<Record<keyof typeof GAMES, string>>;

/** A device that has all those games. */
export async function prepared(): Promise<{ state: State; games: Addresses }> {
  const page = await visitor();
  await page.goto(url());
  const found: Record<string, string> = {};
  for (const [name, file] of Object.entries(GAMES)) {
    await importText(page, file().text);
    const before = Object.values(found);
    await page.waitForFunction(
      (known) =>
        [...document.querySelectorAll('li [href^="/game/"]:not([href$="/replay"])')].some(
          (link) => !known.includes(link.getAttribute('href')!),
        ),
      before,
    );
    found[name] = (await listedGames(page)).find((address) => !before.includes(address))!;
  }
  return { state: await stateOf(page), games: found as Addresses };
}

/** A record with something in it, long ago enough to look the same tomorrow. */
const SOLO_RESULTS = (
  [
    ['mercenary', 'paul-atreides', true, 11],
    ['mercenary', 'paul-atreides', false, 8],
    ['mercenary', 'countess-ariana-thorvald', true, 10],
    ['sardaukar', 'paul-atreides', true, 10],
    ['sardaukar', 'helena-richese', false, 7],
    ['mentat', 'glossu-the-beast-rabban', false, 6],
  ] as const
).map(([difficulty, leader, won, points], n) => ({
  deal: `scene ${n}`,
  game: `scene ${n}`,
  difficulty,
  leader,
  rivals: ['earl-memnon-thorvald', 'baron-vladimir-harkonnen'],
  won,
  points,
  round: 8,
  ended: Date.UTC(2026, 2, 3 + n),
}));

const EVERYWHERE: readonly Device[] = ['laptop', 'tablet', 'phone'];

const go = (page: Page, path: string) => page.goto(`${url()}${path}`);
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

const at =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await go(page, path);
    await heading(page);
  };

const table =
  (game: keyof Addresses, then?: (page: Page) => Promise<unknown>) =>
  async (page: Page, games: Addresses): Promise<void> => {
    await go(page, games[game]);
    await moment(page);
    await then?.(page);
  };

const dialog = (page: Page) => page.getByRole('dialog').waitFor();
const press = (page: Page, selector: string) => page.locator(selector).first().click();

/** What lies beside the board has tabs. */
const tab = (name: 'row' | 'log') => async (page: Page) => {
  await page.locator(`[data-drawer="${name}"]`).click();
  await page.locator(`#pane-${name}`).waitFor();
};

/** The rules have come. */
const statement = (page: Page) => page.locator('main li[id^="IMP-"]').first().waitFor();

export const SCENES: readonly Scene[] = [
  { name: 'home-first-visit', fresh: true, open: at('/') },
  {
    name: 'home',
    open: async (page) => {
      await at('/')(page);
      await listedGames(page);
    },
  },
  { name: 'home-no-such-page', open: at('/no-such-page') },
  { name: 'new-game', open: at('/new') },
  {
    name: 'new-game-shared',
    open: async (page) => {
      await at('/new')(page);
      await page.locator('input[value="person"]').nth(1).click();
      await page.locator('input[value="chosen"]').click();
      for (const fold of await page.locator('summary').all()) await fold.click();
      await press(page, 'button[type="submit"]');
      await page.locator('form [role="alert"], form [role="status"]').first().waitFor();
    },
  },
  {
    name: 'new-game-solo',
    only: EVERYWHERE,
    open: at('/new?players=1'),
  },
  {
    name: 'new-game-solo-chosen',
    open: async (page) => {
      await at('/new?players=1')(page);
      await page.locator('input[value="kwisatz-haderach"]').click();
      await page.locator('input[value="chosen"]').click();
      await page.locator('select').nth(1).selectOption('glossu-the-beast-rabban');
      await page.locator('select').nth(2).selectOption('baron-vladimir-harkonnen');
      await press(page, 'summary');
    },
  },
  { name: 'new-game-two', only: EVERYWHERE, open: at('/new?players=2') },
  {
    name: 'solo-record-empty',
    only: EVERYWHERE,
    open: async (page) => {
      await at('/solo')(page);
      await page.locator('main a[href="/new?players=1"]').waitFor();
    },
  },
  {
    name: 'solo-record',
    only: EVERYWHERE,
    open: async (page) => {
      await at('/')(page);
      await importText(page, packed([], SOLO_RESULTS));
      await page.locator('main [role="status"]').first().waitFor();
      await at('/solo')(page);
      await page.locator('[data-row="paul-atreides"]').waitFor();
    },
  },
  { name: 'guide', open: at('/guide') },
  { name: 'how-to-play', reading: true, open: at('/how-to-play/4') },
  { name: 'leaders', open: at('/leaders') },
  { name: 'table-leaders', table: true, part: '[data-owed]', open: table('leaders') },
  { name: 'table-turn', table: true, open: table('turn') },
  { name: 'table-space', table: true, part: '[data-owed]', open: table('space') },
  { name: 'table-effects', table: true, part: '[data-owed]', open: table('effects') },
  { name: 'table-deploy', table: true, part: '[data-owed]', open: table('deploy') },
  { name: 'table-reveal', table: true, part: '[data-owed]', open: table('reveal') },
  { name: 'table-combat', table: true, part: '[data-owed]', open: table('combat') },
  { name: 'table-two-factions', table: true, part: '[data-owed]', open: table('several') },
  {
    name: 'table-hint',
    table: true,
    part: '[data-owed]',
    open: table('turn', async (page) => {
      await page.keyboard.press('h');
      await page.locator('[data-owed] aside button').nth(1).waitFor();
    }),
  },
  {
    name: 'table-why-not',
    table: true,
    part: '[data-is]',
    only: ['laptop', 'phone'],
    open: table('space', async (page) => {
      await askWhyNot(page);
    }),
  },
  {
    name: 'table-refused-list',
    table: true,
    part: '[data-owed]',
    open: table('space', (page) => press(page, '[data-owed] summary')),
  },
  {
    name: 'table-player',
    table: true,
    part: '[role="dialog"]',
    open: table('reveal', async (page) => {
      await press(page, 'button[data-spot="seat:1"]');
      await dialog(page);
    }),
  },
  {
    name: 'table-menu',
    part: '[role="menu"]',
    table: true,
    open: table('turn', async (page) => {
      await press(page, 'header [aria-haspopup="menu"]');
      await page.getByRole('menu').waitFor();
    }),
  },
  {
    name: 'table-settings',
    table: true,
    part: '[role="dialog"]',
    open: table('turn', async (page) => {
      await press(page, 'header [aria-haspopup="menu"]');
      const { en, fr } = words;
      await page.getByRole('menuitem', { name: RegExp(`${en.settings}|${fr.settings}`) }).click();
      await dialog(page);
    }),
  },
  {
    name: 'table-inspect',
    table: true,
    part: '[role="dialog"]',
    only: ['laptop'],
    open: table('turn', async (page) => {
      await page.locator('[data-spot^="hand:"] > button').first().click({ button: 'right' });
      await dialog(page);
    }),
  },
  {
    name: 'table-row',
    table: true,
    part: '#pane-row',
    only: ['phone'],
    open: table('reveal', tab('row')),
  },
  {
    name: 'table-log',
    table: true,
    part: '#pane-log',
    only: ['phone'],
    open: table('turn', tab('log')),
  },
  {
    name: 'table-keys',
    table: true,
    part: '[role="dialog"]',
    open: table('turn', async (page) => {
      await page.keyboard.press('?');
      await dialog(page);
    }),
  },
  {
    name: 'table-legend',
    table: true,
    part: '[role="dialog"]',
    open: table('turn', async (page) => {
      await page.keyboard.press('g');
      await page.locator('[data-legend]').first().waitFor();
    }),
  },
  {
    name: 'table-rule',
    table: true,
    part: '[role="dialog"]',
    open: table('turn', async (page) => {
      await page.locator('[data-owed] a[data-rule]').first().click();
      await page.locator('[data-drawer-page="rules"] [data-marked]').waitFor();
    }),
  },
  {
    name: 'table-aid',
    table: true,
    part: '[role="dialog"]',
    open: table('turn', async (page) => {
      await page.keyboard.press('g');
      await page.locator('[data-drawer-tab="aid"]').click();
      await page.locator('[data-drawer-page="aid"] li').first().waitFor();
    }),
  },
  {
    name: 'table-preview',
    table: true,
    part: '[data-preview]',
    only: ['laptop'],
    open: table('space', async (page) => {
      await page.locator('g[data-state="refused"]').first().hover({ force: true });
      await page.locator('[data-preview] [data-why]').waitFor();
    }),
  },
  {
    name: 'table-text',
    open: table('turn', async (page) => {
      await page.keyboard.press('t');
      await page.locator('[data-shape="text"]').waitFor();
      await owed(page);
    }),
    leave: (page) => page.keyboard.press('t'),
  },
  { name: 'solo-table', table: true, open: table('solo') },
  { name: 'solo-combat', table: true, part: '[data-owed]', open: table('soloCombat') },
  { name: 'solo-rivals', table: true, part: '[data-owed]', open: table('rivals') },
  { name: 'solo-for-a-rival', table: true, part: '[data-owed]', open: table('onBehalf') },
  {
    name: 'solo-rival-board',
    table: true,
    part: '[role="dialog"]',
    open: table('solo', async (page) => {
      await press(page, 'button[data-spot="seat:1"]');
      await dialog(page);
    }),
  },
  {
    name: 'solo-cards',
    table: true,
    part: '[role="dialog"]',
    open: table('ignored', async (page) => {
      await press(page, '[data-ignored]');
      await page.getByRole('dialog').locator('article').first().waitFor();
    }),
  },
  {
    name: 'solo-text',
    open: table('solo', async (page) => {
      await page.keyboard.press('t');
      await page.locator('[data-shape="text"]').waitFor();
      await owed(page);
    }),
    leave: (page) => page.keyboard.press('t'),
  },
  {
    name: 'solo-end',
    table: true,
    part: '[role="dialog"]',
    open: table('soloEnd', async (page) => {
      await page.getByRole('dialog').locator('ol > li').nth(2).waitFor();
    }),
  },
  {
    name: 'solo-replay',
    part: 'main',
    open: async (page, games) => {
      await go(page, `${games.soloEnd}/replay`);
      await page.locator('input[type="range"]').fill('70');
      await page.locator('nav button[aria-current="step"]').waitFor();
      await page.locator('[data-last="1"]').waitFor();
    },
  },
  { name: 'two-table', table: true, open: table('two') },
  {
    name: 'two-end',
    table: true,
    part: '[role="dialog"]',
    open: table('twoEnd', async (page) => {
      await page.getByRole('dialog').locator('ol > li').nth(1).waitFor();
    }),
  },
  { name: 'curtain', open: table('shared') },
  {
    name: 'end',
    table: true,
    part: '[role="dialog"]',
    open: table('finished', async (page) => {
      await page.getByRole('dialog').locator('ol > li').nth(3).waitFor();
    }),
  },
  {
    name: 'end-table',
    table: true,
    open: table('finished', async (page) => {
      await dialog(page);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }),
  },
  {
    name: 'replay',
    open: async (page, games) => {
      await go(page, `${games.finished}/replay`);
      await page.locator('input[type="range"]').fill('120');
      await page.locator('nav button[aria-current="step"]').waitFor();
      await tab('log')(page);
      await page.locator('[data-event]').nth(20).waitFor();
    },
  },
  // Some of its cards: one is like the other, and there are many.
  { name: 'cards', reading: true, part: 'search, [data-key]:nth-child(-n+9)', open: at('/cards') },
  {
    name: 'card-large',
    reading: true,
    part: '[role="dialog"]',
    open: async (page) => {
      await go(page, '/cards/card/dagger');
      await dialog(page);
    },
  },
  {
    name: 'hagal-large',
    reading: true,
    part: '[role="dialog"]',
    open: async (page) => {
      await go(page, '/cards/hagal/heighliner');
      await dialog(page);
    },
  },
  { name: 'cards-hagal', reading: true, part: 'search, [data-key]', open: at('/cards?kind=hagal') },
  {
    name: 'leader-large',
    reading: true,
    part: '[role="dialog"]',
    open: async (page) => {
      await go(page, '/cards/leader/helena-richese');
      await dialog(page);
    },
  },
  {
    name: 'rules',
    reading: true,
    open: async (page) => {
      await go(page, '/rules/IMP-10.2');
      await statement(page);
    },
    shown: statement,
  },
  {
    name: 'rules-search',
    reading: true,
    open: async (page) => {
      await go(page, '/rules?q=Solari');
      await statement(page);
    },
    shown: statement,
  },
  { name: 'glossary', reading: true, open: at('/glossary') },
  { name: 'settings', open: at('/settings') },
  { name: 'privacy', reading: true, open: at('/privacy') },
  { name: 'sounds', reading: true, open: at('/sounds') },
];
