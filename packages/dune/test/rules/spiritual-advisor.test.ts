import { type FactionPosition, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

const advanced = { mode: 'advanced' } as const;

const theirs = (t: ReturnType<typeof table>) => t.of('bene-gesserit');

describe('a shipment from off-planet', () => {
  const shipper = (bg: FactionPosition = {}, more: FactionPosition = {}) => ({
    factions: [
      { id: 'harkonnen', spice: 6, ...more },
      { id: 'bene-gesserit', hand: ['shield'], ...bg },
      { id: 'emperor' },
    ] satisfies FactionPosition[],
  });

  it('[BEN-B2] [DUN-8.16] lets Bene Gesserit put a force in the Polar Sink, free', () => {
    const t = table(shipper());
    t.choose('carthag@10', 2);
    expect([t.faction, t.kind, t.options()]).toEqual([
      'bene-gesserit',
      'bg.accompany',
      ['none', 'polar-sink'],
    ]);
    t.choose('polar-sink');
    expect(theirs(t)).toMatchObject({
      spice: 0,
      board: { 'polar-sink': 1 },
      advisors: [],
      reserves: { normal: 19, special: 0 },
    });
    expect([t.faction, t.kind]).toEqual(['harkonnen', 'move']);
  });

  it('[BEN-B2] may be let go by', () => {
    const t = table(shipper());
    t.choose('carthag@10', 2, 'none');
    expect(theirs(t).board).toEqual({});
  });

  it('[BEN-A4] [DUN-8.16] [DUN-28.12] or an advisor in the same cell', () => {
    const t = table(shipper(), advanced);
    t.choose('old-gap@10', 2);
    expect(t.options()).toEqual(['none', 'polar-sink', 'old-gap@10']);
    t.choose('old-gap@10');
    expect(theirs(t)).toMatchObject({
      board: { 'old-gap@10': 1 },
      advisors: ['old-gap'],
      reserves: { normal: 19, special: 0 },
    });
  });

  it('[BEN-A4] joins advisors already there, but not fighters', () => {
    const joins = table(shipper({ board: { 'old-gap@8': 1 }, advisors: ['old-gap'] }), advanced);
    joins.choose('old-gap@10', 2, 'old-gap@10');
    expect(theirs(joins)).toMatchObject({
      board: { 'old-gap@8': 1, 'old-gap@10': 1 },
      advisors: ['old-gap'],
    });
    const fighters = table(shipper({ board: { 'old-gap@8': 1 } }), advanced);
    fighters.choose('old-gap@10', 2, 'no');
    expect([fighters.kind, fighters.options()]).toEqual(['bg.accompany', ['none', 'polar-sink']]);
  });

  it('[BEN-A4] [BEN-A3] into a full stronghold as well', () => {
    const t = table(
      {
        factions: [
          { id: 'harkonnen', spice: 6 },
          { id: 'bene-gesserit' },
          { id: 'emperor', board: { 'carthag@10': 1 } },
        ],
      },
      advanced,
    );
    t.choose('carthag@10', 2, 'carthag@10');
    expect(theirs(t)).toMatchObject({ board: { 'carthag@10': 1 }, advisors: ['carthag'] });
  });

  it.each([
    ['polar-sink', 'BEN-B2'],
    ['old-gap@10', 'BEN-A4'],
  ])(
    '[BEN-B2] [BEN-A4] [DUN-18.5] [DUN-28.12] a Karama stops the one in %s (%s), and nothing is placed instead',
    (cell, item) => {
      const t = table(shipper({}, { hand: ['karama'] }), advanced, ['karama.stop']);
      t.choose('old-gap@10', 2, cell);
      expect(t.decision('harkonnen').about).toEqual({ item, user: 1 });
      t.choose('karama');
      expect(theirs(t)).toMatchObject({ board: {}, reserves: { normal: 20, special: 0 } });
      expect([t.faction, t.kind]).toEqual(['harkonnen', 'move']);
    },
  );

  it('[BEN-B2] needs a force in reserve', () => {
    const t = table(shipper({ reserves: 0, board: { 'basin@8': 20 } }));
    t.choose('carthag@10', 2);
    expect([t.faction, t.kind]).toEqual(['harkonnen', 'move']);
  });

  it('[BEN-B2] comes with the Guild from off-planet, not across or back', () => {
    const guild = {
      factions: [
        { id: 'spacing-guild', spice: 6, board: { 'tueks-sietch@4': 5 } },
        { id: 'bene-gesserit' },
        { id: 'emperor' },
      ] satisfies FactionPosition[],
    };
    const off = table(guild).choose('from-reserves', 'carthag@10', 2);
    expect(off.kind).toBe('bg.accompany');
    const across = table(guild).choose('tueks-sietch', 'carthag@10', 2);
    expect([across.faction, across.kind]).toEqual(['spacing-guild', 'move']);
    const back = table(guild).choose('tueks-sietch', 'to-reserves', 2);
    expect([back.faction, back.kind]).toEqual(['spacing-guild', 'move']);
  });

  it('[BEN-B2] is not their own', () => {
    const t = table({
      factions: [{ id: 'bene-gesserit', spice: 3 }, { id: 'harkonnen' }],
    });
    t.choose('carthag@10', 2);
    expect([t.faction, t.kind]).toEqual(['bene-gesserit', 'move']);
  });
});

describe('what Bene Gesserit ship themselves', () => {
  it('[BEN-A5] [DUN-30.15] arrives as fighters, and not beside own advisors', () => {
    const t = table(
      {
        factions: [
          {
            id: 'bene-gesserit',
            spice: 4,
            board: { 'old-gap@8': 1 },
            advisors: ['old-gap'],
          },
          { id: 'harkonnen', board: { 'old-gap@9': 1, 'carthag@10': 1 } },
        ],
      },
      advanced,
    );
    expect(t.why('old-gap@10')).toEqual({ code: 'own-advisors', rule: 'BEN-A5' });
    t.choose('carthag@10', 2);
    expect(theirs(t)).toMatchObject({ board: { 'carthag@10': 2 }, advisors: ['old-gap'] });
  });

  it('[BEN-A5] [GUI-L1] turns advisors into fighters when the Guild carries them', () => {
    const t = table(
      {
        factions: [
          {
            id: 'bene-gesserit',
            spice: 4,
            allies: [2],
            board: { 'old-gap@8': 2 },
            advisors: ['old-gap'],
          },
          { id: 'harkonnen', board: { 'old-gap@9': 1, 'carthag@10': 1 } },
          { id: 'spacing-guild', allies: [0] },
        ],
        acted: [2],
      },
      advanced,
    );
    t.choose('old-gap', 'carthag@10', 2);
    expect(theirs(t)).toMatchObject({ board: { 'carthag@10': 2 }, advisors: [] });
  });
});

describe('advisors among others', () => {
  it('[DUN-21.4] [BEN-A3] leave room for two factions in a stronghold', () => {
    const t = table(
      {
        factions: [
          { id: 'atreides', spice: 2 },
          { id: 'bene-gesserit', board: { 'carthag@10': 3 }, advisors: ['carthag'] },
          { id: 'harkonnen', board: { 'carthag@10': 1 } },
        ],
      },
      advanced,
    );
    t.choose('carthag@10', 2);
    expect(t.of('atreides').board).toEqual({ 'carthag@10': 2 });
  });

  it('[DUN-21.4] [BEN-A3] collect no spice and no income', () => {
    const t = table(
      {
        phase: 'collection',
        spice: { 'old-gap@9': 6 },
        factions: [
          {
            id: 'bene-gesserit',
            board: { 'old-gap@9': 2, 'carthag@10': 1 },
            advisors: ['old-gap', 'carthag'],
          },
          { id: 'harkonnen', board: { 'old-gap@8': 1, 'carthag@10': 1 } },
        ],
      },
      advanced,
    );
    t.runUntil(({ phase }) => phase !== 'collection');
    expect(theirs(t).spice).toBe(0);
    expect(t.of('harkonnen').spice).toBe(2);
    expect(t.position.spice).toEqual({ 'old-gap@9': 6 });
  });

  it('[DUN-21.4] [BEN-A3] win no strongholds and deny none', () => {
    const position = (advisors: string[]) => ({
      phase: 'mentat' as const,
      factions: [
        {
          id: 'bene-gesserit',
          advisors,
          board: { 'arrakeen@9': 1, 'carthag@10': 1, 'sietch-tabr@13': 1 },
        },
        {
          id: 'harkonnen',
          board: { 'arrakeen@9': 1, 'carthag@10': 1, 'sietch-tabr@13': 1 },
        },
        { id: 'emperor' },
      ] satisfies FactionPosition[],
    });
    const t = table(position(['arrakeen', 'carthag', 'sietch-tabr']), advanced);
    t.runUntil(({ phase }) => phase !== 'mentat');
    expect(t.position.winners).toEqual([1]);
    const fighters = table(position([]), advanced);
    fighters.runUntil(({ phase }) => phase !== 'mentat');
    expect(fighters.position.winners).toEqual([]);
  });

  it('[BEN-A3] die in the storm and under the worm', () => {
    const storm = table(
      {
        phase: 'storm',
        stormCard: 2,
        factions: [
          { id: 'fremen', board: { 'cielago-south@2': 1 } },
          { id: 'bene-gesserit', board: { 'cielago-south@1': 3 }, advisors: ['cielago-south'] },
        ],
      },
      advanced,
    );
    storm.runUntil(({ phase }) => phase !== 'storm');
    expect(theirs(storm)).toMatchObject({ board: {}, advisors: [], tanks: { normal: 3 } });
    const worm = table(
      {
        phase: 'spice-blow',
        spiceDeck: ['shai-hulud', 'spice-red-chasm', 'spice-south-mesa'],
        spiceDiscard: [['spice-cielago-south'], []],
        factions: [
          { id: 'harkonnen', board: { 'cielago-south@2': 1 } },
          { id: 'bene-gesserit', board: { 'cielago-south@1': 3 }, advisors: ['cielago-south'] },
        ],
      },
      advanced,
    );
    worm.runUntil(({ phase }) => phase !== 'spice-blow');
    expect(theirs(worm)).toMatchObject({ board: {}, advisors: [], tanks: { normal: 3 } });
  });
});

describe('advisors and Family Atomics', () => {
  it('[BEN-A3] do not allow it, and die of it', () => {
    const t = table(
      {
        phase: 'storm',
        factions: [
          { id: 'harkonnen', board: { 'shield-wall@7': 1 }, hand: ['family-atomics'] },
          {
            id: 'bene-gesserit',
            board: { 'shield-wall@8': 2 },
            advisors: ['shield-wall'],
            hand: ['family-atomics'],
          },
        ],
      },
      advanced,
      ['family.atomics'],
    );
    t.runUntil('family.atomics');
    expect(t.options('bene-gesserit')).toEqual(['none']);
    t.by('bene-gesserit', 'none').by('harkonnen', 'yes');
    expect(theirs(t)).toMatchObject({ board: {}, advisors: [], tanks: { normal: 2 } });
  });
});

describe('advisors left alone', () => {
  const alone = (more: FactionPosition = {}) => ({
    factions: [
      {
        id: 'harkonnen',
        dot: 4,
        reserves: 0,
        board: { 'carthag@10': 1, 'tsimpo@10': 1 },
      },
      {
        id: 'bene-gesserit',
        dot: 5,
        reserves: 0,
        board: { 'carthag@10': 2, 'tsimpo@11': 1 },
        advisors: ['carthag', 'tsimpo'],
        ...more,
      },
    ] satisfies FactionPosition[],
  });

  it('[BEN-A9] [DUN-28.13] become fighters after all turns, before Battle', () => {
    const t = table({ ...alone(), storm: 12 }, advanced);
    t.choose('carthag', 1, 'arsunt@10');
    expect([t.faction, theirs(t).advisors]).toEqual(['bene-gesserit', ['carthag', 'tsimpo']]);
    t.choose('none');
    expect(theirs(t).advisors).toEqual(['tsimpo']);
  });

  it('[BEN-A9] [DUN-28.13] unless they are in the storm', () => {
    const t = table(
      {
        ...alone({ board: { 'carthag@10': 2, 'arsunt@10': 1 }, advisors: ['carthag', 'arsunt'] }),
        storm: 10,
      },
      advanced,
    );
    t.choose('none', 'none');
    expect(theirs(t).advisors).toEqual(['carthag', 'arsunt']);
  });
});
