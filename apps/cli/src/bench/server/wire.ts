import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';

/*
 * A WebSocket as RFC 6455 has it, as cheap as it can be: thousands of them in one thread must not
 * be what is measured. A message is the bytes of its text; whoever hears it reads what they need.
 */

const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
const CLOSE = 0x88;
/** What a client sends is masked. With nothing, here: no proxy stands between. */
const MASKED = 0x80;
const NO_MASK = 4;
/** A length up to this stands in one byte; others behind one of the two marks. */
const SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

interface Frame {
  readonly kind: number;
  readonly from: number;
  readonly to: number;
}

export class Wire {
  private readonly socket: Socket;
  private readonly heard: (message: Buffer) => void;
  /** The beginning of what has not come wholly. */
  private rest: Buffer | null;
  /** Called when the server hangs up. */
  onEnd: () => void = () => {};

  private constructor(socket: Socket, head: Buffer, heard: (message: Buffer) => void) {
    this.socket = socket;
    this.heard = heard;
    this.rest = null;
    socket.setNoDelay(true);
    socket.on('data', (data) => this.take(data));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.onEnd());
    if (head.length > 0) this.take(head);
  }

  static open(address: string, cookie: string, heard: (message: Buffer) => void): Promise<Wire> {
    return new Promise((resolve, reject) => {
      const asked = request(address, {
        agent: false,
        headers: {
          cookie,
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': randomBytes(16).toString('base64'),
        },
      });
      asked.on('upgrade', (_, socket, head) => resolve(new Wire(socket, head, heard)));
      asked.on('response', ({ statusCode }) => reject(new Error(`no socket: ${statusCode}`)));
      asked.on('error', reject);
      asked.end();
    });
  }

  /** All that came, as it came. */
  get bytesRead(): number {
    return this.socket.bytesRead;
  }

  send(message: string): void {
    this.put(TEXT, Buffer.from(message));
  }

  close(): void {
    this.socket.end();
  }

  private take(data: Buffer): void {
    const all = this.rest ? Buffer.concat([this.rest, data]) : data;
    let at = 0;
    for (let frame = frameAt(all, at); frame; frame = frameAt(all, at)) {
      at = frame.to;
      this.hear(frame.kind, all.subarray(frame.from, frame.to));
    }
    this.rest = at < all.length ? all.subarray(at) : null;
  }

  private hear(kind: number, payload: Buffer): void {
    if (kind === TEXT) this.heard(payload);
    else if (kind === PING) this.put(PONG, payload);
    else if (kind === CLOSE) this.socket.end();
  }

  private put(kind: number, payload: Buffer): void {
    const { length } = payload;
    const head = length <= SHORT ? [length] : [TWO_BYTES, length >> 8, length & 0xff];
    const frame = Buffer.alloc(1 + head.length + NO_MASK + length);
    frame[0] = kind;
    frame.set(head, 1);
    frame[1]! |= MASKED;
    payload.copy(frame, 1 + head.length + NO_MASK);
    this.socket.write(frame);
  }
}

/** Null where it has not come wholly. */
function frameAt(all: Buffer, at: number): Frame | null {
  if (all.length < at + 2) return null;
  const short = all[at + 1]!;
  const long = short === TWO_BYTES ? 2 : short === EIGHT_BYTES ? 8 : 0;
  const from = at + 2 + long;
  if (all.length < from) return null;
  const to =
    from + (long === 0 ? short : all.readUIntBE(from - Math.min(long, 6), Math.min(long, 6)));
  return all.length < to ? null : { kind: all[at]!, from, to };
}
