import { seeded } from '@landsraad/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { middleOf, OFFERED } from './dune.ts';
import { playedTo } from './dune-games.ts';
import { ALONE, fileOf, playedToKind, sitDown } from './games.ts';
import { answer, type Moment, type Owed, readMoment, whatPlays } from './table.ts';
import { AS_IT_COMES, visitor, withBrowser } from './visit.ts';

/* Measured on a quiet machine, when asked for: `LANDSRAAD_FRAMES=1`. Nothing of it is judged. */

withBrowser();

const SLOWER = 4;
const LATE = 20;
const TURNS = 12;
/** Presses on the map of Dune. */
const MOVES = 12;

interface Measured {
  /** Milliseconds between frames while a turn was presented. */
  readonly frames: number[];
  /** From a press to the frame that shows what came of it. */
  readonly presses: number[];
}

/** In the page: every frame of the presenter, and every press until it is painted. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const measured: Measured = { frames: [], presses: [] };
    Object.assign(globalThis, { measured });
    let before = 0;
    const frame = (now: number) => {
      const playing = document.querySelector('[data-scene="turn"]') !== null;
      if (playing && before > 0) measured.frames.push(now - before);
      before = playing ? now : 0;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const pressed = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => void measured.presses.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    addEventListener('keydown', pressed, { capture: true });
    addEventListener('pointerdown', pressed, { capture: true });
  });
}

const ms = (time: number | undefined): string => `${(time ?? Number.NaN).toFixed(1)} ms`;
const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)];

function told(what: string, times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const late = times.filter((time) => time > LATE).length;
  return [
    `${what}: ${times.length}, median ${ms(at(sorted, 0.5))}, nineteen of twenty within ${ms(at(sorted, 0.95))}`,
    `worst ${ms(sorted.at(-1))}, over ${LATE} ms: ${((100 * late) / times.length).toFixed(1)} %`,
  ].join(', ');
}

describe('the presenter', () => {
  it.runIf(process.env.LANDSRAAD_FRAMES === '1').each(['laptop', 'phone'] as const)(
    `draws its frames on a %s that is ${SLOWER} times slower`,
    async (device) => {
      const page = await visitor({ device, settings: { pace: 'normal', motion: 'full' } });
      await watchFrames(page);
      await sitDown(page, fileOf(playedToKind('turn.kind', 2), ALONE));
      await page.locator('[data-owed]').waitFor();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const chance = seeded('frames');
      let turns = 0;
      for (let past = -1; turns < TURNS; ) {
        const now = await whatPlays(page, past);
        if (now === 'over') break;
        if (now === 'turn') {
          turns++;
          await page.waitForFunction(() => !document.querySelector('[data-scene="turn"]'));
        } else if (now === 'goes-on') await page.locator('[data-go-on]').click();
        else if (now === 'owed') {
          const asked = (await page.evaluate(readMoment, -1)) as Moment | null;
          if (asked?.is !== 'owed') continue;
          await answer(page, asked as Owed, chance);
          past = asked.position;
        }
      }
      const { frames, presses } = await page.evaluate(
        () => (globalThis as unknown as { measured: Measured }).measured,
      );
      console.log(told(`frames of ${turns} turns (${device})`, frames));
      console.log(told(`presses until they are painted (${device})`, presses));
      expect(frames.length).toBeGreaterThan(0);
    },
  );
});

describe('the map of Dune', () => {
  it.runIf(process.env.LANDSRAAD_FRAMES === '1')(
    `shows a move on a phone that is ${SLOWER} times slower`,
    async () => {
      const page = await visitor({ device: 'phone', settings: AS_IT_COMES });
      await watchFrames(page);
      await sitDown(page, playedTo('move', 3, 'shown'));
      await page.locator(OFFERED).first().waitFor();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      for (let n = 0; n < MOVES; n++) {
        const { x, y } = await middleOf(page, n % (await page.locator(OFFERED).count()));
        await page.touchscreen.tap(x, y);
        await page.waitForTimeout(500);
      }
      const { presses } = await page.evaluate(
        () => (globalThis as unknown as { measured: Measured }).measured,
      );
      console.log(told('presses on the map until they are painted', presses));
      expect(presses.length).toBeGreaterThanOrEqual(MOVES);
    },
  );
});
