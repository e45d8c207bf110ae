import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Uint8Array | Map<Cbor, Cbor>;

/** As much of CBOR as a passkey needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? cborHead(0, value) : cborHead(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([cborHead(2, value.length), value]);
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)]);
  return Buffer.concat([cborHead(5, value.size), ...entries]);
}

function cborHead(type: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(type << 5) | size]);
  if (size < 256) return Buffer.from([(type << 5) | 24, size]);
  return Buffer.from([(type << 5) | 25, size >> 8, size & 255]);
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const text = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** A security key made of code: one credential for one site. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #cose: Buffer;
  readonly origin: string;
  counter = 1;

  constructor(origin = 'http://localhost') {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#cose = cbor(
      new Map<Cbor, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ]),
    );
  }

  create({ challenge, rp }: { challenge: string; rp: { id: string } }): object {
    const size = Buffer.from([0, this.id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), size, this.id, this.#cose]);
    const authData = Buffer.concat([this.#data(rp.id, 0x45), credential]);
    const attestation = new Map<Cbor, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#credential({
      clientDataJSON: text(this.#clientData('webauthn.create', challenge)),
      attestationObject: text(cbor(attestation)),
    });
  }

  get({ challenge, rpId }: { challenge: string; rpId: string }): object {
    this.counter += 1;
    const clientData = this.#clientData('webauthn.get', challenge);
    const authData = this.#data(rpId, 0x05);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#key);
    return this.#credential({
      clientDataJSON: text(clientData),
      authenticatorData: text(authData),
      signature: text(signature),
    });
  }

  #credential(response: object): object {
    const id = text(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin }));
  }

  #data(site: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(site), Buffer.from([flags]), counter]);
  }
}
