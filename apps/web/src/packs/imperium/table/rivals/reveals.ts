import {
  type HagalId,
  type ImperiumView,
  type PlayerView,
  printedAt,
  RIVAL_SETS,
  type Shown,
} from '@landsraad/imperium';
import { copiesOf, without } from '@landsraad/kernel';
import type { Told } from '../story.ts';

/* What the log and the view tell of the Hagal cards. */

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
