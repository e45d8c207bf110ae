import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Line } from '../../src/http/line.ts';

const server = createServer().listen(0, '127.0.0.1');
const sockets = new WebSocketServer({ server, perMessageDeflate: false });

afterAll(() => {
  sockets.close();
  server.close();
});

/** A client, the line to it, and all that is written to its stream. */
async function connected() {
  await (server.listening || once(server, 'listening'));
  const { port } = server.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const heard: string[] = [];
  client.on('message', (data) => heard.push(data.toString()));
  const [socket, { socket: stream }] = await once(sockets, 'connection');
  await once(client, 'open');
  const write = vi.spyOn(stream, 'write');
  const line = new Line(stream, () => socket.readyState === socket.OPEN);
  return { client, socket, line, heard, write };
}

const nothing = () => undefined;

describe('a line', () => {
  it('brings texts of every length as they are, in one write', async () => {
    const { client, line, heard, write } = await connected();
    const texts = [0, 1, 125, 126, 65_535, 65_536, 70_000].map((length) => 'é'.repeat(length / 2));
    const odd = ['a', '"'.repeat(125), '"'.repeat(126), '"'.repeat(65_535), '"'.repeat(65_536)];
    for (const text of [...texts, ...odd]) line.send(text, nothing);
    await vi.waitUntil(() => heard.length === texts.length + odd.length);
    expect(heard).toEqual([...texts, ...odd]);
    expect(write).toHaveBeenCalledTimes(1);
    client.terminate();
  });

  it('says what was to be said before it is closed, and nothing after', async () => {
    const { client, socket, line, heard, write } = await connected();
    line.send('goodbye', nothing);
    line.flush();
    socket.close();
    write.mockClear();
    line.send('too late', nothing);
    await once(client, 'close');
    expect(heard).toEqual(['goodbye']);
    expect(write.mock.calls.some(([data]) => String(data).includes('too late'))).toBe(false);
  });
});
