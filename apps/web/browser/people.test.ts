import { generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words as lobby } from '../src/screens/lobby/words.ts';
import { words as privacyWords } from '../src/screens/privacy/words.ts';
import { words } from '../src/screens/you-online/words.ts';
import { words as accountWords } from '../src/screens/you-online/words-account.ts';
import { lay } from './online.ts';
import { withServer } from './server.ts';
import { picture, visitor, withBrowser } from './visit.ts';

withBrowser();

const server = withServer();

const say = words.en;
const account = accountWords.en;
const privacy = privacyWords.en;
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

const expectName = (page: Page, name: string) =>
  expect.poll(() => page.getByLabel('Your name').inputValue()).toBe(name);

/** On the page where this browser just became somebody. */
async function expectPerson(page: Page, name: string, link: string): Promise<void> {
  await page.getByText(say.recover.done).waitFor();
  await page.goto(`${server.url}/settings`);
  await expectName(page, name);
  await page.goto(`${server.url}/lobby`);
  const mine = page.getByRole('region', { name: lobby.en.mine.title });
  await mine.locator(`[href="${new URL(link).pathname}"]`).waitFor();
}

/** A device that keeps passkeys and lets them be used without asking anybody. */
async function passkeysOf(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  type Passkey = Awaited<ReturnType<typeof all>>[number];
  const all = async () =>
    (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  const add = (credential: Passkey) =>
    devtools.send('WebAuthn.addCredential', { authenticatorId, credential });
  return { all, add };
}

describe('a person online', () => {
  it('is the same on every device that has the passkey', async () => {
    const here = await visitor();
    const keys = await passkeysOf(here);
    const link = await lay(here, server.url, 'Irulan');
    await here.goto(`${server.url}/settings`);
    await press(here, say.passkey.make);
    await here.getByText(say.passkey.some(1)).waitFor();

    await here.context().clearCookies({ name: 'landsraad' });
    await here.reload();
    await expectName(here, '');
    await press(here, say.passkey.use);
    await expectName(here, 'Irulan');
    await expectPerson(here, 'Irulan', link);

    const [passkey] = await keys.all();
    expect(passkey).toMatchObject({ rpId: 'localhost', isResidentCredential: true });
    const there = await visitor({ device: 'phone' });
    await (await passkeysOf(there)).add(passkey!);
    await there.goto(`${server.url}/settings`);
    await press(there, say.passkey.use);
    await expectPerson(there, 'Irulan', link);
  });

  it('is not made by a passkey that the server does not know', async () => {
    const page = await visitor();
    const { add } = await passkeysOf(page);
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    await page.goto(`${server.url}/settings`);
    await press(page, say.passkey.use);
    await page.getByText(say.passkey.failed).waitFor();
    await add({
      credentialId: Buffer.from('of another server').toString('base64'),
      isResidentCredential: true,
      rpId: 'localhost',
      userHandle: Buffer.from('somebody').toString('base64'),
      privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      signCount: 1,
    });
    await press(page, say.passkey.use);
    await page.getByText(say.passkey.refused).waitFor();
  });

  it('is the same on another device by a link that works once', async () => {
    const [here, there, late] = [
      await visitor(),
      await visitor({ device: 'phone' }),
      await visitor(),
    ];
    const link = await lay(here, server.url, 'Chani');
    await here.goto(`${server.url}/settings`);
    await press(here, say.move.make);
    const moving = await here.getByLabel(say.move.link).inputValue();

    await there.goto(moving);
    await press(there, say.recover.go);
    await there.waitForURL(`${server.url}/recover`);
    await expectPerson(there, 'Chani', link);

    await late.goto(moving.slice(0, moving.indexOf('#') + 6));
    await press(late, say.recover.go);
    await late.getByText(say.recover.missing).waitFor();
    // What follows the # alone loads no page.
    await late.goto(server.url);
    await late.goto(moving);
    await press(late, say.recover.go);
    await late.getByText('This link has expired or was used before.').waitFor();
    await picture(late, 'online-recover-again');
    await late.goto(`${server.url}/settings`);
    await expectName(late, '');
  });

  it('sees where they are known, and ends it there', async () => {
    const [here, there] = [await visitor(), await visitor({ device: 'phone' })];
    await lay(here, server.url, 'Stilgar');
    await here.goto(`${server.url}/settings`);
    await press(here, say.move.make);
    await there.goto(await here.getByLabel(say.move.link).inputValue());
    await press(there, say.recover.go);
    await there.getByText(say.recover.done).waitFor();

    await here.reload();
    const known = here.getByRole('list', { name: account.sessions.title }).getByRole('listitem');
    await expect.poll(() => known.count()).toBe(2);
    await picture(here, 'online-sessions');
    await known.getByRole('button').click();
    await expect.poll(() => known.count()).toBe(1);
    await there.goto(`${server.url}/settings`);
    await expectName(there, '');

    await press(here, account.logOut.here);
    await here.getByText(account.logOut.lost).waitFor();
    await here.getByRole('dialog').getByRole('button', { name: account.logOut.yes }).click();
    await here.getByText(account.logOut.done).waitFor();
    await here.reload();
    await expectName(here, '');
  });

  it('takes their data, removes a passkey, and is forgotten', async () => {
    const page = await visitor();
    await passkeysOf(page);
    const link = await lay(page, server.url, 'Leto the Just');
    await page.goto(`${server.url}/settings`);
    await press(page, say.passkey.make);
    await page.getByText(say.passkey.some(1)).waitFor();
    const coming = page.waitForEvent('download');
    await press(page, account.data.take);
    const data = JSON.parse(await readFile((await (await coming).path())!, 'utf8'));
    expect(data).toMatchObject({ you: { name: 'Leto the Just' }, passkeys: [{ counter: 1 }] });
    expect(data.tables).toHaveLength(1);
    await page.getByRole('button', { name: account.passkeys.remove, exact: true }).click();
    await page.getByText(say.passkey.none).waitFor();

    await page.getByRole('link', { name: account.data.privacy }).click();
    await page.getByText(privacy.sessions(400)).waitFor();
    await page.goBack();
    await press(page, account.data.forget);
    await press(page, account.data.yes);
    await page.getByText(account.data.done).waitFor();
    await expectName(page, '');
    await page.goto(link);
    await expect.poll(() => page.getByText('Leto the Just').count()).toBe(0);
  });
});
