import { below, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { chancesOf, keptNet, netFor, netFrom, scoresOf } from '../../src/thinking/net.ts';
import { type Lesson, trained } from '../../src/thinking/train.ts';

/* Whoever has more of the first wins, unless the second, which is rare and large, says otherwise. */

const INPUTS = ['more', 'otherwise', 'nothing'];

function lessons(count: number, seed: string): Lesson[] {
  const chance = seeded(seed);
  return Array.from({ length: count }, () => {
    const seats = 2 + below(chance, 3);
    const rows = new Float32Array(seats * INPUTS.length);
    const worth = Array.from({ length: seats }, (_, seat) => {
      const more = below(chance, 6);
      const otherwise = below(chance, 8) === 0 ? 100 : 0;
      rows.set([more, otherwise, below(chance, 2)], seat * INPUTS.length);
      return otherwise > 0 ? -more : more;
    });
    return { rows, winner: worth.indexOf(Math.max(...worth)) };
  });
}

const training = () => ({
  inputs: INPUTS.length,
  hidden: 8,
  passes: 4,
  random: seeded('net'),
});

describe('a net that is trained', () => {
  const taught = lessons(4000, 'taught');

  it('tells who wins in positions that it never saw', () => {
    const surprises: [seen: number, unseen: number][] = [];
    const net = trained(taught, {
      ...training(),
      onPass: (_, seen, unseen) => surprises.push([seen, unseen]),
    });
    expect(surprises).toHaveLength(4);
    expect(surprises.at(-1)![1]).toBeLessThan(surprises[0]![1]);
    const asked = lessons(300, 'asked');
    const told = asked.filter(({ rows, winner }) => {
      const chances = chancesOf(scoresOf(net, rows));
      return chances[winner] === Math.max(...chances);
    });
    expect(told.length).toBeGreaterThan(240);
  });

  it('is the same for the same lessons and chance', () => {
    const few = taught.slice(0, 500);
    expect(trained(few, training())).toEqual(trained(few, training()));
  });

  const surpriseOf = (net: ReturnType<typeof trained>, asked: readonly Lesson[]) =>
    asked.reduce(
      (sum, { rows, winner }) => sum - Math.log(chancesOf(scoresOf(net, rows))[winner]!),
      0,
    );

  it('goes on from another with what that one knew', () => {
    const from = trained(taught, training());
    const asked = lessons(300, 'asked');
    const more = trained(lessons(200, 'more'), { ...training(), passes: 1, from });
    const fresh = trained(lessons(200, 'more'), { ...training(), passes: 1 });
    expect(more).not.toEqual(from);
    expect(surpriseOf(more, asked)).toBeLessThan(0.8 * surpriseOf(fresh, asked));
  });

  it('learns from where a position led to, as who won may be luck', () => {
    const chance = seeded('luck');
    const from = trained(taught, training());
    // The end tells nothing: whoever won, it was by lot.
    const lucky = lessons(400, 'lucky').map((later) => {
      const winner = below(chance, later.rows.length / INPUTS.length);
      return { later: { ...later, winner }, rows: later.rows, winner };
    });
    const asked = lessons(300, 'asked');
    const learned = (led: readonly Lesson[]) => trained(led, { ...training(), passes: 6, from });
    const alone = lucky.map(({ rows, winner }) => ({ rows, winner }));
    expect(surpriseOf(learned(lucky), asked)).toBeLessThan(surpriseOf(learned(alone), asked));
  });

  it('says nothing at first of inputs that the other did not know', () => {
    const from = trained(taught.slice(0, 500), training());
    const names = ['new', ...INPUTS];
    const net = netFor(keptNet(from, INPUTS), names);
    for (const { rows } of lessons(20, 'kept')) {
      const seats = rows.length / INPUTS.length;
      const wider = new Float32Array(seats * names.length);
      for (let seat = 0; seat < seats; seat++)
        wider.set([7, ...rows.subarray(3 * seat, 3 * seat + 3)], seat * names.length);
      scoresOf(net, wider).forEach((score, seat) => {
        expect(score).toBeCloseTo(scoresOf(from, rows)[seat]!, 1);
      });
    }
  });

  it('judges as before when it was kept in two bytes a weight', () => {
    const net = trained(taught.slice(0, 500), training());
    const kept = netFrom(JSON.parse(JSON.stringify(keptNet(net, INPUTS))));
    for (const { rows } of lessons(50, 'kept')) {
      const [as, before] = [chancesOf(scoresOf(kept, rows)), chancesOf(scoresOf(net, rows))];
      as.forEach((chance, seat) => {
        expect(chance).toBeCloseTo(before[seat]!, 2);
      });
    }
  });
});
