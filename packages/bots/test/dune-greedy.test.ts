import { type Dune, type DuneOptions, type DuneView, dune, FACTIONS } from '@landsraad/dune';
import { copyRandom, Match, seeded, split } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import {
  type Bot,
  botNamed,
  botNames,
  type DuneCounts,
  duneGreedy,
  type Finished,
  LEVEL_NAMES,
  playGame,
  random,
  type SimulateOptions,
  type Simulation,
  seated,
  simulate,
} from '../src/index.ts';
import { seed } from './seed.ts';

type Request = Omit<SimulateOptions<Dune, DuneOptions, DuneView>, 'game'>;

const simulated = (request: Request): Simulation<DuneOptions, DuneCounts> =>
  simulate({ game: dune, ...request });

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

describe('the arena with Dune', () => {
  it('knows its bots', () => {
    expect(botNames(dune)).toEqual([...LEVEL_NAMES, 'greedy', 'random']);
    expect(botNamed(dune, 'greedy')).toBe(duneGreedy);
  });

  it('counts turns, factions and kinds of victory', () => {
    const options = dune.parseOptions({ factions: [null, null, null] });
    const { summary } = simulated({ options, bots: [random], games: 3, seed });
    expect(Object.keys(summary).slice(9)).toEqual([
      'thoughts',
      'turns',
      'winsBySeat',
      'winsByBot',
      'winsByFaction',
      'victories',
      'endsByTurn',
      'strongholds',
    ]);
    const sum = (counts: object) => Object.values(counts).reduce((total, n) => total + n, 0);
    expect(sum(summary.victories)).toBe(3);
    expect(sum(summary.endsByTurn)).toBe(3);
    expect(sum(summary.winsByFaction)).toBe(sum(summary.winsBySeat));
    expect(summary.turns.max).toBeLessThanOrEqual(10);
  });
});

describe('greedy at Dune', () => {
  it.each(dune.optionSets.map((options, i) => ({ options, i })))(
    'gives only legal answers under the option set $i',
    ({ options, i }) => {
      const bots = [duneGreedy, random];
      const { failures } = simulated({
        options,
        bots,
        games: 4,
        seed: `${seed}/${i}`,
        rotate: true,
      });
      expect(failures).toEqual([]);
    },
  );

  it.each(['basic', 'advanced'])('beats random in the %s game', (mode) => {
    const options = dune.parseOptions({ mode });
    const winners: string[] = [];
    simulated({
      options,
      bots: [duneGreedy, random],
      games: 24,
      seed: `${seed}/${mode}`,
      rotate: true,
      onProgress: (outcome) => winners.push(sideThatWon(outcome as Finished)),
    });
    // Alliances of both kinds count for nobody. Greedy alone wins 17 games of 24 and more.
    const won = (name: string) => winners.filter((side) => side === name).length;
    expect(won('greedy')).toBeGreaterThanOrEqual(12);
    expect(won('greedy')).toBeGreaterThan(3 * won('random'));
  });

  function sideThatWon({ ranking, bots }: Finished): string {
    const names = new Set(ranking.flatMap(({ seat, rank }) => (rank === 1 ? [bots[seat]!] : [])));
    return [...names].join(' and ');
  }

  it('lets every faction win, and often before the last turn', () => {
    const options = dune.parseOptions({ mode: 'advanced' });
    const { summary } = simulated({ options, bots: [duneGreedy], games: 45, seed });
    for (const faction of FACTIONS) expect(summary.winsByFaction[faction]).toBeGreaterThan(0);
    // Some 20 of 45 end sooner, nearly all of them by strongholds.
    const { alliance = 0, strongholds = 0 } = summary.victories;
    expect(summary.endsByTurn[10]).toBeLessThan(40);
    expect(alliance + strongholds).toBeGreaterThan(5);
  });

  it('decides the same for the same view, which it leaves as it is', () => {
    const careful: Bot<DuneView> = {
      name: 'careful',
      decide(decision, view, chance) {
        const seen = frozen(structuredClone(view()));
        const again = duneGreedy.decide(decision, () => structuredClone(seen), copyRandom(chance));
        const choice = duneGreedy.decide(decision, () => seen, chance);
        expect(again).toEqual(choice);
        return choice;
      },
    };
    const options = dune.parseOptions({ mode: 'advanced' });
    const table = { game: dune, options, bots: seated([careful], 6) };
    expect(playGame(table, `${seed}/same`)).toMatchObject({ finished: true });
  });

  it.each(['basic', 'advanced'])('decides the same whatever is hidden in the %s game', (mode) => {
    const chance = seeded(`${seed}/hidden`);
    const match = Match.start(dune, dune.parseOptions({ mode }), `${seed}/hidden`);
    for (let n = 0; !match.over; n++) {
      const { seat } = match.pending[0]!;
      const decision = match.decision(seat)!;
      const choice = duneGreedy.decide(decision, () => match.view(seat), split(chance));
      if (n % 20 === 0) {
        const twin = match.fork();
        twin.imagine(seat, chance);
        const imagined = twin.decision(seat)!;
        const same = duneGreedy.decide(imagined, () => twin.view(seat), split(chance));
        expect({ kind: decision.kind, choice: same }).toEqual({ kind: decision.kind, choice });
      }
      match.answer(seat, choice);
    }
  });

  it('weighs every kind of decision it meets, and takes what it weighed highest', () => {
    const unweighed = new Set<string>();
    const telling: Bot<DuneView> = {
      name: 'telling',
      decide(decision, view, chance) {
        const choice = duneGreedy.decide(decision, view, chance);
        if (decision.shape === 'one' && decision.options.length === 1) return choice;
        const weighed = duneGreedy.explain!(decision, view());
        if (weighed.length === 0) unweighed.add(decision.kind);
        else if (decision.shape !== 'some') {
          const chosen = weighed.find((other) => same(other.choice, choice))!;
          expect(chosen.score).toBe(weighed[0]!.score);
          for (const { motives } of weighed) expect(motives.length).toBeGreaterThan(0);
        }
        return choice;
      },
    };
    const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
    for (const [i, options] of dune.optionSets.entries()) {
      const bots = seated([telling, random], dune.seats(options));
      expect(playGame({ game: dune, options, bots }, `${seed}/tell/${i}`)).toMatchObject({
        finished: true,
      });
    }
    expect([...unweighed]).toEqual([]);
  });
});
