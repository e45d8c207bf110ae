import { seeded } from '@landsraad/kernel';
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ALONE, begin, fileOf, sitDown } from './games.ts';
import { KEYS, MOUSE, PLAY, planAll } from './planning.ts';
import { moment, type Owed, owed } from './table.ts';
import { AS_IT_COMES, picture, seed, url, visitor, withBrowser } from './visit.ts';

withBrowser();

const CARD = '[data-spot^="hand:"]:has([data-offered]) > button:first-child';
const cardNamed = (id: string) => `[data-spot="hand:${id}"] > button:first-child`;
const SPACE = 'g[data-spot^="space:"][data-state="offered"]';
const spaceNamed = (id: string) => `g[data-spot="space:${id}"]`;

/** At the table of every run: Reconnaissance, two Daggers, Seek Allies, Diplomacy. */
async function atTable(page: Page): Promise<Owed> {
  await page.goto(url());
  await page.getByTestId('play-now').click();
  return owed(page);
}

/** Counts what a person does, and what the page tells the game. */
async function counted(page: Page) {
  await page.evaluate(() => {
    const send = Worker.prototype.postMessage;
    const told = { presses: 0, answers: [] as unknown[] };
    Object.assign(window, { told });
    document.addEventListener('pointerdown', () => told.presses++, { capture: true });
    Worker.prototype.postMessage = function (text: string) {
      const asked = JSON.parse(text);
      if (asked.call === 'answer') told.answers.push(asked.args[2]);
      send.call(this, text);
    };
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { told: { presses: number; answers: unknown[] } }).told,
    );
}

/** Cards that fly, and what of them moves. */
async function flown(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    const flights: string[] = [];
    Object.assign(window, { flights });
    Element.prototype.animate = function (frames, options) {
      const { id } = options as KeyframeAnimationOptions;
      if (id) flights.push([id, ...Object.keys(frames!).sort()].join(' '));
      return animate.call(this, frames, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { flights: string[] }).flights);
}

const positionOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-phase][data-position]').getAttribute('data-position'));

describe('a turn that is planned', () => {
  it('is three presses, and sends nothing before the third', async () => {
    const page = await visitor({ settings: AS_IT_COMES });
    const now = await atTable(page);
    const told = await counted(page);
    await page.locator(cardNamed('diplomacy')).click();
    expect(await page.locator(SPACE).count()).toBeGreaterThan(1);
    expect(await page.locator(spaceNamed('carthag')).getAttribute('data-state')).not.toBe(
      'offered',
    );
    await page.locator(spaceNamed('wealth')).click();
    const gains = page.locator('[data-plan] [data-unit]');
    expect(
      await gains.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset)),
    ).toEqual(expect.arrayContaining([expect.objectContaining({ unit: 'solari', n: '2' })]));
    expect(
      await page.locator('[data-amount="solari"] [data-then]').first().textContent(),
    ).toContain('2');
    expect(await page.locator('[data-ghost="agent"]').getAttribute('data-place')).toBe('wealth');
    await picture(page, 'plan-whole');
    expect((await told()).answers).toEqual([]);
    expect(await positionOf(page)).toBe(now.position);
    await page.locator(PLAY).click();
    await owed(page, now.position);
    const { presses, answers } = await told();
    expect(presses).toBe(3);
    expect(answers.slice(0, 2)).toEqual(['diplomacy', 'wealth']);
  });

  it('is four with deployment', async () => {
    const page = await visitor({ settings: AS_IT_COMES });
    const now = await atTable(page);
    const told = await counted(page);
    await page.locator(cardNamed('diplomacy')).click();
    await page.locator(spaceNamed('stillsuits')).click();
    await page.locator('[data-stepper="0"] [data-step="all"]').click();
    await page.locator('[data-stepper="2"]').waitFor();
    expect(await page.locator('[data-ghost="troop"]').count()).toBe(2);
    await picture(page, 'plan-deploy');
    await page.locator(PLAY).click();
    await owed(page, now.position);
    const { presses, answers } = await told();
    expect(presses).toBe(4);
    expect(answers).toEqual(expect.arrayContaining(['diplomacy', 'stillsuits', 'deploy', 2]));
    expect(
      await page.locator('[data-piece="troop"][data-place^="conflict:"]:visible').count(),
    ).toBeGreaterThanOrEqual(2);
  });

  it('begins with a space as well: its cards rise, one alone is taken, and what is drawn is dealt', async () => {
    const page = await visitor({ settings: { ...AS_IT_COMES, motion: 'full', pace: 'fast' } });
    const now = await atTable(page);
    const flights = await flown(page);
    await page.locator(spaceNamed('foldspace')).click();
    await expect.poll(() => page.locator(CARD).count()).toBe(2);
    await page.locator(cardNamed('seek-allies')).click();
    await page.locator('[data-plan]').waitFor();
    expect(await page.locator('[data-plan] h2').textContent()).toMatch(/Seek Allies → Foldspace/);
    await page.keyboard.press('Escape');
    await page.locator('[data-plan]').waitFor({ state: 'detached' });

    await page.locator(spaceNamed('arrakeen')).click();
    expect(await page.locator('[data-plan] h2').textContent()).toMatch(/Reconnaissance → Arrakeen/);
    expect(await page.locator('[data-unknown]').textContent()).toMatch(/1.*\?/);
    await page.locator(cardNamed('diplomacy')).click();
    await page.locator(spaceNamed('wealth')).click();
    await page.locator(spaceNamed('stillsuits')).click();
    expect(await page.locator('[data-plan] h2').textContent()).toMatch(/Diplomacy → Stillsuits/);
    expect(await positionOf(page)).toBe(now.position);
    expect(await flights()).toEqual([]);

    await page.locator(cardNamed('reconnaissance')).click();
    await page.locator(spaceNamed('arrakeen')).click();
    await page.locator(PLAY).click();
    await expect.poll(async () => (await flights())[0]).toBe('dealt opacity transform');
  });

  it('says why a space cannot be reached', async () => {
    const page = await visitor({ settings: AS_IT_COMES });
    await atTable(page);
    await page.locator(spaceNamed('the-great-flat')).click({ force: true });
    expect(await page.locator('[data-is="refused"]').textContent()).toMatch(/IMP-10\.2/);
  });

  it('gathers purchases until they are bought, and they are seen going', async () => {
    const page = await visitor({ settings: { ...AS_IT_COMES, motion: 'full', pace: 'fast' } });
    await atTable(page);
    const flights = await flown(page);
    const told = await counted(page);
    await page.locator('[data-option="reveal"]').click();
    await page.locator('[data-plan]').waitFor();
    await page.locator('[data-spot="reserve:arrakis-liaison"] > button:first-child').click();
    await page.locator('[data-basket="1"]').waitFor();
    await picture(page, 'plan-basket');
    await page.locator('[data-spot="reserve:arrakis-liaison"] > button:first-child').click();
    await page.locator('[data-basket]').waitFor({ state: 'detached' });
    await page.locator('[data-spot="row:spice-smugglers"] > button:first-child').click();
    await page.locator('[data-basket="1"]').waitFor();
    expect((await told()).answers).toEqual([]);
    await page.locator(PLAY).click();
    await expect
      .poll(async () => (await told()).answers.slice(0, 2))
      .toEqual(['reveal', 'acquire:spice-smugglers']);
    await expect.poll(async () => (await flights())[0]).toBe('taken opacity transform');
  });

  it('can be prepared while others play', async () => {
    const page = await visitor({ settings: { ...AS_IT_COMES, pace: 'slow' } });
    await page.goto(url());
    await page.getByTestId('play-now').click();
    const ready = page.locator('[data-prepare], [data-owed]').first();
    await ready.waitFor();
    if ((await page.locator('[data-prepare]').count()) === 0) {
      await page.locator(cardNamed('diplomacy')).click();
      await page.locator(spaceNamed('wealth')).click();
      await page.locator(PLAY).click();
    }
    await page.locator('[data-prepare]').click();
    await page.locator('[data-ahead]').waitFor();
    await page.locator(CARD).first().click();
    await page.locator('[data-plan][data-ahead]').waitFor();
    expect(await page.locator(PLAY).isDisabled()).toBe(true);
    for (let n = 0; n < 40 && (await page.locator('[data-owed]').count()) === 0; n++) {
      await page.keyboard.press('Escape');
      await page.waitForTimeout(200);
    }
    await page.locator('[data-plan][data-owed]').waitFor();
  });

  it('is played as the adviser would, every part of it named', async () => {
    const page = await visitor({ settings: AS_IT_COMES });
    const now = await atTable(page);
    const told = await counted(page);
    await page.getByRole('button', { name: /\(H\)/ }).click();
    const take = page.locator('[data-take]');
    await take.waitFor();
    expect(await page.locator('aside ol > li').count()).toBeGreaterThan(1);
    await take.click();
    await owed(page, now.position);
    expect((await told()).answers.length).toBeGreaterThan(1);
  });

  it('is taken back until something was seen, and among bots all the same', async () => {
    const page = await visitor({ settings: AS_IT_COMES });
    const now = await atTable(page);
    await page.locator(cardNamed('diplomacy')).click();
    await page.locator(spaceNamed('wealth')).click();
    await page.keyboard.press('u');
    await page.locator('[data-plan="1"]').waitFor();
    await page.locator(spaceNamed('wealth')).click();
    await page.locator(PLAY).click();
    const then = await owed(page, now.position);
    await page.keyboard.press('u');
    const dialog = page.getByRole('dialog');
    expect(await dialog.textContent()).toMatch(/came to light: \p{Lu}.+\./u);
    await dialog.locator('[data-retract]').click();
    await page.locator('[data-practice]').waitFor();
    await expect.poll(() => positionOf(page)).toBe(now.position);
    expect(then.position).toBeGreaterThan(now.position);
  });

  it.each([
    ['a mouse', MOUSE],
    ['keys', KEYS],
  ] as const)('makes a whole game, with %s', async (_, hand) => {
    const page = await visitor({ settings: AS_IT_COMES });
    await sitDown(page, fileOf(begin({ pointsToWin: 5 }, seed), ALONE));
    const did = await planAll(page, hand, seeded(`${seed}/plan`));
    console.log(JSON.stringify(did));
    expect((await moment(page)).is).toBe('over');
    expect(did.played).toBeGreaterThan(10);
    expect(did.aimed > 0).toBe(hand.onBoard);
  });
});

/** A French keyboard: other signs where the digits are, and the digits only with Shift. */
const AZERTY: Readonly<Record<string, string>> = { 1: '&', 2: 'é', 3: '"', 4: "'", 5: '(' };

async function strike(keys: CDPSession, digit: string): Promise<void> {
  const key = { key: AZERTY[digit], code: `Digit${digit}`, text: AZERTY[digit] };
  await keys.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
  await keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key, text: undefined });
}

describe('the keys of a French keyboard', () => {
  it('plan and play a turn, without Shift', async () => {
    const page = await visitor({ settings: AS_IT_COMES, language: 'fr' });
    const now = await atTable(page);
    const keys = await page.context().newCDPSession(page);
    const at = now.options.indexOf('diplomacy') + 1;
    await strike(keys, String(at));
    await page.locator('[data-plan="1"]').waitFor();
    const space = await page
      .locator('[data-plan] [data-option="stillsuits"] [aria-hidden="true"]')
      .first()
      .textContent();
    await strike(keys, space!.trim());
    await page.locator('[data-stepper="0"]').waitFor();
    await page.keyboard.press('a');
    await page.locator('[data-stepper="2"]').waitFor();
    await page.keyboard.press('Enter');
    const then = await owed(page, now.position);
    expect(then.position).toBeGreaterThan(now.position + 4);
  });
});

describe('the table as text', () => {
  it('plans with the same parts', async () => {
    const page = await visitor({ settings: { ...AS_IT_COMES, textView: true } });
    const now = await atTable(page);
    await page.locator('[data-owed] input[value="diplomacy"]').check();
    await page.locator('[data-confirm]').click();
    await page.locator('[data-plan] input[value="wealth"]').check();
    await page.locator('[data-confirm]').click();
    await page.locator(`${PLAY}:enabled`).waitFor();
    expect(await page.locator('[data-unit="solari"]').getAttribute('aria-label')).toBe('+2 Solari');
    expect(await positionOf(page)).toBe(now.position);
    await page.locator(PLAY).press('Enter');
    await owed(page, now.position);
  });
});
