import type { Order } from '../games/playable.ts';

/** What `play` says around the game's own words. */
export interface PlayText {
  readonly welcome: (title: string, seed: string) => string;
  readonly you: string;
  readonly bot: (name: string) => string;
  readonly seat: (number: number) => string;
  readonly typeHelp: string;
  /** With what the game can explain, and how its table is read. */
  readonly help: (
    explains: readonly string[],
    legend: readonly string[],
    orders: boolean,
  ) => readonly string[];
  /** A map of its own, where the game has one. */
  readonly noMap: string;
  readonly form: {
    readonly summary: string;
    readonly confirm: string;
    readonly change: (field: string) => string;
    /** "(0 to 3)" */
    readonly range: (min: number, max: number) => string;
  };
  readonly orders: {
    readonly heading: string;
    readonly none: string;
    readonly how: string;
    readonly modes: Readonly<Record<Order, string>>;
    readonly set: (topic: string, mode: string) => string;
    readonly unknown: (word: string) => string;
    readonly hint: string;
    readonly skipped: string;
    readonly notSkipped: string;
  };
  /** Under very many options. */
  readonly manyPlaces: string;
  readonly pickSeveral: (min: number, max: number) => string;
  readonly numberWanted: (min: number, max: number) => string;
  readonly notUnderstood: (line: string) => string;
  readonly nothingRefused: string;
  readonly nothingCalled: (name: string) => string;
  readonly severalCalled: (names: readonly string[], more: boolean) => string;
  readonly cannotUndo: string;
  readonly undone: string;
  readonly saveWhere: string;
  readonly saved: (file: string) => string;
  readonly loadWhat: string;
  readonly loaded: (file: string) => string;
  readonly saveBeforeLeaving: string;
  readonly goodbye: string;
  readonly endOfInput: string;
  readonly ranking: string;
  readonly youWon: string;
  readonly youLost: (rank: number) => string;
}
