import type { Flow, Seat } from '@landsraad/kernel';
import { heldOption } from '../choices.ts';
import type { CardId } from '../ids.ts';
import { ask } from '../rules/ask.ts';
import { isInPlay } from '../rules/cards.ts';
import { leaveIntrigue } from '../rules/intrigue-deck.ts';
import { trash } from '../rules/leaving.ts';
import { retreat } from '../rules/troops.ts';
import { costs } from '../rules/vocabulary.ts';
import type { Imperium, Source } from '../state.ts';
import { partnerOf } from './graft.ts';
import { labOf, ownLab } from './seats.ts';
import { giveBack } from './specimens.ts';

export const IMMORTALITY_COSTS = costs({
  // IMM-5.3, 11.3
  specimens: {
    payable: (game, seat, n) => ownLab(game, seat).specimens >= n,
    pay: (game, seat, n) => {
      giveBack(game, seat, n);
      return null;
    },
    restocks: true,
    welcome: false,
  },
  trashPartner: {
    payable: (game, seat, _, source) => {
      const partner = partnerOf(game, source);
      return partner !== null && isInPlay(game, seat, partner);
    },
    pay: (game, seat, _, source) => {
      const partner = partnerOf(game, source)!;
      return trash(game, seat, partner, 'play', leftOf(game, partner));
    },
    welcome: true,
  },
  // IMM-11.5
  trashIntrigue: {
    payable: ({ players }, seat) => players[seat]!.intrigue.length > 0,
    pay: (game, seat, _, source) => trashIntrigue(game, seat, source),
    welcome: false,
  },
  retreatTroops: {
    payable: ({ players }, seat, n) => players[seat]!.conflict >= n,
    pay: (game, seat, n) => {
      retreat(game, seat, n);
      return null;
    },
    welcome: false,
  },
});

/** What a card of the pair has still to give, whatever other copies of it are in play. */
export const leftOf = (game: Imperium, card: CardId): number | undefined =>
  game.turn!.pending.find((pending) => pending.card === card)?.group;

/** IMM-15.17: everybody sees which. */
function* trashIntrigue(game: Imperium, seat: Seat, source: Source): Flow {
  const player = game.players[seat]!;
  const { intrigue } = yield* ask(game, seat, {
    kind: 'intrigue.trash',
    rule: 'IMM-11.5',
    options: [...new Set(player.intrigue)].map(heldOption),
    source,
    veiled: true,
  });
  leaveIntrigue(player, intrigue);
  labOf(game).trashedIntrigue.push(intrigue);
  game.revealed++;
  game.events?.push({ type: 'intrigue-trashed', seat, intrigue });
}
