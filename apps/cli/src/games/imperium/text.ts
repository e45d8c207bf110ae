import type { ImmortalitySeat, IxSeatView, Space } from '@landsraad/imperium';
import type { Language } from '../../text/text.ts';
import { en } from './text-en.ts';
import { fr } from './text-fr.ts';

export type SectionName =
  | 'cards'
  | 'intrigue'
  | 'conflicts'
  | 'leaders'
  | 'spaces'
  | 'tracks'
  | 'tiles'
  | 'hagal';

/** What the terminal says of this game around the game's own words. */
export interface ImperiumText {
  /** What `?` can explain. */
  readonly explains: readonly string[];
  /** How to read the table. */
  readonly legend: readonly string[];
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
  /** The open tech tiles, and how many lie below each. */
  readonly techTiles: string;
  /** What a seat has of Ix: its Freighter's step, dreadnoughts, Negotiators, tiles. */
  readonly ofIx: (seat: IxSeatView) => string;
  readonly tleilaxuRow: string;
  /** What a seat has on the Bene Tleilax board; a Rival does no research. */
  readonly ofImmortality: (seat: ImmortalitySeat, markers: number, played: boolean) => string;
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
  readonly unknownLeader: (word: string, known: readonly string[]) => string;
  readonly epicNeedsIx: string;
  readonly pushedNeedsImmortality: string;
  readonly epicOrPushed: string;
  readonly sameLeader: string;
  readonly noRival: (leader: string, able: readonly string[]) => string;
  readonly onlyAlone: (option: string) => string;
  readonly noThirdReward: (players: number) => string;
  /** House Hagal in a column of the table. */
  readonly hagal: string;
  /** Who sits there although nobody plays. */
  readonly rival: string;
  readonly difficulty: (name: string) => string;
  readonly hagalDeck: (cards: number, discarded: number) => string;
  readonly cardIgnored: (card: string, why: string) => string;
  readonly cardSends: (card: string, space: string) => string;
  readonly combatBonus: (name: string) => string;
  readonly noSword: string;
  readonly rounds: (mean: string, min: number, max: number) => string;
  readonly points: (mean: string) => string;
  readonly solo: (won: string, games: string, share: string) => string;
  readonly rivalPoints: (mean: string) => string;
  readonly winsByRival: string;
  readonly winsByLeader: string;
  readonly sections: Readonly<Record<SectionName, (n: number) => string>>;
  /** What `bench` measures. */
  readonly bench: string;
  readonly benchWith: (expansions: readonly string[]) => string;
}

const TEXTS: Readonly<Record<Language, ImperiumText>> = { en, fr };

export const imperiumText = (language: Language): ImperiumText => TEXTS[language];
