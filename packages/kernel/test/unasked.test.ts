import { describe, expect, it } from 'vitest';
import { choose, type Decision, Match, type Option, Refusal, type Unasked } from '../src/index.ts';
import { takesWhatIsOffered } from '../suite/checks/answering.ts';
import type { Check, Trial } from '../suite/checks/index.ts';
import { keepsSecrets, learnsNothingForFree } from '../suite/checks/secrets.ts';
import { gameSuite } from '../suite/index.ts';
import { type Scripted, scripted, type Turn } from './scripted-game.ts';
import { type Bazaar, bazaar } from './tiny-game.ts';

/** Whoever is not asked anything may give a coin to somebody. */
const alms: Unasked<Bazaar> = {
  decisions({ traders }, asked, seat): Decision[] {
    const trader = traders[seat];
    if (!trader || trader.bid || trader.coins === 0) return [];
    if (asked.some((decision) => decision.seat === seat)) return [];
    const others = traders.flatMap((_, to) => (to === seat ? [] : [{ id: String(to) }]));
    const fallback = others[0]!.id;
    return [{ shape: 'one', seat, kind: 'alms', rule: 'B-10', options: others, fallback }];
  },
  carryOut({ traders, events }, { seat, choice }) {
    traders[seat]!.coins--;
    traders[Number(choice)]!.coins++;
    events?.push({ type: 'donated', seat, n: 1 });
  },
  awaited: () => [],
  speakers: () => [],
  isSecret: () => false,
};

gameSuite(
  { ...bazaar, unasked: alms },
  { games: 6, closely: 2, limit: 2_000, shared: (path) => path === 'options' },
);

describe('the suite sees what is done unasked', () => {
  const checked = (check: Check, unasked: Partial<Unasked<Bazaar>>) => () => {
    const trial = { options: bazaar.optionSets[0], seed: 'unasked', limit: 300, samples: 30 };
    const never = { shared: () => false, replaced: () => false, foresees: () => null };
    const game = { ...bazaar, unasked: { ...alms, ...unasked } };
    check({ ...trial, ...never, game } as unknown as Trial);
  };
  it('finds a coin that comes from nowhere', () => {
    const carryOut: typeof alms.carryOut = (game, { seat }) => void game.traders[seat]!.coins++;
    expect(checked(takesWhatIsOffered, { carryOut })).toThrow(/not sound: coins/);
  });
  it('finds a decision that shows what another holds', () => {
    const decisions: typeof alms.decisions = (game, asked, seat) =>
      alms.decisions(game, asked, seat).map((decision) => ({
        ...decision,
        about: { hand: game.traders[1 - seat]!.hand.slice() },
      }));
    expect(checked(keepsSecrets, { decisions })).toThrow(/cannot know shows/);
  });
  it('finds something learned that was not counted', () => {
    const carryOut: typeof alms.carryOut = ({ traders, events }, { seat }) =>
      void events?.push({ type: 'looked', seat, n: Number(traders[1 - seat]!.hand[0]?.slice(1)) });
    expect(checked(learnsNothingForFree, { carryOut })).toThrow(/could be undone/);
  });
});

describe('what is done unasked', () => {
  /** Seat 1 may close the second way at any moment. */
  const closing: Unasked<Scripted> = {
    decisions: ({ notes }, _, seat) =>
      seat === 1 && !notes.includes('closed')
        ? [{ shape: 'one', seat, kind: 'close', options: [{ id: 'yes' }], fallback: 'yes' }]
        : [],
    carryOut: ({ notes }, { choice }) => void notes.push(choice === 'yes' ? 'closed' : choice),
    awaited: ({ notes }) => (notes.includes('closed') ? [] : [{ seat: 1, kind: 'close' }]),
    speakers: () => [1],
    isSecret: () => false,
  };
  const ways = ({ notes }: Scripted): Option[] =>
    notes.includes('closed') ? [{ id: 'a' }] : [{ id: 'a' }, { id: 'b' }];
  const walk: Turn = function* (game) {
    const anew = () => ways(game);
    const { id } = yield* choose({ seat: 0, kind: 'walk', options: anew(), anew });
    game.notes.push(id);
  };
  const react: Turn = function* () {
    const window = { beats: 1 };
    yield* choose({ seat: 0, kind: 'react', options: [{ id: 'no' }], hidden: true, window });
  };
  const game = { ...scripted(walk, react), unasked: closing };
  const begun = () => Match.start(game, null, 'seed');
  const refusal = (act: () => void) => {
    try {
      act();
    } catch (error) {
      if (error instanceof Refusal) return error.reason.code;
    }
    return null;
  };

  it('is open to its seat beside what others are asked', () => {
    const match = begun();
    expect(match.unasked(1)).toMatchObject([{ kind: 'close', seat: 1, refused: [] }]);
    expect(match.unasked(0)).toEqual([]);
    expect(match.waiting).toEqual([{ seat: 0, kind: 'walk' }]);
  });
  it('changes what may be chosen meanwhile, and not what is asked', () => {
    const match = begun();
    const [owed] = match.pending;
    match.answer(1, 'yes', 'close');
    expect(match.pending[0]).toBe(owed);
    expect(match.decision(0)).toMatchObject({ options: [{ id: 'a' }] });
    expect(refusal(() => match.answer(0, 'b'))).toBe('not-offered');
  });
  it('is saved with its kind, loaded, replayed, forked and taken back like an answer', () => {
    const match = begun();
    match.answer(1, 'yes', 'close');
    const saved = JSON.parse(JSON.stringify(match.save()));
    expect(saved.answers).toEqual([[1, 'yes', 'close']]);
    for (const twin of [Match.load(game, saved), Match.replay(game, saved), match.fork()]) {
      expect(twin.save()).toEqual(match.save());
      expect(twin.decision(0)).toEqual(match.decision(0));
      twin.undo(1);
      expect(twin.decision(0)).toMatchObject({ options: [{ id: 'a' }, { id: 'b' }] });
    }
  });
  it('is waited for as long as it is open', () => {
    const match = begun();
    expect(match.awaited).toMatchObject([{ seat: 1, kind: 'close' }]);
    match.answer(0, 'a');
    expect(match.awaited).toEqual([]);
  });
  it('is refused where it is not open, and in every window', () => {
    const match = begun();
    expect(refusal(() => match.answer(0, 'yes', 'close'))).toBe('not-now');
    expect(refusal(() => match.answer(1, 'yes', 'open'))).toBe('not-now');
    expect(refusal(() => match.answer(1, 'no', 'close'))).toBe('not-offered');
    match.answer(0, 'a');
    expect(match.unasked(1)).toEqual([]);
    expect(refusal(() => match.answer(1, 'yes', 'close'))).toBe('window-open');
  });
  it('is no answer to a question, nor over the end', () => {
    const match = begun();
    expect(refusal(() => match.answer(1, 'yes'))).toBe('not-asked');
    match.answer(0, 'a');
    match.answer(0, 'no');
    expect(match.over).toBe(true);
    expect(refusal(() => match.answer(1, 'yes', 'close'))).toBe('not-now');
  });
});
