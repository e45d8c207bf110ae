import { MODULES, type ModuleId, settingName, settingValue } from '@landsraad/imperium';
import { seeded } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words as shared } from '../src/online/words.ts';
import { words as form } from '../src/screens/new-game/words.ts';
import { withServer } from './server.ts';
import { answer, playOn, readMoment } from './table.ts';
import { type Device, url, visitor, withBrowser } from './visit.ts';

/*
 * Whole games of both expansions from the form of a new table to the last round, when asked for:
 * `LANDSRAAD_WHOLE=1`. Every run plays on from their middle (`solo`, `solo-hagal`).
 */

withBrowser();
const server = withServer();

const whenAsked = it.runIf(process.env.LANDSRAAD_WHOLE === '1');

interface Table {
  readonly players: number;
  readonly modules: readonly (ModuleId | 'epic')[];
  readonly device: Device;
  readonly language: Language;
}

/** The form of a new table, filled in. */
async function layTable(page: Page, { players, modules, language }: Table): Promise<void> {
  await page
    .getByRole('group', { name: form[language].players })
    .getByRole('radio', { name: String(players) })
    .check();
  for (const module of modules)
    await page.getByRole('switch', { name: settingName(module, language) }).check();
}

const begin = (page: Page) => page.locator('form button[type="submit"]').click();

const LOCAL: readonly Table[] = [
  { players: 4, modules: ['ix', 'epic', 'immortality'], device: 'laptop', language: 'en' },
  { players: 3, modules: ['immortality'], device: 'phone', language: 'fr' },
  { players: 2, modules: ['ix', 'immortality'], device: 'tablet', language: 'fr' },
  { players: 1, modules: ['ix', 'immortality'], device: 'laptop', language: 'fr' },
];

describe('a whole game', () => {
  whenAsked.each(LOCAL)(
    'of $players with $modules on a $device',
    async (table) => {
      const page = await visitor(table);
      await page.goto(`${url()}/new`);
      await layTable(page, table);
      if (table.players === 1)
        await page
          .getByRole('radio', { name: settingValue('difficulty', 'mentat', table.language) })
          .check();
      await begin(page);
      const kinds = new Set<string>();
      const last = await playOn(page, seeded(`whole ${table.players}`), ({ kind }) => {
        kinds.add(kind);
        return false;
      });
      expect(last.is).toBe('over');
      console.log(`${table.players} with ${table.modules}: ${kinds.size} kinds`);
    },
    3_600_000,
  );

  whenAsked(
    'of two far apart, with both',
    async () => {
      const [ada, ben] = [await visitor(), await visitor({ device: 'phone', language: 'fr' })];
      await ada.goto(`${server.url}/online/new`);
      await ada.getByLabel(shared.en.name).fill('Ada');
      await layTable(ada, { players: 2, modules: MODULES, device: 'laptop', language: 'en' });
      await begin(ada);
      const link = await ada.getByTestId('link').inputValue();
      await ben.goto(link);
      await ben.getByLabel(shared.fr.name).fill('Ben');
      await begin(ben);
      await ben.locator('[data-own-seat]').waitFor();
      await ada.getByTestId('start').click();
      const chance = seeded('whole online');
      const met: [Set<string>, Set<string>] = [new Set(), new Set()];
      const past = new Map<Page, number>();
      for (;;) {
        const [page, now] = await whoIsAsked([ada, ben], past);
        if (now.is === 'over') break;
        met[page === ada ? 0 : 1].add(now.kind);
        await answer(page, now, chance);
        past.set(page, now.position);
      }
      for (const kinds of met)
        expect([...kinds]).toEqual(expect.arrayContaining(['turn.kind', 'combat.play']));
      for (const page of [ada, ben]) await page.locator('[data-phase="over"]').waitFor();
      console.log(met.map((kinds) => [...kinds].toSorted().join(' ')).join('\n'));
    },
    3_600_000,
  );
});

type Asked = Extract<ReturnType<typeof readMoment>, { is: 'owed' | 'over' }>;

/** The page that owes something beyond what it has answered, and what; or one that sees the end. */
async function whoIsAsked(
  pages: readonly Page[],
  past: ReadonlyMap<Page, number>,
): Promise<[Page, Asked]> {
  for (;;)
    for (const page of pages) {
      const now = await page.evaluate(readMoment, past.get(page) ?? -1);
      if (now?.is === 'owed' || now?.is === 'over') return [page, now];
      await page.waitForTimeout(50);
    }
}
