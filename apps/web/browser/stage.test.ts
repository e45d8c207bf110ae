import { seeded } from '@landsraad/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words as recapWords } from '../src/table/stage/recap/words.ts';
import { words } from '../src/table/stage/words.ts';
import { ALONE, begin, fileOf, playedToKind, playedUntil, sitDown } from './games.ts';
import { violations } from './screens.ts';
import { answer, type Moment, type Owed, option, press, readMoment, whatPlays } from './table.ts';
import { picture, visitor, withBrowser } from './visit.ts';

withBrowser();

const say = words.en;

/** Passes, takes what is won, and goes on when all was seen. */
async function throughTheConflict(page: Page): Promise<void> {
  const chance = seeded('conflict');
  for (let past = -1; ; ) {
    const now = await whatPlays(page, past);
    if (now === 'goes-on') break;
    if (now !== 'owed') continue;
    const asked = (await page.evaluate(readMoment, past)) as Moment | null;
    if (asked?.is !== 'owed') continue;
    if (asked.options.includes('pass')) await press(page, option('pass'));
    else await answer(page, asked, chance);
    past = asked.position;
  }
  await page.locator('[data-scene="conflict"] [data-go-on]').click();
}

/** In the page: all that moves, by what moves it. */
function recordMotion(): void {
  const moved: string[] = [];
  Object.assign(globalThis, { moved });
  const note = (how: string, { effect }: Animation) => {
    const { duration, delay = 0 } = effect!.getComputedTiming();
    const { target } = effect as KeyframeEffect;
    if (Number(duration) + delay > 0) moved.push(`${how} ${target?.getAttribute('class')}`);
  };
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    note('flies', animation);
    return animation;
  };
  const begun = ({ target, type }: Event) => {
    for (const animation of (target as Element).getAnimations?.() ?? []) note(type, animation);
  };
  addEventListener('transitionrun', begun, { capture: true });
  addEventListener('animationstart', begun, { capture: true });
  // A number that becomes another is written anew by React; one that counts is filled again and again.
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (
        target.nodeName === 'B' &&
        addedNodes[0]?.nodeType === Node.TEXT_NODE &&
        target.isConnected
      )
        moved.push(`counts ${target.textContent}`);
  }).observe(document, { subtree: true, childList: true });
}

/** In a page: whether the strip makes way for the place where somebody acts; null where nobody does. */
function wayMade(): 'made' | 'free' | 'wrong' | null {
  const scene = document.querySelector('[data-scene="turn"]');
  const place = scene?.querySelector('[data-acts]')?.getBoundingClientRect();
  const foot = scene?.querySelector('[data-part="since"]')?.parentElement;
  if (!place || !foot) return null;
  const covers = place.bottom > foot.getBoundingClientRect().top;
  if (covers !== foot.hasAttribute('data-makes-way')) return 'wrong';
  return covers ? 'made' : 'free';
}

describe('scenes', () => {
  it('are played through a whole game, and every decision comes after them, and nothing moves for who wants stillness', async () => {
    const page = await visitor({ settings: { pace: 'fast' } });
    await page.addInitScript(recordMotion);
    await sitDown(page, fileOf(begin({ pointsToWin: 6 }, 'scenes'), ALONE));
    const chance = seeded('scenes');
    const seen = { turn: 0, conflict: 0, recap: 0, owed: 0 };
    for (let past = -1; ; ) {
      const now = await whatPlays(page, past);
      if (now === 'over') break;
      if (now === 'turn') {
        seen.turn++;
        // Nothing can be decided while somebody else's turn is shown.
        expect(await page.locator('[data-scene="turn"] [data-owed]').count()).toBe(0);
        await page.keyboard.press('Escape');
      } else if (now === 'goes-on') {
        const scene = (await page.locator('[data-scene]').getAttribute('data-scene'))!;
        seen[scene as 'conflict' | 'recap']++;
        await page.keyboard.press('Enter');
        await page.locator(`[data-scene="${scene}"] [data-go-on]`).waitFor({ state: 'detached' });
      } else if (now === 'conflict') await page.keyboard.press('Space');
      else {
        const asked = (await page.evaluate(readMoment, -1)) as Moment | null;
        if (asked?.is !== 'owed') continue;
        seen.owed++;
        await answer(page, asked as Owed, chance);
        past = asked.position;
      }
    }
    expect(seen.turn).toBeGreaterThan(5);
    expect(seen.conflict).toBeGreaterThan(1);
    expect(seen.recap).toBeGreaterThan(1);
    expect(seen.owed).toBeGreaterThan(20);
    expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual(
      [],
    );
  });

  it('let a Conflict be decided with the keyboard alone', async () => {
    const page = await visitor({ settings: { pace: 'normal', motion: 'full' } });
    await sitDown(page, fileOf(playedToKind('combat.play', 1), ALONE));
    await page.locator('[data-scene="conflict"] [data-owed]').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    expect(await violations(page)).toEqual([]);
    await picture(page, 'conflict-owed');
    await page.keyboard.press('v');
    await page.locator('[data-to-scene]').waitFor();
    await page.keyboard.press('v');
    await page.locator('[data-scene="conflict"]').waitFor();
    for (let past = -1; ; ) {
      const now = await whatPlays(page, past);
      if (now === 'goes-on') break;
      if (now !== 'owed') continue;
      past = Number(await page.locator('[data-phase]').getAttribute('data-position'));
      await page.keyboard.press('1');
    }
    expect(await page.locator('[data-scene="conflict"] [aria-current="step"]').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await picture(page, 'conflict-told');
    await page.keyboard.press('Enter');
    await page.locator('[data-scene="conflict"]').waitFor({ state: 'detached' });
  });

  it('wait unhurried for a press, lose no decision, and can be seen again', async () => {
    const page = await visitor({ settings: { pace: 'slow' } });
    const match = playedToKind('turn.kind', 2);
    await sitDown(page, fileOf(match, ALONE));
    const chance = seeded('late');
    for (let past = -1; (await whatPlays(page, past)) === 'owed'; ) {
      const asked = (await page.evaluate(readMoment, -1)) as Owed | null;
      if (!asked) continue;
      await answer(page, asked, chance);
      past = asked.position;
    }
    await page.locator('[data-scene="turn"]').waitFor();
    expect(await violations(page)).toEqual([]);
    await picture(page, 'presenter');
    // The others have long played; what they did waits, and so does the question.
    await page.getByRole('button', { name: say.pause }).click();
    const beat = () =>
      page.evaluate(
        () => document.querySelector<HTMLElement>('[data-scene="turn"]')?.dataset.beat ?? null,
      );
    const paused = await beat();
    await page.waitForTimeout(1500);
    expect(await beat()).toBe(paused);
    // What lies at the foot of the board makes way for what happens beneath it.
    const ways = new Set<string>();
    for (let n = 0; n < 40 && (await beat()) !== null; n++) {
      const way = await page.evaluate(wayMade);
      if (way) ways.add(way);
      await page.keyboard.press('Space');
    }
    expect([...ways]).toContain('made');
    expect([...ways]).not.toContain('wrong');
    await page.keyboard.press('Escape');
    await page.locator('[data-owed]').waitFor();
    const marks = await page.locator('[data-mark]').count();
    expect(marks).toBeGreaterThan(0);
    await page.keyboard.press('r');
    await page.locator('[data-scene="turn"]').waitFor();
    expect(await page.locator('[data-owed]').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('[data-owed]').waitFor();
    expect(await page.locator('[data-mark]').count()).toBe(marks);
    // One move once more, from its strip and from the log; and a plate keeps its player's last.
    await page.keyboard.press('l');
    for (const way of ['[data-move]', '[data-replay]']) {
      await page.locator(way).last().click();
      await page.locator('[data-scene]').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('[data-owed]').waitFor();
    }
    expect(await page.locator('[data-mark]').count()).toBe(marks);
    await page.locator('button[data-spot="seat:1"]').click();
    await page.locator('[data-last-move="1"]').waitFor();
  });

  it('end a round with what it came to, whole or short as one wishes', async () => {
    const combat = playedUntil(
      'recap',
      ({ seat, kind }, { state }) => seat === 0 && kind === 'combat.play' && state.round > 2,
    );
    const page = await visitor({ settings: { motion: 'full' } });
    await sitDown(page, fileOf(combat, ALONE));
    const recap = page.locator('[data-scene="recap"]');
    await throughTheConflict(page);
    await recap.waitFor();
    await picture(page, 'recap');
    expect(await violations(page)).toEqual([]);
    expect(await recap.locator('li[data-seat]').count()).toBe(4);
    await recap.getByRole('radio', { name: recapWords.en.wishes.short }).check();
    await recap.locator('[data-battle]').click();
    await page.locator('[data-scene="conflict"] [data-go-on]').click();
    await recap.locator('[data-go-on]').click();
    await recap.waitFor({ state: 'detached' });
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('landsraad')!).state);
    expect(await kept()).toMatchObject({ recap: 'short' });
    expect((await kept()).recapped).toHaveLength(1);

    const other = await visitor({ settings: { pace: 'fast', recap: 'short' } });
    await sitDown(other, fileOf(combat, ALONE));
    await throughTheConflict(other);
    await other.locator('[data-scene="brief"]').waitFor();
    await other.locator('[data-scene="brief"]').waitFor({ state: 'detached' });
  });

  it('are told beat by beat to whoever reads the table', async () => {
    const page = await visitor({ settings: { textView: true, pace: 'normal' } });
    await sitDown(page, fileOf(playedToKind('combat.play', 1), ALONE));
    await page.locator('[data-owed]').waitFor();
    expect(await page.locator('[data-scene]').count()).toBe(0);
    expect(await page.locator('[data-scene-text="reveal"]').count()).toBeGreaterThan(1);
    expect(await page.locator('[data-scene-text="combat"]').count()).toBeGreaterThan(0);
    expect(await violations(page, '[data-scene-text]')).toEqual([]);
  });
});
