import { type Flow, rulesOf, type Seat } from '@landsraad/kernel';
import { cardOption, NONE } from '../../choices.ts';
import { cardOf } from '../../content/index.ts';
import type { EffectOf } from '../../effects/effect.ts';
import type { Imperium, Source } from '../../state.ts';
import { type AcquireOption, acquire, acquireFoldspace, within } from '../acquire.ts';
import { ask } from '../ask.ts';
import { takeFromRow } from '../markets.ts';
import { layBeside } from '../set-aside.ts';
import { always, atOnce, never, verbs } from '../vocabulary.ts';

/** What is for sale, and on what terms. */
export const MARKET = verbs({
  acquire: {
    plain: never,
    optional: (_game, _seat, { may }) => may === true,
    possible: (game, seat, { maxCost }) => within(game, seat, maxCost).length > 0,
    run: chooseAcquire,
    needed: 'IMP-6.8',
  },
  foldspace: {
    plain: never,
    optional: never,
    possible: ({ reserve }) => reserve.foldspace! > 0,
    run: acquireFoldspace,
  },
  discount: {
    plain: always,
    optional: never,
    possible: always,
    run: atOnce(({ turn }, _, { card, by }) => turn!.discounts.push({ card, by })),
  },
  'acquire-to-deck': {
    plain: always,
    optional: never,
    possible: always,
    run: ({ turn }) => {
      turn!.toDeck = true;
      return null;
    },
  },
  manipulate: {
    plain: never,
    optional: never,
    possible: ({ row }) => row.length > 0,
    run: setAsideFromRow,
  },
});

function* chooseAcquire(
  game: Imperium,
  seat: Seat,
  { maxCost, to, may }: EffectOf<'acquire'>,
  source: Source,
): Flow {
  const options = within(game, seat, maxCost);
  if (options.length === 0) return;
  const picked = yield* ask(game, seat, {
    kind: 'acquire.effect',
    rule: 'IMP-18.2',
    options: may ? [NONE, ...options] : options,
    source,
    fallback: may ? undefined : cheapest(game, options),
  });
  if (picked.type !== 'none')
    yield* acquire(game, seat, picked, to === 'deck' ? 'deck' : undefined);
}

/** Default of I-A-21; since version 4. */
const cheapest = (game: Imperium, options: readonly AcquireOption[]): string | undefined =>
  rulesOf(game) < 4
    ? undefined
    : [...options].sort((a, b) => cardOf(a.card).cost! - cardOf(b.card).cost!)[0]!.id;

/** Helena: the card lies beside her Leader until the end of her Reveal turn (IMP-27.4, AMB-34). */
function* setAsideFromRow(
  game: Imperium,
  seat: Seat,
  _: EffectOf<'manipulate'>,
  source: Source,
): Flow {
  if (game.row.length === 0) return;
  const { card } = yield* ask(game, seat, {
    kind: 'helena.manipulate',
    rule: 'IMP-27.4',
    options: [...new Set(game.row)].map(cardOption),
    source,
  });
  layBeside(game, seat, card);
  takeFromRow(game, card);
}
