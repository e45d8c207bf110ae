import { imperium } from '@landsraad/imperium';
import { Match, Problem } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { imperiumBots } from '../src/imperium/index.ts';
import {
  BOT_NAMES,
  type Bot,
  botNamed,
  botNames,
  type Failed,
  gameSeed,
  playGame,
  random,
  seated,
  simulate,
} from '../src/index.ts';
import { seed } from './seed.ts';

const options = imperium.parseOptions({ players: 3 });

/** Plays at random until its n-th decision, then does as told. */
function spoiler(n: number, then: () => string): Bot<unknown> {
  let decisions = 0;
  return {
    name: 'spoiler',
    decide: (...asked) => (++decisions > n ? then() : random.decide(...asked)),
  };
}

/** Plays at random, and takes so many milliseconds for one decision after the other. */
function thinker(times: readonly number[], time: { now: number }): Bot<unknown> {
  let decisions = 0;
  return {
    name: 'thinker',
    searches: true,
    decide: (...asked) => {
      time.now += times[decisions++ % times.length]!;
      return random.decide(...asked);
    },
  };
}

describe('one game', () => {
  it('ends with a ranking of all seats and the same one again for the same seed', () => {
    const table = { game: imperium, options, bots: seated([random], 3) };
    const outcome = playGame(table, seed);
    expect(outcome).toMatchObject({ finished: true, seed, bots: ['random', 'random', 'random'] });
    if (!outcome.finished) return;
    expect(outcome.ranking.map((place) => place.rank)).toEqual([1, 2, 3]);
    expect(outcome.leaders).toHaveLength(3);
    expect(playGame(table, seed)).toEqual(outcome);
  });

  function failure(bots: readonly Bot<unknown>[], limit?: number): Failed {
    const outcome = playGame({ game: imperium, options, bots, limit }, seed);
    if (outcome.finished) throw new Error('the game should have failed');
    return outcome;
  }

  it('fails on an illegal answer, with the record up to it', () => {
    const failed = failure([random, spoiler(5, () => 'a camel'), random]);
    expect(failed.why).toMatch(
      /spoiler in seat 1 answered .* with "a camel": (not-offered|misshapen)/,
    );
    const match = Match.replay(imperium, JSON.parse(JSON.stringify(failed.record)));
    expect(match.position).toBe(failed.decisions);
    expect(match.pending[0]!.seat).toBe(1);
  });

  it('fails when a bot throws', () => {
    const failed = failure([
      random,
      random,
      spoiler(3, () => {
        throw new Error('lost in the desert');
      }),
    ]);
    expect(failed.why).toBe('lost in the desert');
    expect(Match.replay(imperium, failed.record).over).toBe(false);
  });

  it('fails when it is not over after so many decisions', () => {
    const failed = failure(seated([random], 3), 40);
    expect(failed).toMatchObject({ decisions: 40, why: 'stuck: not over after 40 decisions' });
  });
});

describe('many games', () => {
  it('are summed up, the failed ones counted and kept', () => {
    const bots = [random, random, spoiler(400, () => 'a camel')];
    let ticks = 0;
    const progress: number[] = [];
    const { summary, failures } = simulate({
      game: imperium,
      options,
      bots,
      games: 6,
      seed,
      clock: () => 2000 * ticks++,
      onProgress: (_, done) => progress.push(done),
    });
    expect(progress).toEqual([1, 2, 3, 4, 5, 6]);
    expect(summary.failed).toBeGreaterThan(0);
    expect(summary.finished + summary.failed).toBe(6);
    expect(failures).toHaveLength(summary.failed);
    expect(summary).toMatchObject({ game: 'imperium', options, games: 6, seconds: 2 });
    expect(summary.gamesPerSecond).toBe(3);
    const sum = (wins: Iterable<number>) => [...wins].reduce((total, n) => total + n, 0);
    for (const wins of [summary.winsBySeat, summary.winsByBot, summary.winsByLeader])
      expect(sum(Object.values(wins))).toBe(summary.finished);
    expect(sum(Object.values(summary.gamesByLeader))).toBe(summary.finished * 3);
  });

  it('tell what was bought, and how often by who won', () => {
    const shopper = (thing: string): Bot<unknown> => ({
      ...random,
      decide: (decision, view, chance) => {
        const ids: string[] = 'options' in decision ? decision.options.map(({ id }) => id) : [];
        return ids.includes(thing) && decision.kind === 'reveal.order'
          ? thing
          : random.decide(decision, view, chance);
      },
    });
    let won = 0;
    let times = 0;
    const { summary } = simulate({
      game: imperium,
      options,
      bots: [shopper('acquire:arrakis-liaison'), random, random],
      games: 4,
      seed,
      onProgress: (outcome) => {
        if (!outcome.finished) return;
        for (const { seat, rank } of outcome.ranking) {
          const n = outcome.bought[seat]!.filter((thing) => thing === 'arrakis-liaison').length;
          times += n;
          if (rank === 1) won += n;
        }
      },
    });
    expect(times).toBeGreaterThan(4);
    expect(summary.buys['arrakis-liaison']).toEqual({ times, byWinner: won });
  });

  it.each([
    ['tile:artillery', 'artillery'],
    ['tile:spy-satellites:solari', 'spy-satellites'],
    ['acquire:the-spice-must-flow', 'the-spice-must-flow'],
    ['acquire:tleilaxu:ghola', 'ghola'],
    ['reveal', null],
    [3, null],
  ])('count %s as bought: %s', (choice, thing) => {
    expect(imperiumBots.buys!(choice)).toBe(thing);
  });

  it('have seeds of their own and can be played alone', () => {
    const table = { game: imperium, options, bots: seated([random], 3) };
    const outcomes: unknown[] = [];
    const request = { ...table, games: 3, seed, onProgress: (o: unknown) => outcomes.push(o) };
    simulate(request);
    expect(outcomes[2]).toEqual(playGame(table, gameSeed(seed, 2)));
    expect(outcomes[1]).not.toEqual(outcomes[2]);
  });

  it('let the bots change seats in turn', () => {
    const named = (name: string): Bot<unknown> => ({ ...random, name });
    const seatings: (readonly string[])[] = [];
    simulate({
      game: imperium,
      options,
      bots: [named('a'), named('b')],
      games: 3,
      seed,
      rotate: true,
      onProgress: ({ bots }) => seatings.push(bots),
    });
    expect(seatings).toEqual([
      ['a', 'b', 'a'],
      ['b', 'a', 'a'],
      ['a', 'a', 'b'],
    ]);
  });

  it('need as many bots as seats at most', () => {
    const run = (bots: Bot<unknown>[]) => () =>
      simulate({ game: imperium, options, bots, games: 1, seed });
    expect(run([])).toThrow(Problem);
    expect(run(Array(4).fill(random))).toThrow('4 bots for 3 seats');
  });
});

describe('bots by name', () => {
  it('are found, or refused in one line that names those there are', () => {
    expect(botNames(imperium)).toEqual([...BOT_NAMES]);
    for (const name of botNames(imperium)) expect(botNamed(imperium, name).name).toBe(name);
    expect(() => botNamed(imperium, 'paul')).toThrow(
      new Problem(
        'unknown bot: paul (imperium has level-5, level-4, level-3, level-2, level-1, fighter, trader, courtier, greedy, random)',
      ),
    );
  });
});

describe('how long bots think', () => {
  it('is counted for those that play on, where it is a thought at all', () => {
    const time = { now: 0 };
    // Every other decision needs no thought; of the others one in twenty is long.
    const times = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? 0 : n === 39 ? 900 : 10));
    const bots = [thinker(times, time), random, random];
    const { summary } = simulate({
      game: imperium,
      options,
      bots,
      games: 2,
      seed,
      worked: () => time.now,
    });
    const { count, median, p95, longest } = summary.thoughts.thinker!;
    expect(count).toBeGreaterThan(20);
    expect([median, longest]).toEqual([10, 900]);
    expect([10, 900]).toContain(p95);
    expect(Object.keys(summary.thoughts)).toEqual(['thinker']);
  });
});
