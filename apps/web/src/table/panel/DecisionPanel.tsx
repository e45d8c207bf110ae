import { type Source, wordDecision } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { type CSSProperties, lazy, memo, type RefObject, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../app/language.ts';
import type { ImperiumAsked as Asked } from '../../packs/imperium/spots.ts';
import { CombatMeter } from '../../packs/imperium/table/panel/CombatMeter.tsx';
import { sourceName } from '../../packs/imperium/table/panel/OptionFace.tsx';
import { RevealMeter } from '../../packs/imperium/table/panel/RevealMeter.tsx';
import { words as rivalWords } from '../../packs/imperium/table/rivals/words.ts';
import { componentOf } from '../../packs/imperium/table/story.ts';
import { useDesk } from '../desk.ts';
import { words } from '../panel-words.ts';
import { behalfOf } from '../picks.ts';
import { SeatMark } from '../seats/SeatMark.tsx';
import { seatColour } from '../seats/shapes.ts';
import type { Hint } from './hint.ts';
import { OneOf } from './OptionList.tsx';
import styles from './Panel.module.css';
import { RefusedList } from './RefusedList.tsx';
import { FormOf, NumberOf, OrderOf, SomeOf } from './Shapes.tsx';
import { Waiting } from './Waiting.tsx';

const HintBox = lazy(() => import('./HintBox.tsx'));

interface DecisionPanelProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly hint: Hint;
}

/** What is owed now: what, for what, by which rule; and everything that can be chosen. */
export const DecisionPanel = memo(function DecisionPanel({ heading, hint }: DecisionPanelProps) {
  const { decision, snapshot, speaking, language, busy } = useDesk();
  const say = useWords(words);
  const [foldedAt, setFoldedAt] = useState(-1);
  const folded = foldedAt === snapshot.position;
  const onBehalf = decision && behalfOf(decision);
  if (!decision)
    return (
      <section className={styles.panel} aria-label={say.panel} data-kind="none">
        <CombatMeter />
        <Waiting heading={heading} />
      </section>
    );
  return (
    <section
      className={styles.panel}
      aria-label={say.panel}
      data-part="decision"
      data-kind={decision.kind}
      data-shape={decision.shape}
      data-position={snapshot.position}
      aria-busy={busy}
      data-owed=""
      data-folded={folded || undefined}
      data-for={onBehalf ?? undefined}
      style={onBehalf === null ? undefined : { borderColor: seatColour(onBehalf) }}
    >
      <header className={styles.head}>
        {onBehalf !== null && <OnBehalf seat={onBehalf} />}
        <Subject decision={decision} />
        <h2 ref={heading} tabIndex={-1} className={styles.question}>
          {wordDecision(decision, speaking, language)}
        </h2>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!folded}
          aria-label={folded ? say.unfold : say.fold}
          onClick={() => setFoldedAt(folded ? -1 : snapshot.position)}
        />
      </header>
      <RevealMeter />
      <CombatMeter />
      <div className={styles.body}>
        <Shape decision={decision} />
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

/** A Rival's choice is made by a person: it must not be taken for one's own. */
function OnBehalf({ seat }: { readonly seat: Seat }) {
  const { name } = useDesk();
  const say = useWords(rivalWords);
  return (
    <p className={styles.behalf} style={{ '--seat': seatColour(seat) } as CSSProperties}>
      <SeatMark seat={seat} size={1.1} /> {say.youChoose(name(seat))}
    </p>
  );
}

/** For what it is, and by which rule. */
function Subject({ decision }: { readonly decision: Asked }) {
  const { language, inspect } = useDesk();
  const say = useWords(words);
  const source = decision.about?.source as Source | undefined;
  return (
    <p className={styles.subject}>
      {source && (
        <button
          type="button"
          className={styles.source}
          onClick={() => inspect(componentOf(source))}
        >
          {say.source(sourceName(source, language))}
        </button>
      )}
      {decision.rule && (
        <Link href={`/rules/${decision.rule}`} className={styles.rule} title={say.ruleLink}>
          {decision.rule}
        </Link>
      )}
    </p>
  );
}

function Shape({ decision }: { readonly decision: Asked }) {
  switch (decision.shape) {
    case 'one':
      return <OneOf options={decision.options} />;
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
