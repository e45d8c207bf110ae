import { type CSSProperties, lazy, memo, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { changeLanguage, useWords } from '../app/language.ts';
import { useSettings } from '../app/settings.ts';
import { Icon } from '../icons/Icon.tsx';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import type { MenuItem } from '../ui/Menu.tsx';
import { useBeside } from './beside.ts';
import { useKit } from './desk/Desk.tsx';
import { useKnown } from './desk/known.ts';
import { useWording } from './desk/wording.ts';
import { usePlan } from './plan/usePlan.ts';
import { SeatMark } from './seats/SeatMark.tsx';
import { seatColour } from './seats/shapes.ts';
import { PaceSelect } from './stage/PaceSelect.tsx';
import { ToolsInScene } from './stage/Staged.tsx';
import { useStaging } from './stage/useStage.ts';
import { words as stageWords } from './stage/words.ts';
import styles from './TopBar.module.css';
import { words as undoWords } from './undo/words.ts';
import { words } from './words.ts';

const fetchMenu = async () => ({ default: (await import('../ui/Menu.tsx')).Menu });
const Menu = lazy(fetchMenu);

export interface BarActions {
  /** The last step. */
  readonly undo: () => void;
  readonly undoTurn: () => void;
  /** Null where there are no hints. */
  readonly hint: (() => void) | null;
  readonly log: () => void;
  /** Shows what lies beside the board, by its name. */
  readonly tab: (name: string) => void;
  readonly legend: () => void;
  readonly words: () => void;
  /** Folds what lies beside the board; null where it does not lie there. */
  readonly focus: (() => void) | null;
  readonly text: () => void;
  readonly help: () => void;
  readonly settings: () => void;
  readonly save: () => void;
  readonly report: () => void;
}

/** Where the game stands, and what can be done about the table itself. */
export const TopBar = memo(function TopBar({ actions }: { readonly actions: BarActions }) {
  const { snapshot } = useKnown();
  const { plan } = usePlan();
  const undo = useWords(undoWords);
  const beside = useBeside();
  const say = useWords(words);
  return (
    <header className={styles.bar} data-online={beside ? '' : undefined}>
      <Link href="/" className={styles.brand} title={say.leave}>
        <img src="/icon.svg" alt={say.leave} width="26" height="26" />
      </Link>
      <Moment />
      {beside?.bar}
      {snapshot.practice && (
        <span className={styles.practice} title={undo.practiceHint} data-practice="">
          {undo.practice}
        </span>
      )}
      <Since />
      <div className={styles.tools}>
        <ToolsInScene>
          <IconButton
            icon="undo"
            data-part="undo"
            label={`${say.undo} (U)`}
            side="bottom"
            aria-disabled={!snapshot.canUndo && plan.length === 0 ? true : undefined}
            onClick={actions.undo}
          />
          <IconButton
            icon="hint"
            data-part="hint"
            label={actions.hint ? `${say.hint} (H)` : say.noHints}
            side="bottom"
            disabled={!snapshot.decision || !actions.hint}
            onClick={actions.hint ?? undefined}
          />
        </ToolsInScene>
        <span className={styles.wide}>
          <IconButton
            icon="rules"
            data-part="at-hand"
            label={`${say.atHand} (G)`}
            side="bottom"
            onClick={actions.legend}
          />
          <IconButton
            icon="text"
            label={`${say.textView} (T)`}
            side="bottom"
            onClick={actions.text}
          />
        </span>
        <PaceChoice />
        <TableMenu actions={actions} />
      </div>
    </header>
  );
});

function Moment() {
  const { snapshot, seat } = useKnown();
  const { short, language } = useWording();
  const kit = useKit();
  const say = useWords(words);
  const { roundName, phase, phaseName, phases, whose, order } = kit.moment(snapshot, language);
  // Before the first round and after the last there is no row of phases to stand in.
  const listed = phases.some(({ id }) => id === phase);
  const now = snapshot.result ? null : whose;
  return (
    <div className={styles.standing}>
      <h1>{roundName}</h1>
      <span className={styles.phases}>
        {(listed ? phases : [{ id: phase, name: phaseName }]).map(({ id, name }) =>
          id === phase ? (
            <b key={id} data-now="">
              {name}
            </b>
          ) : (
            <span key={id}>{name}</span>
          ),
        )}
      </span>
      {order.length > 0 && (
        <ol className={styles.order} aria-label={say.order}>
          {order.map((one) => (
            <li
              key={one}
              data-now={one === now || undefined}
              data-mine={one === seat || undefined}
              aria-current={one === now ? 'true' : undefined}
              style={{ '--seat': seatColour(one) } as CSSProperties}
            >
              <SeatMark seat={one} size={0.85} />
              <span>{one === seat ? say.you : short(one)}</span>
            </li>
          ))}
        </ol>
      )}
      {now !== null && (
        <span className={styles.turn} data-mine={now === seat || undefined}>
          <SeatMark seat={now} size={0.85} />
          <span>{now === seat ? say.yourTurn : short(now)}</span>
        </span>
      )}
      <span className={styles.note}>
        <kit.parts.BarNote />
      </span>
    </div>
  );
}

/** How fast what the others do goes by. */
function PaceChoice() {
  const say = useWords(stageWords);
  return (
    <div className={styles.pace} title={say.pace}>
      <Icon name="play" size={1.1} />
      <PaceSelect />
    </div>
  );
}

/** What the others did, once more. */
function Since() {
  const staging = useStaging();
  const say = useWords(stageWords);
  if (!staging || staging.since.length === 0 || staging.stage.scenes.length > 0) return null;
  return (
    <Button
      size="small"
      icon="play"
      data-since=""
      aria-label={say.sinceKey}
      title={say.sinceKey}
      onClick={() => staging.direct.again(staging.since)}
    >
      <span className={styles.since}>
        {say.sinceKey} <kbd>R</kbd>
      </span>
    </Button>
  );
}

function TableMenu({ actions }: { readonly actions: BarActions }) {
  const { language } = useWording();
  const { game } = useKnown().snapshot;
  const say = useWords(words);
  const [, go] = useLocation();
  const beside = useBeside();
  const undo = useWords(undoWords);
  const focus = useSettings((settings) => settings.focus);
  const [wanted, setWanted] = useState(false);
  const items: MenuItem[] = [
    { label: undo.turn, icon: 'undo', onSelect: actions.undoTurn },
    { label: say.log, icon: 'log', onSelect: actions.log },
    { label: say.textView, icon: 'text', onSelect: actions.text },
    ...(actions.focus
      ? [{ label: say.focus, icon: 'eye' as const, checked: focus, onSelect: actions.focus }]
      : []),
    { label: say.keys, icon: 'help', onSelect: actions.help },
    'separator',
    { label: say.atHand, icon: 'rules', onSelect: actions.legend },
    // In a window of its own: nobody leaves the table for them.
    { label: say.cards, icon: 'cards', onSelect: () => void open(`/cards?game=${game}`, '_blank') },
    { label: say.settings, icon: 'settings', onSelect: actions.settings },
    {
      label: language === 'en' ? say.toFrench : say.toEnglish,
      icon: 'language',
      onSelect: () => void changeLanguage(language === 'en' ? 'fr' : 'en'),
    },
    'separator',
    ...(beside?.menu ?? [{ label: say.save, icon: 'export' as const, onSelect: actions.save }]),
    { label: say.report, icon: 'warning', onSelect: actions.report },
    { label: say.leave, icon: 'home', onSelect: () => go('/') },
  ];
  const button = (
    <IconButton
      icon="menu"
      label={say.menu}
      side="bottom"
      aria-haspopup="menu"
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <Menu trigger={button} items={items} defaultOpen />
    </Suspense>
  );
}
