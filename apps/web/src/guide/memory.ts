import { useCallback, useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useKnown } from '../table/desk/known.ts';
import { advanced, BEGINNING, type Progress } from './coach.ts';
import type { Guidance } from './guidance.ts';

/* What the coach has told is kept on the device for each game: a page that is loaded again goes on. */

const keyOf = (game: string): string => `landsraad-guide/${game}`;

function remembered({ lessons }: Guidance, game: string): Progress {
  try {
    const kept = JSON.parse(
      localStorage.getItem(keyOf(game)) ?? 'null',
    ) as Partial<Progress> | null;
    if (!kept || !Array.isArray(kept.told)) return BEGINNING;
    const known = (id: unknown) => lessons.some((lesson) => lesson.id === id);
    return {
      ...BEGINNING,
      ...kept,
      told: kept.told.filter(known),
      open: known(kept.open) ? kept.open! : null,
    };
  } catch {
    return BEGINNING;
  }
}

function remember(game: string, progress: Progress): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(progress));
  } catch {
    // Without storage the coach begins again with the page.
  }
}

/** A chapter was won; with the last one nobody is a newcomer any more. */
export const learn = ({ chapter, next }: Guidance): void =>
  void useSettings.setState(({ learned, guideDone }) => ({
    learned: [...new Set([...learned, chapter])],
    guideDone: guideDone || next === null,
  }));

type Change = (change: (progress: Progress) => Progress) => void;

/** The coach's progress in this game, moved on by every snapshot. */
export function useProgress(guidance: Guidance): [Progress, Change] {
  const { snapshot, log } = useKnown();
  const { id } = snapshot;
  const [kept, setKept] = useState(() => remembered(guidance, id));
  const progress = advanced(guidance, kept, snapshot, log);
  if (progress !== kept) setKept(progress);
  useEffect(() => remember(id, progress), [id, progress]);
  const change: Change = useCallback((next) => setKept((now) => next(now)), []);
  return [progress, change];
}
