import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words as chatWords } from '../src/online/chat/words.ts';
import { onlineFaultWords } from '../src/online/words-faults.ts';
import { words as tableWords } from '../src/screens/online-table/words.ts';
import { words as orderWords } from '../src/screens/order/words.ts';
import { words as roomWords } from '../src/screens/waiting-room/words.ts';
import { words as notes } from '../src/table/notes/words.ts';
import { lay, sitDown } from './online.ts';
import { withServer } from './server.ts';
import { picture, visitor, withBrowser } from './visit.ts';

withBrowser();

const server = withServer();
const [chat, order, room] = [chatWords.en, orderWords.en, roomWords.en];
const table = tableWords.en;
const atTable = (page: Page) => page.locator('[data-phase]').waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel(chat.say).fill(text);
  await press(page, chat.send);
}

/** On a phone the people are in the menu. */
async function openPeople(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: table.people }).click();
}

describe('strangers at a table', () => {
  it('are silenced and sent away by the host, reported, and seen to', async () => {
    const [host, guest] = [await visitor(), await visitor({ device: 'phone' })];
    const link = await lay(host, server.url, 'Jessica');
    await sitDown(guest, link, 'Rabban');
    await say(guest, 'Something unspeakable');
    await press(host, chat.report);
    await host.getByRole('button', { name: chat.reported }).waitFor();
    await press(host, chat.silence('Rabban'));
    await host.getByRole('button', { name: chat.unsilence('Rabban') }).waitFor();
    await say(guest, 'And more of it');
    await guest.getByText(onlineFaultWords.en.silenced).waitFor();
    await press(host, room.sendAway('Rabban'));
    await press(host, room.openSeat);
    await guest.getByRole('button', { name: room.sit }).first().click();
    await guest.getByText(onlineFaultWords.en.barred).waitFor();

    await host.goto(`${server.url}/order`);
    await host.getByText(order.notYours).waitFor();
    expect(server.command('admin', 'add', 'Jessica')).toContain('keeps order');
    await host.reload();
    await host.getByText('Something unspeakable').waitFor();
    await picture(host, 'online-order');
    await press(host, order.unsay);
    await guest.getByText(chat.unsaid).waitFor();
    await host.getByRole('button', { name: order.ban, exact: true }).click();
    await host.getByRole('button', { name: order.unban }).waitFor();
    await press(host, order.settle);
    await host.getByText(order.none).waitFor();
    await guest.reload();
    await guest.getByText('Something unspeakable').waitFor({ state: 'detached' });
    expect(server.command('log')).toMatch(/banned/);
  });

  it('have their names reported, on a phone too; and everybody keeps notes that nobody else sees', async () => {
    const [host, guest] = [await visitor(), await visitor({ device: 'phone' })];
    const link = await lay(host, server.url, 'Jessica');
    await sitDown(guest, link, 'Unspeakable');
    await host.getByTestId('start').click();
    await Promise.all([host, guest].map(atTable));
    await press(host, table.people);
    await openPeople(guest);
    for (const [page, name] of [
      [host, 'Unspeakable'],
      [guest, 'Jessica'],
    ] as const) {
      await press(page, table.seat.report(name));
      await page.getByRole('button', { name: table.seat.reported }).waitFor();
      expect(server.command('reports')).toContain(name);
    }

    await guest.getByLabel(notes.en.title).fill('Jessica hides a Worm');
    await picture(guest, 'online-notes');
    // Who goes away at once has them kept as well.
    await guest.keyboard.press('Escape');
    await guest.reload();
    await atTable(guest);
    await openPeople(guest);
    await expect
      .poll(() => guest.getByLabel(notes.en.title).inputValue())
      .toBe('Jessica hides a Worm');
    await expect.poll(() => host.getByLabel(notes.en.title).isEnabled()).toBe(true);
    expect(await host.getByLabel(notes.en.title).inputValue()).toBe('');
  });
});
