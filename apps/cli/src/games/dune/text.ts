import type { LeaderView } from '@landsraad/dune';
import type { Language } from '../../text/text.ts';
import { en } from './text-en.ts';
import { fr } from './text-fr.ts';

export type SectionName = 'factions' | 'leaders' | 'treachery' | 'spice' | 'territories';

/** What the terminal says of this game around the game's own words. */
export interface DuneText {
  readonly explains: readonly string[];
  readonly legend: readonly string[];
  readonly unknownFaction: (word: string, known: readonly string[]) => string;
  readonly sameFaction: string;
  readonly noSeatFor: (faction: string) => string;
  readonly turn: (turn: number, turns: number) => string;
  readonly storm: (sector: number) => string;
  readonly first: (name: string) => string;
  readonly columns: readonly [string, string, string, string, string];
  readonly allies: string;
  readonly strongholds: string;
  readonly elsewhere: string;
  readonly outwards: string;
  readonly mapLegend: string;
  readonly reserves: (n: string) => string;
  readonly tanks: (n: string) => string;
  readonly noShieldWall: string;
  readonly stormCard: (distance: number) => string;
  readonly spiceTop: (card: string) => string;
  readonly known: (faction: string, cards: readonly string[]) => string;
  readonly auction: (
    left: number,
    bid: number,
    bidder: string | null,
    card: string | null,
  ) => string;
  readonly bid: (min: number, max: number) => string;
  readonly battle: (where: string, aggressor: string, defender: string) => string;
  readonly plan: (name: string, plan: string) => string;
  readonly planned: (name: string) => string;
  readonly inHalves: (field: string) => string;
  readonly hand: string;
  readonly leaders: string;
  readonly captives: string;
  readonly traitors: string;
  readonly secret: string;
  readonly predicted: (faction: string, turn: number) => string;
  readonly kh: (losses: number) => string;
  /** After the name of a leader. */
  readonly leaderStates: Readonly<Record<LeaderView['status'] | 'used', string>>;
  readonly turns: (mean: string, min: number, max: number) => string;
  readonly meanStrongholds: (mean: string) => string;
  readonly winsByFaction: string;
  readonly victories: string;
  readonly sections: Readonly<Record<SectionName, (n: number) => string>>;
  readonly bench: string;
}

const TEXTS: Readonly<Record<Language, DuneText>> = { en, fr };

export const duneText = (language: Language): DuneText => TEXTS[language];
