import { readFileSync } from 'node:fs';
import { FACTIONS, type FactionId } from '@landsraad/dune';
import { below, pickFrom, type Random, seeded, shuffle } from '@landsraad/kernel';

/*
 * Whoever reads the rules a second time reads them from the catalogue, and shares no code with the
 * game: where both say the same of positions at random, neither has misread.
 */

interface Area {
  readonly id: string;
  readonly type: 'polar-sink' | 'stronghold' | 'rock' | 'sand';
  readonly cells: readonly string[];
  readonly fremenReserveRange: boolean;
}
interface Card {
  readonly id: string;
  readonly type: string;
  readonly count: number;
  readonly slot: readonly string[] | null;
  readonly stoppedBy?: string | null;
}
interface Leader {
  readonly id: string;
  readonly strength: number;
}
interface Sheet {
  readonly id: FactionId;
  readonly leaders: readonly Leader[];
  readonly handLimit: number;
}

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../fixtures/${file}.json`, import.meta.url), 'utf8'));
const map = read('map');

export const AREAS: readonly Area[] = map.items;
export const EDGES: readonly { a: string; b: string; kind: 'border' | 'within' }[] = map.edges;
export const CARDS: readonly Card[] = read('treachery-cards').items;
const SHEETS: readonly Sheet[] = read('factions').items;

export const CELLS = AREAS.flatMap(({ cells }) => cells);
export const areaOf = (cell: string): Area => AREAS.find(({ cells }) => cells.includes(cell))!;
/** Of the Polar Sink, no number. */
export const sectorOf = (cell: string): number => Number(cell.split('@')[1]);
export const sheetOf = (id: FactionId): Sheet => SHEETS.find((sheet) => sheet.id === id)!;
export const cardOf = (id: string): Card | undefined => CARDS.find((card) => card.id === id);
export const strengthOf = (leader: string): number =>
  SHEETS.flatMap(({ leaders }) => leaders).find(({ id }) => id === leader)?.strength ?? 0;

/** Chance for one position. */
export function chanceOf(seed: string) {
  const random: Random = seeded(seed);
  return {
    below: (n: number) => below(random, n),
    upTo: (n: number) => below(random, n + 1),
    oneIn: (n: number) => below(random, n) === 0,
    pick: <T>(items: readonly T[]): T => pickFrom(random, items),
    shuffled: <T>(items: readonly T[]): T[] => shuffle(random, items.slice()),
  };
}
export type Chance = ReturnType<typeof chanceOf>;

export const someFactions = (chance: Chance, least: number, most: number): FactionId[] =>
  chance.shuffled(FACTIONS).slice(0, least + chance.upTo(most - least));
