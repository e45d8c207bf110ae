import { useMemo } from 'react';
import { useWords } from '../../../app/language.ts';
import { BubbleAt } from '../../../table/BubbleAt.tsx';
import { OptionButton } from '../../../table/panel/OptionList.tsx';
import { Why } from '../../../table/panel/Why.tsx';
import type { Offers, Spot } from '../../../table/spots.ts';
import { useDune } from '../table/desk.ts';
import { words } from '../table/words.ts';
import type { Miss } from './Targets.tsx';

interface WhichProps {
  readonly miss: Miss;
  readonly offers: Offers;
  readonly onPress: (spot: Spot) => void;
  readonly onClose: () => void;
}

/** As many as a finger can lie between. */
const MOST = 4;

/** Which of the offers that a finger was laid beside; and why not what lies under it. */
export default function Which({ miss, offers, onPress, onClose }: WhichProps) {
  const { decision } = useDune();
  const say = useWords(words);
  const at = useMemo(() => () => new DOMRect(miss.at.x, miss.at.y, 0, 0), [miss]);
  const why = offers.mayNot.get(miss.spot);
  if (!decision) return null;
  const choose = (spot: Spot) => {
    onClose();
    onPress(spot);
  };
  return (
    <BubbleAt at={at} is="several" label={say.which} onClose={onClose}>
      {why && <Why reason={why} />}
      <p>{say.which}</p>
      <ul>
        {miss.near.slice(0, MOST).map((spot) => {
          const [option] = offers.may.get(spot) ?? [];
          return (
            option && (
              <li key={spot}>
                <OptionButton
                  option={option}
                  decision={decision}
                  n={null}
                  onPress={() => choose(spot)}
                />
              </li>
            )
          );
        })}
      </ul>
    </BubbleAt>
  );
}
