import { lazy, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { OpenTable } from '../games/useTable.ts';
import { BoardArea } from '../packs/imperium/table/BoardArea.tsx';
import { Dock } from '../packs/imperium/table/dock/Dock.tsx';
import { PurseStrip } from '../packs/imperium/table/dock/PurseStrip.tsx';
import { inPanelOrder } from '../packs/imperium/table/panel/groups.ts';
import { Row } from '../packs/imperium/table/Row.tsx';
import { RivalStrip } from '../packs/imperium/table/rivals/RivalStrip.tsx';
import { Announcer } from './Announcer.tsx';
import { useDesk, useLatest } from './desk.ts';
import type { DialogName } from './dialogs/TableDialog.tsx';
import type { Command } from './keys.ts';
import { Log } from './log/Log.tsx';
import { DecisionPanel } from './panel/DecisionPanel.tsx';
import { useHint } from './panel/hint.ts';
import { choiceOf, startOf, toggled, withNumber } from './picks.ts';
import { focusedComponent } from './pointing.ts';
import { Players } from './rail/Players.tsx';
import { Sheet, type SheetTab } from './Sheet.tsx';
import styles from './Table.module.css';
import { type BarActions, TopBar } from './TopBar.tsx';
import { useKeys } from './useKeys.ts';
import { useShape } from './useShape.ts';

/* What a table can be laid without comes when it is wanted. */
const Coach = lazy(() => import('../screens/guide/Coach.tsx'));
const Bubble = lazy(() => import('./Bubble.tsx'));
const Over = lazy(() => import('./Over.tsx'));
const TableDialog = lazy(() => import('./dialogs/TableDialog.tsx'));
const TextTable = lazy(() => import('../packs/imperium/table/TextTable.tsx'));

interface TableProps {
  readonly table: OpenTable;
  readonly save: () => void;
}

/** The table laid for one viewer, in the shape that the screen has. */
export function Table({ table, save }: TableProps) {
  const { snapshot, decision, picks, setPicks, answer, inspect, remark } = useDesk();
  const textView = useSettings((settings) => settings.textView);
  const shape = useShape();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [tab, setTab] = useState<SheetTab | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const logHeading = useRef<HTMLHeadingElement>(null);
  const hint = useHint(table.advise, snapshot.position);
  useFocusOnDecision(heading, snapshot.position);

  const toLog = useLatest(() => {
    if (shape !== 'phone' || textView) {
      if (isSqueezed(logHeading.current)) setDialog('log');
      else logHeading.current?.focus();
    } else setTab((now) => (now === 'log' ? null : 'log'));
  });
  const actions: BarActions = useMemo(
    () => ({
      undo: () => void table.undo(),
      hint: hint.ask,
      log: toLog,
      text: () => useSettings.setState(({ textView: now }) => ({ textView: !now })),
      help: () => setDialog('keys'),
      settings: () => setDialog('settings'),
      report: () => setDialog('report'),
      save,
    }),
    [table.undo, hint.ask, toLog, save],
  );

  const digit = (n: number) => {
    if (decision?.shape === 'number') setPicks(withNumber(picks, n, decision.min, decision.max));
    else if (decision?.shape === 'one') {
      const option = inPanelOrder(decision.options)[n - 1];
      if (option) answer(option.id);
    } else if (decision?.shape === 'some') {
      const option = decision.options[n - 1];
      if (option) setPicks(toggled(picks, option.id, decision.max));
    }
  };
  const confirm = () => {
    const choice = decision && choiceOf(decision, picks);
    if (choice !== null) answer(choice);
  };
  useKeys((command: Command) => {
    switch (command.do) {
      case 'undo':
        if (snapshot.canUndo) actions.undo();
        return;
      case 'hint':
        if (decision) actions.hint();
        return;
      case 'digit':
        return textView ? undefined : digit(command.n);
      case 'confirm':
        return confirm();
      case 'panel':
        return heading.current?.focus();
      case 'inspect': {
        const component = decision && focusedComponent(decision);
        return component ? inspect(component) : undefined;
      }
      case 'clear':
        return setPicks(startOf(decision));
      default:
        return actions[command.do]();
    }
  });

  const coach = snapshot.guide && (
    <Suspense fallback={null}>
      <Coach />
    </Suspense>
  );
  const over = snapshot.result && (
    <Suspense fallback={null}>
      <Over log={table.log} />
    </Suspense>
  );
  const panel = (
    <>
      {coach}
      <DecisionPanel heading={heading} hint={hint} />
    </>
  );
  return (
    <>
      <div
        className={styles.table}
        data-shape={textView ? 'text' : shape}
        data-position={snapshot.position}
        data-phase={snapshot.view.phase}
        data-thinking={snapshot.thinking ?? undefined}
      >
        <TopBar actions={actions} />
        {textView ? (
          <>
            {coach}
            {over}
            <Suspense fallback={null}>
              <TextTable heading={heading} logHeading={logHeading} />
            </Suspense>
          </>
        ) : (
          <>
            <main className={styles.main}>
              {over}
              {shape !== 'phone' && <Row />}
              {shape === 'phone' && <RivalStrip />}
              <BoardArea />
              {shape === 'phone' && tab && <Sheet tab={tab} logHeading={logHeading} />}
            </main>
            {shape !== 'phone' && (
              <aside className={styles.rail}>
                <Players />
                <Log heading={logHeading} onEnlarge={() => setDialog('log')} />
                {panel}
              </aside>
            )}
            {shape !== 'phone' && <Dock />}
            {shape === 'phone' && <PurseStrip />}
            {shape === 'phone' && panel}
            {shape === 'phone' && <Sheet.Tabs tab={tab} onChange={setTab} />}
          </>
        )}
      </div>
      <Announcer />
      <Suspense fallback={null}>
        {remark && <Bubble key={remark.spot} remark={remark} />}
        {dialog && <TableDialog name={dialog} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}

/** Fewer lines of the log than tell anything. */
const isSqueezed = (heading: HTMLElement | null): boolean =>
  (heading?.closest('[data-part="log"]')?.clientHeight ?? 0) < 140;

/**
 * After a step the focus goes to the new question, if it was on what was pressed; whoever reads the
 * log, a player's line or a dialog keeps it.
 */
function useFocusOnDecision(
  heading: { readonly current: HTMLHeadingElement | null },
  position: number,
): void {
  const before = useRef(-1);
  // With the picture, not after it: whoever is quick would lose the focus again.
  useLayoutEffect(() => {
    if (before.current === position) return;
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
