import { chooseSome, type Flow, type Seat } from '@landsraad/kernel';
import { cardInZone, seatOption } from '../../src/choices.ts';
import type { ConditionOf } from '../../src/effects/condition.ts';
import type { EffectOf } from '../../src/effects/effect.ts';
import { ask } from '../../src/rules/ask.ts';
import { discard } from '../../src/rules/leaving.ts';
import { conditions, costs, never, verbs } from '../../src/rules/vocabulary.ts';
import { type Imperium, opponentsOf, type Source } from '../../src/state.ts';

/* A verb, a condition and a cost as a module brings them: their types, their makers, their rules. */

declare module '../../src/effects/effect.ts' {
  interface Verbs {
    /** An opponent of choice gives so many Solari, as far as they go. */
    tribute: { readonly n: number };
  }
}
declare module '../../src/effects/condition.ts' {
  interface Conditions {
    purse: { readonly atLeast: number };
  }
}
declare module '../../src/effects/cost.ts' {
  interface Costs {
    /** Cards from the hand. */
    tithe: number;
  }
}

export const tribute = (n: number): EffectOf<'tribute'> => ({ do: 'tribute', n });
export const purse = (atLeast: number): ConditionOf<'purse'> => ({ is: 'purse', atLeast });

const payers = (game: Imperium, seat: Seat): Seat[] =>
  opponentsOf(game, seat).filter((other) => game.players[other]!.solari > 0);

function* takeTribute(
  game: Imperium,
  seat: Seat,
  { n }: EffectOf<'tribute'>,
  source: Source,
): Flow {
  const options = payers(game, seat).map(seatOption);
  if (options.length === 0) return;
  const { seat: payer } = yield* ask(game, seat, {
    kind: 'doublecross.target',
    rule: 'TOY',
    options,
    source,
  });
  const given = Math.min(n, game.players[payer]!.solari);
  game.players[payer]!.solari -= given;
  game.players[seat]!.solari += given;
}

function* discardCards(game: Imperium, seat: Seat, n: number, source: Source): Flow {
  const { hand } = game.players[seat]!;
  const picked = yield* chooseSome({
    seat,
    kind: 'discard',
    options: [...new Set(hand)].map((card) => cardInZone(card, 'hand')),
    min: n,
    max: n,
    about: { source },
  });
  yield* discard(
    game,
    seat,
    picked.map(({ card }) => card),
  );
}

export const NEW_WORDS = {
  verbs: verbs({
    tribute: {
      plain: never,
      optional: never,
      possible: (game, seat) => payers(game, seat).length > 0,
      run: takeTribute,
    },
  }),
  conditions: conditions({
    purse: ({ players }, seat, { atLeast }) => players[seat]!.solari >= atLeast,
  }),
  costs: costs({
    tithe: {
      payable: ({ players }, seat, n) => players[seat]!.hand.length >= n,
      pay: discardCards,
      welcome: false,
    },
  }),
};
