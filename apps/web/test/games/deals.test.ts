import type { DuneView, Offer } from '@landsraad/dune';
import { describe, expect, it } from 'vitest';
import { GameFault } from '../../src/games/games.ts';
import { LocalGame } from '../../src/games/local-game.ts';
import { begun } from '../../src/games/recorded.ts';
import { choiceOf, counterTo, emptyDraft, partnersOf } from '../../src/packs/dune/deals/draft.ts';
import { engine as dune } from '../../src/packs/dune/engine.ts';
import type { Engine } from '../../src/packs/engine.ts';
import { bot, person } from './at-home.ts';

const engine = dune as unknown as Engine;
const OPTIONS = { factions: ['atreides', 'harkonnen', 'emperor'], turns: 2 };

/** Ada is asked to ship, before the eyes of two bots. */
function shipping(): LocalGame {
  const seats = [person('Ada'), bot('greedy'), bot('greedy')];
  const game = new LocalGame(engine, begun(engine, 3, OPTIONS, 'deals'), { seats, guide: false });
  for (;;) {
    const { decision, position } = game.snapshot('deals');
    if (decision?.kind === 'ship') return game;
    const step = game.next();
    if (step) game.play(step);
    else game.answer(position, decision!.fallback);
  }
}

const viewOf = (game: LocalGame): DuneView => game.snapshot('deals').view as DuneView;
const propose = (game: LocalGame, terms: object) =>
  game.act('deal.propose', choiceOf({ ...emptyDraft(1), ...terms }));

describe('a deal at home', () => {
  it('is answered by a bot before the game goes on, and kept with the game', () => {
    const game = shipping();
    propose(game, { spice: 1 });
    expect(viewOf(game).standing).toMatchObject([{ from: 0, to: 1, spice: 1 }]);
    const step = game.next()!;
    expect(step).toMatchObject({ unasked: 'deal.settle', decision: { seat: 1 } });
    game.play(step);
    expect(viewOf(game)).toMatchObject({ standing: [], deals: [{ from: 0, to: 1, spice: 1 }] });
    expect(game.next()).toBeNull();
    expect(game.record.answers.slice(-2).map(([seat, , kind]) => [seat, kind])).toEqual([
      [0, 'deal.propose'],
      [1, 'deal.settle'],
    ]);
    const { seats, guide } = game;
    const again = new LocalGame(engine, JSON.parse(JSON.stringify(game.record)), { seats, guide });
    expect(viewOf(again)).toEqual(viewOf(game));
  });
  it('is refused by one who would only pay', () => {
    const game = shipping();
    propose(game, { price: 3, own: 'spoken' });
    game.play(game.next()!);
    expect(viewOf(game)).toMatchObject({ standing: [], deals: [] });
  });
  it('is taken back like an answer, and refused with a reason', () => {
    const game = shipping();
    const { spice } = viewOf(game).factions[0]!;
    expect(() => propose(game, {})).toThrow(GameFault);
    propose(game, { spice: 1 });
    game.undo();
    expect(viewOf(game)).toMatchObject({ standing: [], factions: [{ spice }, {}, {}] });
  });
});

describe('bots', () => {
  /** Up to the first offer of their own in a game that Ada lets go by, or so many answers. */
  function toTheFirstOffer(guide: boolean, most: number) {
    const seats = [person('Ada'), ...Array.from({ length: 5 }, () => bot('greedy'))];
    const record = begun(engine, 6, { turns: 3 }, 'bots that offer');
    const game = new LocalGame(engine, record, { seats, guide });
    while (game.answers.length < most) {
      const step = game.next();
      if (step) game.play(step);
      if (step?.unasked === 'deal.propose') break;
      if (step) continue;
      const { decision, position } = game.snapshot('deals');
      game.answer(position, decision!.fallback);
    }
    return game.answers;
  }
  it('offer deals of their own accord, which stand in the record, and none in a lesson', () => {
    const answers = toTheFirstOffer(false, 2_000);
    expect(answers.at(-1)![2]).toBe('deal.propose');
    const lesson = toTheFirstOffer(true, answers.length);
    expect(lesson.slice(0, -1)).toEqual(answers.slice(0, -1));
    expect(lesson.at(-1)![2]).toBeUndefined();
  });
});

describe('a counter-offer', () => {
  it('is the offer seen from the other side', () => {
    const offer: Offer = {
      ...{ id: 11, turn: 1, from: 1, to: 0, spice: 3, promise: 'stay-out:carthag' },
      ...{ own: 'pass:2', shows: 'card', sees: 'spice' },
    };
    expect(counterTo(offer)).toEqual({
      to: 1,
      spice: 0,
      own: 'carthag',
      shows: 'show-spice',
      price: 3,
      promise: 'pass',
      sees: 'show-card',
    });
  });
  it('goes to nobody who is an ally', () => {
    const factions = [{ allies: [2] }, { allies: [] }, { allies: [0] }];
    expect(partnersOf({ factions } as unknown as DuneView, 0)).toEqual([1]);
  });
});
