import type { Seat } from '@landsraad/kernel';
import type { TreacheryId } from '../ids.ts';
import { type Dune, type Note, seatOf } from '../state.ts';

/* ATR-B2: only Atreides keep notes on the treachery cards they have seen. */

/** Atreides saw one more copy go to a seat, or stay on top of the deck. */
export function noteCard(game: Dune, card: TreacheryId, owner: Seat | null): void {
  const atreides = seatOf(game, 'atreides');
  if (atreides >= 0 && owner !== atreides)
    game.notes = [...game.notes, { card, owner, sure: true }];
}

/** A card in an open plan is one that Atreides knew of, or one more. */
export function noteShown(game: Dune, card: TreacheryId, owner: Seat): void {
  strikeNote(game, card, owner);
  noteCard(game, card, owner);
}

/** The card left a hand, or the deck, where Atreides could see it. */
export function strikeNote(game: Dune, card: TreacheryId, owner: Seat | null): void {
  const { notes } = game;
  const there = notes.filter((note) => isOf(note, card, owner));
  const struck =
    there.find(({ sure }) => sure) ??
    there[0] ??
    notes.find((note) => note.card === card && !note.sure);
  if (struck) game.notes = notes.filter((note) => note !== struck);
}

/** Cards changed hands between two others: what was noted of them may no longer hold. */
export function doubtNotes(game: Dune, owners: readonly Seat[]): void {
  game.notes = game.notes.map((note) =>
    note.owner !== null && owners.includes(note.owner) ? { ...note, sure: false } : note,
  );
}

/** The card that Atreides know to be the next one dealt, or the one up for sale. */
export const notedOnTop = (game: Dune): Note | undefined =>
  game.notes.find(({ owner }) => owner === null);

const isOf = (note: Note, card: TreacheryId, owner: Seat | null): boolean =>
  note.card === card && note.owner === owner;
