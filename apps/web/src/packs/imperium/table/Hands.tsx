import { useWords } from '../../../app/language.ts';
import { useActs } from '../../../table/desk/draft.ts';
import { useWording } from '../../../table/desk/wording.ts';
import { SeatName } from '../../../table/seats/SeatName.tsx';
import { PressableCard } from '../cards/PressableCard.tsx';
import { contenders } from '../seats/rivals.ts';
import { useImperium } from './desk.ts';
import style from './Hands.module.css';
import { words } from './words.ts';

/** Everybody's hand and Intrigue cards, side by side. */
export function Hands() {
  const { snapshot } = useImperium();
  const { name } = useWording();
  const { inspect } = useActs();
  const text = useWords(words);
  const { view } = snapshot;
  const held = contenders(view).map((seat) => ({ seat, ...view.players[seat]! }));
  return (
    <section className={style.hands} aria-label={text.hands}>
      {held.map(({ seat, hand, intrigue }) => (
        <div key={seat} className={style.hand}>
          <h2 className={style.name}>
            <SeatName seat={seat} name={name(seat)} />
          </h2>
          <div className={style.cards}>
            {hand.map((id, i) => (
              <PressableCard
                // biome-ignore lint/suspicious/noArrayIndexKey: equal cards have only their place
                key={`${id} ${i}`}
                component={{ kind: 'card', id }}
                size="strip"
                onInspect={inspect}
              />
            ))}
            {intrigue.map((id, i) => (
              <PressableCard
                // biome-ignore lint/suspicious/noArrayIndexKey: equal cards have only their place
                key={`${id} ${i}`}
                component={{ kind: 'intrigue', id }}
                size="strip"
                onInspect={inspect}
              />
            ))}
            {hand.length + intrigue.length === 0 && <p>{text.nothingHeld}</p>}
          </div>
        </div>
      ))}
    </section>
  );
}
