import type { Seat } from '@landsraad/kernel';
import type { EffectOf } from '../../effects/effect.ts';
import type { Imperium, Source } from '../../state.ts';
import { inPlay } from '../conditions.ts';
import { gainPersuasion, gainResources, gainSwords } from '../gains.ts';
import { harvest } from '../harvest.ts';
import { drawIntrigue, STEAL_FROM, stealIntrigue } from '../intrigue-deck.ts';
import { momentsOf } from '../moments.ts';
import { gainVp } from '../points.ts';
import { always, atOnce, never, verbs } from '../vocabulary.ts';

/** Taken at once: nothing done before or after changes what it gives. */
const plainly = { plain: always, optional: never, possible: always };

/** Whoever listens hears which box they come from. */
function giveSwords(
  game: Imperium,
  seat: Seat,
  { n }: EffectOf<'swords'>,
  source: Source,
  group?: number,
): void {
  gainSwords(game, seat, n);
  for (const { swordsGained } of momentsOf(game, seat)) swordsGained?.(game, seat, source, group);
}

/** Resources, points, Persuasion, swords and Intrigue cards. */
export const GAINS = verbs({
  gain: { ...plainly, run: atOnce(gainResources) },
  vp: { ...plainly, run: atOnce((game, seat, { n }) => gainVp(game, seat, n)) },
  swords: { ...plainly, run: atOnce(giveSwords) },
  persuasion: {
    plain: (_game, _seat, { perCard }) => !perCard,
    optional: never,
    possible: (game, seat, { perCard }) => !perCard || inPlay(game, seat, perCard) > 0,
    run: atOnce(
      (game, seat, { n, perCard }) =>
        gainPersuasion(game, seat, perCard ? n * inPlay(game, seat, perCard) : n), // IMP-29.7
    ),
  },
  harvest: { ...plainly, run: atOnce(harvest) },
  // Read off the card when its Agent is sent.
  'double-harvest': { ...plainly, run: () => null },
  'double-influence': { ...plainly, run: () => null },
  intrigue: {
    plain: never,
    optional: never,
    possible: (game) => game.intrigueDeck.length + game.intrigueDiscard.length > 0,
    run: atOnce((game, seat, { n }) => drawIntrigue(game, seat, n)),
  },
  'steal-intrigue': {
    plain: never,
    optional: never,
    possible: ({ players }, seat) =>
      players.some((other, index) => index !== seat && other.intrigue.length >= STEAL_FROM),
    run: atOnce(stealIntrigue),
  },
});
