import { skippedReason } from '@landsraad/imperium';
import { seeded } from '@landsraad/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words as end } from '../src/packs/imperium/end/words.ts';
import { words as rivals } from '../src/packs/imperium/table/rivals/words.ts';
import { words as ways } from '../src/screens/end/words.ts';
import { begin, bot, fileOf, person, playedToKind, SOLO, sitDown } from './games.ts';
import { answer, lift, moment, type Owed, option, owed, playOn, whatPlays } from './table.ts';
import { picture, visitor, withBrowser } from './visit.ts';

withBrowser();

/** A hundred answers, on a machine that may have more to do. */
const PATIENCE_FOR_A_GAME = 480_000;

/** Fixed: what is met on the way is known. */
const SEED = 'solo hagal';
const say = rivals.en;

/** What lies under the Rivals' lines, in words. */
const lastTurns = (page: Page): Promise<string[]> =>
  page
    .locator('[data-last]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));

const points = (page: Page): Promise<number[]> =>
  page
    .locator('[data-plate] [data-points]')
    .evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.points)));

describe('somebody alone', () => {
  it(
    'plays on with both expansions to the end, against Rivals with Freighters, dreadnoughts, tiles and Tleilaxu tokens',
    async () => {
      const page = await visitor();
      const late = playedToKind('freighter', 6, { players: 1, ix: true, immortality: true });
      await sitDown(page, fileOf(late, SOLO));
      const last = await playOn(page, seeded(SEED));
      expect(last.is).toBe('over');
      await page.getByRole('dialog').locator('ol > li').nth(2).waitFor();
      expect(await page.locator('[data-plate] [data-amount="freighter"]').count()).toBe(3);
      await page.keyboard.press('Escape');
      await page.keyboard.press('b');
      await page.locator('#pane-tleilax [data-cell] [data-token]').nth(2).waitFor(); // IMM-13.4
      expect(await page.locator('#pane-tleilax [data-tank]').count()).toBe(1); // IMM-13.12
    },
    PATIENCE_FOR_A_GAME,
  );

  it(
    'plays a whole game against two Rivals by clicking',
    async () => {
      const chance = seeded(SEED);
      const page = await visitor();
      const start = begin({ players: 1, leaderMode: 'pick', difficulty: 'sardaukar' }, SEED);
      await sitDown(page, fileOf(start, SOLO));
      const seen = { turns: new Set<string>(), chosenFor: new Set<string>(), answers: 0 };
      const last = await playOn(page, chance, async (now) => {
        seen.answers++;
        for (const turn of await lastTurns(page)) seen.turns.add(turn);
        if (/^hag\.(influence|other)/.test(now.kind)) {
          await isMarked(page);
          seen.chosenFor.add(now.kind);
        }
        return false;
      });
      expect(last.is).toBe('over');
      const results = page.getByRole('dialog');
      await results.locator('ol > li').nth(2).waitFor();
      const [first] = await results.locator('ol > li').allTextContents();
      const own = (await page.locator('[data-spot="own-leader"] strong').textContent())!;
      const won = first!.includes(own);
      await results.getByText(won ? end.en.solo.won : end.en.solo.lost).waitFor();
      await picture(page, 'solo-hagal-end');
      console.log(`${seen.answers} answers, ${seen.turns.size} turns of Rivals seen, won: ${won}`);
      expect(await points(page)).toHaveLength(3);
      expect(seen.answers).toBeGreaterThan(40);
      const turns = [...seen.turns];
      expect(turns.length).toBeGreaterThan(15);
      expect(turns.some((turn) => turn.includes(skippedReason('occupied', 'en')))).toBe(true);
      expect(turns.some((turn) => turn.includes(say.bonus.toLowerCase()))).toBe(true);
      await results.getByRole('button', { name: ways.en.rematch }).click();
      // A Leader is read whole by one press, and taken by another.
      const leader = page.locator('[data-owed][data-kind="leader.pick"] [data-option]').first();
      await leader.click();
      await page.locator(`[data-weighed="${await leader.getAttribute('data-option')}"]`).waitFor();
      await page.keyboard.press('Enter');
      await page.locator('[data-owed]:not([data-kind="leader.pick"])').waitFor();
    },
    PATIENCE_FOR_A_GAME,
  );

  it('chooses for a Rival on the board, under its name and colour', async () => {
    const page = await visitor();
    await sitDown(page, fileOf(playedToKind('hag.influence.tie', 2, { players: 1 }), SOLO));
    const now = (await moment(page)) as Owed;
    expect(now.kind).toBe('hag.influence.tie');
    const seat = await isMarked(page);
    // It is asked among the rewards of a Conflict; whoever wants to sees the table under them.
    await page.keyboard.press('v');
    const [faction] = now.options;
    const before = await influenceOf(page, seat, faction!);
    // A reward of two Factions is asked for twice before either is given.
    for (let asked = now; asked.kind === now.kind; ) {
      const [first] = asked.options;
      await page.locator(`g[data-spot="faction:${first}"][data-state="offered"]`).click();
      asked = (await moment(page, asked.position)) as Owed;
    }
    await expect.poll(() => influenceOf(page, seat, faction!)).toBeGreaterThan(before);
  });

  it('reads on the Mentat space what it costs at this table', async () => {
    const page = await visitor();
    const match = playedToKind('turn.kind', 2, { players: 1, difficulty: 'sardaukar' });
    await sitDown(page, fileOf(match, SOLO));
    await page.locator('[data-spot="space:mentat"]').click({ button: 'right' });
    await page.getByRole('dialog').locator('dd', { hasText: '5 Solari' }).waitFor();
  });

  it.each(['laptop', 'phone'] as const)(
    'sees the cards that Rivals revealed on a %s: played, in a line, large, after a reload',
    async (device) => {
      const page = await visitor({ device, settings: { pace: 'slow' } });
      const match = playedToKind('turn.kind', 2, { players: 1, difficulty: 'kwisatz-haderach' });
      await sitDown(page, fileOf(match, SOLO));
      const now = (await moment(page)) as Owed;
      expect(await page.locator('[data-scene]').count()).toBe(0);
      await page.locator(option('reveal')).click();
      for (let past = now.position; (await whatPlays(page, past)) === 'owed'; ) {
        past = (await owed(page, past)).position;
        await page.locator(option('end')).click();
      }
      await page.locator('[data-scene="turn"]').waitFor();
      await drawn(page);
      await picture(page, `solo-hagal-revealed-${device}`);
      await page.keyboard.press('Escape');
      await page.locator('[data-scene="turn"]').waitFor({ state: 'detached' });

      const lines = await lastTurns(page);
      expect(lines).toHaveLength(2);
      await page.reload();
      await moment(page);
      await expect.poll(() => lastTurns(page)).toEqual(lines);
      await page.locator('[data-last="1"]').focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      expect(await dialog.locator('[data-turn]').count()).toBe(2);
      expect(await dialog.locator('[data-turn] article').count()).toBeGreaterThanOrEqual(2);
      const piles = await dialog.locator('[data-pile] h3').allTextContents();
      expect(sum(piles)).toBe(27);
      await dialog.locator('[data-pile="discard"] button').first().click();
      await page.getByRole('dialog').getByText('House Hagal card').first().waitFor();
    },
  );
});

/** What came with the last change can be seen. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
  });

const sum = (texts: readonly string[]): number =>
  texts.reduce((total, text) => total + Number(text.match(/\d+/)![0]), 0);

/** The panel says for whom, in the Rival's colour; gives back the Rival's seat. */
async function isMarked(page: Page): Promise<number> {
  const panel = page.locator('[data-owed][data-for]');
  const seat = Number(await panel.getAttribute('data-for'));
  expect(seat).toBeGreaterThan(0);
  const plate = page.locator(`[data-plate="${seat}"]`);
  const label = await plate.locator(`[data-spot="seat:${seat}"]`).getAttribute('aria-label');
  expect(label!.split(', ')[1]).toBe(say.rival);
  const name = (await plate.innerText()).split('\n')[0]!;
  expect(name).not.toBe('');
  const head = await panel.locator('header').textContent();
  expect(head).toContain(say.youChoose(name));
  expect(await panel.locator(`header [data-seat="${seat}"]`).count()).toBe(1);
  return seat;
}

const influenceOf = async (page: Page, seat: number, faction: string): Promise<number> => {
  const cube = page.locator(
    `[data-piece="influence"][data-seat="${seat}"][data-place^="influence:${faction}:"]`,
  );
  return Number((await cube.getAttribute('data-place'))!.split(':')[2]);
};

describe('somebody against a bot', () => {
  it(
    'plays a whole game with House Hagal in the way',
    async () => {
      const chance = seeded(`${SEED}/two`);
      const page = await visitor();
      await sitDown(
        page,
        fileOf(begin({ players: 2, pointsToWin: 6 }, SEED), [person('Ada'), bot()]),
      );
      const turns = new Set<string>();
      const last = await playOn(page, chance, async () => {
        for (const turn of await lastTurns(page)) turns.add(turn);
        return false;
      });
      expect(last.is).toBe('over');
      const results = page.getByRole('dialog');
      await results.locator('ol > li').nth(1).waitFor();
      expect(await results.locator('ol > li').count()).toBe(2);
      expect(await results.textContent()).not.toContain('House Hagal');
      await picture(page, 'two-hagal-end');
      console.log(`${turns.size} turns of House Hagal seen`);
      expect(await points(page)).toHaveLength(2);
      expect([...turns].every((turn) => turn.startsWith('House Hagal'))).toBe(true);
      expect(turns.size).toBeGreaterThan(8);
    },
    PATIENCE_FOR_A_GAME,
  );

  it('finds House Hagal at the table, without a score', async () => {
    const chance = seeded(`${SEED}/bot`);
    const page = await visitor({ device: 'phone', language: 'fr' });
    await sitDown(page, fileOf(begin({ players: 2 }, `${SEED}/bot`), [person('Ada'), bot()]));
    let answers = 0;
    await playOn(page, chance, async () => {
      answers++;
      return (await page.locator('[data-last="2"]').count()) > 0;
    });
    expect(answers).toBeGreaterThan(0);
    // The bot's; one's own stand in the purse.
    expect(await points(page)).toHaveLength(1);
    expect(await page.locator('[data-part="purse"] [data-amount="point"]').count()).toBe(1);
    await page.locator('[data-last="2"]').tap();
    await page.getByRole('dialog').locator('[data-turn="2"] article').waitFor();
  });
});

describe('two persons on one device', () => {
  it('both see what House Hagal revealed while the other played', async () => {
    const chance = seeded(`${SEED}/shared`);
    const page = await visitor();
    await sitDown(page, fileOf(begin({ players: 2 }, SEED), [person('Ada'), person('Boris')]));
    const told = new Set<number>();
    let curtains = 0;
    let now = await moment(page);
    while (now.is !== 'over' && told.size < 2) {
      if (now.is === 'curtain') {
        curtains++;
        const { seat } = now;
        expect(await page.locator('[data-last], [data-since]').count()).toBe(0);
        now = await lift(page);
        if ((await page.locator('[data-since]').count()) > 0) told.add(seat);
      }
      await answer(page, now, chance);
      now = await moment(page, now.position);
    }
    expect([...told].sort()).toEqual([0, 1]);
    expect(curtains).toBeGreaterThan(2);
  });
});
