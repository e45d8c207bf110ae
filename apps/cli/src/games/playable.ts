import type {
  Choice,
  Game,
  GameEvent,
  GameState,
  OpenDecision,
  Option,
  Place,
  Reason,
  Seat,
} from '@landsraad/kernel';
import type { ScenarioResult } from '@landsraad/kernel/scenario';
import type { Arguments, OptionTable } from '../arguments.ts';
import type { Look } from '../screen/look.ts';
import type { Language, Text } from '../text/text.ts';

/**
 * What the commands need of a game beside its rules, so that they name no game themselves. All is
 * written as methods: a game's own types then fit where any game's are wanted.
 */
export interface Playable<S extends GameState = GameState, O = unknown, V = unknown> {
  readonly game: Game<S, O, V>;
  readonly title: Words;
  readonly seating: SeatingRules<O>;
  readonly wording: GameWording<S>;
  readonly screen: Screen<V>;
  readonly story: Story;
  readonly reference: Reference;
  readonly report: Report;
  /** The table that `bench` measures. */
  readonly bench: Measuring<O>;
  /** The same with an expansion. */
  readonly benchWith?: (expansions: readonly string[]) => Measuring<O>;
  /** Questions that a person may have answered by standing orders; none where all are real. */
  readonly topics: readonly Topic[];
  /** What an order may be about, or null where the person is always asked. */
  topicOf(decision: OpenDecision): string | null;
  /** What an order to ask no more lasts for. */
  phaseOf(view: V): string;
  runScenario(input: unknown): ScenarioResult;
}

interface Measuring<O> {
  readonly options: O;
  /** What the report says of the table. */
  readonly facts: object;
  readonly heading: Words;
  /** Decisions between two positions that are measured: a game has about thirty times as many. */
  readonly stride: number;
}

/** The same words in every language. */
export type Words = Readonly<Record<Language, string>>;

export interface SeatingRules<O> {
  /** The switches of a table. */
  readonly flags: OptionTable;
  /** What only somebody who sits down can say, besides `--seat`. */
  readonly placeFlags: OptionTable;
  options(args: Arguments, text: Text): O;
  /** A fresh table and where the person sits. */
  place(args: Arguments, text: Text): { readonly options: O; readonly seat: Seat };
}

/** What sentences call the seats. */
export interface Context {
  readonly seatName: (seat: Seat) => string;
}

export interface GameWording<S extends GameState> {
  /** From what everybody can see. */
  context(state: Readonly<S>, text: Text): Context;
  /** Who sits there, in full. */
  seatTitle(state: Readonly<S>, seat: Seat, text: Text): string;
  /** What else is to know of the table at the start: who sits there although nobody plays. */
  around(state: Readonly<S>, text: Text): readonly string[];
  decision(decision: OpenDecision, context: Context, language: Language): string;
  /** It says more where the decision is given. */
  option(option: Option, context: Context, language: Language, asked?: OpenDecision): string;
  reason(reason: Reason, context: Context, language: Language): string;
  event(event: GameEvent, context: Context, language: Language): string;
  ranking(ranking: readonly Place[], context: Context, language: Language): string[];
  /** A field of a form, such as the leader of a battle plan. */
  field(name: string, language: Language): string;
  /** It is asked for so. */
  fieldQuestion(name: string, decision: OpenDecision, language: Language): string;
  /** A number filled in there. */
  fieldNumber(n: number, name: string, decision: OpenDecision): string;
}

export interface Screen<V> {
  /** The whole table as the seat sees it. */
  table(view: V, seat: Seat, look: Look): string[];
  /** What one decision inside a turn needs to know again. */
  status(view: V, seat: Seat, look: Look): string[];
  /** What the table shows: it is shown whole again when this changes, or, without, when others acted. */
  shows(view: V): string | null;
  /** A map too large to be shown with every table, or null. */
  map(view: V, look: Look): string[] | null;
  /** A few words on what an option does, where its name alone does not say it. */
  gloss(option: Option, view: V, seat: Seat, text: Text): string;
  /** An option that stands beside its likes when there are very many: a place and its sector. */
  grouped(option: Option, language: Language): Grouped | null;
  /** A question whose many options are better typed as a number. */
  typed(decision: OpenDecision, language: Language): TypedNumber | null;
}

export interface Grouped {
  readonly group: string;
  /** What sets it apart within its group; empty where it is alone. */
  readonly mark: string;
}

/** Numbers stand for the options of a decision. */
export interface TypedNumber {
  readonly hint: string;
  choice(n: number): Choice | null;
}

export interface Story {
  /** What is worth telling of what happened. */
  told(events: readonly GameEvent[]): readonly GameEvent[];
  /** Short ones that are told in one breath, whoever they are about. */
  joins(before: GameEvent, event: GameEvent): boolean;
  /** Known before the first question from the welcome. */
  known(event: GameEvent): boolean;
  /** Opens a new part of the story. */
  opens(event: GameEvent): boolean;
}

/** A name that can be explained, the shown one first. */
export interface Entry {
  readonly names: readonly string[];
  readonly lines: () => readonly string[];
}

export interface Section {
  readonly heading: Readonly<Record<Language, (n: number) => string>>;
  readonly items: readonly Readonly<Record<Language, readonly string[]>>[];
  /** The data and the wording in both languages. */
  readonly json: readonly unknown[];
}

export interface Reference {
  /** `5.3` is the rule with this before it. */
  readonly rulePrefix: string;
  /** The lines of the help on what `?` can explain, and on how to read the table. */
  readonly explains: Readonly<Record<Language, readonly string[]>>;
  readonly legend: Readonly<Record<Language, readonly string[]>>;
  /** As they are at the table that is seen. */
  entries(language: Language, view: unknown): readonly Entry[];
  /** The component behind an option, in full, or null. */
  face(option: Option, view: unknown, language: Language): readonly string[] | null;
  /** What the catalogue can be shown with. */
  readonly expansions: readonly string[];
  sections(expansions: readonly string[]): Readonly<Record<string, Section>>;
}

/** A list of numbers with a title. */
export interface Count {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, n: number])[];
}

/** What a simulation tells besides what it tells of every game. `C` are the game's counts. */
export interface Report<C = unknown> {
  means(counts: C, text: Text): readonly string[];
  counts(counts: C, text: Text): readonly Count[];
}

/** When a person is asked: never, only where there is something to choose, or always. */
export type Order = 'never' | 'able' | 'always';

export interface Topic {
  readonly id: string;
  /** What it is called in an order. */
  readonly word: Words;
  readonly name: Words;
  readonly order: Order;
}
