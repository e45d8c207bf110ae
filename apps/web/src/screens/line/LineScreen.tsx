import type { Choice } from '@landsraad/kernel';
import { Suspense, useCallback, useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { useWords } from '../../app/language.ts';
import { useTitle } from '../../app/Shell.tsx';
import { games } from '../../games/client.ts';
import type { SeatAt } from '../../games/games.ts';
import type { Snapshot } from '../../games/protocol.ts';
import { type OpenTable, useLocalTable } from '../../games/useLocalTable.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useKit } from '../../packs/packs.ts';
import { Laid } from '../../table/Laid.tsx';
import { Button } from '../../ui/Button.tsx';
import style from '../puzzle/PuzzlePanel.module.css';
import { Before } from './Before.tsx';
import { usePassing } from './usePassing.ts';
import { usePlayed } from './usePlayed.ts';
import { useSteps } from './useSteps.ts';
import { WayName } from './WayName.tsx';
import { words } from './words.ts';

/** What would have been better, played on the board from where it was missed. */
export default function LineScreen() {
  const { id = '' } = useParams<{ id: string }>();
  const [address] = useSearchParams();
  const [attempt, setAttempt] = useState(0);
  const say = useWords(words);
  useTitle(say.title);
  const position = Number(address.get('at'));
  const seat = Number(address.get('by'));
  const lay = useCallback(() => games.lookInto({ id, position, seat }), [id, position, seat]);
  const laid = usePassing(lay, attempt);
  if (laid.id === null) return <Before label={say.loading} fault={laid.fault} />;
  return (
    <AtTable
      key={laid.id}
      id={laid.id}
      from={{ id, position, seat }}
      path={pathIn(address.get('way'))}
      onAgain={() => setAttempt(attempt + 1)}
    />
  );
}

function pathIn(written: string | null): readonly Choice[] {
  try {
    const path: unknown = JSON.parse(written ?? '[]');
    return Array.isArray(path) ? (path as Choice[]) : [];
  } catch {
    return [];
  }
}

interface AtTableProps {
  readonly id: string;
  readonly from: SeatAt;
  readonly path: readonly Choice[];
  readonly onAgain: () => void;
}

function AtTable({ id, ...rest }: AtTableProps) {
  const table = useLocalTable(id);
  const say = useWords(words);
  const { snapshot, fault } = table;
  const before = <Before label={say.loading} fault={fault} />;
  if (!snapshot) return before;
  return (
    <Suspense fallback={before}>
      <Seated {...rest} table={table} snapshot={snapshot} />
    </Suspense>
  );
}

interface SeatedProps extends Omit<AtTableProps, 'id'> {
  readonly table: OpenTable;
  readonly snapshot: Snapshot;
}

function Seated({ table, snapshot, ...rest }: SeatedProps) {
  const kit = useKit(snapshot);
  return (
    <Laid
      kit={kit}
      table={table}
      snapshot={snapshot}
      save={nothing}
      above={<LinePanel {...rest} adviseOn={table.adviseOn} />}
    />
  );
}

/** It can be looked at again at any time. */
const nothing = () => undefined;

interface LinePanelProps extends Omit<AtTableProps, 'id'>, Pick<OpenTable, 'adviseOn'> {}

function LinePanel({ from, path, onAgain, adviseOn }: LinePanelProps) {
  const say = useWords(words);
  const steps = useSteps(from, path);
  usePlayed(steps, adviseOn);
  return (
    <section className={style.puzzle} aria-label={say.title} data-coach="line">
      <header className={style.head}>
        <Icon name="hint" size={1.1} />
        <h2>{say.title}</h2>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with keys */}
      <div className={style.said} aria-live="polite" tabIndex={0}>
        <p>
          {say.shown} <WayName steps={steps} />
        </p>
        <p className={style.soft}>{say.free}</p>
      </div>
      <footer className={style.buttons}>
        <Button size="small" onClick={onAgain}>
          {say.again}
        </Button>
        <Button size="small" variant="primary" asLink={`/game/${from.id}/analysis`}>
          {say.back}
        </Button>
      </footer>
    </section>
  );
}
