import type { CDPSession } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Device, LOOKS, url, visitor, withBrowser } from './visit.ts';

/* Measured when asked for: `LANDSRAAD_PICTURED=1`. Nothing of it is judged. */

withBrowser();

/** How much slower than this machine a phone is; a browser slows down a page, but no worker. */
const SLOWER = 4;

interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly url?: string } };
}

type Thread = Pick<Traced, 'pid' | 'tid'>;

const threadOf = ({ pid, tid }: Thread): string => `${pid} ${tid}`;

async function traced(devtools: CDPSession, does: () => Promise<void>): Promise<Traced[]> {
  const events: Traced[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as Traced[])),
  );
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing', 'devtools.timeline'] },
  });
  await does();
  const complete = new Promise((end) => devtools.once('Tracing.tracingComplete', end));
  await devtools.send('Tracing.end');
  await complete;
  return events;
}

/** In the page: when the table was painted first, and when each picture came. */
function markPictures(): void {
  let painted = false;
  const mark = (name: string) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => void performance.mark(name);
    requestAnimationFrame(() => port2.postMessage(null));
  };
  new MutationObserver(() => {
    if (painted || !document.querySelector('[data-phase]')) return;
    painted = true;
    mark('landsraad-table');
  }).observe(document, { subtree: true, childList: true });
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const pictures = added.flatMap((node) =>
      node instanceof Element ? [node, ...node.querySelectorAll('image')] : [],
    );
    if (pictures.some((one) => one.localName === 'image')) mark('landsraad-picture');
  }).observe(document, { subtree: true, childList: true });
}

describe('the pictures of a first table', () => {
  it.runIf(process.env.LANDSRAAD_PICTURED === '1').each<[Device, number]>([
    ['laptop', 1],
    ['phone', 2],
  ])('are there soon after it (%s, %s pixels for one)', async (device, density) => {
    // Nothing is kept of an earlier visit, and nothing is fetched for a later one.
    const page = await visitor({ device, density, settings: LOOKS });
    await page.addInitScript(markPictures);
    await page.goto(url());
    await page.waitForLoadState('networkidle');
    const devtools = await page.context().browser()!.newBrowserCDPSession();
    const events = await traced(devtools, async () => {
      await page.getByTestId('play-now').click();
      await page.locator('[data-owed]').waitFor();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(4000);
    });
    const at = events.filter(({ name }) => name === 'landsraad-table').map(({ ts }) => ts)[0]!;
    const pictures = events.filter(({ name }) => name === 'landsraad-picture');
    const painters = new Set(
      events.flatMap((event) =>
        event.name === 'FunctionCall' && /painter-/.test(event.args.data?.url ?? '')
          ? [threadOf(event)]
          : [],
      ),
    );
    // What a painter has drawn is turned into pixels and a file by the browser's own threads.
    const helpers = new Set(
      events.flatMap(({ name, pid, tid, args }) =>
        name === 'thread_name' && args.name === 'ThreadPoolForegroundWorker'
          ? [threadOf({ pid, tid })]
          : [],
      ),
    );
    const pages = new Set([...painters].map((thread) => thread.split(' ')[0]!));
    const paints = ({ pid, tid }: Thread) =>
      pages.has(String(pid)) &&
      (painters.has(threadOf({ pid, tid })) || helpers.has(threadOf({ pid, tid })));
    const spent = (from: number, to: number) =>
      events
        .filter(({ name, ts }) => /RunTask$/.test(name) && ts >= from && ts < to)
        .filter(paints)
        .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
    const left = spent(at, Number.POSITIVE_INFINITY);
    const ahead = pictures.filter(({ ts }) => ts < at).length;
    const last = Math.max(at, ...pictures.map(({ ts }) => ts));
    console.log(
      [
        `${device}: ${painters.size} painters; processor time of painters and their helpers before the first paint ${spent(0, at).toFixed(0)} ms`,
        `after it ${left.toFixed(0)} ms: ${(left * SLOWER).toFixed(0)} ms where all is ${SLOWER} times slower, on one core`,
        `the last picture was there ${((last - at) / 1000).toFixed(0)} ms after it by the clock here (${ahead} of ${pictures.length} lots before it)`,
      ].join('; '),
    );
    expect(painters.size).toBeGreaterThan(0);
  });
});
