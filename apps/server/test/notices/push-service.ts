import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushSubscription } from '@landsraad/protocol';
import { vi } from 'vitest';

/** What reached the push service, as it was on the wire. */
export interface Heard {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * A push service on this machine. Whatever this process asks for over https reaches it, whichever
 * host it names, without the encryption of the line.
 */
export class PushService {
  readonly heard: Heard[] = [];
  status = 201;
  readonly #server = http.createServer(async (request, response) => {
    const { url = '', headers } = request;
    this.heard.push({ path: url, headers, body: await buffer(request) });
    response.writeHead(this.status).end();
  });

  async open(): Promise<void> {
    this.#server.listen(0, 'localhost');
    await once(this.#server, 'listening');
    const { port } = this.#server.address() as AddressInfo;
    vi.spyOn(https.Agent.prototype, 'createConnection').mockImplementation(() =>
      net.connect(port, 'localhost'),
    );
  }

  async close(): Promise<void> {
    vi.restoreAllMocks();
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

/** A browser's end of a subscription: it alone can read what is sent to it (RFC 8291). */
export class Subscriber {
  readonly subscription: PushSubscription;
  readonly #ecdh = createECDH('prime256v1');
  readonly #secret = randomBytes(16);

  constructor(endpoint: string) {
    this.subscription = {
      endpoint,
      expirationTime: null,
      keys: {
        p256dh: this.#ecdh.generateKeys('base64url'),
        auth: this.#secret.toString('base64url'),
      },
    };
  }

  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const header = 21 + body.readUInt8(20);
    const sender = body.subarray(21, header);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender]);
    const shared = derived(this.#ecdh.computeSecret(sender), this.#secret, info, 32);
    const key = derived(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derived(shared, salt, 'Content-Encoding: nonce\0', 12);
    const opening = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
    const padded = Buffer.concat([opening.update(body.subarray(header, -16)), opening.final()]);
    // A 2 ends the last record; what follows it is padding.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

const derived = (key: Buffer, salt: Buffer, info: string | Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
