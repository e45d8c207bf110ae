import { useWords } from '../../app/language.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { useKit } from '../desk/Desk.tsx';
import { useActs, useDraft } from '../desk/draft.ts';
import { useKnown } from '../desk/known.ts';
import { useWording } from '../desk/wording.ts';
import type { Counting } from '../kit.ts';
import { words } from '../panel-words.ts';
import { choiceOf, moved, toggled, withNumber } from '../picks.ts';
import { Stepper } from '../plan/Stepper.tsx';
import { seatColour } from '../seats/shapes.ts';
import type { Asked } from '../spots.ts';
import { FacePicker } from './FacePicker.tsx';
import { OptionButton, OptionFace, useFaces } from './OptionList.tsx';
import styles from './Options.module.css';
import panel from './Panel.module.css';
import { SendButton } from './SendButton.tsx';

type Of<S extends Asked['shape']> = Extract<Asked, { shape: S }>;

/** From `min` to `max` of the options. */
export function SomeOf({ decision }: { readonly decision: Of<'some'> }) {
  const { picks } = useDraft();
  const { setPicks } = useActs();
  const say = useWords(words);
  const faces = useFaces(decision);
  if (faces.length === decision.options.length)
    return (
      <>
        <FacePicker
          faces={faces}
          chosen={picks.ids}
          onPress={({ id }) => setPicks(toggled(picks, id, decision.max))}
        />
        <p className={panel.note}>{say.chosen(picks.ids.length, decision.min, decision.max)}</p>
        <SendButton choice={choiceOf(decision, picks)} />
      </>
    );
  return (
    <>
      <ul className={`${panel.scroll} ${styles.options} ${styles.spread}`}>
        {decision.options.map((option, i) => (
          <li key={option.id}>
            <OptionButton
              option={option}
              decision={decision}
              n={i + 1}
              pressed={picks.ids.includes(option.id)}
              onPress={() => setPicks(toggled(picks, option.id, decision.max))}
            />
          </li>
        ))}
      </ul>
      <p className={panel.note}>{say.chosen(picks.ids.length, decision.min, decision.max)}</p>
      <SendButton choice={choiceOf(decision, picks)} />
    </>
  );
}

/** As many as are drawn one by one. */
const COUNTABLE = 12;

/** Pieces by tapping them or step by step, or any number with a slider. */
export function NumberOf({ decision }: { readonly decision: Of<'number'> }) {
  const { picks } = useDraft();
  const { setPicks } = useActs();
  const { choices } = useKit();
  const { language } = useWording();
  const say = useWords(words);
  const { min, max } = decision;
  const counting = choices.counting(decision, language);
  const set = (n: number) => setPicks(withNumber(picks, n, min, max));
  return (
    <>
      <div className={panel.scroll}>
        {counting && max <= COUNTABLE && (
          <Pieces counting={counting} n={picks.number} max={max} onChange={set} />
        )}
        {counting ? (
          <Stepper
            label={say.howMany}
            value={picks.number}
            min={min}
            max={max}
            icon={counting.icon}
            onChange={set}
          />
        ) : (
          <Slider
            label={say.howMany}
            hideLabel
            value={picks.number}
            min={min}
            max={max}
            onChange={set}
          />
        )}
      </div>
      <SendButton
        choice={choiceOf(decision, picks)}
        label={(counting?.confirm ?? say.confirmN)(picks.number)}
      />
    </>
  );
}

interface PiecesProps {
  readonly counting: Counting;
  readonly n: number;
  readonly max: number;
  readonly onChange: (n: number) => void;
}

function Pieces({ counting, n: chosen, max, onChange }: PiecesProps) {
  const { seat } = useKnown();
  return (
    <div className={styles.pieces} style={{ color: seatColour(seat ?? 0) }}>
      {Array.from({ length: max }, (_, i) => i + 1).map((n) => (
        <button
          key={n}
          type="button"
          className={styles.piece}
          aria-pressed={n <= chosen}
          aria-label={counting.piece(n)}
          onClick={() => onChange(n <= chosen ? n - 1 : n)}
        >
          <Icon name={counting.icon} size={1.6} />
        </button>
      ))}
      {max > 1 && (
        <Button size="small" variant="plain" onClick={() => onChange(max)}>
          {counting.all}
        </Button>
      )}
    </div>
  );
}

/** All of the options, in the order wanted. */
export function OrderOf({ decision }: { readonly decision: Of<'order'> }) {
  const { picks } = useDraft();
  const { setPicks } = useActs();
  const wording = useWording();
  const say = useWords(words);
  const byId = new Map(decision.options.map((option) => [option.id, option]));
  return (
    <>
      <ol className={`${panel.scroll} ${styles.order}`}>
        {picks.ids.map((id, i) => {
          const option = byId.get(id)!;
          const name = wording.option(option, decision);
          return (
            <li key={id} data-option={id}>
              <span className={styles.ordered}>
                <OptionFace option={option} />
              </span>
              <IconButton
                icon="influence-up"
                size="small"
                label={say.earlier(name)}
                disabled={i === 0}
                onClick={() => setPicks(moved(picks, id, -1))}
              />
              <IconButton
                icon="influence-down"
                size="small"
                label={say.later(name)}
                disabled={i === picks.ids.length - 1}
                onClick={() => setPicks(moved(picks, id, 1))}
              />
            </li>
          );
        })}
      </ol>
      <SendButton choice={choiceOf(decision, picks)} />
    </>
  );
}
