import type { CSSProperties } from 'react';
import { EffectIcons } from '../effects/EffectIcons.tsx';
import styles from './Fields.module.css';
import { fitted, type Room, type Shown } from './fit.ts';
import type { Box, Printed } from './printed.ts';
import { Sign } from './Sign.tsx';

interface FieldsProps {
  readonly printed: Printed;
  readonly card: Room;
}

/** What a card does, in icons and in words, as far as there is room. */
export function Fields({ printed, card }: FieldsProps) {
  const { boxes, roomy } = fitted(printed, card);
  return (
    <span className={styles.boxes} data-roomy={roomy || undefined}>
      {printed.boxes.map((box, i) => (
        <Field key={box.id} box={box} shown={boxes[i]!} />
      ))}
    </span>
  );
}

function Field({ box, shown }: { readonly box: Box; readonly shown: Shown }) {
  const { id, heading, lines, effects, also } = box;
  const sign = <Sign id={id} title={heading} also={also} />;
  return (
    <span className={styles.box} data-box={id}>
      {shown.drawn && (
        <span className={styles.drawn}>
          {sign}
          <EffectIcons effects={effects} />
        </span>
      )}
      {shown.lines > 0 && (
        <span className={styles.words} style={{ '--lines': shown.lines } as CSSProperties}>
          {!shown.drawn && sign}
          {lines.join(' ')}
        </span>
      )}
    </span>
  );
}
