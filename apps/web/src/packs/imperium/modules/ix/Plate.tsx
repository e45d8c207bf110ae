import { nameOf, tileOf } from '@landsraad/imperium';
import { useWords } from '../../../../app/language.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import { useWording } from '../../../../table/desk/wording.ts';
import { thingMark } from '../../../../table/explain/pointed.ts';
import { useImperium } from '../../table/desk.ts';
import { Amount } from '../../table/plates/Amount.tsx';
import type { OfSeat } from '../module.ts';
import styles from './Plate.module.css';
import { words } from './words.ts';

/* What somebody has of Ix, on their plate. */

const useIxSeat = (seat: number) => useImperium().snapshot.view.ix!.seats[seat]!;

/** How far the Freighter has come. */
export function Purse({ seat }: OfSeat) {
  const { freighter } = useIxSeat(seat);
  const title = useWords(words).freighter(freighter);
  return <Amount seat={seat} unit="freighter" icon="freighter" n={freighter} title={title} />;
}

/** Dreadnoughts in the garrison. */
export function Force({ seat }: OfSeat) {
  const { garrison } = useIxSeat(seat).dreadnoughts;
  const title = useWords(words).ships;
  return <Amount seat={seat} unit="dreadnought" icon="dreadnought" n={garrison} title={title} />;
}

/** A gear for each tile, pale once it is used; the eyes of Tessia; the card of Ilesa. */
export function Tokens({ seat }: OfSeat) {
  const { tiles, snoopers, setAside } = useIxSeat(seat);
  const { language } = useWording();
  const say = useWords(words);
  return (
    <>
      {setAside && <Icon name="hand" title={say.laidBy} size={1.1} />}
      {snoopers.length > 0 && (
        <span className={styles.snoopers}>
          <Icon name="eye" title={say.snoopers(snoopers.length)} size={1.1} />
          {snoopers.length}
        </span>
      )}
      {tiles.length > 0 && (
        <span className={styles.tiles} data-tiles={tiles.length}>
          {tiles.map(({ tile, flipped }) => {
            const name = nameOf(tileOf(tile), language);
            return (
              <span
                key={tile}
                {...thingMark({ kind: 'tile', id: tile })}
                data-flipped={flipped || undefined}
              >
                <Icon name="tech" title={flipped ? `${name}, ${say.used}` : name} size={1.1} />
              </span>
            );
          })}
        </span>
      )}
    </>
  );
}
