import {
  type HagalId,
  type ImperiumView,
  type PlayerView,
  printedAt,
  type RevealedHagal,
  RIVAL_SETS,
  type Shown,
} from '@landsraad/imperium';
import { copiesOf, type Seat, without } from '@landsraad/kernel';
import type { Told } from '../story.ts';

/* What the log and the view tell of the Hagal cards. */

type DraftShown = { seat: Seat; bonus: boolean; cards: RevealedHagal[] };

/** Every turn and every combat bonus that cards were revealed for, in order. */
export function revealsIn(log: readonly Told[]): Shown[] {
  const reveals: DraftShown[] = [];
  for (const event of log) {
    if (event.type !== 'hagal-revealed' && event.type !== 'hagal-bonus') continue;
    const { seat, card } = event;
    const bonus = event.type === 'hagal-bonus';
    const revealed = bonus
      ? { card, space: null, skipped: null }
      : { card, space: event.space, skipped: event.skipped };
    const last = reveals.at(-1);
    // A turn ends with the card that was used; a bonus may take two (HAG-10.4).
    const over = last?.cards.at(-1)?.skipped === null && !(last.bonus && bonus);
    if (last && last.seat === seat && !over) {
      last.bonus = bonus;
      last.cards.push(revealed);
    } else reveals.push({ seat, bonus, cards: [revealed] });
  }
  return reveals;
}

/** What the cards revealed last for a Rival brought, until its turn ended. */
export function outcomeOf({ seat, bonus }: Shown, log: readonly Told[]): readonly Told[] {
  const last = log.findLastIndex((event) =>
    bonus
      ? event.type === 'hagal-bonus' && event.seat === seat
      : event.type === 'hagal-revealed' && event.seat === seat && event.skipped === null,
  );
  if (last < 0) return [];
  const rest = log.slice(last + 1);
  const end = rest.findIndex((event) =>
    bonus
      ? event.type !== 'swords-gained' || event.seat !== seat
      : event.type === 'turn-ended' && event.seat === seat,
  );
  return end < 0 ? rest : rest.slice(0, end);
}

/** The cards that lie in the deck: everybody can count what is not in the discard pile. */
export const leftInDeck = ({
  options,
  hagal,
}: Pick<ImperiumView, 'options' | 'hagal'>): readonly HagalId[] =>
  without(copiesOf(printedAt(options).hagal), hagal?.discard ?? []);

export interface SetProgress {
  readonly what: (typeof RIVAL_SETS)[number]['what'];
  readonly held: number;
  readonly n: number;
}

/** How far a Rival is from each set that it spends for a Victory Point (HAG-6.33). */
export const setsOf = (player: PlayerView): SetProgress[] =>
  RIVAL_SETS.map(({ what, n }) => ({
    what,
    n,
    held: what === 'intrigue' ? player.intrigueCount : player[what],
  }));
