import { TREACHERY } from '@landsraad/dune';
import { type FactionPosition, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

const KARAMAS = ['karama', 'karama'];
const TRUTHTRANCES = ['truthtrance', 'truthtrance'];
const WORTHLESS = TREACHERY.flatMap(({ id, type }) => (type === 'worthless' ? [id] : []));

describe('a window in which all could see that nobody can act', () => {
  /** Who is asked to stop the look at the top spice card. */
  const askedToStop = (treacheryDiscard: string[]) =>
    table(
      {
        phase: 'shipment',
        begun: false,
        treacheryDiscard,
        factions: [
          { id: 'atreides' },
          { id: 'bene-gesserit', hand: ['shield'] },
          { id: 'emperor', hand: ['snooper'] },
          { id: 'harkonnen' },
        ],
      },
      { mode: 'advanced' },
      ['karama.stop'],
    ).match.pending.flatMap(({ kind, seat }) => (kind === 'karama.stop' ? [seat] : []));

  it('[DUN-28.3] opens for whoever has cards while a Karama may be among them', () => {
    expect(askedToStop([])).toEqual([1, 2]);
    expect(askedToStop(['karama'])).toEqual([1, 2]);
  });
  it('[DUN-28.3] [BEN-A10] but for those alone who might use a worthless card, then nobody', () => {
    expect(askedToStop(KARAMAS)).toEqual([1]);
    expect(askedToStop([...KARAMAS, ...WORTHLESS.slice(1)])).toEqual([1]);
    expect(askedToStop([...KARAMAS, ...WORTHLESS])).toEqual([]);
  });

  /** Who is asked at a moment for cards that may be played any time. */
  const askedAnytime = (treacheryDiscard: string[], factions: readonly FactionPosition[]) =>
    table({ phase: 'mentat', treacheryDiscard, factions }, { mode: 'advanced' }, [
      'anytime',
    ]).match.pending.flatMap(({ kind, seat }) => (kind === 'anytime' ? [seat] : []));
  const hand = ['shield'];

  it('[DUN-28.2] opens for whoever has cards while a Truthtrance may be among them', () => {
    const factions: FactionPosition[] = [{ id: 'atreides', hand }, { id: 'fremen' }];
    expect(askedAnytime(['truthtrance'], factions)).toEqual([0]);
    expect(askedAnytime(TRUTHTRANCES, factions)).toEqual([]);
  });
  it('[DUN-28.2] or a Ghola, for whoever has somebody to revive', () => {
    const factions: FactionPosition[] = [
      { id: 'atreides', hand, tanks: 1 },
      { id: 'bene-gesserit', hand, deadLeaders: ['alia'] },
      { id: 'fremen', hand },
    ];
    expect(askedAnytime(TRUTHTRANCES, factions)).toEqual([0, 1]);
    expect(askedAnytime([...TRUTHTRANCES, 'tleilaxu-ghola'], factions)).toEqual([]);
  });
  it('[DUN-28.2] [EMP-K1] or a Karama, for an Emperor with somebody to revive by its power', () => {
    const open = [...TRUTHTRANCES, 'tleilaxu-ghola'];
    const emperor = (more: FactionPosition): FactionPosition[] => [
      { id: 'emperor', hand, ...more },
      { id: 'fremen', hand, tanks: 3 },
    ];
    expect(askedAnytime(open, emperor({ tanks: 1 }))).toEqual([0]);
    expect(askedAnytime(open, emperor({ deadLeaders: ['bashar'] }))).toEqual([0]);
    expect(askedAnytime(open, emperor({}))).toEqual([]);
    expect(askedAnytime(open, emperor({ tanks: 1, hand: [] }))).toEqual([]);
    expect(askedAnytime(open, emperor({ tanks: 1, karamaPowerUsed: true }))).toEqual([]);
    expect(askedAnytime([...open, ...KARAMAS], emperor({ tanks: 1 }))).toEqual([]);
  });
  it('[DUN-28.2] [HAR-K1] or a Karama, for Harkonnen who have not used their power', () => {
    const harkonnen = (more: FactionPosition): FactionPosition[] => [
      { id: 'harkonnen', hand, ...more },
      { id: 'fremen', hand },
    ];
    expect(askedAnytime(TRUTHTRANCES, harkonnen({}))).toEqual([0]);
    expect(askedAnytime(TRUTHTRANCES, harkonnen({ karamaPowerUsed: true }))).toEqual([]);
    expect(askedAnytime([...TRUTHTRANCES, ...KARAMAS], harkonnen({}))).toEqual([]);
  });
  it('[DUN-28.2] [EMP-L1] always opens for an Emperor with an ally, once', () => {
    const t = table(
      {
        phase: 'mentat',
        factions: [
          { id: 'emperor', spice: 4, allies: [1] },
          { id: 'fremen', allies: [0] },
        ],
      },
      {},
      ['anytime'],
    );
    expect(t.options('emperor')).toEqual(['pass', 'gift']);
    t.by('emperor', 'gift', 'seat:1', 3);
    expect(t.of('fremen').spice).toBe(3);
    expect(t.position.phase).toBe('storm');
  });
});
