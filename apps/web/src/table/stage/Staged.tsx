import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../app/language.ts';
import { useSettings } from '../../app/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { useKit } from '../desk/Desk.tsx';
import { useKnown } from '../desk/known.ts';
import { StageControls } from './Controls.tsx';
import styles from './Stage.module.css';
import { beatOf, isTold } from './stage.ts';
import { type Staging, useStaging } from './useStage.ts';
import { useStageKeys } from './useStageKeys.ts';
import { words } from './words.ts';

const Presenter = lazy(() => import('./Presenter.tsx'));

const isFocusFree = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Where the decision is taken while a scene covers the table. */
const HostContext = createContext<HTMLElement | null>(null);

/** The decision, wherever it is taken now. */
export function InScene({ children }: { readonly children: ReactNode }) {
  const host = useContext(HostContext);
  // What was pressed is no longer there: the question is where one goes on.
  useEffect(() => {
    if (host && isFocusFree()) host.querySelector<HTMLElement>('[data-owed] h2')?.focus();
  }, [host]);
  return host ? createPortal(children, host) : children;
}

/** The table, and over it what is played; nothing of it can be pressed through a scene. */
export function Staged({ children }: { readonly children: ReactNode }) {
  const staging = useStaging()!;
  const { stage, aside } = staging;
  const textView = useSettings((settings) => settings.textView);
  const [host, setHost] = useState<HTMLElement | null>(null);
  useStageKeys(staging);
  const scene = stage.scenes[0];
  const covered = scene?.whole === true && !aside && !textView;
  return (
    <HostContext value={covered ? host : null}>
      <div className={styles.under} inert={covered}>
        {children}
      </div>
      <Suspense fallback={null}>
        {scene && !scene.whole && beatOf(stage) && <Presenter scene={scene} at={stage.at} />}
        {covered && <Cover {...staging} setHost={setHost} />}
      </Suspense>
      {scene?.whole && aside && <BackToScene {...staging} />}
    </HostContext>
  );
}

function Cover(props: Staging & { readonly setHost: (host: HTMLElement | null) => void }) {
  const { stage, direct, setHost } = props;
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
  }, [told, position, scene.over]);
  return (
    <Whole scene={scene} at={stage.at} snapshot={snapshot}>
      <div ref={setHost} className={styles.host} />
      <div ref={ways} className={styles.ways}>
        {!told && <StageControls {...props} />}
        {told && scene.over && (
          <Button variant="primary" size="large" data-go-on="" onClick={direct.goOn}>
            {say.goOn} <kbd>{say.enter}</kbd>
          </Button>
        )}
        <Button icon="eye" onClick={() => direct.setAside(true)}>
          {say.table} <kbd>V</kbd>
        </Button>
      </div>
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
