import type { DuneOption } from '@landsraad/dune';
import { useWording } from '../../../table/desk/wording.ts';
import style from '../art/Art.module.css';
import { OptionPicture } from '../art/Art.tsx';
import { FactionMark } from '../FactionMark.tsx';
import { useDune } from './desk.ts';

/** An option by its words, and by the mark of the faction that it is about. */
export function OptionFace({ option }: { readonly option: DuneOption }) {
  const { decision, snapshot } = useDune();
  const { option: word } = useWording();
  const faction =
    option.type === 'faction'
      ? option.faction
      : option.type === 'seat' || option.type === 'battle'
        ? snapshot.view.factions[option.seat]?.id
        : undefined;
  return (
    <span className={style.option}>
      {faction && <FactionMark faction={faction} />}
      <OptionPicture option={option} />
      {decision && word(option, decision)}
    </span>
  );
}
