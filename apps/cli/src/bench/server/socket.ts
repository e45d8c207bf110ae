import type { ClientOptions, WebSocket } from 'ws';

/** Loaded only where it is needed: other commands start without it. */
export async function open(address: string, options: ClientOptions = {}): Promise<WebSocket> {
  const { WebSocket } = await import('ws');
  return new WebSocket(address, { perMessageDeflate: false, ...options });
}
