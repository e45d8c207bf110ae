import type { ImperiumView } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { type Language, WRITING } from '@landsraad/kernel/wording';
import { createContext, use } from 'react';
import type { Bilingual } from '../../../app/language.ts';
import type { BoardPlan } from './layout.ts';
import type { words } from './words.ts';

/** What every part of the board reads. */
export interface BoardState {
  readonly view: ImperiumView;
  readonly plan: BoardPlan;
  /** For what a drawing refers to in itself. */
  readonly id: string;
  readonly language: Language;
  readonly say: typeof words extends Bilingual<infer W> ? Bilingual<W>[Language] : never;
  readonly seatName: (seat: Seat) => string;
}

const BoardContext = createContext<BoardState | null>(null);

export const BoardProvider = BoardContext;

export function useBoard(): BoardState {
  const board = use(BoardContext);
  if (!board) throw new Error('A part of the board outside of a board');
  return board;
}

export const namesOf = (
  seats: readonly Seat[],
  { seatName, language }: Pick<BoardState, 'seatName' | 'language'>,
): string => WRITING[language].list(seats.map(seatName), 'and');
