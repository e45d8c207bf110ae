import type { PictureName } from '@landsraad/art';
import type { Seat } from '@landsraad/kernel';
import type { Face, Language, Term } from '@landsraad/kernel/wording';
import type { ReactNode } from 'react';
import type { GameSummary, NewGame, Result } from '../games/protocol.ts';
import type { IconName } from '../icons/paths.tsx';
import type { Wish } from '../pictures/wish.ts';
import type { TableForm } from '../screens/new-game/form.ts';
import type { Explaining } from '../table/explain/explaining.ts';
import type { TableKit } from '../table/kit.ts';
import type { Thing } from '../table/spots.ts';

/**
 * What a game brings to the browser beside its rules, so that no screen names a game. All is
 * written as methods: a game's own types then fit where any game's are wanted.
 */
export interface Pack<F extends TableForm = TableForm> {
  /** As records and tables call the game. */
  readonly id: string;
  /** As its box calls it. */
  name(language: Language): string;
  /** What draws one to it, in a sentence. */
  pitch(language: Language): string;
  /** What it looks like from afar: one of the views that every visitor has. */
  readonly landscape: PictureName;
  /** What any table of it shows, to be painted while the start screen is read. */
  readonly ahead?: readonly Wish[];
  /** What is filled in where nobody has laid a table yet. */
  readonly firstForm: F;
  /** What a form without faults agrees on; how many play follows from the seats. */
  optionsOf(form: F): object;
  /** A round, or what comes before the first. */
  roundName(round: number, language: Language): string;
  /** What a game of so many is called, where that is worth a word. */
  kindName(players: number, language: Language): string | null;
  /** What may be added to the game, by its names. */
  readonly modules: readonly string[];
  /** What of that is in at a table with these options. */
  modulesAt(options: object): readonly string[];
  /** Each comes ready to speak a language and to show these modules. */
  readonly parts: Loading<PlayedPart> & Partial<Loading<Exclude<keyof Parts, PlayedPart>>>;
}

type Loading<P extends keyof Parts> = {
  readonly [Q in P]: (language: Language, modules: readonly string[]) => Promise<Parts[Q]>;
};

/** What a game cannot be played without; the rest is asked for only of games that have it. */
type PlayedPart = 'laying' | 'list' | 'table';

/** A pack that has a part. */
export type With<P extends keyof Parts> = Pick<Pack, 'id' | 'modules'> & {
  readonly parts: Loading<P>;
};

/** A pack that has all of them. */
export type WholePack<F extends TableForm = TableForm> = Pack<F> & With<keyof Parts>;

/** What screens are made of; each part comes when a screen first needs it (`usePart`). */
export interface Parts {
  readonly agreement: Agreement;
  readonly catalogue: Catalogue;
  readonly explaining: Explaining;
  readonly gallery: Gallery;
  readonly glossary: Glossary;
  readonly laying: Laying;
  readonly list: Listing;
  readonly primer: Primer;
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
  /** The same table for so many. */
  withPlayers(form: F, players: number): F;
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
  /** Whom somebody plays, in a few letters, */
  playedName(plays: string, language: Language): string;
  /** and the face of it. Decoration. */
  PlayedFace(props: { readonly plays: string }): ReactNode;
}

export interface Listed<S extends GameSummary> {
  readonly game: S;
  /** The seat that the entry is about. */
  readonly own: Seat;
}

/** Everybody whom one can play. */
export interface Gallery<S extends GameSummary = GameSummary, R extends Result = Result> {
  title(language: Language): string;
  lead(language: Language): string;
  Everybody(props: GalleryProps<S, R>): ReactNode;
}

export interface GalleryProps<S extends GameSummary, R extends Result> {
  /** Those kept on this device. */
  readonly games: readonly S[];
  readonly results: readonly R[];
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

/** The way into the coached games. */
export interface Welcome {
  lead(language: Language): string;
  /** In the order in which they are best played. */
  readonly chapters: readonly ChapterOutline[];
  /** Nobody is forced to anything. */
  free(language: Language): string;
}

/** A coached game: what one learns in it, and what wins it. */
export interface ChapterOutline {
  /** What the games begun from it are marked with. */
  readonly id: string;
  readonly icon: IconName;
  /** Beside it; the icon stands there until it is painted. */
  readonly picture: Pick<Wish, 'name' | 'boxes'>;
  readonly minutes: number;
  readonly game: NewGame;
  readonly words: Readonly<
    Record<Language, { readonly title: string; readonly teaches: string; readonly goal: string }>
  >;
}

/** How the game is played, in a few pages, before the rules by number. */
export interface Primer {
  readonly pages: readonly PrimerPage[];
}

export interface PrimerPage {
  readonly id: string;
  readonly words: Readonly<
    Record<Language, { readonly title: string; readonly text: string; readonly more: string }>
  >;
  /** Made of what lies on the table. */
  Picture(): ReactNode;
  /** Lies behind it. */
  readonly scene: Wish;
}

/** A thing that is printed, and what it can be found by. */
export interface CatalogueEntry<T extends Thing = Thing> {
  readonly thing: T;
  readonly kind: string;
  readonly cost: number | null;
  /** Its place among its kind, where the game has an order; the alphabet decides the rest. */
  readonly order: number;
}

/** Everything printed, to be searched and looked at. */
export interface Catalogue<
  T extends Thing = Thing,
  E extends CatalogueEntry<T> = CatalogueEntry<T>,
> {
  readonly entries: readonly E[];
  /** In the order in which they are shown. */
  readonly kinds: readonly string[];
  kindName(kind: string, language: Language): string;
  readonly facets: readonly Facet<E>[];
  /** Where there are costs: after which facet they are asked for. */
  readonly costs: {
    readonly after: string;
    readonly highest: number;
    legend(language: Language): string;
  } | null;
  faceOf(thing: T, language: Language): Face;
  /** What an address names, or null. */
  thingAt(kind: string | undefined, id: string | undefined): T | null;
  Card(props: {
    readonly thing: T;
    readonly tabIndex: number;
    onInspect(thing: T): void;
  }): ReactNode;
  /** A thing large; its neighbours in the list are one press away. */
  Inspect(props: {
    readonly thing: T | null;
    readonly list?: readonly T[];
    onChange(thing: T | null): void;
  }): ReactNode;
}

/** One side by which things differ: any number of its values may be asked for. */
export interface Facet<E extends CatalogueEntry = CatalogueEntry> {
  /** In the address. */
  readonly key: string;
  readonly values: readonly string[];
  legend(language: Language): string;
  label(value: string, language: Language): string;
  icon?(value: string): IconName;
  of(entry: E): readonly string[];
}

/** What is said of a table of a server, before its game and beside it. */
export interface Agreement {
  /** What was agreed on, a few words each. */
  termsOf(
    seats: number,
    options: Readonly<Record<string, unknown>>,
    language: Language,
  ): readonly string[];
  /** Those at a table of so many seats whom nobody plays. */
  unplayed(seats: number, language: Language): readonly Unplayed[];
}

export interface Unplayed {
  readonly place: number;
  readonly name: string;
  readonly hint: string;
}

/** The words of a game. */
export interface Glossary {
  readonly terms: readonly Term[];
  /** The boxes that they come from. */
  readonly sets: readonly string[];
  setName(set: string, language: Language): string;
  setOf(term: Term): string;
  /** How it is drawn, if it is. */
  iconOf(term: Term): IconName | null;
  /** The page of what the term names, or null. */
  pageOf(term: Term, language: Language): Page | null;
}

export interface Page {
  readonly href: string;
  /** What a link to it says. */
  readonly text: string;
}
