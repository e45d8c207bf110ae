import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useSettings } from '../app/settings.ts';
import type { OpenTable } from '../games/useLocalTable.ts';
import { Announcer } from './Announcer.tsx';
import { useKit } from './desk/Desk.tsx';
import { useDraft } from './desk/draft.ts';
import { useKnown } from './desk/known.ts';
import { useLatest } from './desk/useLatest.ts';
import { useWording } from './desk/wording.ts';
import type { DialogName } from './dialogs/TableDialog.tsx';
import { Dragging } from './drag/Dragging.tsx';
import { useDrawing } from './drawer/drawer.ts';
import { GRID } from './frame/Frame.tsx';
import type { Wish } from './frame/tabs.ts';
import { Log } from './log/Log.tsx';
import { Over } from './Over.tsx';
import { DecisionPanel } from './panel/DecisionPanel.tsx';
import { useHint } from './panel/hint.ts';
import { usePlan } from './plan/usePlan.ts';
import { pointAt } from './pointing.ts';
import { roomMarks, useRoom } from './room/useRoom.ts';
import { InScene } from './stage/Staged.tsx';
import styles from './Table.module.css';
import { TableKeys } from './TableKeys.tsx';
import { type BarActions, TopBar } from './TopBar.tsx';
import { useUndo } from './undo/useUndo.ts';
import { turnWords, useWordsOn } from './words-on.ts';

/* What a table can be laid without comes when it is wanted. */
const Bubble = lazy(() => import('./Bubble.tsx'));
const TableDialog = lazy(() => import('./dialogs/TableDialog.tsx'));
const Doubt = lazy(() => import('./dialogs/Doubt.tsx'));
const UndoDialog = lazy(() => import('./undo/UndoDialog.tsx'));
const TextTable = lazy(() => import('./TextTable.tsx'));

/** The tab that holds the log. */
const LOG = 'log';

interface TableProps {
  readonly table: OpenTable;
  readonly save: () => void;
  /** Stands in the coach's place. */
  readonly above?: ReactNode;
}

/** The table laid for one viewer, in the room that the screen has. */
export function Table({ table, save, above }: TableProps) {
  const kit = useKit();
  const { snapshot } = useKnown();
  const { language } = useWording();
  const textView = useSettings((settings) => settings.textView);
  const focus = useSettings((settings) => settings.focus);
  const room = useRoom(0, focus);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [wish, setWish] = useState<Wish | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const logHeading = useRef<HTMLHeadingElement>(null);
  const undo = useUndo(table);
  const hint = useHint(table);
  const { playing } = usePlan();
  useFocusOnDecision(heading, playing ? null : snapshot.position);
  const drawer = useDrawing();
  const words = useWordsOn();
  const foldable = !textView && room.shape === 'wide';

  // An option that was pressed is gone before the pointer leaves it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with whatever is owed next
  useEffect(() => () => pointAt([]), [snapshot.position]);
  const toLog = useLatest(() => {
    if (!textView) flushSync(() => setWish({ tab: LOG, at: snapshot.position }));
    logHeading.current?.focus();
  });
  const toTab = useLatest((tab: string) => setWish({ tab, at: snapshot.position }));
  const actions: BarActions = useMemo(
    () => ({
      undo: undo.step,
      undoTurn: undo.turn,
      hint: hint.ask,
      log: toLog,
      tab: toTab,
      legend: () => drawer.open('icons'),
      words: () => turnWords(!words),
      focus: foldable ? toggleFocus : null,
      text: () => useSettings.setState(({ textView: now }) => ({ textView: !now })),
      help: () => setDialog('keys'),
      settings: () => setDialog('settings'),
      report: () => setDialog('report'),
      save,
    }),
    [undo.step, undo.turn, hint.ask, toLog, toTab, save, drawer, words, foldable],
  );

  const { Arrangement, Coach } = kit.parts;
  const coach = above ?? <Suspense fallback={null}>{snapshot.guide && <Coach />}</Suspense>;
  const panel = (
    <InScene>
      {coach}
      <DecisionPanel heading={heading} hint={hint} />
    </InScene>
  );
  return (
    <>
      <div
        className={textView ? styles.table : `${styles.table} ${GRID}`}
        {...(textView ? { 'data-shape': 'text' } : roomMarks(room))}
        data-position={snapshot.position}
        data-phase={kit.moment(snapshot, language).phase}
        data-thinking={snapshot.thinking ?? undefined}
      >
        <TopBar actions={actions} />
        {textView ? (
          <>
            {coach}
            {snapshot.result && <Over />}
            <Suspense fallback={null}>
              <TextTable heading={heading} logHeading={logHeading} />
            </Suspense>
          </>
        ) : (
          <Arrangement
            room={room}
            panel={panel}
            log={<Log heading={logHeading} />}
            wish={wish}
            onWish={setWish}
          />
        )}
      </div>
      <Announcer />
      {!textView && <Dragging />}
      <TableKeys actions={actions} heading={heading} />
      <Suspense fallback={null}>
        <Remarks />
        {undo.explained && (
          <UndoDialog
            retract={table.retract && (() => void table.retract?.())}
            onClose={undo.close}
          />
        )}
        {dialog && <TableDialog name={dialog} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}

const toggleFocus = () => useSettings.setState(({ focus }) => ({ focus: !focus }));

/** What there is to say to the last press. */
function Remarks() {
  const { remark, doubted } = useDraft();
  return (
    <>
      {remark && <Bubble key={remark.spot} remark={remark} />}
      {doubted && <Doubt />}
    </>
  );
}

/**
 * After a step the focus goes to the new question, if it was on what was pressed; whoever reads the
 * log, a player's line or a dialog keeps it. While a plan answers by itself there is no position.
 */
function useFocusOnDecision(
  heading: { readonly current: HTMLHeadingElement | null },
  position: number | null,
): void {
  const before = useRef(-1);
  // With the picture, not after it: whoever is quick would lose the focus again.
  useLayoutEffect(() => {
    if (position === null || before.current === position) return;
    // After a press on the start screen or on the curtain too, but not when the page is loaded.
    const arriving = before.current === -1 && !navigator.userActivation.hasBeenActive;
    before.current = position;
    if (arriving) return;
    const active = document.activeElement;
    const free =
      active === null ||
      active === document.body ||
      active.closest('[data-owed], [data-kind], [data-spot]') !== null;
    if (free && !document.querySelector('[role="dialog"]'))
      heading.current?.focus({ preventScroll: true });
  }, [heading, position]);
}
