import { type DuneView, TREACHERY, type TreacheryCard, type TreacheryId } from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';

/* Where the 33 treachery cards are, as far as one viewer may know. */

export interface Entry {
  readonly card: TreacheryCard;
  readonly discarded: number;
  readonly removed: number;
  readonly own: number;
  /** With whom one is known to be, or was when it was last seen (ATR-B2, DUN-15.4). */
  readonly with: readonly { readonly seat: Seat; readonly sure: boolean }[];
  /** Known to come next on sale. */
  readonly onTop: number;
  /** What is left: in the deck, or in a hand that is closed. */
  readonly unseen: number;
}

export function ledgerOf(view: DuneView, seat: Seat | null): readonly Entry[] {
  return TREACHERY.map((card) => {
    const { id } = card;
    const own = seat === null ? 0 : times(view.factions[seat]!.hand, id);
    const found = [...sure(view, seat, id), ...doubtful(view, seat, id)];
    const onTop = (view.notes ?? []).filter((note) => note.card === id && note.owner === null);
    const entry = {
      card,
      discarded: times(view.treacheryDiscard, id),
      removed: times(view.removed, id),
      own,
      with: found,
      onTop: onTop.length,
    };
    const known = entry.discarded + entry.removed + own + onTop.length;
    const seen = known + found.filter((one) => one.sure).length;
    return { ...entry, unseen: Math.max(0, card.copies - seen) };
  });
}

const times = (cards: readonly TreacheryId[], card: TreacheryId): number =>
  cards.filter((one) => one === card).length;

/** Cards of others that the view itself names. */
const sure = ({ factions }: DuneView, own: Seat | null, card: TreacheryId): Entry['with'] =>
  factions.flatMap(({ hand }, seat) =>
    seat === own ? [] : Array.from({ length: times(hand, card) }, () => ({ seat, sure: true })),
  );

const doubtful = ({ notes }: DuneView, own: Seat | null, card: TreacheryId): Entry['with'] =>
  (notes ?? []).flatMap((note) =>
    note.card === card && note.owner !== null && note.owner !== own && !note.sure
      ? [{ seat: note.owner, sure: false }]
      : [],
  );
