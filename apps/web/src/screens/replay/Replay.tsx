import type { Viewer } from '@landsraad/kernel';
import { Suspense, useState } from 'react';
import { Link, useLocation, useParams, useSearch } from 'wouter';
import { useFaultText } from '../../app/faults.ts';
import { useLanguage, useWords } from '../../app/language.ts';
import { LanguageSwitch, Shell, useTitle } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.ts';
import { faultIn, games } from '../../games/client.ts';
import type { Fault, GameSummary, Snapshot } from '../../games/protocol.ts';
import { useGameList } from '../../games/useGameList.ts';
import { packCalled, useKit, usePart } from '../../packs/packs.ts';
import { words as tableWords } from '../../table/words.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Select } from '../../ui/Select.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Controls } from './Controls.tsx';
import { Laid } from './Laid.tsx';
import style from './Replay.module.css';
import { Rolling } from './Rolling.tsx';
import { useGlimpses } from './useGlimpses.ts';
import { type Reel, useReel } from './useReel.ts';
import { firstViewer, viewersOf } from './viewers.ts';
import { words } from './words.ts';

/** A game again, from its first decision to its last, through any eyes that may see it. */
export default function Replay() {
  const { id = '' } = useParams<{ id: string }>();
  const text = useWords(words);
  const faultText = useFaultText();
  const { list, fault } = useGameList();
  const summary = list?.find((game) => game.id === id);
  if (summary) return <Seen key={id} summary={summary} />;
  const missing = fault ?? (list ? ({ fault: 'no-such-game' } as const) : null);
  return (
    <Shell title={text.title}>
      {missing ? (
        <Notice tone="error" action={<Link href="/">{text.home}</Link>}>
          {faultText(missing)}
        </Notice>
      ) : (
        <Spinner label={text.loading} showLabel />
      )}
    </Shell>
  );
}

function Seen({ summary }: { readonly summary: GameSummary }) {
  const text = useWords(words);
  const table = useWords(tableWords);
  const textView = useSettings((settings) => settings.textView);
  const faultText = useFaultText();
  const asked = new URLSearchParams(useSearch());
  const [viewer, setViewer] = useState<Viewer>(() => {
    const by = Number(asked.get('by') ?? Number.NaN);
    return viewersOf(summary).includes(by) ? by : firstViewer(summary);
  });
  const [wanted, setWanted] = useState(() => {
    const at = Math.trunc(Number(asked.get('at')));
    return at > 0 && at <= summary.position ? at : 0;
  });
  const [rested, setRested] = useState(-1);
  const { snapshot, fault } = useGlimpses(summary.id, wanted, viewer);
  const reel = useReel({
    id: summary.id,
    wanted,
    setWanted,
    shown: snapshot?.position ?? -1,
    rested,
    last: summary.position,
  });
  useTitle(text.title);
  const loading = <Spinner label={text.loading} showLabel />;
  return (
    <div className={style.replay}>
      <header className={style.bar}>
        <Link href={`/game/${summary.id}`} className={style.back} title={text.back}>
          <img src="/icon.svg" alt={text.back} width="26" height="26" />
        </Link>
        <h1>{text.title}</h1>
        <Suspense fallback={null}>{snapshot && <Moment snapshot={snapshot} />}</Suspense>
        <Eyes summary={summary} viewer={viewer} onChange={setViewer} />
        <IconButton
          icon="text"
          label={table.textView}
          side="bottom"
          aria-pressed={textView}
          onClick={() => useSettings.setState({ textView: !textView })}
        />
        <LanguageSwitch />
      </header>
      <div className={style.main}>
        <div>
          {!summary.over && <p className={style.note}>{text.unfinished}</p>}
          {fault && <Notice tone="error">{faultText(fault)}</Notice>}
        </div>
        {snapshot ? (
          <Suspense fallback={loading}>
            <Scene snapshot={snapshot} reel={reel} onRest={setRested} />
          </Suspense>
        ) : (
          !fault && loading
        )}
      </div>
      <Controls reel={reel} wanted={wanted} last={summary.position}>
        <Suspense fallback={null}>
          {summary.over && snapshot && <ToAnalysis snapshot={snapshot} />}
        </Suspense>
        {summary.over && <PlayOn summary={summary} viewer={viewer} position={wanted} />}
      </Controls>
    </div>
  );
}

/** Where somebody can tell why one thing was better than another. */
function ToAnalysis({ snapshot }: { readonly snapshot: Snapshot }) {
  const text = useWords(words);
  const [, goTo] = useLocation();
  if (!useKit(snapshot).parts.Reasons) return null;
  const open = () => goTo(`/game/${snapshot.id}/analysis`);
  return <IconButton icon="hint" label={text.analyse} side="bottom" onClick={open} />;
}

interface PlayOnProps {
  readonly summary: GameSummary;
  readonly viewer: Viewer;
  readonly position: number;
}

/** Everything may be tried otherwise: the position as a game of practice against bots. */
function PlayOn({ summary, viewer, position }: PlayOnProps) {
  const text = useWords(words);
  const faultText = useFaultText();
  const [, goTo] = useLocation();
  const [fault, setFault] = useState<Fault | null>(null);
  const first = firstViewer(summary);
  const seat = [viewer, first].find((one) => typeof one === 'number') ?? 0;
  const playOn = async () => {
    try {
      goTo(`/game/${await games.playOn(summary.id, position, seat)}`);
    } catch (error) {
      setFault(faultIn(error));
    }
  };
  return (
    <>
      <IconButton
        icon="person"
        side="bottom"
        label={text.playOn}
        disabled={position === summary.position}
        onClick={playOn}
      />
      {fault && <Notice tone="error">{faultText(fault)}</Notice>}
    </>
  );
}

/** Where in the game this is. */
function Moment({ snapshot }: { readonly snapshot: Snapshot }) {
  const kit = useKit(snapshot);
  const text = useWords(words);
  const language = useLanguage();
  return (
    <p className={style.moment} aria-live="polite">
      {snapshot.result ? text.over : kit.moment(snapshot, language).roundName}
    </p>
  );
}

interface EyesProps {
  readonly summary: GameSummary;
  readonly viewer: Viewer;
  readonly onChange: (viewer: Viewer) => void;
}

function Eyes({ summary, viewer, onChange }: EyesProps) {
  const text = useWords(words);
  const language = useLanguage();
  const { seatName } = usePart(packCalled(summary.game), 'list');
  const viewers = viewersOf(summary);
  const nameOf = (one: Viewer) =>
    typeof one === 'number' ? seatName(summary, one, language) : text[one];
  return (
    <div className={style.eyes}>
      <Select
        label={text.eyes}
        hideLabel
        value={String(viewer)}
        options={viewers.map((one) => ({ value: String(one), label: nameOf(one) }))}
        onChange={(value) => onChange(viewers.find((one) => String(one) === value)!)}
      />
    </div>
  );
}

interface SceneProps {
  readonly snapshot: Snapshot;
  readonly reel: Reel;
  readonly onRest: (position: number) => void;
}

/** While it rolls, with all that happens; else as it lay there. */
function Scene({ snapshot, reel, onRest }: SceneProps) {
  const kit = useKit(snapshot);
  if (!reel.playing) return <Laid kit={kit} snapshot={snapshot} log={snapshot.events} />;
  return <Rolling kit={kit} snapshot={snapshot} speed={reel.speed} onRest={onRest} />;
}
