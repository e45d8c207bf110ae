import {
  type CardId,
  cardOf,
  nameOf,
  type OptionOf,
  type Source,
  wordOption,
} from '@landsraad/imperium';
import { useWords } from '../../../../app/language.ts';
import { colourOf } from '../../../../icons/colours.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import type { IconName } from '../../../../icons/paths.tsx';
import { useWording } from '../../../../table/desk/wording.ts';
import { EffectIcons } from '../../effects/EffectIcons.tsx';
import { useImperium, usePlannedView } from '../../table/desk.ts';
import styles from '../../table/panel/Faces.module.css';
import type { OfOption } from '../module.ts';
import { gainsFrom, markerReached, stepAt } from './course.ts';
import { words } from './pane-words.ts';

/** What an answer comes to, before it is chosen: a step of research, a partner, the Family Atomics. */
export function AnswerFace({ option }: OfOption) {
  const { decision } = useImperium();
  if (option.type === 'research') return <StepFace option={option} />;
  if (option.type === 'atomics') return <AtomicsFace option={option} />;
  const source = decision?.about?.source as Source | undefined;
  if (source?.type !== 'card' || !('card' in option)) return <Plain option={option} icon="graft" />;
  return <PartnerFace card={source.card} partner={option.card} />;
}

function Sign({ icon }: { readonly icon: IconName }) {
  return (
    <span style={{ color: colourOf(icon) }} className={styles.sign}>
      <Icon name={icon} size={1.15} />
    </span>
  );
}

function Plain({ option, icon }: OfOption & { readonly icon: IconName }) {
  const { speaking, language } = useWording();
  return (
    <>
      <Sign icon={icon} />
      <span className={styles.words}>{wordOption(option, speaking, language)}</span>
    </>
  );
}

/** Which way, what it gives until the token stands still, and the marker that it reaches. */
function StepFace({ option: { step } }: { readonly option: OptionOf<'research'> }) {
  const { snapshot, seat } = useImperium();
  const say = useWords(words);
  const view = usePlannedView() ?? snapshot.view;
  const from = view.immortality!.seats[seat ?? 0]!.research;
  const marker = markerReached(from, step);
  return (
    <>
      <Sign icon="research" />
      <span className={styles.words}>
        {stepAt(step).row < stepAt(from).row ? say.upper : say.lower}
        <span className={styles.from}>
          <EffectIcons effects={gainsFrom(step)} />
          {marker !== null && ` ${say.marker(marker)}`}
        </span>
      </span>
    </>
  );
}

/** Both cards send one Agent: with the icons of either, and with both Agent boxes (IMM-7.4, 7.6). */
function PartnerFace({ card, partner }: { readonly card: CardId; readonly partner: CardId }) {
  const { language } = useWording();
  const other = cardOf(partner);
  const icons = [...new Set([...cardOf(card).icons, ...other.icons])];
  return (
    <>
      <Sign icon="graft" />
      <span className={styles.words} data-pair="">
        {nameOf(other, language)}
        <span className={styles.from}>
          {icons.map((icon) => (
            <span key={icon} style={{ color: colourOf(icon) }}>
              <Icon name={icon} size={1.15} />{' '}
            </span>
          ))}
          <EffectIcons effects={[...cardOf(card).agent, ...other.agent]} />
        </span>
      </span>
    </>
  );
}

/** It is offered on every turn: the Row that would go (IMM-10.1) is named to whoever points at it. */
function AtomicsFace({ option }: { readonly option: OptionOf<'atomics'> }) {
  const { snapshot } = useImperium();
  const { speaking, language } = useWording();
  const say = useWords(words);
  const view = usePlannedView() ?? snapshot.view;
  const names = view.row.map((card) => nameOf(cardOf(card), language));
  return (
    <>
      <Sign icon="atomics" />
      <span className={styles.words} title={say.removes(names.join(', '))}>
        {wordOption(option, speaking, language)}
      </span>
    </>
  );
}
