import {
  type HagalId,
  type RevealedHagal,
  type Shown,
  skippedReason,
  wordEvent,
} from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { useWords } from '../../../../app/language.ts';
import { onArrows } from '../../../../table/arrows.ts';
import { useActs } from '../../../../table/desk/draft.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { SeatName } from '../../../../table/seats/SeatName.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { ComponentFace } from '../../cards/ComponentFace.tsx';
import { PressableCard } from '../../cards/PressableCard.tsx';
import { counted } from '../counted.ts';
import { useImperium } from '../desk.ts';
import styles from './Rivals.module.css';
import { leftInDeck, outcomeOf } from './reveals.ts';
import { usedText } from './telling.ts';
import { words } from './words.ts';

interface HagalDialogProps {
  /** Whose cards were asked for. */
  readonly first: Seat;
  readonly onClose: () => void;
}

/** What was revealed last for each Rival, large, with what came of it; the deck and its discard pile. */
export default function HagalDialog({ first, onClose }: HagalDialogProps) {
  const { snapshot } = useImperium();
  const say = useWords(words);
  const { hagal } = snapshot.view;
  if (!hagal) return null;
  const shown = hagal.shown.toSorted((a, b) => Number(b.seat === first) - Number(a.seat === first));
  return (
    <Dialog title={say.cards} description={say.intro} size="large" open onOpenChange={onClose}>
      <div className={styles.turns}>
        {shown.map((one) => (
          <Turn key={one.seat} shown={one} />
        ))}
      </div>
      <section className={styles.pile} data-pile="discard">
        <h3>{say.discard(hagal.discard.length)}</h3>
        <Cards cards={hagal.discard} />
      </section>
      <section className={styles.pile} data-pile="deck">
        <h3>{say.deck(hagal.deckSize)}</h3>
        <p>{say.deckText}</p>
        <Cards cards={leftInDeck(snapshot.view)} />
      </section>
    </Dialog>
  );
}

function Turn({ shown }: { readonly shown: Shown }) {
  const { log } = useImperium();
  const { name, speaking, language } = useWording();
  const say = useWords(words);
  const { seat, bonus, cards } = shown;
  const skipped = cards.filter((card) => card.skipped !== null);
  const used = cards.filter((card) => card.skipped === null);
  const outcome = outcomeOf(shown, log);
  return (
    <section
      className={styles.turn}
      data-turn={seat}
      style={{ borderTopColor: `var(--seat-${seat})` }}
    >
      <h3>
        <SeatName seat={seat} name={name(seat)} /> <small>{bonus ? say.bonus : say.turn}</small>
      </h3>
      {skipped.length > 0 && (
        <ol className={styles.ignored}>
          {skipped.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order in which they were revealed
            <li key={i}>
              <Ignored revealed={card} />
            </li>
          ))}
        </ol>
      )}
      {used.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order in which they were revealed
        <figure key={i} className={styles.large}>
          <ComponentFace component={{ kind: 'hagal', id: card.card }} size="large" />
          <figcaption>{usedText(card, language, say)}</figcaption>
        </figure>
      ))}
      {outcome.length > 0 && (
        <>
          <h4>{say.outcome}</h4>
          <ul className={styles.outcome}>
            {outcome.map((event, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order in which it happened
              <li key={i}>{wordEvent(event, speaking, language)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Ignored({ revealed: { card, skipped } }: { readonly revealed: RevealedHagal }) {
  const { language } = useWording();
  const { inspect } = useActs();
  const why = skipped ? skippedReason(skipped, language) : '';
  return (
    <>
      <PressableCard
        component={{ kind: 'hagal', id: card }}
        size="strip"
        dimmed
        note={why}
        onInspect={inspect}
      />
      <span>{why}</span>
    </>
  );
}

/** Equal ones once. */
function Cards({ cards }: { readonly cards: readonly HagalId[] }) {
  const { inspect } = useActs();
  const say = useWords(words);
  if (cards.length === 0) return <p>{say.empty}</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the cards' own buttons
    <div className={styles.spread} onKeyDown={onArrows}>
      {counted(cards).map(([id, n]) => (
        <PressableCard
          key={id}
          component={{ kind: 'hagal', id }}
          size="strip"
          count={n}
          onInspect={inspect}
        />
      ))}
    </div>
  );
}
