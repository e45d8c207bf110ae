import type { Seat } from '@landsraad/kernel';
import { YES } from '../../src/choices.ts';
import { imperiumWith } from '../../src/game.ts';
import { hagal } from '../../src/hagal/index.ts';
import type { OptionsPart } from '../../src/options.ts';
import { refuse } from '../../src/refusals.ts';
import type { Extension, Preference } from '../../src/rules/extension.ts';
import type { Imperium } from '../../src/state.ts';
import { WORDS } from '../../src/words.ts';
import { TOY } from './content.ts';
import { buildFlyer, FLYER, holdSpace } from './flyers.ts';
import { EVERYBODY, medalsOf, TOY_ABILITIES } from './moments.ts';
import { pieces } from './pieces.ts';
import { MEDALS, STALL } from './stall.ts';
import { TASKS } from './tasks.ts';
import { type ToyOptions, toy, toyOf } from './types.ts';
import { withToys } from './verbs.ts';

const options: OptionsPart<Pick<ToyOptions, 'toy'>> = {
  defaults: { toy: false },
  checks: { toy: (value) => typeof value === 'boolean' },
  sets: [
    { toy: true },
    { toy: true, leaders: ['toy-maker'], confirmEverything: true },
    { toy: true, players: 3, leaderMode: 'pick' },
    { toy: true, players: 2 },
    { toy: true, players: 1, difficulty: 'mentat', rowChurn: true },
  ],
};

const first: Preference = (given) => given.slice(0, 1);
const yes: Preference = (given) => given.filter(({ id }) => id === YES.id);

/** A module as an expansion is one: it uses the rules, and nothing of them knows it. */
const toyModule: Extension = {
  isIn: TOY.isIn,
  options,
  pieces,
  moments: EVERYBODY,
  momentsOf: medalsOf,
  units: [FLYER],
  markets: [STALL, MEDALS],
  tasks: TASKS,
  rewarded: holdSpace,
  controls: (game, space) => toyOf(game).holding.find((held) => held.space === space)?.seat ?? null,
  sends: (_game, _seat, sending) =>
    sending.cards.includes('toy-mask')
      ? { ...sending, infiltrates: ['landsraad'], usual: false }
      : sending,
  whyNotSend: (_game, _seat, { cards }) =>
    cards.length === 1 && cards[0] === 'toy-twin' ? refuse('reveal-only', 'TOY-5') : null,
  tieBreaks: [{ id: 'toy-track', of: (game, seat) => toyOf(game).at[seat]! }],
  rivals: {
    answers: toy({ 'toy.apart': yes, 'toy.hold': first, 'toy.way': first }),
    // Whoever builds gets a medal with it.
    takes: toy({
      *'toy-build'(game: Imperium, seat: Seat) {
        const { flyers, medals } = toyOf(game);
        if (flyers[seat]!.supply > 0) buildFlyer(game, seat);
        if (!medals.includes(seat)) medals.push(seat);
      },
    }),
    reads: (card, game, seat) =>
      card.id === 'toy-bazaar' && toyOf(game).flyers[seat]!.supply === 0 ? 'occupied' : card,
  },
};

export const toyImperium = imperiumWith(withToys(WORDS, TOY_ABILITIES), [hagal, toyModule]);
/** Only the tables that have the module; the others are those of the suite of Imperium. */
export const TOY_TABLES = toyImperium.optionSets.filter((set) => TOY.isIn(set));
