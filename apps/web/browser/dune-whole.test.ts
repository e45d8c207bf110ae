import { FACTIONS, type FactionId, ORDERS } from '@landsraad/dune';
import { below, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { atDune, type DuneTable, playTogether, playUntil } from './dune.ts';
import { withServer } from './server.ts';
import { AS_IT_COMES, type Device, picture, visitor, withBrowser } from './visit.ts';

/*
 * Whole games of Dune, all ten turns of them unless somebody wins before, from the form to the end,
 * when asked for: `LANDSRAAD_WHOLE=1`. Every run plays one or two turns (`dune.test.ts`).
 */

withBrowser();
const server = withServer();

const whenAsked = it.runIf(process.env.LANDSRAAD_WHOLE === '1');
const HOURS = 3_600_000;

const dice = (name: string) => {
  const random = seeded(`whole ${name}`);
  return (n: number) => below(random, n);
};

const settings = { ...AS_IT_COMES, soundTold: true };
/** Behind a curtain nobody is asked what an order may answer. */
const handedOn = { ...settings, orders: ORDERS };

const LOCAL: Readonly<Record<string, DuneTable>> = {
  'two on a laptop, basic': { players: 2, mode: 'basic' },
  'two on a phone, advanced': {
    players: 2,
    mode: 'advanced',
    visit: { settings, device: 'phone', language: 'fr' },
  },
  'four on a phone, basic': {
    players: 4,
    mode: 'basic',
    faction: 'spacing-guild',
    visit: { settings, device: 'phone' },
  },
  'four on a laptop, advanced': {
    players: 4,
    mode: 'advanced',
    faction: 'bene-gesserit',
    visit: { settings, language: 'fr' },
  },
  'six on a laptop, basic': { players: 6, mode: 'basic', faction: 'atreides' },
  'six on a phone, advanced': {
    players: 6,
    mode: 'advanced',
    faction: 'fremen',
    visit: { settings, device: 'phone', language: 'fr' },
  },
  'six on a laptop, advanced': { players: 6, mode: 'advanced', faction: 'harkonnen' },
  'two who share a laptop, advanced': {
    players: 2,
    mode: 'advanced',
    persons: ['Ada', 'Ben'],
    visit: { settings: handedOn },
  },
  'four who share a phone, basic': {
    players: 4,
    persons: ['Ada', 'Ben', 'Chani', 'Dora'],
    visit: { settings: handedOn, device: 'phone' },
  },
};

interface FarApart {
  readonly factions: readonly FactionId[];
  readonly mode?: 'advanced';
  readonly twoFactionsEach?: boolean;
  readonly device?: Device;
}

/** Windows wait for everybody then. */
const DAYS = { kind: 'days', days: 3 };

describe('a whole game of Dune', () => {
  whenAsked.each(Object.entries(LOCAL))(
    'of %s',
    async (name, table) => {
      const page = await atDune(table);
      const { kinds, curtains, over } = await playUntil(page, () => false, dice(name));
      expect(over).toBe(true);
      expect(curtains.filter(({ seen }) => seen > 0)).toEqual([]);
      expect(new Set(curtains.map(({ seat }) => seat)).size).toBe(table.persons?.length ?? 0);
      await picture(page, `dune-whole-${name.replaceAll(/\W+/g, '-')}`);
      console.log(`${name}: ${kinds.length} answers, ${new Set(kinds).size} kinds`);
    },
    HOURS,
  );

  whenAsked.each<[name: string, FarApart]>([
    ['basic', { factions: FACTIONS.slice(0, 2), device: 'phone' }],
    ['basic, two factions each', { factions: FACTIONS.slice(0, 4), twoFactionsEach: true }],
    ['advanced, with four bots', { factions: FACTIONS, mode: 'advanced', device: 'phone' }],
  ])(
    'of two far apart: %s',
    async (name, { device, ...options }) => {
      const ada = await visitor({ settings });
      const ben = await visitor({ settings, device, language: 'fr' });
      const bots = options.factions.length - (options.twoFactionsEach ? 4 : 2);
      const seats = options.factions.map((_, i) =>
        i < options.factions.length - bots ? { is: 'open' } : { is: 'bot', bot: 'greedy' },
      );
      const laid = await ada.request.post(`${server.url}/api/v1/tables`, {
        data: { game: 'dune', options, seats, clock: DAYS, visibility: 'link', spectators: 'none' },
      });
      const { id } = await laid.json();
      const table = `${server.url}/api/v1/tables/${id}`;
      expect((await ben.request.post(`${table}/seat`, { data: { seat: null } })).ok()).toBe(true);
      expect((await ada.request.post(`${table}/start`, { data: {} })).ok()).toBe(true);
      for (const page of [ada, ben]) {
        await page.goto(`${server.url}/table/${id}`);
        await page.locator('[data-phase]').waitFor();
      }
      const asked = await playTogether([ada, ben], null, dice(`online ${name}`));
      for (const kinds of asked) expect([...kinds]).toContain('bid');
      for (const page of [ada, ben]) await page.locator('[data-victory]').waitFor();
      console.log(asked.map((kinds) => [...kinds].toSorted().join(' ')).join('\n'));
    },
    HOURS,
  );
});
