import type { KeyboardEvent } from 'react';
import { useLanguage, useWords } from '../../../app/language.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { thingMark } from '../../../table/explain/pointed.ts';
import type { Spot } from '../../../table/spots.ts';
import { componentName, printedOf } from '../components.ts';
import type { Component } from '../spots.ts';
import { ComponentFace } from './ComponentFace.tsx';
import styles from './PressableCard.module.css';
import type { FaceProps } from './state.ts';
import { words } from './words.ts';

interface PressableCardProps extends FaceProps {
  readonly component: Component;
  /** Marks the card as this place on the table, for whoever moves things there. */
  readonly spot?: Spot;
  /** It can be taken from there and laid elsewhere: `up` from a row, `aside` from a list. */
  readonly takes?: 'up' | 'aside';
  /** It is grafted to a card on that side. */
  readonly clasp?: 'start' | 'end';
  /** Said after the name: why it is refused, where it lies. */
  readonly note?: string;
  /** Without it a press opens the card large. */
  readonly onPress?: () => void;
  /** Right click, the key `i` and the small button. */
  readonly onInspect?: (component: Component) => void;
  /** For a group in which the arrows move: only one of it is in the order of the Tab key. */
  readonly tabIndex?: number;
}

/** A card that can be pressed, and opened large. A face-down one can only be pressed. */
export function PressableCard(props: PressableCardProps) {
  const { component, spot, takes, clasp, note, onPress, onInspect, tabIndex, ...lies } = props;
  const say = useWords(words);
  const name = componentName(component, useLanguage());
  const shown = lies.faceDown ? say.faceDown : name;
  const inspect = !lies.faceDown && onInspect ? () => onInspect(component) : undefined;
  const press = onPress ?? inspect;

  const gender = printedOf(component).name.feminine ? 'feminine' : 'one';
  const said = [
    shown,
    (lies.count ?? 1) > 1 && say.copies(lies.count!),
    lies.picked ? say.picked[gender] : lies.offered && say.offered[gender],
    lies.refused && say.refused[gender],
    note,
  ];
  return (
    <span
      className={styles.pressable}
      data-size={lies.size}
      data-spot={spot}
      data-takes={takes}
      {...(!lies.faceDown && thingMark(component))}
    >
      <button
        type="button"
        className={styles.press}
        aria-label={said.filter(Boolean).join(', ')}
        aria-pressed={onPress && lies.picked !== undefined ? lies.picked : undefined}
        aria-keyshortcuts={inspect && 'i'}
        tabIndex={tabIndex}
        onClick={press}
        onContextMenu={(event) => {
          if (!inspect) return;
          event.preventDefault();
          inspect();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (!inspect || event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey)
            return;
          event.preventDefault();
          inspect();
        }}
      >
        <ComponentFace component={component} {...lies} />
      </button>
      {clasp && (
        <span className={styles.clasp} data-clasp={clasp}>
          <Icon name="graft" size={1.2} />
        </span>
      )}
      {inspect && onPress && lies.size === 'hand' && (
        <button
          type="button"
          className={styles.inspect}
          aria-label={say.inspect(name)}
          title={say.inspect(name)}
          tabIndex={tabIndex}
          onClick={inspect}
        >
          {'i'}
        </button>
      )}
    </span>
  );
}
