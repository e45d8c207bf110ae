import { type Flow, once, rulesOf, type Seat } from '@landsraad/kernel';
import { type DuneOption, KARAMA, NO } from '../choices.ts';
import { itemOf } from '../content/index.ts';
import type { ItemId, TreacheryId } from '../ids.ts';
import { advanced, areAllies, type Dune } from '../state.ts';
import { askAtOnce } from './ask.ts';
import { stormOrder } from './board.ts';
import { allLieOpen, holds, karamas, mayHoldKarama, playCard } from './treachery.ts';

/**
 * The window in which opponents may stop an advantage (DUN-18.2, 28.3). All of them who might hold a
 * Karama are asked, whatever the cards are, so that nothing shows who does.
 */
export function* isStopped(game: Dune, item: ItemId, user: Seat): Flow<boolean> {
  if (!itemOf(item).karamaStoppable) return false; // DUN-18.10
  const mayHold = mayHoldKarama(game);
  const seats = stormOrder(game).filter((seat) => mayStop(game, seat, user) && mayHold(seat));
  const about = { item, user };
  const answers = yield* askAtOnce<DuneOption>(game, seats, 'karama.stop', (seat) => ({
    rule: 'DUN-18.2',
    options: stops(game, seat),
    about,
  }));
  for (const { seat, picked } of answers) {
    const card = karamaOf(picked);
    if (card === null || !holds(game, seat, card)) continue;
    if (yield* playAsKarama(game, seat, card)) {
      game.events?.push({ type: 'karama-stopped', seat, item, user });
      return true;
    }
  }
  return false;
}

const NO_KARAMA: readonly DuneOption[] = [NO];

function stops(game: Dune, seat: Seat): readonly DuneOption[] {
  const held = karamas(game, seat);
  return held.length === 0 ? NO_KARAMA : [NO, ...held.map(karamaOption)];
}

/** DUN-18.2: an opponent's advantage; until version 2 an ally's too. */
function mayStop(game: Dune, seat: Seat, user: Seat): boolean {
  return seat !== user && (rulesOf(game) < 2 || !areAllies(game, seat, user));
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

/** Whether a seat could use its power as far as all can see; until version 2 with all Karamas open. */
export function mightHaveKaramaPower(game: Dune, seat: Seat): boolean {
  const { hand, karamaPowerUsed } = game.factions[seat]!;
  if (!advanced(game) || karamaPowerUsed || hand.length === 0) return false;
  return rulesOf(game) < 2 || !allLieOpen(game, 'karama');
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
