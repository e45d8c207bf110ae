import type { Flow, Seat } from '@landsraad/kernel';
import { heldOption, type OptionOf } from '../../choices.ts';
import type { EffectOf } from '../../effects/effect.ts';
import type { IntrigueId } from '../../ids.ts';
import { ask, askSome } from '../../rules/ask.ts';
import { drawIntrigue, leaveIntrigue } from '../../rules/intrigue-deck.ts';
import { never, verbs } from '../../rules/vocabulary.ts';
import type { Imperium, Source } from '../../state.ts';

export const INTRIGUE = verbs({
  'exchange-intrigue': {
    plain: never,
    optional: never,
    possible: ({ players }, seat) => players[seat]!.intrigue.length > 0,
    run: exchange,
  },
});

/** Every copy by itself, so that two equal cards can both be picked. */
function copies(held: readonly IntrigueId[]): OptionOf<'held-intrigue'>[] {
  return held.map((card, i) => {
    const option = heldOption(card);
    const copy = held.slice(0, i).filter((other) => other === card).length + 1;
    return copy === 1 ? option : { ...option, id: `${option.id}#${copy}` };
  });
}

function* exchange(
  game: Imperium,
  seat: Seat,
  _: EffectOf<'exchange-intrigue'>,
  source: Source,
): Flow {
  const { intrigue } = game.players[seat]!;
  const picked = yield* askSome(game, seat, {
    kind: 'intrigue.bottom',
    rule: 'IX-13.3',
    options: copies(intrigue),
    min: 0,
    max: intrigue.length,
    source,
  });
  bury(
    game,
    seat,
    picked.map((option) => option.intrigue),
  );
  drawIntrigue(game, seat, picked.length);
}

export function* buryOne(game: Imperium, seat: Seat, source: Source): Flow {
  const { intrigue } = yield* ask(game, seat, {
    kind: 'intrigue.bottom',
    rule: 'IX-13.3',
    options: [...new Set(game.players[seat]!.intrigue)].map(heldOption),
    source,
    veiled: true,
  });
  bury(game, seat, [intrigue]);
}

/** IX-13.3: nobody else sees which, so nobody is sure any more of one that they knew to be there. */
function bury(game: Imperium, seat: Seat, cards: IntrigueId[]): void {
  if (cards.length === 0) return;
  const player = game.players[seat]!;
  for (const card of cards) leaveIntrigue(player, card);
  player.knownIntrigue = [];
  game.intrigueDeck.unshift(...cards);
  game.events?.push({
    type: 'intrigue-buried',
    seat,
    n: cards.length,
    secret: { to: [seat], cards },
  });
}
