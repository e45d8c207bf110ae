import type { Flow, Seat } from '@landsraad/kernel';
import { NONE } from '../../choices.ts';
import type { EffectOf } from '../../effects/effect.ts';
import { type AcquireOption, acquire, affordable, within } from '../../rules/acquire.ts';
import { ask } from '../../rules/ask.ts';
import { keepOneOfTwo } from '../../rules/intrigue-look.ts';
import { always, never, verbs } from '../../rules/vocabulary.ts';
import type { Imperium, Source } from '../../state.ts';
import { RECLAIMED, TLEILAXU_ROW } from '../row.ts';
import { markersOf } from '../seats.ts';

/** Cards that are acquired or looked at, and where troops may go. */
export const CARDS = verbs({
  // IMM-11.1, 15.15: a second one adds nothing.
  'combat-icon': {
    plain: always,
    optional: never,
    possible: ({ turn }) => !turn!.combat,
    run: ({ turn }) => {
      turn!.combat = true;
      return null;
    },
  },
  'keep-intrigue': {
    plain: never,
    optional: never,
    possible: (game) => game.intrigueDeck.length + game.intrigueDiscard.length > 0,
    // IMM-15.18
    run: (game, seat, _, source) =>
      keepOneOfTwo(game, seat, { kind: 'intrigue.peek', rule: 'IMM-15.18', source }),
  },
  'acquire-tleilaxu': {
    plain: never,
    optional: always,
    possible: (game, seat) => forSpecimens(game, seat).length > 0,
    *run(game, seat, _, source) {
      yield* chooseAcquired(game, seat, forSpecimens(game, seat), source);
    },
  },
  'acquire-bred': {
    plain: never,
    optional: always,
    possible: (game, seat, { maxCost }) => within(game, seat, maxCost).length > 0,
    run: acquireBred,
  },
});

/** IMM-15.16 */
const forSpecimens = (game: Imperium, seat: Seat): AcquireOption[] => [
  ...affordable(game, seat, TLEILAXU_ROW),
  ...affordable(game, seat, RECLAIMED),
];

function* acquireBred(
  game: Imperium,
  seat: Seat,
  { maxCost }: EffectOf<'acquire-bred'>,
  source: Source,
): Flow {
  const to = markersOf(game, seat) >= 2 ? 'hand' : undefined;
  yield* chooseAcquired(game, seat, within(game, seat, maxCost), source, to);
}

function* chooseAcquired(
  game: Imperium,
  seat: Seat,
  options: readonly AcquireOption[],
  source: Source,
  to?: 'hand',
): Flow {
  if (options.length === 0) return;
  const picked = yield* ask(game, seat, {
    kind: 'acquire.effect',
    rule: 'IMM-6.1',
    options: [NONE, ...options],
    source,
  });
  if (picked.type !== 'none') yield* acquire(game, seat, picked, to);
}
