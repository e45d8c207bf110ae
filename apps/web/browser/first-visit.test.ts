import { describe, expect, it } from 'vitest';
import { url, visitor, withBrowser } from './visit.ts';

withBrowser();

const BUDGET = 250_000;

describe('a first visit', () => {
  it('loads less than 250 kB of script and style up to the first table', async () => {
    const page = await visitor();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const kinds = new Map<string, string>();
    const sizes = new Map<string, number>();
    session.on('Network.responseReceived', ({ requestId, response, type }) => {
      if (type === 'Script' || type === 'Stylesheet') kinds.set(requestId, response.url);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const file = kinds.get(requestId);
      if (file) sizes.set(file, encodedDataLength);
    });
    await page.goto(url());
    await page.getByTestId('play-now').click();
    await page.locator('[data-kind]').first().waitFor();
    const worker = await workerSizes(page.workers().map((one) => one.url()));
    const all = [...sizes, ...worker];
    const total = all.reduce((sum, [, size]) => sum + size, 0);
    for (const [file, size] of all.sort((a, b) => b[1] - a[1]))
      console.log(`${String(size).padStart(8)}  ${file.replace(url(), '')}`);
    console.log(`first load: ${(total / 1000).toFixed(1)} kB compressed of ${BUDGET / 1000} kB`);
    expect(total).toBeLessThan(BUDGET);
  });
});

/** A worker's script is fetched outside the page's session: asked for again, as the browser does. */
async function workerSizes(files: readonly string[]): Promise<[string, number][]> {
  return Promise.all(
    files.map(async (file): Promise<[string, number]> => {
      const response = await fetch(file, { headers: { 'accept-encoding': 'br' } });
      return [file, Number(response.headers.get('content-length'))];
    }),
  );
}
