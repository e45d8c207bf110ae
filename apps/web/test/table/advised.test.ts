import { imperiumBots } from '@landsraad/bots/imperium';
import { botIn, namesIn } from '@landsraad/bots/roster';
import type { ImperiumView } from '@landsraad/imperium';
import { table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';
import type { Advice } from '../../src/games/protocol.ts';
import { plan } from '../../src/packs/imperium/plan/kit.ts';
import { choices } from '../../src/packs/imperium/table/choices.ts';
import { pageOf, pagesOf } from '../../src/table/panel/faces.ts';
import { advisedTurn, choiceFrom } from '../../src/table/plan/advised.ts';
import type { AnyPlanKit } from '../../src/table/plan/kit.ts';
import type { Asked } from '../../src/table/spots.ts';

const advice = (...entries: [string, number][]): Advice[] =>
  entries.map(([choice, score]) => ({ choice, score, motives: [] }));
const options = ['a', 'b', 'c'].map((id) => ({ id }));

describe('what the adviser would choose', () => {
  it('is all of it where several things are chosen at once', () => {
    const two = { shape: 'some', options, min: 2, max: 2 } as unknown as Asked;
    expect(choiceFrom(advice(['b', 3], ['c', -1], ['a', -2]), two)).toEqual(['b', 'c']);
    const some = { shape: 'some', options, min: 0, max: 3 } as unknown as Asked;
    expect(choiceFrom(advice(['b', 3], ['c', 1], ['a', -2]), some)).toEqual(['b', 'c']);
    expect(choiceFrom([], two)).toBeNull();
  });

  it('is a whole turn, to its end', async () => {
    const at = table(
      { players: [{ hand: ['dune-the-desert-planet', 'dagger'], water: 2, garrison: 3 }] },
      { confirmEverything: true },
    );
    const adviser = namesIn(imperiumBots)
      .map((name) => botIn(imperiumBots, name))
      .find(({ explain }) => explain)!;
    const adviseOn = async (decision: Asked, view: unknown) =>
      adviser.explain!(decision as never, view as ImperiumView) as readonly Advice[];
    await plan.ready(at.match.view(0));
    const steps = await advisedTurn(plan as AnyPlanKit, at.match.view(0), adviseOn);
    for (const { choice } of steps) at.choose(choice);
    expect(at.seat).toBe(1);
  });
});

describe('cards that are chosen by their faces', () => {
  it('lie by hand, in play and discard, equal ones once with their number', () => {
    const at = table(
      {
        players: [
          {
            hand: ['seek-allies', 'dagger', 'dagger', 'diplomacy'],
            discard: ['dagger', 'reconnaissance'],
            spice: 2,
          },
        ],
      },
      { confirmEverything: true },
    );
    at.choose('diplomacy', 'selective-breeding');
    if (!at.kind.startsWith('trash')) at.choose(at.options[0]!);
    expect(at.kind).toMatch(/^trash/);
    const faces = choices.faces(at.decision as never, at.match.view(0), 'en');
    expect(faces.map(({ thing, count, group }) => [group, thing.id, count])).toEqual([
      ['Hand', 'seek-allies', 1],
      ['Hand', 'dagger', 2],
      ['In play', 'diplomacy', 1],
      ['Discard', 'reconnaissance', 1],
      ['Discard', 'dagger', 1],
    ]);
    const many = Array.from({ length: 11 }, () => faces[0]!) as never;
    expect([pagesOf(many), pageOf(many, 0).length, pageOf(many, 1).length]).toEqual([2, 9, 2]);
  });
});
