import { type CardId, cardOf, nameOf, type PlayerView } from '@landsraad/imperium';
import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { useWords } from '../../../../app/language.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import { onArrows } from '../../../../table/arrows.ts';
import { useActs, useDraft } from '../../../../table/desk/draft.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { PressableCard } from '../../cards/PressableCard.tsx';
import { counted } from '../counted.ts';
import { useImperium } from '../desk.ts';
import { words } from '../words.ts';
import styles from './Dock.module.css';
import { showsPlay } from './Hand.tsx';
import { useAcquired } from './moves.ts';

const Dialog = lazy(async () => ({ default: (await import('../../../../ui/Dialog.tsx')).Dialog }));

/** Deck, discard pile and what was played; all of them open. */
export function Piles({ player }: { readonly player: PlayerView }) {
  const say = useWords(words);
  const { offers } = useImperium();
  const discard = useRef<HTMLButtonElement>(null);
  useAcquired(discard, player);
  const holdsOne = (cards: readonly CardId[], zone: Zone) =>
    cards.some((card) => offers.may.has(`${zone}:${card}`));
  return (
    <section className={styles.piles}>
      <Pile icon="deck" name={say.deck} n={player.deckSize}>
        <p>{player.deckCards ? say.deckContent : say.deckHidden}</p>
        {player.deckTop.length > 0 && (
          <p>
            {say.deckTop} <Names cards={player.deckTop} />
          </p>
        )}
        <Cards cards={player.deckCards ?? []} />
      </Pile>
      <Pile
        at={discard}
        icon="discard"
        name={say.discard}
        n={player.discard.length}
        offered={holdsOne(player.discard, 'discard')}
      >
        <Cards cards={player.discard} zone="discard" />
      </Pile>
      {!showsPlay(player) && player.inPlay.length > 0 && (
        <Pile
          icon="cards"
          name={say.played}
          n={player.inPlay.length}
          offered={holdsOne(player.inPlay, 'play')}
        >
          <Cards cards={player.inPlay} zone="play" />
        </Pile>
      )}
    </section>
  );
}

/** Where its cards may be chosen. */
type Zone = 'discard' | 'play';

interface PileProps {
  readonly at?: RefObject<HTMLButtonElement | null>;
  readonly icon: 'deck' | 'discard' | 'cards';
  readonly name: string;
  readonly n: number;
  /** Something in it may be chosen. */
  readonly offered?: boolean;
  readonly children: React.ReactNode;
}

function Pile({ at: button, icon, name, n, offered, children }: PileProps) {
  const [open, setOpen] = useState(false);
  const say = useWords(words);
  const { snapshot } = useImperium();
  const [at, setAt] = useState(snapshot.position);
  if (at !== snapshot.position) {
    setAt(snapshot.position);
    setOpen(false);
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.pile}
        data-pile={icon}
        data-offered={offered || undefined}
        data-drop={icon === 'discard' ? 'discard' : undefined}
        aria-label={say.pile(name, n)}
        title={say.pile(name, n)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name={icon} size={1.25} />
        {n}
      </button>
      {open && (
        <Suspense fallback={null}>
          <Dialog title={say.pile(name, n)} size="large" open onOpenChange={setOpen}>
            {children}
          </Dialog>
        </Suspense>
      )}
    </>
  );
}

/** Cards in a pile, equal ones once. */
function Cards({ cards, zone }: { readonly cards: readonly CardId[]; readonly zone?: Zone }) {
  const { offers } = useImperium();
  const { picked } = useDraft();
  const { press, inspect } = useActs();
  const say = useWords(words);
  if (cards.length === 0) return <p className={styles.none}>{say.emptyPile}</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the cards' own buttons
    <div className={styles.spread} onKeyDown={onArrows}>
      {counted(cards).map(([card, n]) => {
        const spot = zone && (`${zone}:${card}` as const);
        const offered = spot !== undefined && offers.may.has(spot);
        return (
          <PressableCard
            key={card}
            component={{ kind: 'card', id: card }}
            spot={spot}
            size="hand"
            count={n}
            offered={offered}
            picked={(spot && picked.has(spot)) || undefined}
            onPress={offered ? () => press(spot) : undefined}
            onInspect={inspect}
          />
        );
      })}
    </div>
  );
}

function Names({ cards }: { readonly cards: readonly CardId[] }) {
  const { language } = useWording();
  return cards.map((card) => nameOf(cardOf(card), language)).join(', ');
}
