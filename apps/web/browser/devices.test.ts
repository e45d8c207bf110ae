import { seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { ALONE, begin, fileOf, playedToKind, sitDown } from './games.ts';
import { FINGER, planAll } from './planning.ts';
import { moment, option, owed } from './table.ts';
import { AS_IT_COMES, seed, visitor, withBrowser } from './visit.ts';

withBrowser();

const PANES = { tablet: 'above', phone: 'one' };

describe.each(['tablet', 'phone'] as const)('on a %s', (device) => {
  it('a whole game is planned and played with a finger', async () => {
    const page = await visitor({ device, settings: AS_IT_COMES });
    await sitDown(page, fileOf(begin({ pointsToWin: 5 }, seed), ALONE));
    await owed(page);
    await page.locator(`[data-panes="${PANES[device]}"]`).waitFor();
    const did = await planAll(page, FINGER, seeded(`fingers/${device}`), async () => {
      // The decision owed is on the screen, whatever lies over the board.
      const { width, height } = page.viewportSize()!;
      const box = (await page.locator('[data-owed] h2').boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    });
    expect((await moment(page)).is).toBe('over');
    expect(did.aimed).toBeGreaterThan(0);
  });

  it('a finger that rests opens a card; a tap plays it', async () => {
    const page = await visitor({ device });
    await sitDown(page, fileOf(playedToKind('turn.kind', 2), ALONE));
    const before = await owed(page);
    const card = page.locator('[data-spot^="hand:"]:has([data-offered]) > button').first();
    await card.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true });
    await page.getByRole('dialog').waitFor();
    await card.dispatchEvent('pointerup', { pointerType: 'touch' });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await owed(page)).toEqual(before);
    await card.tap();
    const after = await owed(page, before.position);
    expect(after.kind).toMatch(/^agent\./);
    await page.locator(option(after.options[0]!)).tap();
    await moment(page, after.position);
  });
});
