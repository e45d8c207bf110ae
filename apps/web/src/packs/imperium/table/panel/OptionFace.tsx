import {
  type Card,
  cardOf,
  currencyOf,
  type ImperiumOption,
  leaderOf,
  nameOf,
  nameOfSource,
  spaceOf,
  wordEffects,
  wordOption,
} from '@landsraad/imperium';
import { Suspense } from 'react';
import { colourOf } from '../../../../icons/colours.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import type { IconName } from '../../../../icons/paths.tsx';
import { useWording } from '../../../../table/desk/wording.ts';
import { SeatMark } from '../../../../table/seats/SeatMark.tsx';
import { Picture } from '../../art/Picture.tsx';
import { countryOf } from '../../cards/country.ts';
import { EffectIcons } from '../../effects/EffectIcons.tsx';
import { useModules } from '../../modules/Parts.tsx';
import { spotOf } from '../../spots.ts';
import { useImperium } from '../desk.ts';
import styles from './Faces.module.css';

/** What an option looks like in the panel: a picture and words. */
export function OptionFace({ option }: { readonly option: ImperiumOption }) {
  const { decision } = useImperium();
  const { speaking, language } = useWording();
  const own = useModules().find(({ answers }) => answers?.holds(option, decision));
  if (own?.answers)
    return (
      <Suspense fallback={null}>
        <own.answers.Face option={option} />
      </Suspense>
    );
  if (option.type === 'effect' || option.type === 'branch') {
    const effects = option.type === 'effect' ? [option.effect] : option.effects;
    return (
      <>
        <span className={styles.drawn} aria-hidden="true">
          <EffectIcons effects={effects} />
        </span>
        <span className={styles.words}>
          {wordEffects(effects, language)}
          {option.type === 'effect' && (
            <span className={styles.from}>{nameOfSource(option.source, language)}</span>
          )}
        </span>
      </>
    );
  }
  if (option.type === 'acquire')
    return (
      <>
        <Thumb card={cardOf(option.card)} />
        <span className={styles.words}>{nameOf(cardOf(option.card), language)}</span>
        {option.cost > 0 && (
          <span className={styles.cost} aria-hidden="true">
            <Icon name={currencyOf(option.card)} size={1.05} /> {option.cost}
          </span>
        )}
      </>
    );
  if (option.type === 'leader') {
    const { ability, signet, name } = leaderOf(option.leader);
    const forRival = decision?.kind === 'hag.rivals'; // HAG-6.2: only the ring counts
    return (
      <span className={styles.words}>
        {nameOf({ name }, language)}
        <span className={styles.from}>
          {forRival ? (
            <>
              <Icon name="signet" size={1} /> {nameOf(signet, language)}{' '}
              <EffectIcons effects={signet.effects} />
            </>
          ) : (
            `${nameOf(ability, language)} · ${nameOf(signet, language)}`
          )}
        </span>
      </span>
    );
  }
  if (option.type === 'card' && decision && spotOf(option, decision)?.startsWith('hand:'))
    return <HandFace card={cardOf(option.card)} />;
  const icon = iconFor(option);
  return (
    <>
      {(option.type === 'seat' || option.type === 'enemy-unit') && <SeatMark seat={option.seat} />}
      {icon && (
        <span
          style={{ color: colourOf(icon) }}
          className={styles.sign}
          data-of={GIST_SHOWS[option.type]}
        >
          <Icon name={icon} size={1.15} />
        </span>
      )}
      <span className={styles.words}>{wordOption(option, speaking, language)}</span>
    </>
  );
}

/** A card that lies on the table: its picture, where there are pictures, says which. */
function Thumb({ card }: { readonly card: Card }) {
  return (
    <span className={styles.thumb} data-thumb="">
      <Picture of={{ kind: 'card', id: card.id }} country={countryOf(card)} />
    </span>
  );
}

/** Where the hand is a row of card tops, as on a phone, the list has the cards’ icons. */
const HAND_IN_SIGHT = globalThis.matchMedia?.('(hover: hover), (min-width: 60rem)').matches ?? true;

function HandFace({ card }: { readonly card: Card }) {
  const { language } = useWording();
  return (
    <>
      {HAND_IN_SIGHT && <Thumb card={card} />}
      <span style={{ color: colourOf('hand') }} className={styles.sign} data-of="card">
        <Icon name="hand" size={1.15} />
      </span>
      <span className={styles.words}>{nameOf(card, language)}</span>
    </>
  );
}

/** Where the gist has the card's own icons, the sign of its kind gives way to them on a phone. */
const GIST_SHOWS: Partial<Readonly<Record<ImperiumOption['type'], string>>> = {
  card: 'card',
  'card-in-zone': 'card',
  intrigue: 'card',
};

const PLAIN: Partial<Readonly<Record<ImperiumOption['type'], IconName>>> = {
  'card-in-zone': 'cards',
  'placed-agent': 'agent',
  'leader-agent': 'agent',
  exchange: 'solari',
  intrigue: 'intrigue',
  reveal: 'reveal',
  deploy: 'deploy',
  end: 'end-turn',
  pass: 'next',
  draw: 'draw',
  trash: 'trash',
  deck: 'deck',
  discard: 'discard',
  launch: 'dreadnought',
  graft: 'graft',
  return: 'specimen',
  'held-intrigue': 'intrigue',
  yes: 'check',
  no: 'close',
  none: 'close',
  stay: 'close',
};

function iconFor(option: ImperiumOption): IconName | null {
  if (option.type === 'space') return spaceOf(option.space).icon;
  if (option.type === 'faction') return option.faction;
  if (option.type === 'enemy-unit') return option.unit;
  if (option.type === 'zone') return option.zone;
  return PLAIN[option.type] ?? null;
}
