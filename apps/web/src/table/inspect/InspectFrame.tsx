import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../../app/language.ts';
import { useRulesHere } from '../../rules/RuleLink.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import style from './InspectFrame.module.css';
import { words } from './words.ts';

/** A thing as it is shown large. */
export interface Inspected {
  readonly name: string;
  /** The address of its own page; null for what has none. */
  readonly page: string | null;
  readonly facts: readonly Fact[];
  readonly face: ReactNode;
  /** It has more to say itself than the rules about it. */
  readonly wide?: boolean;
  /** The rules that speak of it. */
  readonly rulings: ReactNode;
}

interface Fact {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

interface InspectFrameProps {
  readonly shown: Inspected;
  /** Its place among those it was opened from, which are one press away. */
  readonly among?: { readonly at: number; readonly of: number };
  readonly onStep?: (step: -1 | 1) => void;
  readonly onClose: () => void;
}

/** A thing large, with its wording, what it is, and the rules that speak of it. */
export function InspectFrame({ shown, among, onStep, onClose }: InspectFrameProps) {
  const { name, page, facts, face, wide, rulings } = shown;
  return (
    <Dialog
      title={name}
      size="large"
      open
      onOpenChange={(open) => !open && onClose()}
      footer={<Neighbours page={page} among={among} onStep={onStep} />}
    >
      <div key={page ?? name} className={style.details} data-wide={wide || undefined}>
        <div className={style.face}>{face}</div>
        <div className={style.told}>
          <dl className={style.facts}>
            {facts.map(({ id, label, value }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {rulings}
        </div>
      </div>
    </Dialog>
  );
}

type NeighboursProps = Pick<InspectFrameProps, 'among' | 'onStep'> & Pick<Inspected, 'page'>;

function Neighbours({ page, among, onStep }: NeighboursProps) {
  const say = useWords(words);
  const [location] = useLocation();
  const atTable = useRulesHere();
  const { at, of } = among ?? { at: 0, of: 1 };
  const go = (step: -1 | 1) => {
    if (at + step >= 0 && at + step < of) onStep?.(step);
  };
  useArrows(go);
  return (
    <div className={style.foot}>
      <span className={style.page}>
        {!atTable && page !== null && location !== page && <Link href={page}>{say.page}</Link>}
      </span>
      {of > 1 && (
        <>
          <IconButton
            icon="back"
            variant="quiet"
            label={say.previous}
            disabled={at === 0}
            onClick={() => go(-1)}
          />
          <span className={style.place}>{say.place(at + 1, of)}</span>
          <IconButton
            icon="next"
            variant="quiet"
            label={say.next}
            disabled={at === of - 1}
            onClick={() => go(1)}
          />
        </>
      )}
    </div>
  );
}

/** Left and right walk through the list while the dialog is open. */
function useArrows(go: (step: -1 | 1) => void): void {
  const step = useEffectEvent(go);
  useEffect(() => {
    const byKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey) return;
      if (key === 'ArrowLeft') step(-1);
      if (key === 'ArrowRight') step(1);
    };
    addEventListener('keydown', byKey);
    return () => removeEventListener('keydown', byKey);
  }, []);
}
