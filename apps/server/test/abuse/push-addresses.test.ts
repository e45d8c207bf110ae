import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import type { Me } from '@landsraad/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { pushThrough } from '../../src/notices/push.ts';
import { Subscriber } from '../notices/push-service.ts';
import { refusal, type Scene, scene } from './scene.ts';

/* A subscription names the address that the server will connect to. */

describe('an address for Web Push', () => {
  let server: Scene;
  beforeAll(async () => {
    server = await scene();
  });
  afterAll(() => server.close());

  it('that two parsers read as two hosts is refused', async () => {
    const guest = await server.guest('Piter');
    for (const mark of ";{}'`|*$!_~,(=") {
      const { subscription } = new Subscriber(`https://127.0.0.1${mark}x.push.apple.com/`);
      expect(await refusal(guest.ask('POST', 'me/push', subscription)), mark).toBe('options');
    }
    expect(await guest.ask<Me>('GET', 'me')).toMatchObject({ push: false });
  });

  it('is kept as it is read, and ended however it is written', async () => {
    const guest = await server.guest('Rabban');
    const { subscription } = new Subscriber('https://WEB.push.apple.com:443/a/../b');
    expect(await guest.ask('POST', 'me/push', subscription)).toMatchObject({ push: true });
    const endpoint = 'https://web.push.apple.com/b';
    expect(await guest.ask('DELETE', 'me/push', { endpoint })).toMatchObject({ push: false });
  });
});

describe('a push', () => {
  const knocks: unknown[] = [];
  const inside = net.createServer((socket) => {
    knocks.push(socket.remoteAddress);
    socket.destroy();
  });
  beforeAll(async () => {
    inside.listen(0);
    await once(inside, 'listening');
  });
  afterAll(() => inside.close());

  it('never reaches this machine or its neighbours, whatever name they go by', async () => {
    const { port } = inside.address() as AddressInfo;
    const push = pushThrough(
      { signing: [], vapid: webPush.generateVAPIDKeys() },
      'mailto:host@example.org',
    );
    const four = ['localhost', '127.0.0.1', '0.0.0.0', '127.1'];
    // The last two: by Teredo and by 6to4.
    const six = ['[::1]', '[::ffff:127.0.0.1]', '[2001:0:7f00:1::]', '[2002:7f00:1::]'];
    for (const host of [...four, ...six]) {
      const { subscription } = new Subscriber(`https://${host}:${port}/`);
      await expect(
        push(subscription, { turn: 'TableTable12', language: null }),
        host,
      ).rejects.toThrow('not on the open network');
    }
    expect(knocks).toEqual([]);
  });
});
