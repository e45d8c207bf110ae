import { nameOf, type OwnedTile, tileOf } from '@landsraad/imperium';
import { useWords } from '../../../../app/language.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import { useActs } from '../../../../table/desk/draft.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { thingMark } from '../../../../table/explain/pointed.ts';
import { Picture } from '../../art/Picture.tsx';
import { PressableCard } from '../../cards/PressableCard.tsx';
import { useImperium } from '../../table/desk.ts';
import dock from '../../table/dock/Dock.module.css';
import type { OfSeat } from '../module.ts';
import styles from './Beside.module.css';
import { words } from './words.ts';

/** So many cards leave the tiles beside them room for their names. */
const ROOM = 5;

/** One's own tiles, and a card that was laid by. */
export function Beside({ seat }: OfSeat) {
  const { view } = useImperium().snapshot;
  const { tiles, aside } = view.ix!.seats[seat]!;
  const { hand, inPlay, intrigue } = view.players[seat]!;
  const cards = Math.max(hand.length, inPlay.length) + intrigue.length;
  const { inspect } = useActs();
  const say = useWords(words);
  return (
    <>
      {aside && (
        <section className={dock.beside} aria-label={say.laid}>
          <PressableCard
            component={{ kind: 'card', id: aside }}
            size="dock"
            dimmed
            note={say.laidByOwn}
            onInspect={inspect}
          />
        </section>
      )}
      {tiles.length > 0 && (
        <section
          className={`${styles.tiles} ${cards > ROOM ? styles.crowded : ''}`}
          aria-label={say.own}
        >
          {tiles.map((owned) => (
            <OwnTile key={owned.tile} {...owned} />
          ))}
        </section>
      )}
    </>
  );
}

/** A press uses it, where it may be used; otherwise it opens large. */
function OwnTile({ tile, flipped }: OwnedTile) {
  const { offers } = useImperium();
  const { press, inspect } = useActs();
  const { language } = useWording();
  const say = useWords(words);
  const spot = `own-tile:${tile}`;
  const offered = offers.may.has(spot);
  const name = nameOf(tileOf(tile), language);
  const turns = tileOf(tile).use.some((effect) => effect.do === 'pay' && effect.cost.flip);
  return (
    <button
      type="button"
      className={styles.tile}
      {...thingMark({ kind: 'tile', id: tile })}
      data-spot={spot}
      data-offered={offered || undefined}
      data-flipped={flipped || undefined}
      aria-label={[offered ? say.use(name) : name, flipped && say.used].filter(Boolean).join(', ')}
      onClick={() => (offered ? press(spot) : inspect({ kind: 'tile', id: tile }))}
    >
      <Picture of={{ kind: 'tile', id: tile }} country="ix" />
      <Icon name={turns ? 'flip' : 'tech'} size={1.1} />
      <span>{name}</span>
    </button>
  );
}
