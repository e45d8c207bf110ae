import { type Judgement, judged, type Puzzle } from '@landsraad/bots/puzzles';
import type { Choice } from '@landsraad/kernel';
import { useRef, useState } from 'react';
import { games } from '../../games/client.ts';
import type { Lesson, TaughtWay } from '../../games/protocol.ts';
import type { OpenTable } from '../../games/useLocalTable.ts';
import { noteTried } from '../../puzzles/memory.ts';
import { useLatest } from '../../table/desk/useLatest.ts';

interface Puzzling {
  /** The same table, where every answer is looked at and a hint needs no thought. */
  readonly table: OpenTable;
  readonly judgement: Judgement | null;
  /** The answer was told: finding it counts no more. */
  readonly help: () => void;
}

/** So many ways are told beside the best. */
const OTHERS = 2;

/** What is played from the puzzle's position on, and what it comes to. */
export function usePuzzling(puzzle: Puzzle, opened: OpenTable, shows: boolean): Puzzling {
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  const given = useRef<readonly Choice[]>([]);
  const helped = useRef(shows);
  const { snapshot } = opened;
  const answer = useLatest(async (choice: Choice): Promise<boolean> => {
    const position = snapshot?.position ?? 0;
    const taken = await opened.answer(choice);
    if (!taken || judgement || shows) return taken;
    given.current = [...given.current.slice(0, position), choice];
    const found = judged(puzzle, given.current);
    if (!found) return taken;
    setJudgement(found);
    noteTried(puzzle.id, found.verdict === 'right' && !helped.current ? 'solved' : 'tried');
    return taken;
  });
  const help = useLatest(() => {
    helped.current = true;
    noteTried(puzzle.id, 'tried');
  });
  const teach = useLatest(async (): Promise<Lesson | null> => {
    if (!snapshot || snapshot.position > 0) return null;
    help();
    return lessonOf(puzzle, snapshot.id);
  });
  return { table: { ...opened, answer, teach }, judgement, help };
}

/** What was found with the puzzle, as a teacher tells it. */
async function lessonOf({ ways, chance, seat }: Puzzle, id: string): Promise<Lesson> {
  const others = ways.filter(({ behind }) => behind > 0).slice(0, OTHERS);
  const [best, ...rest] = await Promise.all(
    [ways[0]!, ...others].map(
      async ({ path, behind, error, reasons }): Promise<TaughtWay> => ({
        steps: await games.stepsOf({ id, position: 0, seat }, path),
        chance: chance - behind,
        behind,
        error,
        reasons,
      }),
    ),
  );
  return { best: best!, others: rest };
}
