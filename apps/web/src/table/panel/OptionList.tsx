import { type ImperiumOption, wordOption } from '@landsraad/imperium';
import { useWords } from '../../app/language.ts';
import { spotOf } from '../../packs/imperium/spots.ts';
import { groupsOf, type OptionGroup } from '../../packs/imperium/table/panel/groups.ts';
import { OptionFace } from '../../packs/imperium/table/panel/OptionFace.tsx';
import { useLongPress } from '../../ui/useLongPress.ts';
import { useDesk } from '../desk.ts';
import { words } from '../panel-words.ts';
import { optionComponent, pointAt } from '../pointing.ts';
import styles from './Panel.module.css';

/** Exactly one of the options: effects as chips, the table's things as a list, the way out last. */
export function OneOf({ options }: { readonly options: readonly ImperiumOption[] }) {
  const { decision } = useDesk();
  if (!decision) return null;
  let before = 0;
  return groupsOf(options).map(({ group, options: members }) => {
    const first = before;
    before += members.length;
    return <Group key={group} group={group} options={members} first={first} />;
  });
}

interface GroupProps {
  readonly group: OptionGroup;
  readonly options: readonly ImperiumOption[];
  /** How many options stand before these; number keys count on. */
  readonly first: number;
}

function Group({ group, options, first }: GroupProps) {
  const say = useWords(words);
  const heading = { effects: say.effects, purchases: say.purchases, plots: say.plots }[
    group as string
  ];
  return (
    <div className={styles.group} data-group={group} data-many={options.length > 8 || undefined}>
      {heading && <h3 className={styles.heading}>{heading}</h3>}
      <ul className={styles.options}>
        {options.map((option, i) => (
          <li key={option.id} className={styles.choice}>
            <OptionButton option={option} n={first + i + 1} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OptionButtonProps {
  readonly option: ImperiumOption;
  /** Its number in the panel, from 1. */
  readonly n: number;
  /** For what is picked and put back. */
  readonly pressed?: boolean;
  readonly onPress?: () => void;
}

export function OptionButton({ option, n, pressed, onPress }: OptionButtonProps) {
  const { answer, busy, decision, speaking, language, inspect } = useDesk();
  const spot = decision && spotOf(option, decision);
  const show = spot ? () => pointAt([spot]) : undefined;
  const hide = spot ? () => pointAt([]) : undefined;
  const component = optionComponent(option);
  const { held, handlers } = useLongPress(component ? () => inspect(component) : undefined);
  const choose = onPress ?? (() => answer(option.id));
  return (
    <button
      type="button"
      className={styles.option}
      data-option={option.id}
      data-type={option.type}
      aria-label={option.type === 'acquire' ? wordOption(option, speaking, language) : undefined}
      aria-pressed={pressed}
      aria-disabled={busy || undefined}
      aria-keyshortcuts={n <= 9 ? String(n) : undefined}
      onClick={({ detail }) => {
        if (detail === 0 || !held()) choose();
      }}
      {...handlers}
      onPointerEnter={show}
      onPointerLeave={() => {
        handlers.onPointerLeave();
        hide?.();
      }}
      onFocus={show}
      onBlur={hide}
    >
      {n <= 9 && (
        <span className={styles.key} aria-hidden="true">
          {n}
        </span>
      )}
      <OptionFace option={option} />
    </button>
  );
}
