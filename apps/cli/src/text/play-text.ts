import type { Space } from '@landsraad/imperium';

/** What `play` says around the game's own words. */
export interface PlayText {
  readonly welcome: (seed: string) => string;
  readonly you: string;
  readonly bot: (name: string) => string;
  readonly seat: (number: number) => string;
  readonly typeHelp: string;
  readonly help: readonly string[];
  readonly round: (round: number) => string;
  readonly firstPlayer: (name: string) => string;
  readonly conflict: (name: string, level: string, toCome: number) => string;
  readonly places: readonly [string, string, string];
  /** Seventeen headings of at most three letters, for the players' figures. */
  readonly columns: readonly string[];
  /** One letter each. */
  readonly council: string;
  readonly revealed: string;
  readonly regions: Readonly<Record<Space['region'], string>>;
  readonly bonusSpice: (n: number) => string;
  readonly controlledBy: (name: string) => string;
  readonly named: string;
  readonly row: string;
  readonly reserve: string;
  readonly hand: string;
  readonly inPlay: string;
  readonly intrigue: string;
  readonly waiting: string;
  readonly setAside: string;
  readonly knownTop: string;
  readonly victoryPoints: (n: number) => string;
  readonly resources: (solari: number, spice: number, water: number) => string;
  readonly troops: (garrison: number, conflict: number, strength: number) => string;
  readonly persuasion: (n: number) => string;
  readonly agentBox: string;
  readonly revealBox: string;
  readonly acquireBox: string;
  readonly combatSpace: string;
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
