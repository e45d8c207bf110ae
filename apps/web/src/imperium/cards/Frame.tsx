import type { Effect, Faction, PartId } from '@landsraad/imperium';
import type { CSSProperties, ReactNode } from 'react';
import { useWords } from '../../app/language.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/paths.tsx';
import { EffectIcons } from '../effects/EffectIcons.tsx';
import styles from './Frame.module.css';
import type { FaceProps } from './state.ts';
import { words } from './words.ts';

/** One field of a card: what it does, as icons and in words. */
export interface Box {
  readonly id: PartId;
  readonly heading: string;
  readonly lines: readonly string[];
  /** What icons can show; words stand in their place where it is empty. */
  readonly effects: readonly Effect[];
}

export interface NamedIcon {
  readonly icon: IconName;
  readonly title: string;
}

export type Family = 'card' | 'intrigue' | 'conflict' | 'leader' | 'space' | 'track';

interface FrameProps extends FaceProps {
  /** Which stock it is printed on. */
  readonly family: Family;
  readonly name: string;
  /** "Imperium card" */
  readonly kind: string;
  readonly factions?: readonly Faction[];
  /** Where it sends an Agent, or when it may be played. */
  readonly icons?: readonly NamedIcon[];
  /** At the top right: a cost, a level. */
  readonly badge?: ReactNode;
  readonly boxes: readonly Box[];
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
    style: bandOf(props.factions ?? []),
  };
  const corners = (
    <>
      {count > 1 && <span className={styles.count}>{say.times(count)}</span>}
      {picked && (
        <span className={styles.check}>
          <Icon name="check" size={1.4} />
        </span>
      )}
    </>
  );
  if (faceDown)
    return (
      <span {...marks} data-face="down" role="img" aria-label={say.faceDown}>
        <Icon name={BACKS[family]} size={3.2} className={styles.back} />
        {corners}
      </span>
    );
  if (size === 'large')
    return (
      <article {...marks}>
        <LargeFace {...props} />
        {corners}
      </article>
    );
  return (
    <span {...marks}>
      <SmallFace {...props} />
      {corners}
    </span>
  );
}

const BACKS: Readonly<Record<Family, IconName>> = {
  card: 'deck',
  intrigue: 'intrigue',
  conflict: 'conflict',
  leader: 'signet',
  space: 'agent',
  track: 'influence-up',
};

function LargeFace({ name, kind, factions = [], icons = [], badge, boxes }: FrameProps) {
  return (
    <>
      <header className={styles.head}>
        <Factions of={factions} />
        <div className={styles.title}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.kind}>{kind}</p>
        </div>
        {badge}
      </header>
      {icons.length > 0 && (
        <ul className={styles.icons}>
          {icons.map(({ icon, title }) => (
            <li key={icon} className={styles.icon} data-icon={icon}>
              <Icon name={icon} size={1.5} />
              {title}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.boxes}>
        {boxes.map(({ id, heading, lines, effects }) => (
          <section key={id} className={styles.box} data-box={id}>
            <h4 className={styles.heading}>
              <Sign id={id} />
              {heading}
            </h4>
            {effects.length > 0 && (
              <div className={styles.drawn} aria-hidden="true">
                <EffectIcons effects={effects} />
              </div>
            )}
            {lines.map((line) => (
              <p key={line} className={styles.line}>
                {line}
              </p>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

/** Only what may stand inside a button. */
function SmallFace({ name, factions = [], icons = [], badge, boxes }: FrameProps) {
  return (
    <>
      <span className={styles.head}>
        <Factions of={factions} />
        <span className={styles.name}>{name}</span>
        {badge}
      </span>
      {icons.length > 0 && (
        <span className={styles.icons}>
          {icons.map(({ icon, title }) => (
            <span key={icon} className={styles.icon} data-icon={icon}>
              <Icon name={icon} title={title} size={1.5} />
            </span>
          ))}
        </span>
      )}
      <span className={styles.boxes}>
        {boxes.map(({ id, heading, lines, effects }) => (
          <span key={id} className={styles.box} data-box={id}>
            <Sign id={id} title={heading} />
            {effects.length > 0 ? (
              <EffectIcons effects={effects} />
            ) : (
              <span className={styles.words}>{lines.join(' ')}</span>
            )}
          </span>
        ))}
      </span>
    </>
  );
}

function Factions({ of }: { readonly of: readonly Faction[] }) {
  if (of.length === 0) return null;
  return (
    <span className={styles.factions}>
      {of.map((faction) => (
        <Icon key={faction} name={faction} size={1.2} />
      ))}
    </span>
  );
}

/** Stands before a field, and in place of its heading where there is no room for words. */
function Sign({ id, title }: { readonly id: PartId; readonly title?: string }) {
  const sign = SIGNS[id];
  if (sign === undefined) return null;
  return (
    <span className={styles.sign}>
      {typeof sign === 'number' ? sign : <Icon name={sign} title={title} size={1.15} />}
    </span>
  );
}

const SIGNS: Partial<Readonly<Record<PartId, IconName | number>>> = {
  onAcquire: 'acquire',
  agent: 'agent',
  reveal: 'reveal',
  onTrash: 'trash',
  plot: 'plot',
  combat: 'combat',
  endgame: 'endgame',
  first: 1,
  second: 2,
  third: 3,
  signet: 'signet',
  control: 'control',
  maker: 'maker',
  point: 'point',
  bonus: 'influence-up',
  alliance: 'alliance',
};

/** The colours of the Factions side by side. */
function bandOf(factions: readonly Faction[]): CSSProperties | undefined {
  if (factions.length === 0) return undefined;
  const share = 100 / factions.length;
  const stops = factions.map((faction, i) => `var(--${faction}) ${i * share}% ${(i + 1) * share}%`);
  return { '--band': `linear-gradient(90deg, ${stops.join(', ')})` } as CSSProperties;
}
