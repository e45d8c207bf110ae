import type { ImperiumView } from '@landsraad/imperium';
import { type Language, type Seat, WRITING } from '@landsraad/kernel';
import { createContext, use } from 'react';
import type { Bilingual } from '../../../app/language.ts';
import type { Pressable } from '../spots.ts';
import type { BoardPlan } from './layout.ts';
import type { words } from './words.ts';

/** What every part of the board reads. */
export interface Table extends Pressable {
  readonly view: ImperiumView;
  readonly plan: BoardPlan;
  readonly language: Language;
  readonly say: typeof words extends Bilingual<infer W> ? Bilingual<W>[Language] : never;
  readonly seatName: (seat: Seat) => string;
}

const TableContext = createContext<Table | null>(null);

export const TableProvider = TableContext;

export function useTable(): Table {
  const table = use(TableContext);
  if (!table) throw new Error('A part of the board outside of a board');
  return table;
}

/** Several remarks in one breath. */
export const inOneBreath = (parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(', ');

export const namesOf = (
  seats: readonly Seat[],
  { seatName, language }: Pick<Table, 'seatName' | 'language'>,
): string => WRITING[language].list(seats.map(seatName), 'and');

/* Roles for parts of a drawing, where there is no element that has them by nature. */
export const asImage = (label: string) => ({ role: 'img', 'aria-label': label }) as const;
export const asGroup = (label: string) => ({ role: 'group', 'aria-label': label }) as const;
export const DECORATION = { 'aria-hidden': true } as const;
