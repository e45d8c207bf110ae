import { useWords } from '../../../../app/language.ts';
import { useImperium } from '../../table/desk.ts';
import { Strip } from '../../table/Strip.tsx';
import styles from './Pane.module.css';
import { words } from './pane-words.ts';

/** IMM-6.5 */
const PLACES = [0, 1] as const;
const RECLAIMED = 'reclaimed-forces';

/** The Tleilaxu Row, with Reclaimed Forces at its end. */
export function Row() {
  const { row } = useImperium().snapshot.view.immortality!;
  const say = useWords(words);
  return (
    <>
      {PLACES.map((place) => {
        const card = row[place];
        if (card === undefined)
          return (
            <p key={place} className={styles.empty}>
              {say.rowShort}
            </p>
          );
        return <Strip key={`${card}#${place}`} card={card} spot={`tleilaxu:${card}`} />;
      })}
      <Strip card={RECLAIMED} spot={`reclaimed:${RECLAIMED}`} />
    </>
  );
}
