import type { Language } from '@landsraad/kernel/wording';
import type { Measure } from '../bench/measures.ts';
import type { OverloadFigures } from '../bench/server/overload.ts';
import type { CommandName } from '../command.ts';
import type { PlayText } from './play-text.ts';

export type { Language, PlayText };

/** All that the program itself says. Both languages fill this in, so that none can miss a line. */
export interface Text {
  readonly language: Language;
  readonly help: Readonly<Record<CommandName | 'all', string>>;
  /** Words for what stands in a command line. */
  readonly words: { readonly game: string; readonly file: string };
  /** "Label: value" */
  readonly pair: (label: string, value: string) => string;
  /** Between two things that somebody did. */
  readonly semicolon: string;
  readonly number: (value: number, decimals?: number) => string;
  readonly errors: ErrorText;
  readonly play: PlayText;
  readonly simulate: SimulateText;
  readonly ladder: LadderText;
  readonly train: TrainText;
  readonly puzzles: PuzzlesText;
  readonly replay: ReplayText;
  readonly scenario: ScenarioText;
  readonly rules: RulesText;
  readonly bench: BenchText;
}

export interface ErrorText {
  readonly noCommand: string;
  readonly unknownCommand: (word: string, known: readonly string[]) => string;
  readonly unknownOption: (option: string) => string;
  readonly optionTwice: (option: string) => string;
  readonly optionNeedsValue: (option: string) => string;
  readonly optionTakesNothing: (option: string) => string;
  readonly notInRange: (option: string, given: string, min: number, max: number) => string;
  readonly notOneOf: (option: string, given: string, allowed: readonly string[]) => string;
  readonly missingWord: (name: string) => string;
  readonly unexpectedWord: (word: string) => string;
  readonly unknownGame: (word: string, known: readonly string[]) => string;
  readonly notOfGame: (option: string, game: string) => string;
  readonly tooMany: (option: string, most: number) => string;
  readonly noFreeSeat: (option: string) => string;
  readonly notAFile: (file: string) => string;
  readonly tooLarge: (file: string) => string;
  readonly cannotRead: (file: string, code: string) => string;
  readonly cannotWrite: (file: string, code: string) => string;
  readonly notJson: (file: string) => string;
  readonly inFile: (file: string, problem: string) => string;
  readonly notAMatch: string;
  readonly otherGame: (game: string) => string;
  readonly otherRules: (version: number, oldest: number, newest: number) => string;
  readonly notReproduced: string;
  readonly brokenSeating: string;
  readonly notReplaced: (file: string) => string;
  readonly withLoad: (option: string) => string;
  readonly internal: (message: string) => string;
}

export interface RulesText {
  readonly summary: (total: number, tested: number, excluded: number, missing: number) => string;
  readonly examples: (total: number, tested: number, excluded: number, missing: number) => string;
  readonly missingHeading: string;
  readonly section: (document: string, section: string, missing: number) => string;
  readonly errorsHeading: string;
  readonly excludedButTested: (id: string, pattern: string, file: string) => string;
  readonly excludesNothing: (pattern: string) => string;
  readonly testedButUnknown: (id: string, file: string) => string;
  readonly noReason: (pattern: string) => string;
  readonly allTested: string;
}

export interface BenchText {
  readonly heading: (table: string, runs: number, seconds: number) => string;
  readonly columns: readonly [what: string, min: string, median: string, max: string];
  readonly run: (run: number, runs: number) => string;
  readonly measures: Readonly<Record<Measure, string>>;
  readonly server: {
    readonly heading: (clients: number) => string;
    readonly columns: readonly string[];
    readonly needsDatabase: string;
    readonly needsCores: (cores: number) => string;
    readonly progress: Readonly<Record<'game' | 'lay' | 'run', (tables: number) => string>>;
    readonly overload: (
      figures: OverloadFigures,
      number: (value: number) => string,
    ) => readonly string[];
    readonly memory: (busy: string, idle: string) => string;
    readonly bytes: Readonly<
      Record<'update' | 'largest' | 'game', (raw: string, deflated: string) => string>
    >;
  };
}

export interface SimulateText {
  readonly progress: (done: number, games: number) => string;
  readonly failure: (file: string, why: string) => string;
  readonly played: (finished: string, games: string, seconds: string, seed: string) => string;
  readonly failed: (n: string) => string;
  readonly speed: (games: string, decisions: string) => string;
  readonly decisions: (total: string, perGame: string) => string;
  readonly seat: (number: number) => string;
  readonly winsBySeat: string;
  readonly winsByBot: string;
  readonly thoughts: (
    bot: string,
    count: string,
    median: string,
    p95: string,
    longest: string,
  ) => string;
}

export interface LadderText {
  readonly columns: readonly [
    bot: string,
    rating: string,
    error: string,
    seats: string,
    won: string,
  ];
}

export interface TrainText {
  readonly pass: (pass: string, passes: string, seen: string, unseen: string) => string;
  readonly done: (games: string, lessons: string, seconds: string, file: string) => string;
  readonly nothing: (surprise: string) => string;
  readonly noModel: (file: string) => string;
}

export interface PuzzlesText {
  readonly progress: (set: string, found: string, games: string) => string;
  readonly found: (game: string, set: string, found: string, games: string) => string;
  readonly done: (folder: string) => string;
}

export interface ScenarioText {
  readonly passed: string;
  readonly failed: string;
  readonly step: (number: number) => string;
  readonly atTheEnd: string;
  readonly expected: string;
  readonly got: string;
  readonly summary: (passed: number, failed: number) => string;
  readonly unknownRule: (rule: string) => string;
}

export interface ReplayText {
  readonly noSuchAnswer: (from: number, answers: number) => string;
  readonly unfinished: (answers: number, seat: string) => string;
  readonly reproduced: (answers: number) => string;
  readonly differs: string;
  readonly promiseKept: (commitment: string) => string;
  readonly promiseBroken: string;
  readonly failure: (answer: number, why: string) => string;
}
