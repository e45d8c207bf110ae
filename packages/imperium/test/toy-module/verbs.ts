import type { Flow, Seat } from '@landsraad/kernel';
import { NONE } from '../../src/choices.ts';
import { type AcquireOption, acquire } from '../../src/rules/acquire.ts';
import { ask } from '../../src/rules/ask.ts';
import { advance } from '../../src/rules/tracks.ts';
import { always, atOnce, never, type Vocabulary } from '../../src/rules/vocabulary.ts';
import type { Imperium, Source } from '../../src/state.ts';
import { buildFlyer } from './flyers.ts';
import { putTogether, STALL, takeApart } from './stall.ts';
import { WALKER } from './track.ts';
import { toy, toyOf } from './types.ts';

const offerings = (game: Imperium, seat: Seat): AcquireOption[] =>
  STALL.offers(game, seat).flatMap((card) => {
    const cost = Math.max(0, STALL.costOf(game, seat, card) - 1);
    const option: AcquireOption = {
      id: `acquire:${STALL.from}:${card}`,
      type: 'acquire',
      card,
      cost,
      from: STALL.from,
    };
    return STALL.whyNot(game, seat, cost) ? [] : [option];
  });

/** One card of the stall, if any is wanted. */
function* visitStall(game: Imperium, seat: Seat, _: unknown, source: Source): Flow {
  const picked = yield* ask(game, seat, {
    kind: toy('toy.stall'),
    rule: 'TOY-2',
    options: [NONE, ...offerings(game, seat)],
    source,
  });
  if (picked.type !== 'none') yield* acquire(game, seat, picked);
}

const TOY_VERBS = {
  'toy-walk': {
    plain: never,
    optional: never,
    possible: (game: Imperium, seat: Seat) =>
      WALKER.track.steps[WALKER.at(game, seat)]!.next.length > 0,
    *run(game: Imperium, seat: Seat) {
      yield* advance(game, seat, WALKER);
    },
  },
  'toy-build': {
    plain: never,
    optional: always,
    possible: (game: Imperium, seat: Seat) => toyOf(game).flyers[seat]!.supply > 0,
    run: atOnce((game: Imperium, seat: Seat) => {
      if (toyOf(game).flyers[seat]!.supply > 0) buildFlyer(game, seat);
    }),
  },
  'toy-scrap': {
    plain: never,
    optional: never,
    possible: ({ players }: Imperium, seat: Seat) => players[seat]!.supply > 0,
    run: atOnce((game: Imperium, seat: Seat, { n }: { n: number }) => takeApart(game, seat, n)),
  },
  'toy-market': {
    plain: never,
    optional: always,
    possible: (game: Imperium, seat: Seat) => offerings(game, seat).length > 0,
    run: visitStall,
  },
};

const TOY_CONDITIONS = {
  'toy-flyer': (game: Imperium, seat: Seat) => toyOf(game).flyers[seat]!.garrison > 0,
};

const TOY_COSTS = {
  toyScrap: {
    payable: (game: Imperium, seat: Seat, n: number) => toyOf(game).scrap[seat]! >= n,
    pay: atOnce((game: Imperium, seat: Seat, n: number) => putTogether(game, seat, n)),
    welcome: false,
  },
};

/** The words of the base game and those of the toys. */
export const withToys = (words: Vocabulary, abilities: object): Vocabulary => ({
  verbs: { ...words.verbs, ...TOY_VERBS },
  conditions: { ...words.conditions, ...TOY_CONDITIONS },
  costs: { ...words.costs, ...TOY_COSTS },
  abilities: { ...words.abilities, ...abilities },
});
