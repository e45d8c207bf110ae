import type { Seat } from '@landsraad/kernel';
import { type CSSProperties, lazy, memo, type RefObject, Suspense, useState } from 'react';
import { useWords } from '../../app/language.ts';
import { RuleLink } from '../../rules/RuleLink.tsx';
import { useKit } from '../desk/Desk.tsx';
import { useActs, useDraft } from '../desk/draft.ts';
import { useKnown } from '../desk/known.ts';
import { useWording } from '../desk/wording.ts';
import { words } from '../panel-words.ts';
import {
  Basket,
  PlanCounter,
  PlanGains,
  PlanQuestion,
  PlanTitle,
  PlanWay,
} from '../plan/PlanView.tsx';
import { usePlan } from '../plan/usePlan.ts';
import { words as wordsOfPlans } from '../plan/words.ts';
import { SeatMark } from '../seats/SeatMark.tsx';
import { seatColour } from '../seats/shapes.ts';
import type { Asked } from '../spots.ts';
import { isWhole } from '../stage/beats.ts';
import { useStaging } from '../stage/useStage.ts';
import type { Hint } from './hint.ts';
import { OneOf } from './OptionList.tsx';
import styles from './Panel.module.css';
import { RefusedList } from './RefusedList.tsx';
import { NumberOf, OrderOf, SomeOf } from './Shapes.tsx';
import { Waiting } from './Waiting.tsx';

/* Not every game asks for forms, nor everybody for hints. */
const FormOf = lazy(() => import('./FormOf.tsx'));
const HintBox = lazy(() => import('./HintBox.tsx'));

interface DecisionPanelProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly hint: Hint;
}

/** What is owed now: what, for what, by which rule; and everything that can be chosen. */
export const DecisionPanel = memo(function DecisionPanel({ heading, hint }: DecisionPanelProps) {
  const { decision, snapshot } = useKnown();
  const { busy } = useDraft();
  const planning = usePlan();
  const wording = useWording();
  const { choices, parts } = useKit();
  const say = useWords(words);
  const planWords = useWords(wordsOfPlans);
  const scene = useStaging()?.stage.scenes[0];
  const covers = scene !== undefined && isWhole(scene);
  const [foldedAt, setFoldedAt] = useState(-1);
  const folded = foldedAt === snapshot.position;
  // A scene that covers the table tells by itself how it stands.
  if (!decision && covers) return null;
  if (planning.plan.length > 0 && planning.open) return <PlanPanel heading={heading} hint={hint} />;
  if (!decision)
    return (
      <section className={styles.panel} aria-label={say.panel} data-kind="none">
        <parts.Meters />
        <Waiting heading={heading} />
      </section>
    );
  const onBehalf = choices.behalfOf(decision);
  const owed = snapshot.decision !== null;
  return (
    <section
      className={styles.panel}
      aria-label={say.panel}
      data-part="decision"
      data-kind={decision.kind}
      data-shape={decision.shape}
      data-position={snapshot.position}
      data-asks={decision.seat}
      aria-busy={busy}
      data-owed={owed ? '' : undefined}
      data-ahead={owed ? undefined : ''}
      data-folded={folded || undefined}
      data-for={onBehalf ?? undefined}
      style={onBehalf === null ? undefined : { borderColor: seatColour(onBehalf) }}
    >
      <header className={styles.head}>
        {onBehalf !== null && <OnBehalf seat={onBehalf} />}
        <Subject decision={decision} />
        <h2 ref={heading} tabIndex={-1} className={styles.question}>
          {planning.aim === null ? unbroken(wording.decision(decision)) : planWords.aim}
        </h2>
        {planning.surprised && (
          <p className={styles.note} role="status" data-surprise="">
            {planWords.surprise}
          </p>
        )}
        {!owed && <p className={styles.note}>{planWords.notYet}</p>}
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!folded}
          aria-label={folded ? say.unfold : say.fold}
          onClick={() => setFoldedAt(folded ? -1 : snapshot.position)}
        />
      </header>
      {!covers && <parts.Meters />}
      <div className={styles.body}>
        <Suspense fallback={null}>
          <Shape decision={decision} />
        </Suspense>
        <RefusedList decision={decision} />
      </div>
      {hint.state !== 'closed' && (
        <Suspense fallback={null}>
          <HintBox hint={hint} />
        </Suspense>
      )}
    </section>
  );
});

/** What is thought ahead: what comes of it, what it asks next, and the way on. */
function PlanPanel({ heading, hint }: DecisionPanelProps) {
  const { decision, snapshot } = useKnown();
  const { plan } = usePlan();
  const { parts } = useKit();
  const say = useWords(words);
  const owed = snapshot.decision !== null;
  return (
    <section
      className={styles.panel}
      aria-label={say.panel}
      data-part="decision"
      data-kind={decision?.kind ?? 'none'}
      data-shape={decision?.shape}
      data-position={snapshot.position}
      data-plan={plan.length}
      data-owed={owed ? '' : undefined}
      data-ahead={owed ? undefined : ''}
    >
      <header className={styles.head}>
        <PlanTitle heading={heading} />
      </header>
      <div className={styles.planned}>
        <PlanGains />
        <parts.Meters />
        <Basket />
        <PlanCounter />
        <PlanQuestion />
        {decision && (
          <Suspense fallback={null}>
            <Shape decision={decision} />
          </Suspense>
        )}
      </div>
      <PlanWay />
      {hint.state !== 'closed' && (
        <Suspense fallback={null}>
          <HintBox hint={hint} />
        </Suspense>
      )}
    </section>
  );
}

/** The choice of somebody whom nobody plays must not be taken for one's own. */
function OnBehalf({ seat }: { readonly seat: Seat }) {
  const wording = useWording();
  return (
    <p className={styles.behalf} style={{ '--seat': seatColour(seat) } as CSSProperties}>
      <SeatMark seat={seat} size={1.1} /> {wording.behalf(seat)}
    </p>
  );
}

/** For what it is, and by which rule. */
function Subject({ decision }: { readonly decision: Asked }) {
  const wording = useWording();
  const { choices } = useKit();
  const { inspect } = useActs();
  const say = useWords(words);
  const source = choices.sourceOf(decision);
  return (
    <p className={styles.subject}>
      {source && (
        <button type="button" className={styles.source} onClick={() => inspect(source)}>
          {say.source(wording.thing(source))}
        </button>
      )}
      {decision.rule && (
        <RuleLink rule={decision.rule} className={styles.rule} title={say.ruleLink} />
      )}
    </p>
  );
}

/** No line ends at a hyphen: "misez-vous". */
const unbroken = (question: string) =>
  question.split(/(\S+-\S+)/).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.unbroken}>
        {part}
      </span>
    ),
  );

function Shape({ decision }: { readonly decision: Asked }) {
  const { Control, ownControls } = useKit().parts;
  if (Control && ownControls?.has(decision.kind)) return <Control decision={decision} />;
  switch (decision.shape) {
    case 'one':
      return <OneOf decision={decision} />;
    case 'some':
      return <SomeOf decision={decision} />;
    case 'number':
      return <NumberOf decision={decision} />;
    case 'order':
      return <OrderOf decision={decision} />;
    case 'form':
      return <FormOf decision={decision} />;
  }
}
