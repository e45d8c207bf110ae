import type { Judgement, Puzzle } from '@landsraad/bots/puzzles';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../app/language.ts';
import type { Difference, TaughtStep } from '../../games/protocol.ts';
import type { OpenTable } from '../../games/useLocalTable.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useTried } from '../../puzzles/memory.ts';
import { nextAfter } from '../../puzzles/next.ts';
import { ENTRIES, type PuzzleEntry } from '../../puzzles/shelf.ts';
import { callAttentionTo } from '../../table/board/attention.ts';
import { useKit } from '../../table/desk/Desk.tsx';
import { useKnown } from '../../table/desk/known.ts';
import { optionsOf, useNaming } from '../../table/naming.ts';
import { pointAt } from '../../table/pointing.ts';
import { Button } from '../../ui/Button.tsx';
import { usePlayed } from '../line/usePlayed.ts';
import { useSteps } from '../line/useSteps.ts';
import { WayName } from '../line/WayName.tsx';
import style from './PuzzlePanel.module.css';
import { words } from './words.ts';

interface PuzzlePanelProps {
  readonly entry: PuzzleEntry;
  readonly puzzle: Puzzle;
  readonly judgement: Judgement | null;
  /** The best turn is played without being asked for. */
  readonly shows: boolean;
  readonly help: () => void;
  readonly adviseOn: OpenTable['adviseOn'];
  readonly onLayAgain: (toShow: boolean) => void;
}

/** What is asked beside the table, hints step by step, and what an answer comes to. */
export function PuzzlePanel(props: PuzzlePanelProps) {
  const { entry, puzzle, judgement, shows, adviseOn, onLayAgain } = props;
  const say = useWords(words);
  const points = usePoints();
  const own = useRef<HTMLElement>(null);
  const { id } = useKnown().snapshot;
  const steps = useSteps({ id, position: 0, seat: puzzle.seat }, puzzle.ways[0]!.path);
  usePlayed(shows ? steps : null, adviseOn);
  useEffect(() => {
    if (judgement) own.current?.focus({ preventScroll: true });
  }, [judgement]);
  const next = puzzle.ways.find(({ behind }) => behind > 0)!;
  const title = shows ? say.showing : judgement ? say.verdicts[judgement.verdict] : say.find;
  return (
    <section
      ref={own}
      tabIndex={-1}
      className={style.puzzle}
      aria-label={say.title}
      data-coach="puzzle"
      data-verdict={judgement?.verdict}
    >
      <header className={style.head}>
        <Icon name="hint" size={1.1} />
        <h2>{title}</h2>
        <small>{say.rating(String(entry.rating))}</small>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with keys */}
      <div className={style.said} aria-live="polite" tabIndex={0}>
        {shows || judgement ? (
          <Explained puzzle={puzzle} judgement={judgement} steps={steps} />
        ) : (
          <>
            <p>{say.task(points(next.behind))}</p>
            <Hints {...props} steps={steps} />
          </>
        )}
      </div>
      {(shows || judgement) && (
        <footer className={style.buttons}>
          <Button size="small" onClick={() => onLayAgain(false)}>
            {say.again}
          </Button>
          {!shows && (
            <Button size="small" icon="play" onClick={() => onLayAgain(true)}>
              {say.show}
            </Button>
          )}
          <Next entry={entry} />
        </footer>
      )}
    </section>
  );
}

/** Another one; where all are solved the list. */
function Next({ entry }: { readonly entry: PuzzleEntry }) {
  const say = useWords(words);
  const tried = useTried((memory) => memory.tried);
  const next = nextAfter(entry, ENTRIES, tried);
  return (
    <>
      <Link href="/puzzles">{say.all}</Link>
      {next && (
        <Button size="small" variant="primary" asLink={`/puzzles/${next.id}`}>
          {say.next}
        </Button>
      )}
    </>
  );
}

interface ExplainedProps {
  readonly puzzle: Puzzle;
  readonly judgement: Judgement | null;
  readonly steps: readonly TaughtStep[] | null;
}

function Explained({ puzzle, judgement, steps }: ExplainedProps) {
  const say = useWords(words);
  const points = usePoints();
  const language = useLanguage();
  const percent = puzzle.chance.toLocaleString(language, {
    style: 'percent',
    maximumFractionDigits: 0,
  });
  const found = !judgement || judgement.verdict === 'right';
  return (
    <>
      {!judgement && <WayName steps={steps} />}
      <p>{found ? say.rightText(percent) : say.lessText(points(judgement.way.behind))}</p>
      <Because
        lead={found ? say.aims : say.yours}
        reasons={found ? puzzle.ways[0]!.reasons : judgement.way.reasons}
      />
      <p className={style.soft}>{say.proof(puzzle.proof.worlds)}</p>
    </>
  );
}

interface HintsProps extends Pick<PuzzlePanelProps, 'puzzle' | 'help'> {
  readonly steps: readonly TaughtStep[] | null;
}

/** First what the best turn is for, then how it begins, then all of it. */
function Hints({ puzzle, help, steps }: HintsProps) {
  const say = useWords(words);
  const naming = useNaming();
  const [shown, setShown] = useState(0);
  const first = steps?.[0];
  usePointing(shown >= 2 ? first : undefined);
  const most = (first?.decision ? 1 : 0) + Math.min(2, puzzle.ways[0]!.path.length);
  const more = () => {
    if (shown + 1 === most) help();
    setShown(shown + 1);
  };
  return (
    <>
      {shown >= 1 && <Because lead={say.aims} reasons={puzzle.ways[0]!.reasons} />}
      {shown >= 2 && first && shown < most && (
        <p>
          {say.first} <strong>{naming(first.choice, first.decision)}</strong>
        </p>
      )}
      {shown >= most && shown > 1 && (
        <p>
          {say.whole} <WayName steps={steps} />
        </p>
      )}
      {shown < most && (
        <Button size="small" icon="hint" onClick={more}>
          {shown === 0 ? say.hint : say.nextHint}
        </Button>
      )}
    </>
  );
}

function Because({
  lead,
  reasons,
}: {
  readonly lead: string;
  readonly reasons: readonly Difference[];
}) {
  const { Reasons } = useKit().parts;
  if (!Reasons || reasons.length === 0) return null;
  return (
    <p>
      <span className={style.soft}>{lead}</span> <Reasons reasons={reasons} />
    </p>
  );
}

/** Shows on the table what is spoken of. */
function usePointing(step: TaughtStep | undefined): void {
  const { choices } = useKit();
  const [option] = step ? optionsOf(step.choice, step.decision) : [];
  const spot = option && step ? choices.spotOf(option, step.decision) : null;
  useEffect(() => {
    if (!spot) return;
    pointAt([spot]);
    callAttentionTo(spot);
    return () => {
      pointAt([]);
      callAttentionTo(null);
    };
  }, [spot]);
}

/** Points of a hundred. */
function usePoints(): (chance: number) => string {
  const say = useWords(words);
  const language = useLanguage();
  return (chance) =>
    say.points((100 * chance).toLocaleString(language, { maximumFractionDigits: 1 }));
}
