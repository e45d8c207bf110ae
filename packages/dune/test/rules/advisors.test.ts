import { type FactionPosition, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

const advanced = { mode: 'advanced' } as const;

/** Bene Gesserit first, with nothing to ship unless said otherwise. */
const sisters = (bg: FactionPosition, ...others: FactionPosition[]) => ({
  factions: [
    { id: 'bene-gesserit', reserves: 0, ...bg },
    ...(others.length > 0 ? others : [{ id: 'harkonnen' } as const]),
  ] satisfies FactionPosition[],
});

const theirs = (t: ReturnType<typeof table>) => t.of('bene-gesserit');

describe('advisors that move', () => {
  it('[BEN-A6] become fighters in an unoccupied territory', () => {
    const t = table(
      sisters(
        { board: { 'carthag@10': 2 }, advisors: ['carthag'] },
        { id: 'harkonnen', board: { 'carthag@10': 1 } },
      ),
      advanced,
    );
    t.choose('carthag', 1, 'tsimpo@10');
    expect(theirs(t)).toMatchObject({
      board: { 'carthag@10': 1, 'tsimpo@10': 1 },
      advisors: ['carthag'],
    });
  });

  it('[BEN-A6] [DUN-28.12] stay or become fighters among others, as they like', () => {
    const position = sisters(
      { board: { 'carthag@10': 2 }, advisors: ['carthag'] },
      { id: 'harkonnen', board: { 'carthag@10': 1, 'tsimpo@10': 1 } },
    );
    const stay = table(position, advanced);
    stay.choose('carthag', 2, 'tsimpo@11');
    expect([stay.kind, stay.options()]).toEqual(['bg.arrive', ['no', 'yes']]);
    stay.choose('no');
    expect(theirs(stay)).toMatchObject({ board: { 'tsimpo@11': 2 }, advisors: ['tsimpo'] });
    const fight = table(position, advanced);
    fight.choose('carthag', 2, 'tsimpo@11', 'yes');
    expect(theirs(fight)).toMatchObject({ board: { 'tsimpo@11': 2 }, advisors: [] });
  });

  it('[BEN-A6] stay advisors when a Karama stops the flip', () => {
    const t = table(
      sisters(
        { board: { 'carthag@10': 2 }, advisors: ['carthag'] },
        { id: 'harkonnen', board: { 'carthag@10': 1, 'tsimpo@10': 1 }, hand: ['karama'] },
      ),
      advanced,
      ['karama.stop'],
    );
    t.choose('carthag', 2, 'tsimpo@11', 'yes');
    expect(t.decision('harkonnen').about).toEqual({ item: 'BEN-A6', user: 0 });
    t.choose('karama');
    expect(theirs(t).advisors).toEqual(['tsimpo']);
  });

  it('[BEN-A6] [BEN-A3] may come into a full stronghold, only as advisors', () => {
    const t = table(
      sisters(
        { board: { 'tsimpo@10': 2 }, advisors: ['tsimpo'] },
        { id: 'harkonnen', reserves: 0, board: { 'carthag@10': 1, 'tsimpo@10': 1 } },
        { id: 'emperor', board: { 'carthag@10': 1 } },
      ),
      advanced,
    );
    t.choose('tsimpo', 2, 'carthag@10');
    expect([t.faction, t.kind]).toEqual(['harkonnen', 'move']);
    expect(theirs(t)).toMatchObject({ board: { 'carthag@10': 2 }, advisors: ['carthag'] });
  });

  it('[BEN-A9] take the kind that is already there', () => {
    const position = sisters(
      {
        board: { 'carthag@10': 2, 'tsimpo@10': 1, 'imperial-basin@10': 1 },
        advisors: ['carthag', 'imperial-basin'],
      },
      {
        id: 'harkonnen',
        reserves: 0,
        board: { 'carthag@10': 1, 'tsimpo@11': 1, 'imperial-basin@9': 1 },
      },
    );
    const fighters = table(position, advanced);
    fighters.choose('carthag', 1, 'tsimpo@10');
    expect(fighters.faction).toBe('harkonnen');
    expect(theirs(fighters).advisors).toEqual(['carthag', 'imperial-basin']);
    const advisors = table(position, advanced);
    advisors.choose('carthag', 1, 'imperial-basin@8');
    expect(advisors.faction).toBe('harkonnen');
    expect(theirs(advisors)).toMatchObject({
      board: { 'imperial-basin@8': 1, 'imperial-basin@10': 1 },
      advisors: ['carthag', 'imperial-basin'],
    });
    const joining = table(position, advanced);
    joining.choose('tsimpo', 1, 'imperial-basin@10');
    expect(theirs(joining)).toMatchObject({
      board: { 'imperial-basin@10': 2 },
      advisors: ['carthag', 'imperial-basin'],
    });
  });

  it('[BEN-A9] stay advisors when they only change sector', () => {
    const t = table(
      sisters(
        { board: { 'old-gap@8': 2 }, advisors: ['old-gap'] },
        { id: 'harkonnen', board: { 'old-gap@9': 1 } },
      ),
      advanced,
    );
    t.choose('old-gap', 2, 'old-gap@10');
    expect(theirs(t)).toMatchObject({ board: { 'old-gap@10': 2 }, advisors: ['old-gap'] });
  });

  it('[DUN-9.15] [BEN-A3] neither give ornithopters nor fly', () => {
    const given = table(
      sisters(
        { board: { 'carthag@10': 1, 'tueks-sietch@4': 1 }, advisors: ['carthag'] },
        { id: 'harkonnen', board: { 'carthag@10': 1 } },
      ),
      advanced,
    );
    given.choose('tueks-sietch', 1);
    expect(given.options()).not.toContain('gara-kulon@7');
    const used = table(
      sisters(
        { board: { 'carthag@10': 1, 'tueks-sietch@4': 1 }, advisors: ['tueks-sietch'] },
        { id: 'harkonnen', board: { 'tueks-sietch@4': 1 } },
      ),
      advanced,
    );
    used.choose('tueks-sietch', 1);
    expect(used.options()).toContain('pasty-mesa@7');
    expect(used.options()).not.toContain('gara-kulon@7');
  });
});

describe('fighters whose territory is entered', () => {
  const harkonnen = (more: FactionPosition): FactionPosition => ({
    id: 'harkonnen',
    spice: 5,
    ...more,
  });
  const enter = (...others: FactionPosition[]) => ({
    factions: [
      ...others,
      { id: 'bene-gesserit', board: { 'carthag@10': 2 }, hand: ['shield'] },
    ] satisfies FactionPosition[],
  });

  it('[BEN-A7] [DUN-21.6] [DUN-28.12] may step aside before anything else happens', () => {
    const t = table(enter(harkonnen({})), advanced);
    t.choose('carthag@10', 1);
    expect([t.faction, t.kind, t.decision().about]).toEqual([
      'bene-gesserit',
      'bg.intrusion',
      { territory: 'carthag', entrant: 0 },
    ]);
    t.choose('yes');
    expect(theirs(t).advisors).toEqual(['carthag']);
    expect([t.faction, t.kind]).toEqual(['bene-gesserit', 'bg.accompany']);
  });

  it('[BEN-A7] may stand', () => {
    const t = table(enter(harkonnen({})), advanced);
    t.choose('carthag@10', 1, 'no');
    expect(theirs(t).advisors).toEqual([]);
  });

  it('[BEN-A7] are asked when somebody moves in, not when they move about inside', () => {
    const t = table(enter(harkonnen({ reserves: 0, board: { 'tsimpo@10': 1 } })), advanced);
    t.choose('tsimpo', 1, 'carthag@10');
    expect(t.kind).toBe('bg.intrusion');
    const inside = table(
      {
        factions: [
          harkonnen({ reserves: 0, board: { 'old-gap@8': 1 } }),
          { id: 'bene-gesserit', board: { 'old-gap@9': 1 } },
        ],
      },
      advanced,
    );
    inside.choose('old-gap', 1, 'old-gap@9');
    expect([inside.faction, inside.kind]).toEqual(['bene-gesserit', 'ship']);
  });

  it('[BEN-A7] are asked when Fremen come', () => {
    const t = table(
      {
        factions: [{ id: 'fremen' }, { id: 'bene-gesserit', board: { 'sietch-tabr@13': 2 } }],
      },
      advanced,
    );
    t.choose('sietch-tabr@13', 1, 0);
    expect(t.kind).toBe('bg.intrusion');
  });

  it('[BEN-A7] stand when a Karama stops the flip', () => {
    const t = table(enter(harkonnen({ hand: ['karama'] })), advanced, ['karama.stop']);
    t.choose('carthag@10', 1, 'yes');
    expect(t.decision('harkonnen').about).toEqual({ item: 'BEN-A7', user: 1 });
    t.choose('karama');
    expect(theirs(t).advisors).toEqual([]);
  });

  it('[BEN-A7] do not step aside in the basic game', () => {
    const t = table(enter(harkonnen({})));
    t.choose('carthag@10', 1);
    expect(t.kind).toBe('bg.accompany');
  });

  it.each([
    ['yes', false],
    ['no', true],
  ] as const)('[DUN-21.6] [BEN-A3] stepping aside (%s) removes the battle', (answer, battle) => {
    const t = table(enter(harkonnen({ reserves: 0, board: { 'tsimpo@10': 1 } })), advanced);
    t.choose('tsimpo', 1, 'carthag@10', answer);
    t.runUntil(({ phase }) => phase === 'collection' || phase === 'mentat');
    expect(t.events().some(({ type }) => type === 'battle-named')).toBe(battle);
  });
});

describe('advisors announced as fighters', () => {
  const wartime = (bg: FactionPosition, ...others: FactionPosition[]) => ({
    ...sisters(bg, ...others),
    begun: false,
  });

  it('[BEN-A8] [DUN-8.19] [DUN-28.11] flip before any shipment, territory by territory', () => {
    const t = table(
      wartime(
        {
          board: { 'carthag@10': 1, 'tsimpo@10': 1, 'basin@8': 1 },
          advisors: ['carthag', 'tsimpo'],
        },
        { id: 'harkonnen', board: { 'carthag@10': 1, 'tsimpo@11': 1 } },
      ),
      advanced,
    );
    expect([t.kind, t.decision().about, t.options()]).toEqual([
      'bg.wartime',
      { territory: 'carthag' },
      ['no', 'yes'],
    ]);
    t.choose('yes');
    expect(t.decision().about).toEqual({ territory: 'tsimpo' });
    t.choose('no');
    expect(theirs(t).advisors).toEqual(['tsimpo']);
    expect(t.kind).toBe('move');
  });

  it('[DUN-28.11] flip after Atreides had their look', () => {
    const t = table(
      wartime(
        { board: { 'carthag@10': 1 }, advisors: ['carthag'] },
        { id: 'atreides', board: { 'carthag@10': 1 } },
        { id: 'harkonnen', hand: ['karama'] },
      ),
      advanced,
      ['karama.stop'],
    );
    expect(t.decision('harkonnen').about).toMatchObject({ item: 'ATR-B3' });
    t.by('harkonnen', 'no');
    expect(t.kind).toBe('bg.wartime');
    expect(t.view('atreides').spiceTop).not.toBeNull();
  });

  it('[BEN-A8] stay advisors where a Karama stops it', () => {
    const t = table(
      wartime(
        { board: { 'carthag@10': 1, 'tsimpo@10': 1 }, advisors: ['carthag', 'tsimpo'] },
        { id: 'harkonnen', board: { 'carthag@10': 1, 'tsimpo@11': 1 }, hand: ['karama'] },
      ),
      advanced,
      ['karama.stop'],
    );
    t.choose('yes');
    expect(t.decision('harkonnen').about).toEqual({ item: 'BEN-A8', user: 0 });
    t.choose('karama', 'yes');
    expect(theirs(t).advisors).toEqual(['carthag']);
  });

  it('[BEN-A8] do not flip beside an ally, not even at the Pole, whoever else is there', () => {
    const t = table(
      wartime(
        {
          board: { 'carthag@10': 1, 'polar-sink': 1 },
          advisors: ['carthag', 'polar-sink'],
          allies: [1],
        },
        { id: 'emperor', board: { 'polar-sink': 1 }, allies: [0] },
        { id: 'harkonnen', board: { 'carthag@10': 1, 'polar-sink': 1 } },
      ),
      advanced,
    );
    expect([t.kind, t.decision().about]).toEqual(['bg.wartime', { territory: 'carthag' }]);
    t.choose('no');
    expect(t.kind).not.toBe('bg.wartime');
  });

  it('[BEN-A8] do not flip in the storm', () => {
    const t = table(
      {
        ...wartime(
          { dot: 4, board: { 'carthag@10': 1, 'basin@8': 1 }, advisors: ['carthag', 'basin'] },
          { id: 'harkonnen', dot: 5, board: { 'carthag@10': 1, 'basin@8': 1 } },
        ),
        storm: 10,
      },
      advanced,
    );
    expect([t.kind, t.decision().about]).toEqual(['bg.wartime', { territory: 'basin' }]);
    t.choose('no');
    expect(t.kind).not.toBe('bg.wartime');
  });

  it('[BEN-A8] are no third faction in a stronghold, but may be elsewhere', () => {
    const t = table(
      wartime(
        { board: { 'carthag@10': 1, 'tsimpo@10': 1 }, advisors: ['carthag', 'tsimpo'] },
        { id: 'harkonnen', board: { 'carthag@10': 1, 'tsimpo@10': 1 } },
        { id: 'emperor', board: { 'carthag@10': 1, 'tsimpo@10': 1 } },
      ),
      advanced,
    );
    expect([t.kind, t.decision().about]).toEqual(['bg.wartime', { territory: 'tsimpo' }]);
    t.choose('yes');
    expect([t.kind, theirs(t).advisors]).toEqual(['move', ['carthag']]);
  });
});

describe('advisors and allies', () => {
  const allied = (bg: FactionPosition, emperor: FactionPosition) => ({
    factions: [
      { id: 'bene-gesserit', reserves: 0, allies: [1], ...bg },
      { id: 'emperor', allies: [0], ...emperor },
      { id: 'harkonnen' },
    ] satisfies FactionPosition[],
  });

  it('[DUN-21.5] [DUN-30.14] share a territory, the advisors coming or the ally', () => {
    const t = table(
      allied(
        { board: { 'tsimpo@10': 1, 'basin@8': 1 }, advisors: ['tsimpo', 'basin'] },
        { spice: 5, board: { 'carthag@10': 1 } },
      ),
      advanced,
    );
    t.choose('tsimpo', 1, 'carthag@10');
    expect(theirs(t).advisors).toEqual(['basin', 'carthag']);
    expect([t.faction, t.kind]).toEqual(['emperor', 'ship']);
    t.choose('basin@8', 1, 0);
    expect(t.of('emperor').board).toMatchObject({ 'basin@8': 1 });
    t.choose('none');
    expect(t.of('emperor').tanks).toEqual({ normal: 0, special: 0 });
    expect(theirs(t).tanks).toEqual({ normal: 0, special: 0 });
  });

  it('[DUN-21.5] [BEN-A8] [DUN-30.14] do not flip there', () => {
    const t = table(
      {
        ...allied(
          { board: { 'tsimpo@10': 1, 'polar-sink': 1 }, advisors: ['tsimpo', 'polar-sink'] },
          { board: { 'tsimpo@11': 1, 'polar-sink': 1 } },
        ),
        begun: false,
      },
      advanced,
    );
    expect(t.kind).toBe('move');
  });

  it('[DUN-21.5] [DUN-13.8] fighters keep out', () => {
    const t = table(
      allied({ board: { 'tsimpo@10': 1 } }, { board: { 'carthag@10': 1 } }),
      advanced,
    );
    t.choose('tsimpo', 1);
    expect(t.why('carthag@10')).toMatchObject({ code: 'ally-there' });
  });

  it('[BEN-A9] [DUN-13.8] advisors keep out where they would join fighters beside the ally', () => {
    const t = table(
      allied(
        { board: { 'tsimpo@10': 1, 'carthag@10': 1 }, advisors: ['tsimpo'] },
        { board: { 'carthag@10': 1 } },
      ),
      advanced,
    );
    t.choose('tsimpo', 1);
    expect(t.why('carthag@10')).toMatchObject({ code: 'ally-there' });
  });

  it('[BEN-A7] an ally that enters the Polar Sink triggers nothing', () => {
    const t = table(
      allied({ board: { 'polar-sink': 1 } }, { spice: 4, board: { 'carthag@10': 1 } }),
      advanced,
    );
    t.choose('none');
    t.choose('polar-sink', 1, 0);
    expect([t.faction, t.kind]).toEqual(['emperor', 'move']);
  });
});
