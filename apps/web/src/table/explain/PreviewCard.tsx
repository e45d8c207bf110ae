import { use, useEffect, useId } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../app/language.ts';
import { Icon } from '../../icons/Icon.tsx';
import { RuleLink } from '../../rules/RuleLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useKit } from '../desk/Desk.tsx';
import { useActs } from '../desk/draft.ts';
import { useKnown } from '../desk/known.ts';
import { useWording } from '../desk/wording.ts';
import { Why } from '../panel/Why.tsx';
import type { Spot } from '../spots.ts';
import type { Shown } from './ears.ts';
import type { Preview, PreviewPart } from './explaining.ts';
import { IconTip } from './IconTip.tsx';
import { useInspected } from './inspected.ts';
import styles from './Preview.module.css';
import { Sheet } from './Sheet.tsx';
import { words } from './words.ts';

interface PreviewCardProps {
  readonly shown: Shown;
  readonly onClose: () => void;
  readonly onStep: (by: -1 | 1) => void;
}

/** What a thing is, what each of its icons means, and why it may not be chosen. */
export default function PreviewCard({ shown, onClose, onStep }: PreviewCardProps) {
  const explaining = use(useKit().explaining());
  const { snapshot, log, seat, offers } = useKnown();
  const { speaking, language } = useWording();
  const { press, inspect } = useActs();
  const say = useWords(words);
  const id = useId();
  const { anchor, thing, icon, how } = shown;
  const preview = thing && explaining.preview(thing, { snapshot, log, seat, speaking, language });
  const tip = icon && explaining.icon(icon.name, language);
  useInspected(preview?.thing ?? null);
  useDescribed(how === 'focus' && preview ? anchor : null, id);
  if (!preview && !tip) return null;
  const spot = anchor.closest<HTMLElement>('[data-spot]')?.dataset.spot as Spot | undefined;
  const why = spot && !offers.may.has(spot) ? offers.mayNot.get(spot) : undefined;
  const large = preview?.thing;
  return createPortal(
    <Sheet id={id} anchor={preview ? anchor : icon!.element} how={how} onClose={onClose}>
      {preview && <Told preview={preview} id={id} />}
      {why && (
        <div className={styles.why}>
          <Icon name="close" size={1} /> <Why reason={why} />
        </div>
      )}
      {tip && <IconTip tip={tip} label={icon.label} alone={!preview} />}
      {how === 'hold' && (
        <div className={styles.ways}>
          <IconButton icon="back" label={say.previous} onClick={() => onStep(-1)} />
          {large && (
            <Button
              onClick={() => {
                onClose();
                inspect(large);
              }}
            >
              {say.rulings}
            </Button>
          )}
          {spot && offers.may.has(spot) && (
            <Button
              variant="primary"
              data-press=""
              onClick={() => {
                onClose();
                press(spot);
              }}
            >
              {say.choose}
            </Button>
          )}
          <IconButton icon="next" label={say.next} onClick={() => onStep(1)} />
        </div>
      )}
    </Sheet>,
    document.body,
  );
}

function Told({ preview, id }: { readonly preview: Preview; readonly id: string }) {
  const { title, note, face, parts, rules } = preview;
  return (
    <div className={styles.told} data-faced={face ? '' : undefined}>
      {face && <div className={styles.face}>{face}</div>}
      <div className={styles.words}>
        <h3 id={`${id}-name`}>{title}</h3>
        {note && <p className={styles.note}>{note}</p>}
        {parts.map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is printed stays in order
          <Part key={i} {...part} />
        ))}
        {rules.length > 0 && (
          <p className={styles.rules}>
            {rules.map((rule) => (
              <RuleLink key={rule} rule={rule} />
            ))}
          </p>
        )}
      </div>
    </div>
  );
}

function Part({ heading, lines }: PreviewPart) {
  return (
    <section className={styles.part}>
      {heading && <h4>{heading}</h4>}
      <ul>
        {lines.map(({ marks, text, note }) => (
          <li key={text} data-marked={marks ? '' : undefined}>
            {marks && <span className={styles.marks}>{marks}</span>}
            <span>
              {text}
              {note && <span className={styles.note}> · {note}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whoever comes by the keyboard hears it as well. */
function useDescribed(element: Element | null, id: string): void {
  useEffect(() => {
    const focused = element?.contains(document.activeElement) ? document.activeElement : null;
    if (!focused || focused.hasAttribute('aria-describedby')) return;
    focused.setAttribute('aria-describedby', id);
    return () => focused.removeAttribute('aria-describedby');
  }, [element, id]);
}
