import type { Socket } from 'node:net';
import type { OpenDecision } from '@landsraad/kernel';
import type { ServerMessage, Snapshot } from '@landsraad/protocol';
import { changed } from '@landsraad/protocol/changes';
import type { WebSocket } from 'ws';
import { open } from './socket.ts';

/** Somebody at a table: a cookie, a socket, and what it told. */
export class Client {
  private readonly url: string;
  private cookie = '';
  private socket: WebSocket | null = null;
  private line: Socket | null = null;
  snapshot: Snapshot | null = null;
  seq = -1;
  /** Called with every message, and with its text. */
  onMessage: (message: ServerMessage, text: string) => void = () => {};

  constructor(url: string) {
    this.url = url;
  }

  /** All that came over its socket so far, as it came. */
  get bytesRead(): number {
    return this.line?.bytesRead ?? 0;
  }

  get decision(): OpenDecision | null {
    return this.snapshot?.decision ?? null;
  }

  async post<T>(path: string, body: unknown = {}): Promise<T> {
    const reply = await fetch(`${this.url}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(this.cookie && { cookie: this.cookie }) },
      body: JSON.stringify(body),
    });
    for (const given of reply.headers.getSetCookie()) this.cookie = given.split(';')[0]!;
    const told = await reply.text();
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${told}`);
    return JSON.parse(told) as T;
  }

  /** Until the server has said hello. */
  async attend(table: string): Promise<void> {
    const { cookie } = this;
    const address = `${this.url.replace('http', 'ws')}/api/v1/tables/${table}/live`;
    const socket = await open(address, { headers: cookie ? { cookie } : {} });
    this.socket = socket;
    socket.once('upgrade', ({ socket: line }) => {
      this.line = line;
    });
    await new Promise<void>((resolve, reject) => {
      socket.on('message', (data) => {
        this.hear(data.toString());
        resolve();
      });
      socket.once('error', reject);
      socket.once('close', (code) => reject(new Error(`the socket closed with ${code}`)));
    });
  }

  send(message: unknown): void {
    this.socket!.send(JSON.stringify(message));
  }

  leave(): void {
    this.socket?.close();
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.is === 'hello') this.snapshot = message.snapshot;
    else if (message.is === 'update') this.snapshot = changed(this.snapshot, message.change);
    if (message.is === 'hello' || message.is === 'update') this.seq = message.seq;
    this.onMessage(message, text);
  }
}
