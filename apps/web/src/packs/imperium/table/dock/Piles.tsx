import { type CardId, cardOf, nameOf, type PlayerView } from '@landsraad/imperium';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../../app/language.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import { onArrows } from '../../../../table/arrows.ts';
import { useActs, useDraft } from '../../../../table/desk/draft.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { PressableCard } from '../../cards/PressableCard.tsx';
import { useImperium } from '../desk.ts';
import { words } from '../words.ts';
import styles from './Dock.module.css';
import { counted } from './Tiles.tsx';

const Dialog = lazy(async () => ({ default: (await import('../../../../ui/Dialog.tsx')).Dialog }));

/** Deck and discard pile; both open. */
export function Piles({ player }: { readonly player: PlayerView }) {
  const say = useWords(words);
  const { offers } = useImperium();
  const offered = player.discard.some((card) => offers.may.has(`discard:${card}`));
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
      <Pile icon="discard" name={say.discard} n={player.discard.length} offered={offered}>
        <Cards cards={player.discard} zone="discard" />
      </Pile>
    </section>
  );
}

interface PileProps {
  readonly icon: 'deck' | 'discard';
  readonly name: string;
  readonly n: number;
  /** Something in it may be chosen. */
  readonly offered?: boolean;
  readonly children: React.ReactNode;
}

function Pile({ icon, name, n, offered, children }: PileProps) {
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
        type="button"
        className={styles.pile}
        data-offered={offered || undefined}
        aria-label={say.pile(name, n)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name={icon} size={1.5} />
        <b>{n}</b>
        <small>{name}</small>
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
function Cards({ cards, zone }: { readonly cards: readonly CardId[]; readonly zone?: 'discard' }) {
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
