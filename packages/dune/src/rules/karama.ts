import { type Flow, once, type Seat } from '@landsraad/kernel';
import { type DuneOption, KARAMA, NO } from '../choices.ts';
import { itemOf } from '../content/index.ts';
import type { ItemId, TreacheryId } from '../ids.ts';
import { advanced, type Dune } from '../state.ts';
import { askAtOnce } from './ask.ts';
import { stormOrder } from './board.ts';
import { holds, karamas, mayHoldKarama, playCard } from './treachery.ts';

/**
 * The window in which others may stop an advantage (DUN-18.2, 28.3). Everybody else who might hold a
 * Karama is asked, whatever the cards are, so that nothing shows who does.
 */
export function* isStopped(game: Dune, item: ItemId, user: Seat): Flow<boolean> {
  if (!itemOf(item).karamaStoppable) return false; // DUN-18.10
  const mayHold = mayHoldKarama(game);
  const seats = stormOrder(game).filter((seat) => seat !== user && mayHold(seat));
  if (seats.length === 0) return false;
  const about = { item, user };
  const answers = yield* askAtOnce<DuneOption>(game, seats, (seat) => ({
    kind: 'karama.stop',
    rule: 'DUN-18.2',
    options: [NO, ...karamas(game, seat).map(karamaOption)],
    about,
    hidden: true,
  }));
  for (const [seat, picked] of answers) {
    const card = karamaOf(picked);
    if (card === null || !holds(game, seat, card)) continue;
    if (yield* playAsKarama(game, seat, card)) {
      game.events?.push({ type: 'karama-stopped', seat, item, user });
      return true;
    }
  }
  return false;
}

export const karamaOption = once(
  (card: TreacheryId): DuneOption =>
    card === 'karama' ? KARAMA : { id: `as-karama:${card}`, type: 'worthless-as-karama', card },
);

export function karamaOf(option: DuneOption): TreacheryId | null {
  if (option === KARAMA) return 'karama';
  return option.type === 'worthless-as-karama' ? option.card : null;
}

/** A Karama may not answer a Karama, but may stop a worthless card played as one (DUN-18.13, K-9). */
export function* playAsKarama(game: Dune, seat: Seat, card: TreacheryId): Flow<boolean> {
  playCard(game, seat, card);
  return card === 'karama' || !(yield* isStopped(game, 'BEN-A10', seat));
}

/** DUN-18.11: a faction's own power, once per game, with a real Karama. */
export function hasKaramaPower(game: Dune, seat: Seat): boolean {
  return advanced(game) && !game.factions[seat]!.karamaPowerUsed && holds(game, seat, 'karama');
}

export function useKaramaPower(game: Dune, seat: Seat, item: ItemId): void {
  playCard(game, seat, 'karama');
  game.factions[seat]!.karamaPowerUsed = true;
  game.events?.push({ type: 'karama-power', seat, item });
}
