import type { Choice, Option } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../app/language.ts';
import { useSettings } from '../app/settings.ts';
import { Icon } from '../icons/Icon.tsx';
import { useKit } from '../table/desk/Desk.tsx';
import { useKnown } from '../table/desk/known.ts';
import { useWording } from '../table/desk/wording.ts';
import type { TableKit } from '../table/kit.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import style from './Coach.module.css';
import { acknowledged, countOf, lessonCalled, type Progress, skipped } from './coach.ts';
import { Ending } from './Ending.tsx';
import { Goal } from './Goal.tsx';
import type { Guidance, Scene } from './guidance.ts';
import { learn, useProgress } from './memory.ts';
import type { Pointed } from './pointing.ts';
import { Rings } from './Rings.tsx';
import { words } from './words.ts';

interface CoachProps {
  readonly guidance: Guidance;
}

/** The coach beside the decision: one lesson at a time, a suggestion, rings on the table. */
export function Coach({ guidance }: CoachProps) {
  const { result } = useKnown().snapshot;
  const [progress, change] = useProgress(guidance);
  const won = progress.told.some((id) => lessonCalled(guidance, id).ends === 'won');
  useEffect(() => {
    if (won) learn(guidance);
  }, [guidance, won]);
  if (progress.skipped || (result && !progress.open)) return null;
  return <Panel guidance={guidance} progress={progress} change={change} />;
}

interface PanelProps extends CoachProps {
  readonly progress: Progress;
  readonly change: (change: (progress: Progress) => Progress) => void;
}

function Panel({ guidance, progress, change }: PanelProps) {
  const { snapshot, log } = useKnown();
  const kit = useKit();
  const { language } = useWording();
  const say = useWords(words);
  const [looking, setLooking] = useState<number | null>(null);
  const [leaving, setLeaving] = useState(false);
  const own = useRef<HTMLElement>(null);
  const { told, open } = progress;
  const scene = guidance.sceneOf(snapshot, log);
  const past = looking === null ? null : (told[looking] ?? null);
  const shown = past ?? open;
  const lesson = shown === null ? null : lessonCalled(guidance, shown);
  const toRead = !past && lesson?.by === 'read';
  const advice = scene?.asked && !past && !toRead ? guidance.suggestion(scene) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lesson ends the looking back
  useEffect(() => setLooking(null), [told.length]);

  const gotIt = () => {
    change(acknowledged);
    own.current?.focus({ preventScroll: true });
  };
  const leave = () => {
    useSettings.setState({ guideDone: true });
    change(skipped);
  };
  const { title, text } = shown
    ? guidance.lessonText(shown, language)
    : guidance.tip(scene, language);
  return (
    <section
      ref={own}
      tabIndex={-1}
      className={style.coach}
      aria-label={say.coach}
      data-coach={shown ?? (scene?.asked ? 'tip' : 'waiting')}
      data-reading={toRead || undefined}
      data-ends={lesson?.ends}
    >
      <header className={style.head}>
        <Icon name={lesson?.ends === 'won' ? 'check' : 'hint'} size={1.1} />
        <h2>{title}</h2>
        <Turning
          guidance={guidance}
          progress={progress}
          shown={shown}
          looking={looking}
          onLook={(n) => setLooking(n === told.length - 1 && told[n] === open ? null : n)}
        />
        <IconButton
          icon="close"
          size="small"
          label={say.skip}
          onClick={() => setLeaving(true)}
          data-testid="skip-guide"
        />
      </header>
      <Goal guidance={guidance} />
      {leaving ? (
        <div className={style.leaving}>
          <p>{say.skipSure}</p>
          <div className={style.buttons}>
            <Button size="small" onClick={() => setLeaving(false)}>
              {say.skipNo}
            </Button>
            <Button size="small" variant="primary" onClick={leave}>
              {say.skipYes}
            </Button>
          </div>
        </div>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with keys */}
          <div className={style.said} aria-live="polite" aria-atomic="true" tabIndex={0}>
            <p>{text}</p>
            {scene && advice !== null && (
              <Suggested guidance={guidance} scene={scene} choice={advice} />
            )}
          </div>
          {toRead && lesson?.ends && (
            <Ending guidance={guidance} ends={lesson.ends} onStay={gotIt} />
          )}
          {toRead && !lesson?.ends && (
            <div className={style.buttons}>
              <Button size="small" variant="primary" onClick={gotIt} data-testid="got-it">
                {say.gotIt}
              </Button>
            </div>
          )}
          {past && (
            <div className={style.buttons}>
              <Button size="small" onClick={() => setLooking(null)}>
                {say.toNow}
              </Button>
            </div>
          )}
        </>
      )}
      {!leaving && (
        <Rings
          guidance={guidance}
          at={pointedAt(guidance, kit, scene, past ? null : shown, advice, language)}
        />
      )}
    </section>
  );
}

interface TurningProps extends CoachProps {
  readonly progress: Progress;
  readonly shown: string | null;
  readonly looking: number | null;
  readonly onLook: (n: number) => void;
}

/** Which lesson of how many, and the way to those before. */
function Turning({ guidance, progress, shown, looking, onLook }: TurningProps) {
  const say = useWords(words);
  const { told, open } = progress;
  const at = looking ?? (open ? told.length - 1 : told.length);
  const { n, of } = countOf(guidance, progress, shown ?? told[told.length - 1] ?? '');
  return (
    <span className={style.turning}>
      <IconButton
        icon="back"
        size="small"
        label={say.back}
        disabled={at <= 0}
        onClick={() => onLook(at - 1)}
      />
      <small>{say.count(n, of)}</small>
      <IconButton
        icon="next"
        size="small"
        label={say.forward}
        disabled={at >= told.length - 1}
        onClick={() => onLook(at + 1)}
      />
    </span>
  );
}

interface SuggestedProps extends CoachProps {
  readonly scene: Scene;
  readonly choice: Choice;
}

/** What the coach would do, and why where a line says it. */
function Suggested({ guidance, scene, choice }: SuggestedProps) {
  const { option: worded, language } = useWording();
  const say = useWords(words);
  const { asked } = scene;
  const whole = guidance.whole?.(scene, choice, language);
  const named = asked ? chosen(scene, choice).map((option) => worded(option, asked)) : [];
  const why = guidance.reason(scene, choice, language);
  return (
    <p className={style.suggestion} data-suggestion={JSON.stringify(choice)}>
      <span>{say.suggestion}</span>{' '}
      <strong>
        {whole?.text ?? (named.length > 0 ? named.join(', ') : say.number(Number(choice)))}
      </strong>
      {why && <em> {why}</em>}
    </p>
  );
}

function chosen({ asked }: Scene, choice: Choice): readonly Option[] {
  if (!asked || !('options' in asked)) return [];
  const ids = Array.isArray(choice) ? (choice as readonly string[]) : [choice];
  return asked.options.filter(({ id }) => ids.includes(id));
}

function pointedAt(
  guidance: Guidance,
  { choices }: TableKit,
  scene: Scene | null,
  shown: string | null,
  advice: Choice | null,
  language: Language,
): Pointed[] {
  if (!scene) return [];
  const lesson = shown ? lessonCalled(guidance, shown).points(scene) : [];
  const pointed: Pointed[] = lesson.map((at) => ({ at, strong: false }));
  if (advice === null || !scene.asked) return pointed;
  const whole = guidance.whole?.(scene, advice, language);
  for (const at of whole?.points ?? []) pointed.push({ at, strong: true });
  for (const option of whole ? [] : chosen(scene, advice)) {
    const spot = choices.spotOf(option, scene.asked);
    if (spot) pointed.push({ at: spot, strong: true });
    pointed.push({ at: `option:${option.id}`, strong: true });
  }
  return pointed;
}
