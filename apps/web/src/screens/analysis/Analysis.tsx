import type { Analysis as Found, Graded } from '@landsraad/bots/analysis';
import type { TaughtWay } from '@landsraad/bots/teaching';
import type { Seat } from '@landsraad/kernel';
import { Suspense, useState } from 'react';
import { Link, useParams } from 'wouter';
import { useFaultText } from '../../app/faults.ts';
import { download } from '../../app/files.ts';
import { useLanguage, useWords } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { faultIn, games } from '../../games/client.ts';
import type { Fault, GameSummary, Snapshot } from '../../games/protocol.ts';
import { useGameList } from '../../games/useGameList.ts';
import { packCalled, useKit, usePart } from '../../packs/packs.ts';
import { useNewWording } from '../../table/desk/wording.ts';
import { namingBy } from '../../table/naming.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Select } from '../../ui/Select.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useGlimpses } from '../replay/useGlimpses.ts';
import { firstViewer } from '../replay/viewers.ts';
import style from './Analysis.module.css';
import { Curve } from './Curve.tsx';
import { percent } from './chances.ts';
import { isGood } from './grading.ts';
import { turningsIn } from './turning.ts';
import { useAnalysis } from './useAnalysis.ts';
import { usePoints } from './usePoints.ts';
import { useShared } from './useShared.ts';
import { words } from './words.ts';

/** A finished game, looked at again: chances, turning points, and every choice of a seat. */
export default function Analysis() {
  const { id = '' } = useParams<{ id: string }>();
  const text = useWords(words);
  const faultText = useFaultText();
  const { list, fault } = useGameList();
  const summary = list?.find((game) => game.id === id && game.over);
  const missing = fault ?? (list ? ({ fault: 'no-such-game' } as const) : null);
  return (
    <Shell title={text.title}>
      {summary ? (
        <Looked key={id} summary={summary} />
      ) : missing ? (
        <Notice tone="error" action={<Link href="/">{text.home}</Link>}>
          {faultText(missing)}
        </Notice>
      ) : (
        <Spinner label={text.loading} showLabel />
      )}
    </Shell>
  );
}

function Looked({ summary }: { readonly summary: GameSummary }) {
  const text = useWords(words);
  const faultText = useFaultText();
  const language = useLanguage();
  const { seatName } = usePart(packCalled(summary.game), 'list');
  const [seat, setSeat] = useState<Seat>(() => {
    const viewer = firstViewer(summary);
    return typeof viewer === 'number' ? viewer : (summary.winner ?? 0);
  });
  const { state, stop, begin } = useAnalysis(summary.id, seat);
  const { snapshot } = useGlimpses(summary.id, summary.position, seat);
  return (
    <div className={style.analysis}>
      <p className={style.soft}>{text.about}</p>
      <div className={style.head}>
        <Select
          label={text.eyes}
          value={String(seat)}
          options={summary.seats.map((_, one) => ({
            value: String(one),
            label: seatName(summary, one, language),
          }))}
          onChange={(value) => setSeat(Number(value))}
        />
        <Button asLink={`/game/${summary.id}/replay`} icon="play">
          {text.replay}
        </Button>
      </div>
      {state.is === 'working' && (
        <div className={style.working}>
          <Spinner label={text.working} showLabel />
          <progress value={state.share} aria-label={percent(state.share, language)} />
          <Button onClick={stop}>{text.stop}</Button>
        </div>
      )}
      {state.is === 'stopped' && (
        <Notice action={<Button onClick={begin}>{text.again}</Button>}>{text.stopped}</Notice>
      )}
      {state.is === 'none' && <Notice>{text.none}</Notice>}
      {state.is === 'fault' && <Notice tone="error">{faultText(state.fault)}</Notice>}
      {state.is === 'found' && snapshot && (
        <Suspense fallback={<Spinner showLabel />}>
          <Results id={summary.id} analysis={state.analysis} snapshot={snapshot} />
        </Suspense>
      )}
    </div>
  );
}

interface ResultsProps {
  readonly id: string;
  readonly analysis: Found;
  readonly snapshot: Snapshot;
}

function Results({ id, analysis, snapshot }: ResultsProps) {
  const text = useWords(words);
  const { points, signed } = usePoints();
  const { names } = useNewWording(useKit(snapshot), snapshot);
  const { seat, balance } = analysis;
  const played = names.slice(0, analysis.standpoints[0]!.chances.length);
  const turnings = turningsIn(analysis);
  return (
    <>
      <Panel title={text.curve}>
        <Curve analysis={analysis} names={played} />
        <Share id={id} analysis={analysis} snapshot={snapshot} names={played} />
      </Panel>
      <Panel title={text.balance}>
        <p className={style.soft}>{text.balanceAbout}</p>
        <dl className={style.balance}>
          {(['choices', 'rivals', 'luck'] as const).map((part) => (
            <div key={part}>
              <dt>{text[part]}</dt>
              <dd>{text.points(signed(balance[part]))}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      {turnings.length > 0 && (
        <Panel title={text.turning}>
          <ul className={style.list}>
            {turnings.map(({ position, round, by }) => (
              <li key={position}>
                <strong>{text.round(round)}</strong>{' '}
                {by > 0 ? text.up(points(by)) : text.down(points(-by))}{' '}
                <ToReplay id={id} position={position} round={round} seat={seat} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Choices id={id} analysis={analysis} snapshot={snapshot} />
    </>
  );
}

function Choices({ id, analysis, snapshot }: ResultsProps) {
  const text = useWords(words);
  const { points } = usePoints();
  const [all, setAll] = useState(false);
  const kit = useKit(snapshot);
  const { Reasons } = kit.parts;
  const named = useNaming(snapshot);
  const shown = analysis.graded.filter((one) => all || !isGood(one));
  return (
    <Panel title={text.graded}>
      <Switch label={text.all} checked={all} onChange={setAll} />
      {shown.length === 0 && <p>{text.flawless}</p>}
      <ul className={style.list}>
        {shown.map((one) => (
          <li key={one.position} data-grade={one.grade}>
            <strong>{text.grades[one.grade]}</strong> {text.round(one.round)}
            <p>
              {text.played} {named(one.played)}
              {!isGood(one) && ` (${text.cost(points(one.loss))})`}
            </p>
            {!isGood(one) && (
              <>
                <p>
                  {text.better} <strong>{named(one.best)}</strong>
                </p>
                {Reasons && (
                  <p className={style.soft}>
                    {text.beside} <Reasons reasons={one.played.reasons} />
                  </p>
                )}
              </>
            )}
            <span className={style.ways}>
              {!isGood(one) && <ToLine id={id} seat={analysis.seat} graded={one} />}
              <ToReplay id={id} position={one.position} round={one.round} seat={analysis.seat} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** One file that tells all of it to somebody else. */
function Share({ id, names, ...shown }: ResultsProps & { readonly names: readonly string[] }) {
  const text = useWords(words);
  const faultText = useFaultText();
  const [fault, setFault] = useState<Fault | null>(null);
  const page = useShared({ ...shown, names, named: useNaming(shown.snapshot) });
  const save = () =>
    games.toFile(id).then(
      (game) => download('landsraad-analysis.html', page(game), 'text/html'),
      (error) => setFault(faultIn(error)),
    );
  return (
    <div className={style.working}>
      <Button icon="export" onClick={save}>
        {text.share}
      </Button>
      <p className={style.soft}>{text.shareHint}</p>
      {fault && <Notice tone="error">{faultText(fault)}</Notice>}
    </div>
  );
}

interface ToReplayProps {
  readonly id: string;
  readonly position: number;
  readonly round: number;
  readonly seat: Seat;
}

function ToReplay({ id, position, round, seat }: ToReplayProps) {
  const text = useWords(words);
  const href = `/game/${id}/replay?at=${position}&by=${seat}`;
  return (
    <Link href={href} aria-label={text.lookAt(round, position)}>
      {text.look}
    </Link>
  );
}

interface ToLineProps {
  readonly id: string;
  readonly seat: Seat;
  readonly graded: Graded;
}

function ToLine({ id, seat, graded: { position, round, best } }: ToLineProps) {
  const text = useWords(words);
  const way = JSON.stringify(best.steps.map(({ choice }) => choice));
  const address = new URLSearchParams({ at: String(position), by: String(seat), way });
  return (
    <Link href={`/game/${id}/line?${address}`} aria-label={text.lineAt(round, position)}>
      {text.line}
    </Link>
  );
}

function useNaming(snapshot: Snapshot): (way: TaughtWay) => string {
  const kit = useKit(snapshot);
  const named = namingBy(kit, useNewWording(kit, snapshot));
  return ({ steps }) => steps.map(({ decision, choice }) => named(choice, decision)).join(' → ');
}
