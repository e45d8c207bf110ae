import { keyOf, type Order } from './wish.ts';

/*
 * Pictures painted on an earlier visit, kept by the browser. A build names the painter's file in this
 * one and the pictures' files in the painter's, so that the name of this file changes with them, and
 * no picture outlives what it was painted from.
 */

const FOLDER = 'pictures ';
const MINE = `${FOLDER}${new URL(import.meta.url).pathname}`;

/** Null where the browser keeps nothing, as in some private windows: then all are painted anew. */
let folder: Promise<Cache | null> | undefined;

async function open(): Promise<Cache | null> {
  // While they are being drawn, pictures change and files keep their names.
  if (import.meta.env.DEV) return null;
  for (const name of await caches.keys())
    if (name.startsWith(FOLDER) && name !== MINE) await caches.delete(name);
  return caches.open(MINE);
}

const opened = (): Promise<Cache | null> => {
  folder ??= open().catch(() => null);
  return folder;
};

const addressOf = (order: Order): string =>
  `/pictures/${encodeURIComponent(`${keyOf(order)} ${order.density}`)}`;

export async function keptOf(order: Order): Promise<Blob | null> {
  try {
    const kept = await (await opened())?.match(addressOf(order));
    return kept ? await kept.blob() : null;
  } catch {
    return null;
  }
}

/** Nobody waits for it, and a full disk is no reason not to show it. */
export function keep(order: Order, image: Blob): void {
  void opened()
    .then((cache) => cache?.put(addressOf(order), new Response(image)))
    .catch(() => undefined);
}
