import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../app/language.ts';
import { useSettings } from '../../app/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { useKit } from '../desk/Desk.tsx';
import { useKnown } from '../desk/known.ts';
import { isWhole } from './beats.ts';
import { StageControls } from './Controls.tsx';
import { SlotProvider } from './Slot.tsx';
import styles from './Stage.module.css';
import { isTold } from './stage.ts';
import { type Staging, useStaging } from './useStage.ts';
import { useStageKeys } from './useStageKeys.ts';
import { words } from './words.ts';

const Presenter = lazy(() => import('./Presenter.tsx'));
const Brief = lazy(() => import('./recap/Brief.tsx'));
const TableSounds = lazy(() => import('../../sound/TableSounds.tsx'));
const Recap = lazy(() => import('./recap/Recap.tsx'));

const isFocusFree = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Where the decision is taken, and helped with, while a scene covers the table. */
interface Hosts {
  readonly decision: HTMLElement | null;
  readonly tools: HTMLElement | null;
}
const AT_THE_TABLE: Hosts = { decision: null, tools: null };
const HostsContext = createContext(AT_THE_TABLE);

/** The decision, wherever it is taken now. */
export function InScene({ children }: { readonly children: ReactNode }) {
  const host = useContext(HostsContext).decision;
  // What was pressed is no longer there: the question is where one goes on.
  useEffect(() => {
    if (host && isFocusFree()) host.querySelector<HTMLElement>('[data-owed] h2')?.focus();
  }, [host]);
  return host ? createPortal(children, host) : children;
}

/** What helps with the decision, beside it. */
export function ToolsInScene({ children }: { readonly children: ReactNode }) {
  const host = useContext(HostsContext).tools;
  return host ? createPortal(children, host) : children;
}

/** The table, and over it what is played; nothing of it can be pressed through a scene. */
export function Staged({ children }: { readonly children: ReactNode }) {
  const staging = useStaging()!;
  const { stage, aside } = staging;
  const textView = useSettings((settings) => settings.textView);
  const [decision, setDecision] = useState<HTMLElement | null>(null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useStageKeys(staging);
  const scene = stage.scenes[0];
  const whole = scene !== undefined && isWhole(scene);
  const covered = whole && !aside && !textView;
  const hosts = useMemo(
    () => (covered ? { decision, tools } : AT_THE_TABLE),
    [covered, decision, tools],
  );
  return (
    <HostsContext value={hosts}>
      <div className={styles.under} inert={covered}>
        <SlotProvider value={setSlot}>{children}</SlotProvider>
      </div>
      <Suspense fallback={null}>
        {scene && !whole && !textView && slot && <Presented {...staging} slot={slot} />}
        {covered && <Cover {...staging} setDecision={setDecision} setTools={setTools} />}
      </Suspense>
      {whole && aside && <BackToScene {...staging} />}
      <Sounds />
    </HostsContext>
  );
}

/** A browser lets nothing be heard before the first press; what makes the sounds comes after it. */
function Sounds() {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (pressed) return;
    let soon: ReturnType<typeof setTimeout> | undefined;
    // What was pressed is shown first.
    const press = () => {
      soon ??= setTimeout(() => setPressed(true), AFTER);
    };
    for (const kind of PRESSES) addEventListener(kind, press);
    return () => {
      clearTimeout(soon);
      for (const kind of PRESSES) removeEventListener(kind, press);
    };
  }, [pressed]);
  if (!pressed) return null;
  return (
    <Suspense fallback={null}>
      <TableSounds />
    </Suspense>
  );
}

/** Milliseconds. */
const AFTER = 300;
const PRESSES = ['pointerdown', 'keydown'] as const;

/** A turn over the board, or what a round came to in passing. */
function Presented({ slot, ...staging }: Staging & { readonly slot: HTMLElement }) {
  const { stage } = staging;
  const scene = stage.scenes[0]!;
  return createPortal(
    scene.look === 'brief' ? (
      <Brief scene={scene} now={stage.live} />
    ) : (
      <Presenter scene={scene} at={Math.min(stage.at, scene.beats.length - 1)} staging={staging} />
    ),
    slot,
  );
}

interface CoverProps extends Staging {
  readonly setDecision: (host: HTMLElement | null) => void;
  readonly setTools: (host: HTMLElement | null) => void;
}

function Cover(props: CoverProps) {
  const { stage, direct, setDecision, setTools } = props;
  const { Whole } = useKit().stage;
  const { snapshot } = useKnown();
  const say = useWords(words);
  const scene = stage.scenes[0]!;
  const told = isTold(stage);
  const ways = useRef<HTMLDivElement>(null);
  const { position } = snapshot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else can be done
  useEffect(() => {
    if (!isFocusFree()) return;
    const scene = ways.current?.parentElement;
    scene?.querySelector<HTMLElement>('[data-go-on], [data-owed] h2, [data-next]')?.focus();
  }, [told, position, scene.from, scene.over]);
  const on = (
    <div ref={ways} className={styles.ways}>
      {!told && <StageControls {...props} />}
      {told && scene.over && (
        <Button variant="primary" size="large" data-go-on="" onClick={direct.goOn}>
          {say.goOn} <kbd>{say.enter}</kbd>
        </Button>
      )}
      {snapshot.decision && <span ref={setTools} className={styles.tools} />}
      <Button icon="eye" onClick={() => direct.setAside(true)}>
        {say.table} <kbd>V</kbd>
      </Button>
    </div>
  );
  if (scene.look === 'recap')
    return (
      <Recap
        scene={scene}
        now={stage.live}
        onBattle={stage.past.at(-1)?.look === 'whole' ? direct.back : null}
      >
        {on}
      </Recap>
    );
  return (
    <Whole scene={scene} at={stage.at} snapshot={snapshot}>
      <div ref={setDecision} className={styles.host} />
      {on}
    </Whole>
  );
}

function BackToScene({ direct }: Staging) {
  const say = useWords(words);
  return (
    <div className={styles.aside}>
      <Button variant="primary" icon="eye" data-to-scene="" onClick={() => direct.setAside(false)}>
        {say.scene} <kbd>V</kbd>
      </Button>
    </div>
  );
}
