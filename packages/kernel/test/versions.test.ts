import { describe, expect, it } from 'vitest';
import { asOf, Match, OtherRules, rulesOf, seeded } from '../src/index.ts';
import { answerAtRandom } from '../suite/checks/trial.ts';
import { bazaar } from './tiny-game.ts';

const older = asOf(bazaar, 1);
const SEED = 'versions';

/** A match by the rules of a version, played for a while. */
function played(game: typeof bazaar, answers: number) {
  const match = Match.start(game, game.parseOptions({ players: 3, rounds: 2 }), SEED);
  const random = seeded(SEED);
  while (!match.over && match.position < answers) answerAtRandom(match, random);
  return match;
}

type Played = ReturnType<typeof played>;

const textOf = (match: Played): string => JSON.stringify(match.save());

/** What w9 brings in the market. */
function soldFor({ game, options }: Played): number {
  const position = game.setup(options, seeded(SEED));
  const all = [position.deck, ...position.traders.map(({ hand }) => hand)];
  const pile = all.find((wares) => wares.includes('w9'))!;
  const [first] = position.traders[0]!.hand;
  pile[pile.indexOf('w9')] = first!;
  position.traders[0]!.hand[0] = 'w9';
  position.phase = 'market';
  const match = Match.from(bazaar, options, position);
  const { coins } = match.state.traders[0]!;
  match.answer(0, 'sell');
  match.answer(0, 'w9');
  return match.state.traders[0]!.coins - coins;
}

describe('a match', () => {
  it('begins by the newest rules, and says so', () => {
    const match = played(bazaar, 10);
    expect(match.save()).toMatchObject({ gameVersion: 2, checkpoint: { state: { rules: 2 } } });
    expect(soldFor(match)).toBe(3);
  });

  it('of the first version is what it was before there were others', () => {
    const match = played(older, 10);
    expect(match.save().gameVersion).toBe(1);
    expect(JSON.stringify(match.state)).not.toContain('"rules"');
    expect(rulesOf(match.state)).toBe(1);
    expect(soldFor(match)).toBe(2);
  });

  it('goes on by the rules it began with, loaded, replayed or forked', () => {
    const match = played(older, 25);
    const saved = JSON.parse(textOf(match));
    for (const again of [Match.load(bazaar, saved), Match.replay(bazaar, saved), match.fork()]) {
      expect(textOf(again)).toBe(textOf(match));
      const random = seeded('the rest');
      while (!again.over) answerAtRandom(again, random);
      expect(again.save()).toMatchObject({ gameVersion: 1, seed: SEED });
      expect(Match.replay(bazaar, again.save()).result).toEqual(again.result);
    }
  });

  it('would come to something else by other rules', () => {
    const saved = played(older, 1000).save();
    expect(() => Match.replay(bazaar, { ...saved, gameVersion: 2 })).toThrow(/may not be given/);
  });

  it('from a position is played by the rules of the position', () => {
    const position = older.setup(older.parseOptions({}), seeded(SEED));
    expect(Match.from(bazaar, position.options, position).save().gameVersion).toBe(1);
    const newer = bazaar.setup(position.options, seeded(SEED));
    expect(Match.from(bazaar, position.options, newer).save().gameVersion).toBe(2);
  });
});

describe('a file', () => {
  it('that names no version is of the first one', () => {
    const { gameVersion, ...record } = played(older, 25).save();
    expect(Match.replay(bazaar, record).save().gameVersion).toBe(1);
    expect(Match.load(bazaar, { ...record, gameVersion: undefined }).save().gameVersion).toBe(1);
  });

  it('has the options that its version gave to whoever named none', () => {
    const { options, answers, checkpoint, ...record } = played(older, 0).save();
    expect(Match.replay(bazaar, { ...record, options: {}, answers: [] }).options.rounds).toBe(2);
    expect(bazaar.parseOptions({}).rounds).toBe(3);
  });

  it.each([0, 3])(
    'of version %i is refused, with what can be played, before anything',
    (version) => {
      const untouched: typeof bazaar = {
        ...bazaar,
        setup: () => {
          throw new Error('begun');
        },
      };
      const record = { ...played(bazaar, 5).save(), gameVersion: version };
      for (const open of [Match.load, Match.replay]) {
        const refused = problemOf(() => open(untouched, record));
        expect(refused).toMatchObject({ game: 'bazaar', version, oldest: 1, newest: 2 });
        expect(refused.message).toContain(`version ${version} of the rules of bazaar`);
      }
    },
  );

  it('of rules that were given up is refused, and says so', () => {
    const young = { ...bazaar, oldest: 2 };
    const refused = problemOf(() => Match.replay(young, played(older, 5).save()));
    expect(refused.message).toBe(
      'played by version 1 of the rules of bazaar; this program plays version 2',
    );
  });
});

function problemOf(run: () => unknown): OtherRules {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(OtherRules);
    return error as OtherRules;
  }
  throw new Error('nothing was refused');
}
