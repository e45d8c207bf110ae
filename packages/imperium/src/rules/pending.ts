import type { Seat } from '@landsraad/kernel';
import type { Effect } from '../effects/effect.ts';
import type { CardId } from '../ids.ts';
import type { Imperium, Source } from '../state.ts';
import { type Printing, rulesFor } from './vocabulary.ts';

/** Puts effects of one source among those the active player still resolves this turn. */
export function addPending(
  game: Imperium,
  seat: Seat,
  effects: readonly Effect[],
  source: Source,
): void {
  if (effects.length === 0) return;
  const turn = game.turn!;
  const group = turn.groups++;
  const card = source.type === 'card' ? source.card : null;
  const list = (listed: Printing): void => {
    for (const effect of listed.effects) {
      const stead = rulesFor(game, effect).standsFor?.(game, seat, listed.source);
      if (stead) list(stead);
      else turn.pending.push({ effect, source: listed.source, group, card });
    }
  };
  list({ effects, source });
}

/** AMB-18: what a trashed card had still to give is lost. */
export function dropPending(game: Imperium, group: number): void {
  const { turn } = game;
  if (turn) turn.pending = turn.pending.filter((pending) => pending.group !== group);
}

/** The open effects that go with one of `copies` equal cards in play, if every copy has some. */
export function groupOfCard(game: Imperium, card: CardId, copies: number): number | null {
  const groups = new Set<number>();
  for (const pending of game.turn?.pending ?? [])
    if (pending.card === card) groups.add(pending.group);
  return groups.size >= copies ? Math.max(...groups) : null;
}
