import type { Seat } from '@landsraad/kernel';
import type { Language, Term } from '@landsraad/kernel/wording';
import type { ReactNode } from 'react';
import type { GameSummary, NewGame, Result } from '../games/protocol.ts';
import type { IconName } from '../icons/paths.tsx';
import type { TableForm } from '../screens/new-game/form.ts';
import type { TableKit } from '../table/kit.ts';

/**
 * What a game brings to the browser beside its rules, so that no screen names a game. All is
 * written as methods: a game's own types then fit where any game's are wanted.
 */
export interface Pack<F extends TableForm = TableForm> {
  /** As records and tables call the game. */
  readonly id: string;
  /** What is filled in where nobody has laid a table yet. */
  readonly firstForm: F;
  /** What a form without faults agrees on; how many play follows from the seats. */
  optionsOf(form: F): object;
  /** A round, or what comes before the first. */
  roundName(round: number, language: Language): string;
  /** What a game of so many is called, where that is worth a word. */
  kindName(players: number, language: Language): string | null;
  readonly parts: { readonly [P in keyof Parts]: () => Promise<Parts[P]> };
}

/** What screens are made of; each part comes when a screen first needs it (`usePart`). */
export interface Parts {
  readonly glossary: Glossary;
  readonly laying: Laying;
  readonly list: Listing;
  readonly record: RecordPages;
  readonly table: TableKit;
  readonly welcome: Welcome;
}

/** Something that must be mended in a form; `seat` is a place at the table, if it is one's. */
export interface OwnFault {
  readonly fault: string;
  readonly seat?: Seat;
}

/** What a game asks before it begins, besides who plays. */
export interface Laying<F extends TableForm = TableForm, W extends OwnFault = OwnFault> {
  /** How many may play; whoever plays alone needs no server. */
  readonly players: readonly number[];
  /** What a table of so many is like. */
  playersHint(form: F, language: Language): string;
  /** Somebody at the table whom nobody plays. */
  unplayedName(place: number, language: Language): string;
  faultsOf(form: F): readonly W[];
  faultText(fault: W, language: Language): string;
  /** Beside the seats: those whom nobody plays. */
  Unplayed(props: { readonly form: F }): ReactNode;
  /** Under the seats: how it begins. */
  Beginning(props: { readonly form: F }): ReactNode;
  /** All else that a table agrees on. */
  Terms(props: TermsProps<F, W>): ReactNode;
}

export interface TermsProps<F extends TableForm, W extends OwnFault> {
  readonly form: F;
  /** Told once somebody has tried to begin. */
  readonly faults: readonly W[];
  onChange(form: F): void;
}

/** A game in the list of this device. */
export interface Listing<S extends GameSummary = GameSummary> {
  /** By what the first person plays. */
  title(game: S, own: Seat, language: Language): string;
  seatName(game: S, seat: Seat, language: Language): string;
  /** What the name of its file says besides, or null. */
  fileMark(game: S): string | null;
  /** What kind of a game it is, as badges. */
  Marks(props: Pick<Listed<S>, 'game'>): ReactNode;
  /** Everybody at the table and how they stand, as items of a list. */
  Seats(props: Listed<S>): ReactNode;
}

export interface Listed<S extends GameSummary> {
  readonly game: S;
  /** The seat that the entry is about. */
  readonly own: Seat;
}

/** How games ended on this device. */
export interface RecordPages<R extends Result = Result> {
  title(language: Language): string;
  /** Also where there are none yet. */
  Results(props: RecordProps<R>): ReactNode;
}

export interface RecordProps<R extends Result> {
  readonly results: readonly R[];
  readonly onClear: () => Promise<void>;
}

/** The way into a coached first game. */
export interface Welcome {
  readonly game: NewGame;
  lead(language: Language): string;
  /** What one will have learned. */
  learned(language: Language): readonly { readonly icon: IconName; readonly text: string }[];
  /** Nobody is forced to anything. */
  free(language: Language): string;
}

/** The words of a game. */
export interface Glossary {
  readonly terms: readonly Term[];
  /** The page of what the term names, or null. */
  pageOf(term: Term, language: Language): Page | null;
}

export interface Page {
  readonly href: string;
  /** What a link to it says. */
  readonly text: string;
}
