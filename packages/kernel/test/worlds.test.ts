import { describe, expect, it } from 'vitest';
import {
  below,
  choose,
  copyRandom,
  type Decision,
  Match,
  next32,
  seeded,
  type World,
} from '../src/index.ts';
import { scripted } from './scripted-game.ts';
import { type Bazaar, bazaar } from './tiny-game.ts';

const CHANCES = Array.from({ length: 20 }, (_, n) => `chance ${n}`);

const begun = (seed = 'worlds') => Match.start(bazaar, bazaar.optionSets[1]!, seed);
const worldsAt = (match: ReturnType<typeof begun>, seat: number) =>
  match.worlds(seat, seeded('sealed'))!;
const stateOf = (world: World) => world.state as Bazaar;
const owedIn = ({ pending }: World, seat: number) => pending.find((one) => one.seat === seat);

const wares = (decision: Decision | undefined): string[] => {
  if (decision?.shape !== 'form' || decision.fields.ware?.shape !== 'one') return [];
  return decision.fields.ware.options.map(({ id }) => id);
};

const bid = (coins: number) => ({ coins, ware: 'none' });

describe('worlds', () => {
  it('keep what their seat has and deal the rest anew', () => {
    const match = begun();
    const worlds = worldsAt(match, 0);
    const dealt = CHANCES.map((chance) => stateOf(worlds.deal(seeded(chance))));
    const hand = (seat: number, { traders }: Bazaar) => traders[seat]!.hand.join();
    expect(new Set(dealt.map((state) => hand(0, state)))).toEqual(
      new Set([hand(0, match.state as Bazaar)]),
    );
    expect(new Set(dealt.map((state) => hand(1, state))).size).toBeGreaterThan(15);
    expect(new Set(dealt.map(({ random }) => next32(copyRandom(random)))).size).toBe(
      CHANCES.length,
    );
  });

  it('ask others about what they have there, not about what they really have', () => {
    const worlds = worldsAt(begun(), 0);
    for (const chance of CHANCES) {
      const world = worlds.deal(seeded(chance));
      for (const seat of [1, 2])
        expect(wares(owedIn(world, seat))).toEqual(['none', ...stateOf(world).traders[seat]!.hand]);
    }
  });

  it('know what their seat said, and that others spoke, but not what', () => {
    const match = begun();
    match.answer(1, bid(2));
    match.answer(0, bid(3));
    match.answer(1, 'yes');
    const worlds = worldsAt(match, 0);
    const bids = CHANCES.map((chance) => {
      const world = worlds.deal(seeded(chance));
      expect(world.pending.map(({ seat, kind }) => [seat, kind])).toEqual([
        [0, 'insist'],
        [2, 'bid'],
      ]);
      world.answer(0, 'no');
      expect(stateOf(world).traders[0]!.bid).toEqual({ coins: 3, ware: null });
      return JSON.stringify(stateOf(world).traders[1]!.bid);
    });
    expect(new Set(bids).size).toBeGreaterThan(3);
    expect(bids).not.toContain('null');
  });

  it('are played on apart from each other and from the match', () => {
    const match = begun();
    const world = worldsAt(match, 0).deal(seeded('x'));
    const fork = world.fork();
    for (const seat of [2, 1, 0]) {
      world.answer(seat, bid(0));
      world.answer(seat, 'no');
    }
    expect(owedIn(world, 0)!.kind).toBe('dice');
    expect(fork.pending).toHaveLength(3);
    expect(match.position).toBe(0);
  });

  it('go on from what came to light in the open turn', () => {
    const game = scripted(function* (state) {
      const rolled = below(state.random, 6);
      state.notes.push(rolled);
      yield* choose({ seat: 0, kind: 'x', options: [{ id: 'yes' }, { id: 'no' }] });
      state.notes.push(below(state.random, 1_000_000));
    });
    const match = Match.start(game, null, 'dice');
    const worlds = match.worlds(0, seeded('sealed'))!;
    const rolls = CHANCES.map((chance) => {
      const world = worlds.deal(seeded(chance));
      world.answer(0, 'yes');
      return (world.state as { notes: number[] }).notes;
    });
    expect(new Set(rolls.map(([first]) => first))).toEqual(new Set(match.state.notes));
    expect(new Set(rolls.map(([, second]) => second)).size).toBe(CHANCES.length);
  });

  it('are none where hardly any beginning leads to what is seen', () => {
    const game = scripted(function* (state) {
      state.notes.push(below(state.random, 1_000_000));
      yield* choose({ seat: 0, kind: 'x', options: [{ id: 'yes' }, { id: 'no' }] });
    });
    expect(Match.start(game, null, 'dice').worlds(0, seeded('sealed'))).toBeNull();
  });
});
