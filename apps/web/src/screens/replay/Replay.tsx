import type { Viewer } from '@landsraad/kernel';
import { Suspense, useState } from 'react';
import { Link, useParams } from 'wouter';
import { useFaultText } from '../../app/faults.ts';
import { useLanguage, useWords } from '../../app/language.ts';
import { LanguageSwitch, Shell, useTitle } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.ts';
import type { GameSummary, Snapshot } from '../../games/protocol.ts';
import { useGameList } from '../../games/useGameList.ts';
import { packCalled, usePart } from '../../packs/packs.ts';
import { Desk, useKit } from '../../table/desk/Desk.tsx';
import type { TableKit } from '../../table/kit.ts';
import { useRoom } from '../../table/room/useRoom.ts';
import type { Thing } from '../../table/spots.ts';
import { SceneText } from '../../table/stage/SceneText.tsx';
import { words as tableWords } from '../../table/words.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Select } from '../../ui/Select.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Controls } from './Controls.tsx';
import style from './Replay.module.css';
import { useGlimpses } from './useGlimpses.ts';
import { useReel } from './useReel.ts';
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
  const [viewer, setViewer] = useState<Viewer>(() => firstViewer(summary));
  const [wanted, setWanted] = useState(0);
  const { snapshot, fault } = useGlimpses(summary.id, wanted, viewer);
  const reel = useReel({
    id: summary.id,
    wanted,
    setWanted,
    shown: snapshot?.position ?? -1,
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
      <main className={style.main}>
        {!summary.over && <p className={style.note}>{text.unfinished}</p>}
        {fault && <Notice tone="error">{faultText(fault)}</Notice>}
        {snapshot ? (
          <Suspense fallback={loading}>
            <Scene snapshot={snapshot} />
          </Suspense>
        ) : (
          !fault && loading
        )}
      </main>
      <Controls reel={reel} wanted={wanted} last={summary.position} />
    </div>
  );
}

/** Where in the game this is. */
function Moment({ snapshot }: SceneProps) {
  const kit = useKitFor(snapshot);
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
}

const useKitFor = ({ game }: Snapshot): TableKit => usePart(packCalled(game), 'table');

const nothing = () => Promise.resolve(null);

/** What the bar and the controls take, about. */
const AROUND = 130;

/** The same for whoever reads, with what was just played. */
function AsText() {
  const { TextView } = useKit().parts;
  return (
    <div className={style.text} data-shape="text">
      <SceneText />
      <TextView />
    </div>
  );
}

/** The table as it lay there, with nothing to decide. */
function Scene({ snapshot }: SceneProps) {
  const kit = useKitFor(snapshot);
  const [inspected, setInspected] = useState<Thing | null>(null);
  const room = useRoom(AROUND);
  const textView = useSettings((settings) => settings.textView);
  const { Still, Inspect } = kit.parts;
  return (
    <Desk
      kit={kit}
      snapshot={snapshot}
      log={snapshot.events}
      send={nothing}
      whyNot={nothing}
      inspect={setInspected}
    >
      {textView ? <AsText /> : <Still room={room} />}
      {inspected && (
        <Suspense fallback={null}>
          <Inspect thing={inspected} view={snapshot.view} onChange={setInspected} />
        </Suspense>
      )}
    </Desk>
  );
}
