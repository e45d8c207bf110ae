import type { Puzzle } from '@landsraad/bots/puzzles';
import { Suspense, use, useCallback, useState } from 'react';
import { useParams } from 'wouter';
import { useWords } from '../../app/language.ts';
import { useTitle } from '../../app/Shell.tsx';
import { games } from '../../games/client.ts';
import type { Snapshot } from '../../games/protocol.ts';
import { type OpenTable, useLocalTable } from '../../games/useLocalTable.ts';
import { useKit } from '../../packs/packs.ts';
import { puzzleOfTheDay } from '../../puzzles/daily.ts';
import { ENTRIES, entryCalled, fetchPuzzle, type PuzzleEntry } from '../../puzzles/shelf.ts';
import { Laid } from '../../table/Laid.tsx';
import { Before } from '../line/Before.tsx';
import { usePassing } from '../line/usePassing.ts';
import { NotFound } from '../NotFound.tsx';
import { PuzzlePanel } from './PuzzlePanel.tsx';
import { usePuzzling } from './usePuzzling.ts';
import { words } from './words.ts';

/** One puzzle, on the table that everything is played on. */
export default function PuzzleScreen() {
  const { id = '' } = useParams<{ id: string }>();
  const [today] = useState(() => puzzleOfTheDay(ENTRIES, new Date()));
  const entry = id === 'today' ? today : entryCalled(id);
  const say = useWords(words);
  useTitle(say.title);
  if (!entry) return <NotFound />;
  return (
    <Suspense fallback={<Before label={say.loading} />}>
      <Fetched key={entry.id} entry={entry} />
    </Suspense>
  );
}

/** How often it was laid anew, and whether it is to be shown. */
interface Attempt {
  readonly n: number;
  readonly shows: boolean;
}

function Fetched({ entry }: { readonly entry: PuzzleEntry }) {
  const puzzle = use(fetchPuzzle(entry));
  const [{ n, shows }, setAttempt] = useState<Attempt>({ n: 0, shows: false });
  const lay = useCallback(() => games.arrange(puzzle), [puzzle]);
  const { id, fault } = usePassing(lay, n);
  const say = useWords(words);
  if (id === null) return <Before label={say.loading} fault={fault} />;
  return (
    <AtTable
      key={id}
      id={id}
      entry={entry}
      puzzle={puzzle}
      shows={shows}
      onLayAgain={(toShow) => setAttempt({ n: n + 1, shows: toShow })}
    />
  );
}

interface AtTableProps {
  readonly id: string;
  readonly entry: PuzzleEntry;
  readonly puzzle: Puzzle;
  readonly shows: boolean;
  readonly onLayAgain: (toShow: boolean) => void;
}

function AtTable({ id, ...rest }: AtTableProps) {
  const opened = useLocalTable(id);
  const say = useWords(words);
  const { snapshot, fault } = opened;
  if (!snapshot) return <Before label={say.loading} fault={fault} />;
  return <Seated {...rest} opened={opened} snapshot={snapshot} />;
}

interface SeatedProps extends Omit<AtTableProps, 'id'> {
  readonly opened: OpenTable;
  readonly snapshot: Snapshot;
}

function Seated({ entry, puzzle, shows, onLayAgain, opened, snapshot }: SeatedProps) {
  const kit = useKit(snapshot);
  const { table, judgement, help } = usePuzzling(puzzle, opened, shows);
  return (
    <Laid
      kit={kit}
      table={table}
      snapshot={snapshot}
      save={nothing}
      above={
        <PuzzlePanel
          entry={entry}
          puzzle={puzzle}
          judgement={judgement}
          shows={shows}
          help={help}
          adviseOn={table.adviseOn}
          onLayAgain={onLayAgain}
        />
      }
    />
  );
}

/** A position that came with the page need not be saved. */
const nothing = () => undefined;
