import type { ReactNode } from 'react';
import { useWords } from '../../../app/language.ts';
import { Icon } from '../../../icons/Icon.tsx';
import type { IconName } from '../../../icons/paths.tsx';
import { DockFace } from './DockFace.tsx';
import styles from './Frame.module.css';
import { HandFace } from './HandFace.tsx';
import { LargeFace } from './LargeFace.tsx';
import type { Box, Printed } from './printed.ts';
import { StripFace } from './StripFace.tsx';
import type { CardSize, FaceProps } from './state.ts';
import { words } from './words.ts';

export type Family =
  | 'card'
  | 'intrigue'
  | 'conflict'
  | 'leader'
  | 'space'
  | 'track'
  | 'hagal'
  | 'tile';

interface FrameProps extends FaceProps, Printed {
  /** Which stock it is printed on. */
  readonly family: Family;
}

/** The card stock that every face is printed on. */
export function Frame(props: FrameProps) {
  const { family, size, count = 1, picked, faceDown } = props;
  const say = useWords(words);
  const marks = {
    className: styles.frame,
    'data-family': family,
    'data-size': size,
    'data-offered': props.offered || undefined,
    'data-refused': props.refused || undefined,
    'data-picked': picked || undefined,
    'data-dimmed': props.dimmed || undefined,
  };
  const check = picked && (
    <span className={styles.check}>
      <Icon name="check" size={1.4} />
    </span>
  );
  if (faceDown)
    return (
      <span {...marks} data-face="down" role="img" aria-label={say.faceDown}>
        <Icon name={BACKS[family]} size={3.2} className={styles.back} />
        {count > 1 && <span className={styles.pile}>{say.times(count)}</span>}
        {check}
      </span>
    );
  const Stock = size === 'large' ? 'article' : 'span';
  const Face = FACES[size];
  const boxes = props.wordless ? props.boxes.flatMap(wordless) : props.boxes;
  return (
    <Stock {...marks}>
      <Face {...props} boxes={boxes} />
      {check}
    </Stock>
  );
}

const wordless = (box: Box): Box[] => (box.effects.length > 0 ? [{ ...box, lines: [] }] : []);

const FACES: Readonly<
  Record<CardSize, (face: Printed & Pick<FaceProps, 'count' | 'narrow'>) => ReactNode>
> = {
  strip: StripFace,
  dock: DockFace,
  hand: HandFace,
  large: LargeFace,
};

const BACKS: Readonly<Record<Family, IconName>> = {
  card: 'deck',
  intrigue: 'intrigue',
  conflict: 'conflict',
  leader: 'signet',
  space: 'agent',
  track: 'influence-up',
  hagal: 'opponents',
  tile: 'tech',
};
