import type { GameEvent, Heard, Option, Reason, Seat } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import type { ReactNode } from 'react';
import type { Advice, Difference, Snapshot } from '../games/protocol.ts';
import type { IconName } from '../icons/paths.tsx';
import type { Wish as Picture } from '../pictures/wish.ts';
import type { Explaining } from './explain/explaining.ts';
import type { Wish } from './frame/tabs.ts';
import type { Chapter, Passage } from './log/story.ts';
import type { PlanKit } from './plan/kit.ts';
import type { Room } from './room/room.ts';
import type { SeatLook } from './seats/shapes.ts';
import type { Asked, Spot, Thing } from './spots.ts';
import type { StageKit } from './stage/kit.ts';

/**
 * What a game brings to the table, so that the table names no game: its view, its options, its
 * events, its things. All is written as methods: a game's own types then fit where any game's are
 * wanted.
 */
export interface TableKit<
  V = unknown,
  O extends Option = Option,
  E extends GameEvent = GameEvent,
  T extends Thing = Thing,
> {
  readonly wording: GameWording<V, O, E, T>;
  readonly choices: ChoiceKit<O, T, V>;
  readonly story: StoryKit<E, T>;
  readonly stage: StageKit<V, O, E, T>;
  readonly parts: TableParts<V, O, E, T>;
  /** Pictures that are on every such table: they are begun before it is drawn. */
  pictures?(): readonly Picture[];
  /** Null for a game whose turns are not thought ahead. */
  readonly plan: PlanKit<V, O, E> | null;
  /** Which letter shows which of the tabs beside the board. */
  readonly tabKeys: Readonly<Record<string, string>>;
  /** Who may keep notes, and where, is the game's to say: no table offers any besides. */
  readonly ownNotes?: true;
  /** Other keys that the game has, and what they do. */
  ownKeys?(language: Language): readonly (readonly [key: string, does: string])[];
  /** What the viewer may do besides answering, and what will be asked of them soon. */
  outlook?(snapshot: Snapshot<V, O, E>, language: Language): Ahead;
  /** What there is to say about it; the same promise each time. */
  explaining(): Promise<Explaining<V, O, E, T>>;
  /** What this device answers without asking, as a server keeps it; absent where no game has it. */
  ordersOf?(standing: readonly string[]): object;
  /** With whom a seat is allied; absent where nobody ever is. */
  alliesOf?(view: V, seat: Seat): readonly Seat[];
  /** Where the game stands, for the bar. */
  moment(snapshot: Snapshot<V, O, E>, language: Language): Moment;
}

/** In short sentences. */
export interface Ahead {
  readonly now: readonly string[];
  readonly soon: readonly string[];
  /** What might be expected and cannot be done, with the reason. */
  readonly not: readonly string[];
}

/** What a seat is called at the table, and who sits there, whatever they play. */
export interface Named {
  readonly seat: string;
  /** Where there is little room. */
  readonly short: string;
  /** In a sentence, where a label is not enough: with an article, say. */
  readonly inSentence?: string;
  /** The same of the short name. */
  readonly shortInSentence?: string;
  readonly sitter: string;
  /** What they play, where more than a name depends on it: a faction. */
  readonly plays?: string;
  /** How they are marked, where it is not by the number of the seat. */
  readonly mark?: SeatLook;
}

/** What sentences call the seats. */
export interface Speaking {
  readonly seatName: (seat: Seat) => string;
  readonly sitterName: (seat: Seat) => string;
  /** Who reads them, and is spoken to. */
  readonly reader: Seat | null;
  /** What each seat plays, at the table of a game that says so. */
  readonly played?: readonly string[];
}

export interface GameWording<V, O extends Option, E extends GameEvent, T extends Thing> {
  /** Of everybody around the table; those whom nobody plays come after the seats. */
  names(snapshot: Snapshot<V, O, E>, language: Language): readonly Named[];
  /** The question put to whoever decides. */
  decision(decision: Asked<O>, speaking: Speaking, language: Language): string;
  option(option: O, speaking: Speaking, language: Language, decision: Asked<O>): string;
  /** What is read out of an option whose face does not say all; undefined where it does. */
  spoken(option: O, speaking: Speaking, language: Language): string | undefined;
  reason(reason: Reason, speaking: Speaking, language: Language): string;
  event(event: Heard<E>, speaking: Speaking, language: Language): string;
  thing(thing: T, language: Language): string;
  /** A field of a form, such as the leader of a battle plan; */
  field(name: string, decision: Asked<O>, language: Language): string;
  /** a number filled in there; */
  fieldNumber(n: number, name: string, decision: Asked<O>, language: Language): string;
  /** The choice is made by the viewer for somebody whom nobody plays. */
  behalf(name: string, language: Language): string;
  /** What a tab beside the board is called. */
  tab(name: string, language: Language): string;
  /** Between which things of the table the arrow keys move. */
  arrows(language: Language): string;
}

/** What an option is on the table and in the panel. */
export interface ChoiceKit<O extends Option, T extends Thing, V = unknown> {
  /** Where it lies; null for what is only a button. */
  spotOf(option: O, decision: Asked<O>): Spot | null;
  /** What it is about, to be opened large. */
  thingOf(option: O): T | null;
  /** Where a thing may lie. */
  spotsOf(thing: T): readonly Spot[];
  /** For the sake of which thing something is asked. */
  sourceOf(decision: Asked<O>): T | null;
  /** For whom the viewer decides, if not for themselves. */
  behalfOf(decision: Asked<O>): Seat | null;
  /** As the panel lists them: number keys count in this order. */
  groupsOf(options: readonly O[], language: Language): readonly OptionGroup<O>[];
  /** It stands out: the way on. */
  isStrong(option: O): boolean;
  /** Whether what lies at a spot can be taken and laid on another, or on a place named so. */
  accepts(from: Spot, to: Spot): boolean;
  /** The options that are chosen by their faces, in their groups; none where they are only named. */
  faces(decision: Asked<O>, view: V, language: Language): readonly PickedFace<O, T>[];
  /** What is read whole before it is taken by another press: what that one says. Null for all others. */
  weighs?(option: O, language: Language): string | null;
  /** What is counted where a number is asked; null for a mere number. */
  counting(decision: Asked<O>, language: Language): Counting | null;
  /** Where a number begins; with the least where nothing speaks for another. */
  startsAt?(decision: Asked<O>): number | undefined;
  /** What is said before an answer that nothing takes back is given unplanned; null for all others. */
  warning?(option: O, view: V): Readonly<Record<Language, Warning>> | null;
}

/** A last question, and its two answers. */
export interface Warning {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
}

/** A thing among others of its kind, to be chosen by what it looks like. */
export interface PickedFace<O extends Option = Option, T extends Thing = Thing> {
  readonly option: O;
  readonly thing: T;
  /** So many equal ones are there. */
  readonly count: number;
  /** Where it lies, in words. */
  readonly group: string;
}

/**
 * How the options of a group lie in the panel. `list`: one under the other; `row`: beside each other,
 * as wide as the line; `things`: as they come, on a phone in columns; `pictures`: what lies before one,
 * told by small pictures where there are any, else as things; `cards`: a list, on a phone in columns; `goods`: many, in columns; `board`: what is pressed on the board, in a list that opens for
 * whoever would rather read; `way`: what ends the matter, always in sight.
 */
export type GroupLook =
  | 'list'
  | 'row'
  | 'things'
  | 'pictures'
  | 'cards'
  | 'goods'
  | 'board'
  | 'way';

export interface OptionGroup<O extends Option = Option> {
  readonly id: string;
  readonly look: GroupLook;
  readonly heading: string | null;
  readonly options: readonly O[];
}

/** Pieces that are counted by pressing them. */
export interface Counting {
  readonly icon: IconName;
  readonly piece: (n: number) => string;
  readonly all: string;
  /** On the button; null where the number alone says enough. */
  readonly confirm: ((n: number) => string) | null;
}

/** How the log is cut and told. */
export interface StoryKit<E extends GameEvent, T extends Thing> {
  chaptersOf(log: readonly Heard<E>[], seats: number): readonly Chapter<E>[];
  chapterName(chapter: Chapter<E>, language: Language): string;
  /** Null where the chapter's own name says it. */
  passageName(passage: Passage<E>, name: (seat: Seat) => string, language: Language): string | null;
  /** What one may want to read of, besides all and one's own. */
  topics(language: Language): readonly Topic[];
  isAbout(event: Heard<E>, topic: string): boolean;
  /** Whose doing it is. */
  seatOf(event: Heard<E>): Seat | null;
  concerns(event: Heard<E>, seat: Seat): boolean;
  /** Somebody learned something by it, so that what came before cannot be taken back. */
  reveals(event: Heard<E>): boolean;
  /** `silent`: never told; `quiet`: by the log alone; `aloud`: also while it happens. */
  loudness(event: Heard<E>): 'silent' | 'quiet' | 'aloud';
  /** What stands before a line, and the rule by which it happened. */
  markOf(event: Heard<E>): { readonly icon: IconName; readonly rule: string };
  /** Two that are told as one, or null. */
  together(before: Heard<E>, event: Heard<E>): Heard<E> | null;
  /** The things that a line speaks of, the one that matters most first. */
  thingsIn(event: Heard<E>): readonly T[];
}

export interface Topic {
  readonly id: string;
  readonly name: string;
}

export interface Moment {
  readonly roundName: string;
  /** For whoever looks at the page from outside, not worded. */
  readonly phase: string;
  readonly phaseName: string;
  /** Those that every round has, in their order. */
  readonly phases: readonly { readonly id: string; readonly name: string }[];
  /** Whose turn it is. */
  readonly whose: Seat | null;
  /** In which order turns are taken; empty where that is told elsewhere. */
  readonly order: readonly Seat[];
}

/** What the table puts together, and the game arranges. */
export interface ArrangementProps {
  readonly room: Room;
  /** The decision, and the coach beside it. */
  readonly panel: ReactNode;
  readonly log: ReactNode;
  /** The tab that somebody wished to see beside the board, if they did; `log` holds the log. */
  readonly wish: Wish | null;
  readonly onWish: (wish: Wish) => void;
}

export interface EndProps<V, O extends Option, E extends GameEvent> {
  /** Of a game that is over. */
  readonly snapshot: Snapshot<V, O, E>;
  readonly log: readonly Heard<E>[];
  /** A game that is not kept on this device brings what can be done with it, and all its cards. */
  readonly elsewhere: {
    readonly end: ReactNode;
    readonly revealed: Snapshot<V, O, E> | null;
  } | null;
}

export interface InspectProps<V, T extends Thing> {
  readonly thing: T;
  /** The table it lies on. */
  readonly view: V;
  /** Another one, or null when it is closed. */
  onChange(thing: T | null): void;
}

/** Components; what is large may be fetched by them when it is wanted. */
export interface TableParts<V, O extends Option, E extends GameEvent, T extends Thing> {
  /** All of the table but the bar, in the room that the screen has. */
  Arrangement(props: ArrangementProps): ReactNode;
  /** All but the decision and the log, as headings and lists. */
  TextView(): ReactNode;
  /** The table as it lay there, with nothing to decide: for a replay. */
  Still(props: { readonly room: Room }): ReactNode;
  /** In the bar, after whose turn it is. */
  BarNote(): ReactNode;
  /** What a person may set for this game. */
  Settings?(): ReactNode;
  /** In the panel, above what can be chosen. */
  Meters(): ReactNode;
  OptionFace(props: { readonly option: O }): ReactNode;
  /** What is answered by a control of the game's own, as the table's would do it less well: */
  readonly ownControls?: ReadonlySet<string>;
  /** this one, for every such kind of decision. */
  Control?(props: { readonly decision: Asked<O> }): ReactNode;
  /** Of these, what is answered by it in the text view as well. */
  readonly plainControls?: ReadonlySet<string>;
  /** What it does, in icons: shown where the thing itself is not in sight. Null for none. */
  gist(option: O, view: V): ReactNode;
  /** A thing among those to choose from. */
  PickFace(props: { readonly thing: T }): ReactNode;
  /** The same whole, where it is read before it is taken. */
  Weighed?(props: { readonly thing: T }): ReactNode;
  /** Why an adviser would choose so. */
  Motives(props: { readonly advice: Advice; readonly option: O | undefined }): ReactNode;
  /** What differs from something else that could be done; absent where nobody thinks that far. */
  Reasons?(props: { readonly reasons: readonly Difference[] }): ReactNode;
  /** Beside the decision of a guided game. */
  Coach(): ReactNode;
  End(props: EndProps<V, O, E>): ReactNode;
  /** A thing large, over everything else. */
  Inspect(props: InspectProps<V, T>): ReactNode;
}
