import type { ClientMessage, ServerMessage } from '@landsraad/protocol';
import { OnlineError, type OnlineFault } from './faults.ts';

export type KeyedMessage = Exclude<ClientMessage, { do: 'ping' | 'attend' }>;

interface Waiting {
  readonly message: KeyedMessage;
  readonly resolve: () => void;
  readonly reject: (error: OnlineError) => void;
  posting: boolean;
}

/**
 * What was sent and has no reply yet. It is sent again, under the same key, whenever the connection
 * comes back: the server takes the same key for the same request.
 */
export class Outbox {
  private readonly draw: () => string;
  private readonly kept = new Map<string, Waiting>();

  constructor(draw: () => string) {
    this.draw = draw;
  }

  get waiting(): readonly KeyedMessage[] {
    return [...this.kept.values()].map(({ message }) => message);
  }

  add(make: (key: string) => KeyedMessage): { sent: KeyedMessage; done: Promise<void> } {
    const message = make(this.draw());
    const done = new Promise<void>((resolve, reject) => {
      this.kept.set(message.key, { message, resolve, reject, posting: false });
    });
    return { sent: message, done };
  }

  /** What no request carries yet; each is carried by one at a time. */
  takeForPosting(): readonly KeyedMessage[] {
    const idle = [...this.kept.values()].filter(({ posting }) => !posting);
    for (const waiting of idle) waiting.posting = true;
    return idle.map(({ message }) => message);
  }

  putBack({ key }: KeyedMessage): void {
    const waiting = this.kept.get(key);
    if (waiting) waiting.posting = false;
  }

  settle(reply: ServerMessage): void {
    if (reply.is === 'accepted') this.take(reply.key)?.resolve();
    if (reply.is !== 'rejected' || reply.key === null) return;
    // A server that stops took nothing; the next one gets it.
    if (reply.fault.fault === 'shutting-down') return;
    this.take(reply.key)?.reject(new OnlineError(reply.fault));
  }

  refuse({ key }: KeyedMessage, fault: OnlineFault): void {
    this.take(key)?.reject(new OnlineError(fault));
  }

  /** Nobody will answer any more. */
  giveUp(fault: OnlineFault): void {
    const all = [...this.kept.values()];
    this.kept.clear();
    for (const { reject } of all) reject(new OnlineError(fault));
  }

  private take(key: string): Waiting | undefined {
    const waiting = this.kept.get(key);
    this.kept.delete(key);
    return waiting;
  }
}
