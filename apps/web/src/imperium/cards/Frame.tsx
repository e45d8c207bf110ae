import type { Effect, Faction, PartId } from '@landsraad/imperium';
import type { ReactNode } from 'react';
import { useWords } from '../../app/language.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/paths.tsx';
import { EffectIcons } from '../effects/EffectIcons.tsx';
import { groupsOf } from '../effects/glyphs.ts';
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
    'data-dense': isDense(props.boxes) || undefined,
  };
  const laid = (
    <span className={styles.marks}>
      {count > 1 && <span className={styles.count}>{say.times(count)}</span>}
      {picked && (
        <span className={styles.check}>
          <Icon name="check" size={1.4} />
        </span>
      )}
    </span>
  );
  if (faceDown)
    return (
      <span {...marks} data-face="down" role="img" aria-label={say.faceDown}>
        <Icon name={BACKS[family]} size={3.2} className={styles.back} />
        {laid}
      </span>
    );
  if (size === 'large')
    return (
      <article {...marks}>
        <LargeFace {...props} />
        {laid}
      </article>
    );
  return (
    <span {...marks}>
      <SmallFace {...props} />
      {laid}
    </span>
  );
}

/** Too much for the usual size of icons, where there is little room. */
const isDense = (boxes: readonly Box[]): boolean =>
  boxes
    .flatMap(({ effects }) => groupsOf(effects))
    .reduce((sum, { glyphs, framed }) => sum + glyphs.length + (framed ? 2 : 0), 0) > 9;

const BACKS: Readonly<Record<Family, IconName>> = {
  card: 'deck',
  intrigue: 'intrigue',
  conflict: 'conflict',
  leader: 'signet',
  space: 'agent',
  track: 'influence-up',
};

function LargeFace({ family, name, kind, factions = [], icons = [], badge, boxes }: FrameProps) {
  return (
    <>
      <Band factions={factions} />
      <header className={styles.head}>
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
        <Emblem {...{ family, factions }} />
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
function SmallFace({ family, name, factions = [], icons = [], badge, boxes }: FrameProps) {
  return (
    <>
      <Band factions={factions} />
      <span className={styles.head}>
        <span className={styles.name}>{name}</span>
        {badge}
      </span>
      <span className={styles.body}>
        <Emblem {...{ family, factions }} />
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
      </span>
    </>
  );
}

/** In the stock where nothing is printed. */
function Emblem({
  family,
  factions,
}: Pick<FrameProps, 'family'> & { factions: readonly Faction[] }) {
  return <Icon name={factions[0] ?? BACKS[family]} size={5} className={styles.emblem} />;
}

/** The colours of its Factions side by side, each with its sign. */
function Band({ factions }: { readonly factions: readonly Faction[] }) {
  return (
    <span className={styles.band}>
      {factions.map((faction) => (
        <span key={faction} className={styles.faction} data-faction={faction}>
          <Icon name={faction} size={1.1} />
        </span>
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
