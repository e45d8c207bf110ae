import type { Viewer } from '@landsraad/kernel';
import { type CSSProperties, useMemo, useState } from 'react';
import { Link, useParams } from 'wouter';
import { useFaultText } from '../../app/faults.ts';
import { useLanguage, useWords } from '../../app/language.ts';
import { LanguageSwitch, Shell, useTitle } from '../../app/Shell.tsx';
import type { GameSummary } from '../../games/protocol.ts';
import { useGameList } from '../../games/useGameList.ts';
import { Board } from '../../packs/imperium/board/Board.tsx';
import { type BoardLayout, PLANS } from '../../packs/imperium/board/layout.ts';
import { seatName } from '../../packs/imperium/seats/names.ts';
import { type ImperiumSnapshot, ofImperium } from '../../packs/imperium/snapshot.ts';
import type { Component } from '../../packs/imperium/spots.ts';
import { Dock } from '../../packs/imperium/table/dock/Dock.tsx';
import { Row } from '../../packs/imperium/table/Row.tsx';
import { DeskProvider, useNewDesk } from '../../table/desk.ts';
import { InspectDialog } from '../../table/inspect/InspectDialog.tsx';
import { Log } from '../../table/log/Log.tsx';
import { Players } from '../../table/rail/Players.tsx';
import { NO_OFFERS, type Thing } from '../../table/spots.ts';
import { type TableShape, useShape, useStands } from '../../table/useShape.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Select } from '../../ui/Select.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Controls } from './Controls.tsx';
import { Hands } from './Hands.tsx';
import style from './Replay.module.css';
import { useGlimpses } from './useGlimpses.ts';
import { useReel } from './useReel.ts';
import { firstViewer, viewersOf } from './viewers.ts';
import { words } from './words.ts';

function layoutFor(shape: TableShape, stands: boolean): BoardLayout {
  if (shape === 'laptop') return 'wide';
  return shape === 'phone' && stands ? 'tall' : 'close';
}

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
  return (
    <div className={style.replay}>
      <header className={style.bar}>
        <Link href={`/game/${summary.id}`} className={style.back} title={text.back}>
          <img src="/icon.svg" alt={text.back} width="26" height="26" />
        </Link>
        <h1>{text.title}</h1>
        {snapshot && <Moment snapshot={ofImperium(snapshot)} />}
        <Eyes summary={summary} viewer={viewer} onChange={setViewer} />
        <LanguageSwitch />
      </header>
      <main className={style.main}>
        {!summary.over && <p className={style.note}>{text.unfinished}</p>}
        {fault && <Notice tone="error">{faultText(fault)}</Notice>}
        {snapshot ? (
          <Scene snapshot={ofImperium(snapshot)} />
        ) : (
          !fault && <Spinner label={text.loading} showLabel />
        )}
      </main>
      <Controls reel={reel} wanted={wanted} last={summary.position} />
    </div>
  );
}

/** Where in the game this is. */
function Moment({ snapshot }: { readonly snapshot: ImperiumSnapshot }) {
  const text = useWords(words);
  const { round } = snapshot.view;
  return (
    <p className={style.moment} aria-live="polite">
      {snapshot.result ? text.over : round > 0 ? text.round(round) : text.setup}
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
  const viewers = viewersOf(summary);
  const nameOf = (one: Viewer) =>
    typeof one === 'number' ? seatName(summary.seats, summary.leaders, one, language) : text[one];
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

const NONE: ReadonlySet<never> = new Set();
const nothing = () => undefined;
const refuse = () => Promise.resolve(false);

/** The table as it lay there, with nothing to decide. */
function Scene({ snapshot }: { readonly snapshot: ImperiumSnapshot }) {
  const text = useWords(words);
  const language = useLanguage();
  const shape = useShape();
  const layout = layoutFor(shape, useStands());
  const plan = PLANS[layout];
  const [inspected, setInspected] = useState<Component | null>(null);
  const inspect = (thing: Thing) => setInspected(thing as Component);
  const { seats, view, viewer } = snapshot;
  const name = useMemo(() => {
    const leaders = view.players.map(({ leader }) => leader);
    return (seat: number) => seatName(seats, leaders, seat, language);
  }, [seats, view, language]);
  const desk = useNewDesk({
    snapshot,
    log: snapshot.events,
    name,
    send: refuse,
    inspect,
  });
  return (
    <DeskProvider value={desk}>
      <div className={style.scene} data-shape={shape}>
        <div className={style.table}>
          <div className={style.market}>
            <Row />
          </div>
          <section
            className={style.board}
            style={{ '--board': `${plan.width} / ${plan.height}` } as CSSProperties}
            aria-label={text.board}
          >
            <Board
              view={view}
              seatName={name}
              layout={layout}
              offers={NO_OFFERS}
              picked={NONE}
              onPress={nothing}
              onInspect={inspect}
            />
          </section>
        </div>
        <aside className={style.side} aria-label={text.side}>
          <Players everybody />
          <Log />
        </aside>
        {viewer === 'afterwards' ? <Hands /> : <Dock />}
      </div>
      <InspectDialog component={inspected} at={view} onChange={setInspected} />
    </DeskProvider>
  );
}
