import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words } from '../src/screens/you-online/words.ts';
import { lay } from './online.ts';
import { withServer } from './server.ts';
import { type Visit, visitor, withBrowser } from './visit.ts';

withBrowser();

const server = withServer();

/** What the page's service worker has, and a test speaks to. */
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow: (path: string) => Promise<void> };
  readonly WindowClient: { prototype: { focus: () => Promise<void> } };
  readonly NotificationEvent: new (type: string, about: object) => Event;
  went: string | null;
  badges: number[];
}

/** A browser that may show notices, and whose push service is this test. */
async function pushed(visit: Visit = {}) {
  const page = await visitor({ ...visit, installs: true });
  await page.context().grantPermissions(['notifications'], { origin: server.url });
  const devtools = await page.context().newCDPSession(page);
  let registrationId = '';
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.at(-1)?.registrationId ?? registrationId;
  });
  await devtools.send('ServiceWorker.enable');
  await page.goto(server.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const push = (turn: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: server.url,
      registrationId,
      data: JSON.stringify({ turn }),
    });
  return { page, push };
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const notices = await (await navigator.serviceWorker.ready).getNotifications();
    return notices.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/**
 * Presses the only notice, and tells where it leads. Only a real press lets a worker open or raise
 * a window, so these two are watched instead of carried out.
 */
function pressed(page: Page): Promise<string | null> {
  const [worker] = page.context().serviceWorkers();
  return worker!.evaluate(async () => {
    const self = globalThis as unknown as Worker;
    self.went = null;
    self.clients.openWindow = async (path) => {
      self.went = `opened ${path}`;
    };
    self.WindowClient.prototype.focus = async () => {
      self.went = 'raised the page';
    };
    const [notification] = await self.registration.getNotifications();
    const press = new self.NotificationEvent('notificationclick', { notification });
    const done = new Promise((resolve) =>
      Object.assign(press, { waitUntil: (work: Promise<void>) => resolve(work) }),
    );
    dispatchEvent(press);
    await done;
    return self.went;
  });
}

/** What the icon of the installed app is told from now on; a browser without one has no such call. */
async function badgesOf(page: Page): Promise<() => Promise<number[]>> {
  const [worker] = page.context().serviceWorkers();
  await worker!.evaluate(() => {
    const badges: number[] = [];
    Object.assign(globalThis, { badges });
    Object.assign(navigator, { setAppBadge: async (turns: number) => void badges.push(turns) });
  });
  return () => worker!.evaluate(() => (globalThis as unknown as Worker).badges);
}

describe('a notice that it is your turn', () => {
  it.each([
    ['en', 'Your turn', 'A table waits for you.'],
    ['fr', 'À vous de jouer', 'On vous attend à une table.'],
  ] as const)(
    'speaks the language of the device, counts on the icon and leads to the table: %s',
    async (language, title, body) => {
      const { page, push } = await pushed({ language });
      const badges = await badgesOf(page);
      await push('TableTable12');
      await push('TableTable12');
      await expect.poll(() => shown(page)).toEqual([{ title, body, tag: 'turn-TableTable12' }]);
      await expect.poll(badges).toEqual([1, 1]);
      expect(await pressed(page)).toBe('opened /table/TableTable12');
      await expect.poll(() => shown(page)).toEqual([]);
    },
  );

  it('is for a table that is not looked at, and raises the page that has it', async () => {
    const { page, push } = await pushed();
    const link = await lay(page, server.url, 'Ada');
    const id = link.split('/').at(-1)!;
    await page.goto(`${server.url}/lobby`);
    await push(id);
    await expect.poll(() => shown(page)).toMatchObject([{ tag: `turn-${id}` }]);
    // Within the page: it was not opened there.
    await page.locator(`[href="/table/${id}"]`).click();
    await page.locator('[data-room]').waitFor();
    expect(await pressed(page)).toBe('raised the page');
    await expect.poll(() => shown(page)).toEqual([]);

    await push(id);
    await push('TableTable12');
    await expect.poll(() => shown(page)).toMatchObject([{ tag: 'turn-TableTable12' }]);
  });

  it('is refused by a browser without push service in words that help', async () => {
    const { page } = await pushed();
    await lay(page, server.url, 'Ada');
    await page.goto(`${server.url}/settings`);
    const wish = page.getByRole('switch', { name: words.en.push.label });
    await wish.click();
    await page.getByText(words.en.push.denied).waitFor();
    expect(await wish.isChecked()).toBe(false);
  });
});
