import { deflateRawSync } from 'node:zlib';
import { greedy } from '@landsraad/bots';
import { seeded } from '@landsraad/kernel';
import { Reader } from './client.ts';
import { rounded } from './load.ts';
import { BusyTable } from './table.ts';

export interface Size {
  readonly raw: number;
  /** Each message by itself, as a proxy or a browser would take it. */
  readonly deflated: number;
}

export interface Sizes {
  readonly answersPerGame: number;
  readonly update: { readonly median: Size; readonly p99: Size; readonly largest: Size };
  readonly hello: Size;
  /** All that came over one client's socket from the handshake to the last update. */
  readonly game: Size;
}

interface Heard {
  readonly is: string;
  readonly size: Size;
}

/** How much is sent in a whole game, played as bots would. */
export async function sizesOf(
  url: string,
  longest: number,
  tell: (answers: number) => void,
): Promise<Sizes> {
  const random = seeded('bench bytes');
  const table = await BusyTable.laid(() => new Reader(url), random);
  const [first] = table.clients as [Reader];
  const heard: Heard[] = [helloOf(first)];
  first.onTold = ({ is, message }) => heard.push({ is, size: sizeOf(message) });
  let answers = 0;
  for (; answers < longest && !table.over; answers += 1) {
    tell(answers);
    await oneAnswer(table, table.asked!, random);
  }
  table.leave();
  const updates = heard.filter(({ is }) => is === 'update').map(({ size }) => size);
  return {
    answersPerGame: answers,
    update: { median: nth(updates, 0.5), p99: nth(updates, 0.99), largest: nth(updates, 1) },
    hello: heard[0]!.size,
    game: {
      raw: first.bytesRead,
      deflated: heard.reduce((sum, { size }) => sum + size.deflated, 0),
    },
  };
}

/** Over HTTP, where a client may be as quick as it likes; everybody hears of it by socket. */
async function oneAnswer(
  table: BusyTable<Reader>,
  asked: Reader,
  random: ReturnType<typeof seeded>,
): Promise<void> {
  const { view, decision } = asked.snapshot!;
  const choice = greedy.decide(decision as never, () => view as never, random);
  const seq = asked.seq + 1;
  await asked.post(`tables/${table.id}/send`, table.answer(asked, choice));
  while (table.clients.some((client) => client.seq < seq))
    await new Promise((resolve) => setImmediate(resolve));
}

const sizeOf = (message: Buffer): Size => ({
  raw: message.length,
  deflated: deflateRawSync(message).length,
});

/** The client took it before anybody listened. */
function helloOf({ snapshot }: Reader): Heard {
  return { is: 'hello', size: sizeOf(Buffer.from(JSON.stringify(snapshot))) };
}

function nth(sizes: readonly Size[], part: number): Size {
  const at = (values: readonly number[]): number => {
    const sorted = values.toSorted((a, b) => a - b);
    return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  };
  return { raw: at(sizes.map(({ raw }) => raw)), deflated: at(sizes.map((s) => s.deflated)) };
}
