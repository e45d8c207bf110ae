import type { Option } from '@landsraad/kernel';
import { useWords } from '../../app/language.ts';
import { useKit } from '../desk/Desk.tsx';
import { useActs, useDraft } from '../desk/draft.ts';
import { useKnown } from '../desk/known.ts';
import { useWording } from '../desk/wording.ts';
import { thingMark } from '../explain/pointed.ts';
import type { OptionGroup, PickedFace } from '../kit.ts';
import { words } from '../panel-words.ts';
import { usePlan } from '../plan/usePlan.ts';
import { pointing } from '../pointing.ts';
import type { Asked } from '../spots.ts';
import { FacePicker } from './FacePicker.tsx';
import styles from './Options.module.css';
import { isNumbered } from './order.ts';
import panel from './Panel.module.css';
import { SendButton } from './SendButton.tsx';

/** From so many on they are set smaller. */
const MANY = 9;

/** Exactly one of the options, in the game's groups; the way out stands apart from what scrolls. */
export function OneOf({ decision }: { readonly decision: Extract<Asked, { shape: 'one' }> }) {
  const { choices } = useKit();
  const { language } = useWording();
  const { unlisted } = usePlan();
  const { answer, setPicks } = useActs();
  const { picks } = useDraft();
  const faces = useFaces(decision);
  const shown = new Set(faces.map(({ option }) => option.id));
  let before = faces.length;
  const listed = decision.options.filter(({ id }) => !unlisted.has(id) && !shown.has(id));
  const groups = choices.groupsOf(listed, language).map((group) => {
    const first = before;
    if (isNumbered(group)) before += group.options.length;
    return { look: group.look, shown: <Group key={group.id} {...{ group, decision, first }} /> };
  });
  /** What is read first is taken by a second press. */
  const takeOrRead = (option: Option) => {
    if (picks.ids.includes(option.id) || !choices.weighs?.(option, language)) answer(option.id);
    else setPicks({ ...picks, ids: [option.id] });
  };
  return (
    <>
      {faces.length > 0 && <FacePicker faces={faces} chosen={picks.ids} onPress={takeOrRead} />}
      <Weighed faces={faces} />
      <div className={panel.scroll}>
        {groups.filter(({ look }) => look !== 'way').map(({ shown }) => shown)}
      </div>
      {groups.filter(({ look }) => look === 'way').map(({ shown }) => shown)}
    </>
  );
}

/** What was pressed to be read, whole, and the press that takes it. */
function Weighed({ faces }: { readonly faces: readonly PickedFace[] }) {
  const { choices, parts } = useKit();
  const { language } = useWording();
  const { picks } = useDraft();
  const say = useWords(words);
  const [first] = faces;
  if (!parts.Weighed || !first || !choices.weighs?.(first.option, language)) return null;
  const read = faces.find(({ option }) => picks.ids.includes(option.id));
  if (!read) return <p className={panel.note}>{say.readFirst}</p>;
  return (
    <>
      <div className={panel.scroll} data-weighed={read.option.id}>
        <parts.Weighed thing={read.thing} />
      </div>
      <SendButton choice={read.option.id} label={choices.weighs(read.option, language)!} sure />
    </>
  );
}

/** Those of the options that are chosen by their faces. */
export function useFaces(decision: Asked): readonly PickedFace[] {
  const { choices } = useKit();
  const { snapshot } = useKnown();
  const { foreseen } = usePlan();
  const { language } = useWording();
  return choices.faces(decision, foreseen?.view ?? snapshot.view, language);
}

interface GroupProps {
  readonly group: OptionGroup;
  readonly decision: Asked;
  /** How many options stand before these; number keys count on. */
  readonly first: number;
}

function Group({ group, decision, first }: GroupProps) {
  const { id, look, heading, options } = group;
  const say = useWords(words);
  const list = (
    <ul className={styles.options}>
      {options.map((option, i) => (
        <li key={option.id} className={styles.choice}>
          <OptionButton
            option={option}
            decision={decision}
            n={isNumbered(group) ? first + i + 1 : null}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <div
      className={styles.group}
      data-group={id}
      data-look={look}
      data-many={options.length >= MANY || undefined}
    >
      {heading && <h3 className={styles.heading}>{heading}</h3>}
      {look === 'board' ? (
        <details className={styles.listed} data-listed="">
          <summary>{say.listed(options.length)}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </div>
  );
}

interface OptionButtonProps {
  readonly option: Option;
  readonly decision: Asked;
  /** Its number in the panel, from 1; null where number keys do not reach it. */
  readonly n: number | null;
  /** For what is picked and put back. */
  readonly pressed?: boolean;
  readonly onPress?: () => void;
}

export function OptionButton({ option, decision, n, pressed, onPress }: OptionButtonProps) {
  const { choices } = useKit();
  const wording = useWording();
  const { busy } = useDraft();
  const { answer, inspect } = useActs();
  const spot = choices.spotOf(option, decision);
  const thing = choices.thingOf(option);
  const points = pointing(spot ? [spot] : []);
  const choose = onPress ?? (() => answer(option.id));
  const key = n !== null && n <= 9 ? String(n) : undefined;
  return (
    <button
      type="button"
      className={styles.option}
      data-option={option.id}
      {...(thing && thingMark(thing))}
      data-strong={choices.isStrong(option) || undefined}
      aria-label={wording.spoken(option)}
      aria-pressed={pressed}
      aria-disabled={busy || undefined}
      aria-keyshortcuts={key}
      onClick={choose}
      onContextMenu={(event) => {
        if (!thing) return;
        event.preventDefault();
        inspect(thing);
      }}
      {...points}
    >
      {key && (
        <span className={styles.key} aria-hidden="true">
          {key}
        </span>
      )}
      <OptionFace option={option} />
    </button>
  );
}

/** What an option looks like; where the thing itself is not beside it, what it does as well. */
export function OptionFace({ option }: { readonly option: Option }) {
  const { parts } = useKit();
  const { snapshot } = useKnown();
  const gist = parts.gist(option, snapshot.view);
  return (
    <>
      <parts.OptionFace option={option} />
      {gist && (
        <span className={styles.gist} data-gist="" aria-hidden="true">
          {gist}
        </span>
      )}
    </>
  );
}
