import { type Position, type Table, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

type Options = Parameters<typeof table>[1];

const EVERYTHING: NonNullable<Parameters<typeof table>[2]> = [
  'anytime',
  'karama.stop',
  'karama.bid',
  'ally.pledge',
];

/** Every decision up to the end of the phase, in order; those asked at once count as one. */
function asked(position: Position, options: Options, answers: Record<string, string | number>) {
  const t: Table = table(position, options, EVERYTHING);
  const told: string[] = [];
  while (t.position.phase === position.phase) {
    const { seat, kind, about, fallback } = t.match.pending[0]!;
    const what = about?.item ? `${kind} ${about.item}` : kind;
    if (told.at(-1) !== what) told.push(what);
    t.match.answer(seat, answers[`${t.faction} ${kind}`] ?? fallback);
  }
  return told;
}

describe('the order of', () => {
  it('[DUN-28.9] Bidding, its four cards one after the other', () => {
    const position: Position = {
      phase: 'bidding',
      treacheryDeck: ['crysknife', 'shield', 'kulon', 'baliset', 'hajr'],
      factions: [
        { id: 'harkonnen', spice: 5, hand: ['stunner'] },
        { id: 'emperor', spice: 5 },
        { id: 'atreides' },
        { id: 'fremen', hand: ['snooper'] },
      ],
    };
    const sale = ['bid', 'karama.bid', 'karama.stop EMP-B1', 'karama.stop HAR-B4', 'anytime'];
    expect(asked(position, {}, { 'harkonnen bid': 'bid:1' })).toEqual([
      'karama.stop ATR-B1',
      ...[sale, sale, sale, sale].flat(),
    ]);
  });

  it('[DUN-28.10] Revival', () => {
    const position: Position = {
      phase: 'revival',
      factions: [
        { id: 'emperor', allies: [1, 2], spice: 9, hand: ['stunner'], deadLeaders: ['caid'] },
        { id: 'fremen', allies: [0, 2] },
        {
          id: 'atreides',
          allies: [0, 1],
          tanks: 9,
          deadLeaders: ['thufir-hawat'],
          revivingLeaders: true,
        },
        { id: 'harkonnen', hand: ['snooper'] },
      ],
    };
    const answers = { 'emperor emperor.revive.ally': 1 };
    expect(asked(position, { mode: 'advanced', allianceMax: 3 }, answers)).toEqual([
      'fremen.revive.ally',
      'karama.stop FRE-L2',
      'emperor.revive.ally',
      'karama.stop EMP-L2',
      'revive.forces',
      'revive.leader',
      'anytime',
    ]);
  });
});
