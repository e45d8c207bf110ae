import type { Flow, Seat } from '@landsraad/kernel';
import { NO, YES } from '../../src/choices.ts';
import { draw, gain, vp } from '../../src/effects/verbs.ts';
import { ask } from '../../src/rules/ask.ts';
import type { Moments } from '../../src/rules/moments.ts';
import { addPending } from '../../src/rules/pending.ts';
import { offer } from '../../src/rules/resolve.ts';
import type { Imperium, Source } from '../../src/state.ts';
import { takeApart } from './stall.ts';
import { toy, toyOf } from './types.ts';
import { walk } from './words.ts';

const SOURCE: Source = { type: 'space', space: 'toy-bazaar' };

/** The left ability of the toy maker. */
export const TOY_ABILITIES: Readonly<Record<string, Moments>> = {
  'toy-luck': {
    *gameBegins(game, seat) {
      takeApart(game, seat, 1);
    },
    // A Solari more for each gain of some on the own turn.
    gains: (gained, game, seat) =>
      gained.solari && game.turn?.seat === seat ? { ...gained, solari: gained.solari + 1 } : gained,
    influenceGained: (game, seat, _, to) =>
      to === 2 ? offer(game, seat, [walk], SOURCE) : nothing(),
  },
};

function* nothing(): Flow {}

/** What happens to everybody where the toys are in. */
export const EVERYBODY: Moments = {
  *handsDrawn(game, seat) {
    const { whistled } = toyOf(game);
    if (whistled.includes(seat)) whistled.splice(whistled.indexOf(seat), 1);
    yield* wantsApart(game, seat);
  },
  agentSent: (game, seat, { id }) => {
    if (id === 'toy-bazaar' && game.turn!.sending!.cards.length > 1)
      addPending(game, seat, [gain({ spice: 1 })], SOURCE);
  },
  *cardLeft(game, seat, card, how) {
    if (card === 'toy-kite' || card === 'toy-drum')
      yield* offer(game, seat, [how === 'trashed' ? vp(1) : gain({ solari: 1 })], SOURCE);
  },
};

/** Asked at the start of a round, before anybody's turn. */
function* wantsApart(game: Imperium, seat: Seat): Flow {
  if (game.players[seat]!.supply === 0) return;
  const answer = yield* ask(game, seat, {
    kind: toy('toy.apart'),
    rule: 'TOY-6',
    options: [NO, YES],
  });
  if (answer === YES) takeApart(game, seat, 1);
}

/** What a medal does for whoever has it. */
const MEDAL: Moments = {
  turnBegins: ({ turn }) => {
    turn!.toDeck = true;
  },
  revealTurnBegins: (game, seat) => addPending(game, seat, [draw(1)], SOURCE),
  conflictWon: (game, seat) => offer(game, seat, [gain({ water: 1 })], SOURCE),
  endgame: (game, seat) =>
    game.players[seat]!.water > 2 ? offer(game, seat, [vp(1)], SOURCE) : nothing(),
};

export const medalsOf = (game: Imperium, seat: Seat): readonly Moments[] =>
  toyOf(game).medals.includes(seat) ? [MEDAL] : [];
