import { nameOf, type OptionOf, tileOf, wordOption } from '@landsraad/imperium';
import { useLanguage, useWords } from '../../../../app/language.ts';
import { colourOf } from '../../../../icons/colours.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import { useWording } from '../../../../table/desk/wording.ts';
import { EffectIcons } from '../../effects/EffectIcons.tsx';
import { useImperium, usePlannedView } from '../../table/desk.ts';
import styles from '../../table/panel/Faces.module.css';
import type { OfOption } from '../module.ts';
import { recallOf } from './shipping.ts';
import { words } from './words.ts';

/** What an answer comes to, before it is chosen: a tile for its price, a move of the Freighter. */
export function AnswerFace({ option }: OfOption) {
  if (option.type === 'tile') return <TileFace option={option} />;
  if (option.type === 'advance' || option.type === 'recall')
    return <FreighterFace option={option} />;
  return null;
}

function Sign({ icon }: { readonly icon: 'tech' | 'freighter' }) {
  return (
    <span style={{ color: colourOf(icon) }} className={styles.sign}>
      <Icon name={icon} size={1.15} />
    </span>
  );
}

function TileFace({ option: { tile, cost, pays } }: { readonly option: OptionOf<'tile'> }) {
  const printed = tileOf(tile);
  return (
    <>
      <Sign icon="tech" />
      <span className={styles.words}>{nameOf(printed, useLanguage())}</span>
      <span className={styles.cost} aria-hidden="true">
        <Icon name={pays} size={1.05} />
        {cost < printed.cost && <s>{printed.cost}</s>}
        {cost}
      </span>
    </>
  );
}

/** Where the Freighter goes, and what that brings. */
function FreighterFace({ option }: { readonly option: OptionOf<'advance' | 'recall'> }) {
  const { snapshot, seat, decision } = useImperium();
  const { speaking, language } = useWording();
  const say = useWords(words);
  const view = usePlannedView() ?? snapshot.view;
  const whose = typeof decision?.about?.for === 'number' ? decision.about.for : (seat ?? 0);
  const at = view.ix!.seats[whose]!.freighter;
  const from = option.type === 'recall' ? at : at + 1;
  return (
    <>
      <Sign icon="freighter" />
      <span className={styles.words}>
        {wordOption(option, speaking, language)}
        <span className={styles.from}>
          {option.type === 'recall' ? say.recalled(from) : say.advanced(from)}{' '}
          <EffectIcons effects={recallOf(view, whose, from)} />
        </span>
      </span>
    </>
  );
}
