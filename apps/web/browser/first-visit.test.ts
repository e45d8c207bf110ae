import type { Page, Worker } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { owed } from './table.ts';
import { AS_IT_COMES, LOOKS, url, visitor, withBrowser } from './visit.ts';

withBrowser();

/** All that the start screen needs: script, style, fonts and its pictures. */
const START = 250_000;
/** Script and style up to the first table, in which a turn is planned. */
const TABLE = 310_000;
/** What paints, and the pictures of a box: asked for when the page has been painted. */
const PICTURES = /\/(painter|art-\w+)-[^/]+\.js$/;

/** Script and style that a table of Dune adds to the start screen. */
const DUNE = 200_000;

/** Somebody who was never here, and all that their page asks for. */
async function newcomer(): Promise<[Page, ReadonlySet<string>]> {
  // What the service worker fetches for later is not what a newcomer waits for.
  const page = await visitor({
    settings: { ...LOOKS, ...AS_IT_COMES },
  });
  const fetched = new Set<string>();
  page.context().on('request', (request) => {
    if (request.url().startsWith('http')) fetched.add(request.url());
  });
  return [page, fetched];
}

const isCode = ({ file }: Sized): boolean => /\.(js|css)$/.test(file) && !PICTURES.test(file);

describe('a first visit', () => {
  it('loads less than 250 kB, and less than 310 kB of script and style with the first table', async () => {
    const [page, fetched] = await newcomer();
    // It comes when the page has time for it, which may be after it stood still.
    const painted = page.waitForRequest((request) => PICTURES.test(request.url()));
    await page.goto(url());
    await painted;
    await page.waitForLoadState('networkidle');
    const toStart = await sizesOf(fetched, page.workers());
    await page.getByTestId('play-now').click();
    await owed(page);
    await page.waitForLoadState('networkidle');
    const toTable = await sizesOf(fetched, page.workers());
    for (const { file, gzip, brotli } of toTable.sort((a, b) => b.gzip - a.gzip))
      console.log([gzip, brotli].map((size) => String(size).padStart(8)).join(''), ` ${file}`);
    const table = toTable.filter(isCode);
    console.log(`first load, with fonts and pictures: ${told(toStart)}`);
    console.log(`script and style up to the first table: ${told(table)}`);
    expect(toTable.some(({ file }) => file.includes('worker'))).toBe(true);
    expect(gzipped(toStart)).toBeLessThan(START);
    expect(gzipped(table)).toBeLessThan(TABLE);
  });

  it('loads less than 200 kB more of script and style for a table of Dune', async () => {
    const [page, fetched] = await newcomer();
    await page.goto(url());
    // The start screen has its worker: a table needs no other.
    if (page.workers().length === 0) await page.waitForEvent('worker');
    await page.waitForLoadState('networkidle');
    const before = new Set(fetched);
    await page.goto(`${url()}/new?game=dune&players=6`);
    await page.locator('button[type="submit"]').click();
    await page.locator('[data-owed]').waitFor();
    await page.waitForLoadState('networkidle');
    const more = (await sizesOf(fetched, page.workers())).filter(
      (each) => isCode(each) && !before.has(`${url()}${each.file}`),
    );
    for (const { file, gzip } of more.sort((a, b) => b.gzip - a.gzip).slice(0, 12))
      console.log(String(gzip).padStart(8), ` ${file}`);
    console.log(`a table of Dune, more than the start: ${told(more)}`);
    expect(more.some(({ file }) => file.includes('dune-rules'))).toBe(true);
    expect(more.filter(({ file }) => file.includes('imperium'))).toEqual([]);
    expect(gzipped(more)).toBeLessThan(DUNE);
  });
});

interface Sized {
  readonly file: string;
  readonly gzip: number;
  readonly brotli: number;
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const gzipped = (all: readonly Sized[]): number => all.reduce((total, { gzip }) => total + gzip, 0);
const told = (all: readonly Sized[]): string =>
  `${kB(gzipped(all))} gzip, ${kB(all.reduce((total, { brotli }) => total + brotli, 0))} brotli`;

const sizesOf = (files: Iterable<string>, workers: readonly Worker[]): Promise<Sized[]> =>
  Promise.all([...new Set([...files, ...workers.map((worker) => worker.url())])].map(sized));

/** As the browser got it: the page's session does not tell it for workers and what was preloaded. */
async function sized(address: string): Promise<Sized> {
  const [gzip, brotli] = await Promise.all([sizeOf(address, 'gzip'), sizeOf(address, 'br')]);
  return { file: address.replace(url(), ''), gzip, brotli };
}

async function sizeOf(address: string, encoding: string): Promise<number> {
  const response = await fetch(address, { headers: { 'accept-encoding': encoding } });
  const body = await response.arrayBuffer();
  return Number(response.headers.get('content-length') ?? body.byteLength);
}
