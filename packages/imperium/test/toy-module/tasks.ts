import type { Seat } from '@landsraad/kernel';
import { chooseNumber } from '@landsraad/kernel';
import { cardOption, DEPLOY, type ImperiumOption } from '../../src/choices.ts';
import { gain } from '../../src/effects/verbs.ts';
import { sendAgent } from '../../src/rules/agent-turn.ts';
import { ask } from '../../src/rules/ask.ts';
import { whyNotSend } from '../../src/rules/board.ts';
import { deployable, deployWithinLimits } from '../../src/rules/deploy.ts';
import { resolveTurn } from '../../src/rules/effects-menu.ts';
import type { Task } from '../../src/rules/menu.ts';
import { offer } from '../../src/rules/resolve.ts';
import { sendingOf } from '../../src/rules/sending.ts';
import type { Imperium } from '../../src/state.ts';
import { FLYER } from './flyers.ts';
import { putTogether } from './stall.ts';
import { toy, toyOf } from './types.ts';

const option = (id: string): ImperiumOption => ({ ...cardOption('toy-map'), id });

/** Once a round, on the own turn: a water. */
const WHISTLE: Task = {
  offered: (game, seat) => (toyOf(game).whistled.includes(seat) ? [] : [option('toy:whistle')]),
  *run(game, seat) {
    toyOf(game).whistled.push(seat);
    yield* offer(game, seat, [gain({ water: 1 })], { type: 'space', space: 'toy-bazaar' });
  },
};

/** Scrap becomes troops again, whenever its owner likes. */
const MENDING: Task = {
  offered: (game, seat) => (toyOf(game).scrap[seat]! > 0 ? [option('toy:mend')] : []),
  *run(game, seat) {
    putTogether(game, seat, 1);
  },
};

const FLYING: Task = {
  offered: (game, seat) =>
    deployable(game, seat, FLYER) > 0 ? [{ ...DEPLOY, id: 'deploy:flyer' }] : [],
  *run(game, seat) {
    const max = deployable(game, seat, FLYER);
    const n = yield* chooseNumber({ seat, kind: 'toy.fly', min: 0, max });
    if (n > 0) yield* deployWithinLimits(game, seat, FLYER, n);
  },
};

/** The cards that the twin can be sent with. */
const partners = (game: Imperium, seat: Seat): string[] => {
  const others = game.players[seat]!.hand.slice();
  others.splice(others.indexOf('toy-twin'), 1);
  return [...new Set(others)].filter(
    (card) => !whyNotSend(game, seat, sendingOf(game, seat, ['toy-twin', card])),
  );
};

/** Two cards send one Agent. */
const PAIRING: Task = {
  offered: (game, seat) =>
    game.turn!.kind === 'choosing' &&
    game.players[seat]!.hand.includes('toy-twin') &&
    partners(game, seat).length > 0
      ? [option('toy:pair')]
      : [],
  *run(game, seat) {
    const { card } = yield* ask(game, seat, {
      kind: toy('toy.partner'),
      rule: 'TOY-5',
      options: partners(game, seat).map(cardOption),
      veiled: true,
    });
    yield* sendAgent(game, seat, sendingOf(game, seat, ['toy-twin', card]));
    yield* resolveTurn(game, seat);
  },
};

export const TASKS: readonly Task[] = [WHISTLE, MENDING, FLYING, PAIRING];
