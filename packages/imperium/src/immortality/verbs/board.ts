import { TLEILAXU } from '../../content/immortality/tracks.ts';
import { topOf } from '../../content/printed.ts';
import { advance } from '../../rules/tracks.ts';
import { supplyLasts } from '../../rules/verbs/troops.ts';
import { atOnce, never, rulesFor, verbs } from '../../rules/vocabulary.ts';
import { removeFromRow } from '../row.ts';
import { labOf, ownLab } from '../seats.ts';
import { generate } from '../specimens.ts';
import { drawsInstead, ON_TLEILAXU, research } from '../tracks.ts';

/** The Bene Tleilax board. */
export const BOARD = verbs({
  research: {
    plain: never,
    optional: never,
    possible: (game, seat) => {
      const { deck, discard } = game.players[seat]!;
      return !drawsInstead(game, seat) || deck.length + discard.length > 0;
    },
    run: research,
  },
  tleilaxu: {
    // Points and spice come as they are; an Intrigue card is chosen when to be drawn.
    plain: (game, seat, { n }, source) => {
      const at = ownLab(game, seat).tleilaxu;
      return TLEILAXU.steps
        .slice(at + 1, at + n + 1)
        .every(({ bonus }) =>
          bonus.every((part) => rulesFor(game, part).plain(game, seat, part, source)),
        );
    },
    optional: never,
    possible: (game, seat) => ownLab(game, seat).tleilaxu < topOf(TLEILAXU), // IMM-15.2
    // IMM-4.2: step by step, so that none is skipped.
    *run(game, seat, { n }) {
      for (let step = 0; step < n; step++) yield* advance(game, seat, ON_TLEILAXU);
    },
  },
  specimen: {
    plain: supplyLasts,
    optional: never,
    possible: ({ players }, seat) => players[seat]!.supply > 0,
    fromSupply: (_game, _seat, { n }) => n,
    run: atOnce((game, seat, { n }) => generate(game, seat, n)),
  },
  'remove-tleilaxu': {
    plain: never,
    optional: never,
    possible: (game) => labOf(game).row.length > 0,
    run: atOnce((game, seat, { side }) => removeFromRow(game, seat, side)),
  },
});
