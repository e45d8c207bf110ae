import { type ImperiumView, imperium } from '@landsraad/imperium';
import { copyRandom, Match, seeded, split } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { type Bot, greedy, playGame, random, seated, simulate } from '../src/index.ts';
import { seed } from './seed.ts';

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

describe('greedy', () => {
  it('beats three random bots', () => {
    const { summary } = simulate({
      game: imperium,
      options: imperium.parseOptions({}),
      bots: [greedy, random, random, random],
      games: 60,
      seed,
      rotate: true,
    });
    // It wins more than 99 games of 100, so 54 of 60 leaves chance no room.
    expect(summary).toMatchObject({ failed: 0 });
    expect(summary.winsByBot.greedy).toBeGreaterThanOrEqual(54);
  });

  it.each(imperium.optionSets.map((options, i) => ({ options, i })))(
    'gives only legal answers under the option set $i',
    ({ options, i }) => {
      const bots = [greedy, greedy, random].slice(0, imperium.seats(options));
      const { failures } = simulate({
        game: imperium,
        options,
        bots,
        games: 12,
        seed: `${seed}/${i}`,
        check: true,
      });
      expect(failures).toEqual([]);
    },
  );

  it('decides the same for the same view, which it leaves as it is', () => {
    const careful: Bot<ImperiumView> = {
      name: 'careful',
      decide(decision, view, chance) {
        const seen = frozen(structuredClone(view()));
        const again = greedy.decide(decision, () => structuredClone(seen), copyRandom(chance));
        const choice = greedy.decide(decision, () => seen, chance);
        expect(again).toEqual(choice);
        return choice;
      },
    };
    const options = imperium.parseOptions({ leaderMode: 'pick' });
    for (let n = 0; n < 3; n++) {
      const table = { game: imperium, options, bots: seated([careful], 4) };
      expect(playGame(table, `${seed}/same/${n}`)).toMatchObject({ finished: true });
    }
  });

  it('decides the same whatever the hidden cards are', () => {
    const chance = seeded(`${seed}/scramble`);
    const match = Match.start(imperium, imperium.parseOptions({}), `${seed}/scramble`);
    while (!match.over) {
      const { seat } = match.pending[0]!;
      const decision = match.decision(seat)!;
      const choice = greedy.decide(decision, () => match.view(seat), split(chance));
      const twin = match.fork();
      twin.imagine(seat, chance);
      const imagined = twin.decision(seat)!;
      expect(greedy.decide(imagined, () => twin.view(seat), split(chance))).toEqual(choice);
      match.answer(seat, choice);
    }
  });

  it('weighs every kind of decision it meets, and takes what it weighed highest', () => {
    const unweighed = new Set<string>();
    const telling: Bot<ImperiumView> = {
      name: 'telling',
      decide(decision, view, chance) {
        const choice = greedy.decide(decision, view, chance);
        const weighed = greedy.explain!(decision, view());
        if (weighed.length === 0) unweighed.add(decision.kind);
        else if (decision.shape === 'one') {
          expect(weighed.map(({ choice: id }) => id).sort()).toEqual(
            decision.options.map(({ id }) => id).sort(),
          );
          expect(weighed.find(({ choice: id }) => id === choice)!.score).toBe(weighed[0]!.score);
          for (const { motives } of weighed) expect(motives.length).toBeGreaterThan(0);
        }
        return choice;
      },
    };
    for (const [i, options] of imperium.optionSets.entries()) {
      const bots = seated([telling, random, telling], options.players);
      expect(playGame({ game: imperium, options, bots }, `${seed}/tell/${i}`)).toMatchObject({
        finished: true,
      });
    }
    expect([...unweighed]).toEqual([]);
  });

  it('ends most games by points, in the seventh to the tenth round', () => {
    const ends: boolean[] = [];
    const { summary } = simulate({
      game: imperium,
      options: imperium.parseOptions({}),
      bots: [greedy],
      games: 40,
      seed: `${seed}/natural`,
      onProgress: (o) => ends.push(o.finished && o.ranking[0]!.points >= 10),
    });
    expect(ends.filter(Boolean).length).toBeGreaterThanOrEqual(34);
    expect(summary.rounds.mean).toBeGreaterThan(6.5);
    expect(summary.rounds.mean).toBeLessThan(9.5);
  });
});
