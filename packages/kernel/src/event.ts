import type { Seat, Viewer } from './seat.ts';

/**
 * What happened, as data. What only some may know stands under `secret`, with the seats it is for;
 * the rest is for everybody.
 */
export interface GameEvent {
  readonly type: string;
  readonly secret?: { readonly to: readonly Seat[] };
}

/** The event as a viewer may hear it. */
export function heard<E extends GameEvent>(event: E, viewer: Viewer): E {
  if (!event.secret || viewer === 'afterwards') return event;
  if (viewer !== 'spectator' && event.secret.to.includes(viewer)) return event;
  const { secret, ...open } = event;
  return open as E;
}

/** An event as somebody hears it: perhaps without its secret part. */
export type Heard<E> = E extends { secret: infer S } ? Omit<E, 'secret'> & { secret?: S } : E;
