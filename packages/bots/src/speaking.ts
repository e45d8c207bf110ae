import type { Choice, Reason, Seat } from '@landsraad/kernel';
import type { Bot, Spoken, Waiting } from './bot.ts';

/** What a match tells of who may speak, and what can be said. */
export interface Speakers<V> {
  readonly speakers: readonly Seat[];
  readonly waiting: readonly { readonly seat: Seat; readonly kind: string | null }[];
  view(seat: Seat): V;
  whyNot(seat: Seat, choice: Choice, unasked: string): Reason | null;
}

/** What one of the bots does of its own accord before the question is answered, or null. */
export function spokenIn<V>(
  table: Speakers<V>,
  botAt: (seat: Seat) => Bot<V> | null,
): (Spoken & { readonly seat: Seat }) | null {
  const [first] = table.waiting;
  if (!first || first.kind === null) return null;
  for (const seat of table.speakers) {
    const said = botAt(seat)?.speaksUp?.(first as Waiting, seat, () => table.view(seat));
    if (said && table.whyNot(seat, said.choice, said.kind) === null) return { ...said, seat };
  }
  return null;
}
