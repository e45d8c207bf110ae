import type { Writable } from 'node:stream';

/* Frames of text as RFC 6455 (5.2) has them: whole, from a server, with no extension agreed on. */

const TEXT = 0x81;
/** A length up to this stands in one byte; others behind one of the two marks. */
const SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MOST_IN_TWO = 0xffff;

const breath = Promise.resolve();

/** What a socket is told in one breath goes out in one write: one call of the system for all of it. */
export class Line {
  readonly #stream: Pick<Writable, 'write'>;
  readonly #isOpen: () => boolean;
  readonly #texts: string[] = [];

  constructor(stream: Pick<Writable, 'write'>, isOpen: () => boolean) {
    this.#stream = stream;
    this.#isOpen = isOpen;
  }

  /** `sent` is called once for all that goes out together, after it went. */
  send(text: string, sent: () => void): void {
    this.#texts.push(text);
    if (this.#texts.length > 1) return;
    void breath.then(() => {
      this.flush();
      sent();
    });
  }

  /** Before anything else goes out by another way. */
  flush(): void {
    const texts = this.#texts;
    if (texts.length === 0) return;
    const frames = this.#isOpen() ? framed(texts) : null;
    // Emptied and used again: a list of its own each time would hold its texts, though nobody holds
    // the list, until all memory is swept.
    texts.length = 0;
    if (frames) this.#stream.write(frames);
  }
}

function framed(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const size = lengths.reduce((sum, length) => sum + headSize(length) + length, 0);
  const frames = Buffer.allocUnsafe(size);
  let at = 0;
  for (const [i, text] of texts.entries()) {
    at = writeHead(frames, at, lengths[i]!);
    at += frames.write(text, at);
  }
  return frames;
}

function headSize(length: number): number {
  if (length <= SHORT) return 2;
  return length <= MOST_IN_TWO ? 4 : 10;
}

function writeHead(frames: Buffer, at: number, length: number): number {
  frames[at] = TEXT;
  if (length <= SHORT) return frames.writeUInt8(length, at + 1);
  if (length <= MOST_IN_TWO)
    return frames.writeUInt16BE(length, frames.writeUInt8(TWO_BYTES, at + 1));
  return frames.writeBigUInt64BE(BigInt(length), frames.writeUInt8(EIGHT_BYTES, at + 1));
}
