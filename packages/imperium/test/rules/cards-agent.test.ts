import { describe, expect, it } from 'vitest';
import { agentTurn, type Changes, changes, laid } from './changes.ts';

/* What the cards do on Agent turns. The changes include those of the space. */

const FACTION = [
  'conspire',
  'wealth',
  'heighliner',
  'foldspace',
  'selective-breeding',
  'secrets',
  'hardy-warriors',
  'stillsuits',
];
const EMPEROR = FACTION.slice(0, 2);
const GUILD = FACTION.slice(2, 4);
const BENE_GESSERIT = FACTION.slice(4, 6);
const FREMEN = FACTION.slice(6);
const LANDSRAAD = ['high-council', 'mentat', 'swordmaster', 'rally-troops', 'hall-of-oratory'];
const CHOAM = ['sell-melange', 'secure-contract'];
const CITY = ['arrakeen', 'carthag', 'research-station', 'sietch-tabr'];
const DESERT = ['imperial-basin', 'hagga-basin', 'the-great-flat'];
const TRADE = [...CHOAM, ...DESERT];
const CITY_AND_TRADE = [...CHOAM, ...CITY, ...DESERT];

describe('where a card sends its Agent', () => {
  it.each<[string, string[]]>([
    ['dagger', LANDSRAAD],
    ['diplomacy', FACTION],
    ['dune-the-desert-planet', TRADE],
    ['reconnaissance', CITY],
    ['seek-allies', FACTION],
    ['signet-ring', [...LANDSRAAD, ...CITY_AND_TRADE]],
    ['arrakis-liaison', [...LANDSRAAD, ...CITY]],
    ['foldspace', [...FACTION, ...LANDSRAAD, ...CITY_AND_TRADE]],
    ['arrakis-recruiter', CITY],
    ['bene-gesserit-initiate', [...LANDSRAAD, ...CITY_AND_TRADE]],
    ['bene-gesserit-sister', [...BENE_GESSERIT, ...LANDSRAAD]],
    ['carryall', TRADE],
    ['chani', [...FREMEN, ...CITY_AND_TRADE]],
    ['crysknife', [...FREMEN, ...TRADE]],
    ['dr-yueh', CITY],
    ['duncan-idaho', CITY],
    ['fedaykin-death-commando', CITY_AND_TRADE],
    ['firm-grip', [...EMPEROR, ...LANDSRAAD]],
    ['fremen-camp', TRADE],
    ['gene-manipulation', [...LANDSRAAD, ...CITY]],
    ['guild-administrator', [...GUILD, ...TRADE]],
    ['guild-ambassador', LANDSRAAD],
    ['guild-bankers', [...EMPEROR, ...GUILD, ...LANDSRAAD]],
    ['gun-thopter', CITY_AND_TRADE],
    ['gurney-halleck', CITY],
    ['imperial-spy', EMPEROR],
    ['lady-jessica', [...BENE_GESSERIT, ...LANDSRAAD, ...CITY_AND_TRADE]],
    ['liet-kynes', [...FREMEN, ...CITY]],
    ['missionaria-protectiva', CITY],
    ['opulence', EMPEROR],
    ['other-memory', CITY_AND_TRADE],
    ['piter-de-vries', [...LANDSRAAD, ...CITY]],
    ['power-play', FACTION],
    ['reverend-mother-mohiam', [...EMPEROR, ...BENE_GESSERIT]],
    ['sardaukar-legion', [...EMPEROR, ...LANDSRAAD]], // EX-1
    ['scout', CITY_AND_TRADE],
    ['shifting-allegiances', [...LANDSRAAD, ...TRADE]],
    ['sietch-reverend-mother', [...BENE_GESSERIT, ...FREMEN]],
    ['smugglers-thopter', TRADE],
    ['space-travel', GUILD],
    ['spice-hunter', [...FREMEN, ...TRADE]],
    ['spice-smugglers', CITY],
    ['stilgar', [...FREMEN, ...CITY_AND_TRADE]],
    ['test-of-humanity', [...BENE_GESSERIT, ...LANDSRAAD, ...CITY]],
    ['the-voice', CITY_AND_TRADE],
    ['thufir-hawat', [...FACTION, ...CITY_AND_TRADE]],
    ['worm-riders', CITY_AND_TRADE],
  ])('[IMP-10.2] [IMP-10.6] %s goes only where one of its icons is', (card, spaces) => {
    const t = laid({ hand: [card], solari: 8, spice: 6, water: 2, influence: { fremen: 2 } });
    t.choose(card);
    expect(t.options).toEqual(spaces);
  });

  it.each([
    'convincing-argument',
    'the-spice-must-flow',
    'assassination-mission',
    'choam-directorship',
    'sardaukar-infantry',
  ])('[IMP-10.3] %s has no icon and can only be revealed', (card) => {
    const t = laid({ hand: [card] });
    expect(t.options).toEqual(['reveal']);
    expect(t.why(card)?.rule).toBe('IMP-10.3');
  });

  it.each([
    'convincing-argument',
    'the-spice-must-flow',
    'assassination-mission',
    'choam-directorship',
    'sardaukar-infantry',
  ])('[IMP-10.3] [AMB-57] %s goes to a Faction space with an Envoy, and adds nothing', (card) => {
    const t = laid({ hand: [card], intrigue: ['dispatch-an-envoy'] });
    t.choose('intrigue:dispatch-an-envoy', card);
    expect(t.options).toEqual(['wealth', 'foldspace', 'secrets', 'stillsuits']);
    const before = t.player(0);
    t.choose('wealth');
    expect(changes(before, t.player(0))).toEqual({ emperor: 1, solari: 2 });
  });
});

describe('Agent boxes without a choice', () => {
  it.each<[string, string, Changes]>([
    ['arrakis-recruiter', 'carthag', { garrison: 2, intrigue: 1 }],
    ['bene-gesserit-initiate', 'hall-of-oratory', { garrison: 1, cards: 1 }],
    ['crysknife', 'secure-contract', { solari: 4 }],
    ['dr-yueh', 'carthag', { garrison: 1, intrigue: 1, cards: 1 }],
    ['gurney-halleck', 'carthag', { garrison: 3, intrigue: 1, cards: 1 }],
    ['kwisatz-haderach', 'wealth', { emperor: 1, solari: 2, cards: 1 }],
    ['lady-jessica', 'hall-of-oratory', { garrison: 1, cards: 2 }],
    ['opulence', 'wealth', { emperor: 1, solari: 5 }],
    ['piter-de-vries', 'hall-of-oratory', { garrison: 1, intrigue: 1 }],
    ['sardaukar-legion', 'hall-of-oratory', { garrison: 3 }],
    ['space-travel', 'foldspace', { 'spacing-guild': 1, cards: 1 }],
    ['stilgar', 'secure-contract', { solari: 3, water: 1 }],
    ['thufir-hawat', 'secure-contract', { solari: 3, cards: 1 }],
    ['worm-riders', 'secure-contract', { solari: 3, spice: 2 }],
  ])('[IMP-10.8] %s adds its Agent box to %s', (card, space, expected) => {
    expect(agentTurn(card, space).changed).toEqual(expected);
  });

  it.each<[string, string, Changes]>([
    ['dagger', 'hall-of-oratory', { garrison: 1 }],
    ['diplomacy', 'wealth', { emperor: 1, solari: 2 }],
    ['dune-the-desert-planet', 'secure-contract', { solari: 3 }],
    ['reconnaissance', 'carthag', { garrison: 1, intrigue: 1 }],
    ['arrakis-liaison', 'hall-of-oratory', { garrison: 1 }],
    ['bene-gesserit-sister', 'hall-of-oratory', { garrison: 1 }],
    ['chani', 'stillsuits', { fremen: 1, water: 1 }],
    ['guild-bankers', 'hall-of-oratory', { garrison: 1 }],
    ['gun-thopter', 'secure-contract', { solari: 3 }],
    ['liet-kynes', 'stillsuits', { fremen: 1, water: 1 }],
    ['reverend-mother-mohiam', 'wealth', { emperor: 1, solari: 2 }],
    ['scout', 'secure-contract', { solari: 3 }],
    ['spice-hunter', 'secure-contract', { solari: 3 }],
    ['test-of-humanity', 'hall-of-oratory', { garrison: 1 }],
    ['the-voice', 'secure-contract', { solari: 3 }],
  ])('[IMP-10.7] %s gives its player nothing on an Agent turn', (card, space, expected) => {
    const { t, changed } = agentTurn(card, space);
    expect(changed).toEqual(expected);
    expect(t.player(0).inPlay).toEqual([card]);
  });
});

describe('Agent boxes that trash their own card', () => {
  it.each<[string, string, Changes]>([
    ['seek-allies', 'wealth', { emperor: 1, solari: 2 }],
    ['power-play', 'wealth', { emperor: 2, solari: 2, vp: 1 }],
    ['power-play', 'stillsuits', { fremen: 2, water: 1, vp: 1 }],
  ])('[IMP-12.7] %s at %s is trashed, like it or not', (card, space, expected) => {
    const { t, changed } = agentTurn(card, space);
    expect(changed).toEqual(expected);
    expect(t.player(0).inPlay).toEqual([]);
    expect(t.position.trashed).toEqual([card]);
  });

  it('[IMP-12.7] [IMP-3.11] Foldspace draws a card and goes back to its stack', () => {
    const { t, changed } = agentTurn('foldspace', 'hall-of-oratory', {}, [], {
      reserve: { foldspace: 5 },
    });
    expect(changed).toEqual({ garrison: 1, cards: 1 });
    expect(t.player(0).inPlay).toEqual([]);
    expect(t.position.trashed).toEqual([]);
    expect(t.position.reserve.foldspace).toBe(6);
  });

  it('[IMP-29.6] Imperial Spy may be trashed for an Intrigue card', () => {
    const paid = agentTurn('imperial-spy', 'wealth', {}, ['imperial-spy/pay']);
    expect(paid.changed).toEqual({ emperor: 1, solari: 2, intrigue: 1 });
    expect(paid.t.position.trashed).toEqual(['imperial-spy']);
    const kept = agentTurn('imperial-spy', 'wealth');
    expect(kept.changed).toEqual({ emperor: 1, solari: 2 });
    expect(kept.t.player(0).inPlay).toEqual(['imperial-spy']);
  });
});

describe('Agent boxes with an arrow', () => {
  it.each<[string, string, object, string[], Changes, Changes]>([
    [
      'duncan-idaho',
      'carthag',
      { water: 2 },
      ['duncan-idaho/pay'],
      { water: -1, garrison: 2, intrigue: 1, cards: 1 },
      { garrison: 1, intrigue: 1 },
    ],
    [
      'fremen-camp',
      'secure-contract',
      { spice: 4 },
      ['fremen-camp/pay'],
      { solari: 3, spice: -2, garrison: 3 },
      { solari: 3 },
    ],
    [
      'spice-smugglers',
      'carthag',
      { spice: 4 },
      ['spice-smugglers/pay'],
      { spice: -2, solari: 3, 'spacing-guild': 1, garrison: 1, intrigue: 1 },
      { garrison: 1, intrigue: 1 },
    ],
    [
      'firm-grip',
      'hall-of-oratory',
      { solari: 4 },
      ['firm-grip/pay', 'bene-gesserit'],
      { solari: -2, 'bene-gesserit': 1, garrison: 1 },
      { garrison: 1 },
    ],
    [
      'shifting-allegiances',
      'secure-contract',
      { spice: 4, influence: { emperor: 1 } },
      ['shifting-allegiances/pay', 'fremen'],
      { solari: 3, spice: -2, emperor: -1, fremen: 2, vp: 1 },
      { solari: 3 },
    ],
  ])('[IMP-12.1] [IMP-12.2] [IMP-12.4] %s at %s pays once, or not at all', (...row) => {
    const [card, space, given, choices, paid, declined] = row;
    expect(agentTurn(card, space, given, choices).changed).toEqual(paid);
    expect(agentTurn(card, space, given).changed).toEqual(declined);
  });

  it('[IMP-12.1] Firm Grip offers every Faction but the Emperor', () => {
    const t = laid({ hand: ['firm-grip'], solari: 2 });
    t.play('firm-grip', 'hall-of-oratory').choose('firm-grip/pay');
    expect(t.options).toEqual(['spacing-guild', 'bene-gesserit', 'fremen']);
  });

  it.each([
    ['duncan-idaho', 'carthag', {}],
    ['fremen-camp', 'secure-contract', { spice: 1 }],
    ['spice-smugglers', 'carthag', { spice: 1 }],
    ['firm-grip', 'hall-of-oratory', { solari: 1 }],
    ['shifting-allegiances', 'hall-of-oratory', { spice: 1, influence: { fremen: 1 } }],
    ['shifting-allegiances', 'hall-of-oratory', { spice: 2 }],
  ])('[IMP-4.3] %s cannot be paid for with too little', (card, space, given) => {
    const t = laid({ hand: [card], intrigue: ['ambush'], ...given });
    t.play(card, space);
    expect(t.offers(`${card}/pay`)).toBe(false);
  });
});

describe('Agent boxes with a trash icon', () => {
  it.each([
    ['fedaykin-death-commando', 'secure-contract', { solari: 3 }],
    ['gene-manipulation', 'hall-of-oratory', { garrison: 1 }],
    ['guild-administrator', 'secure-contract', { solari: 3 }],
    ['sietch-reverend-mother', 'stillsuits', { fremen: 1, water: 1 }],
  ])('[IMP-12.6] [IMP-12.8] %s may trash a card from hand, discard pile or play', (...row) => {
    const [card, space, expected] = row;
    expect(agentTurn(card, space, { hand: ['dagger'] }).changed).toEqual(expected);
    const t = laid({ hand: [card, 'dagger'], discard: ['diplomacy'], inPlay: ['scout'] });
    t.play(card, space).choose(`${card}/trash`);
    expect(t.options).toEqual([
      'none',
      'hand:dagger',
      'discard:diplomacy',
      'play:scout',
      `play:${card}`,
    ]);
    t.choose('discard:diplomacy').runUntil(({ active }) => active !== 0);
    expect(t.position.trashed).toEqual(['diplomacy']);
  });
});

describe('Agent boxes with a condition', () => {
  it('[IMP-10.8] Gene Manipulation needs another Bene Gesserit card for its 2 spice', () => {
    const inPlay = ['bene-gesserit-sister'];
    expect(agentTurn('gene-manipulation', 'hall-of-oratory', { inPlay }).changed).toEqual({
      garrison: 1,
      spice: 2,
    });
    const alone = agentTurn('gene-manipulation', 'hall-of-oratory', { inPlay: ['scout'] });
    expect(alone.changed).toEqual({ garrison: 1 });
  });

  it('[IMP-29.18] Missionaria Protectiva is itself a Bene Gesserit card and needs another', () => {
    const choices = ['carthag/intrigue', 'missionaria-protectiva/influence', 'fremen'];
    const inPlay = ['missionaria-protectiva'];
    expect(agentTurn('missionaria-protectiva', 'carthag', { inPlay }, choices).changed).toEqual({
      garrison: 1,
      intrigue: 1,
      fremen: 1,
    });
    expect(agentTurn('missionaria-protectiva', 'carthag').changed).toEqual({
      garrison: 1,
      intrigue: 1,
    });
    const helped = agentTurn('gene-manipulation', 'hall-of-oratory', { inPlay });
    expect(helped.changed).toEqual({ garrison: 1, spice: 2 });
  });

  it('[IMP-12.5] the Influence of Missionaria Protectiva cannot be declined', () => {
    const t = laid({ hand: ['missionaria-protectiva'], inPlay: ['the-voice'] });
    t.play('missionaria-protectiva', 'carthag').choose('carthag/intrigue');
    expect(t.options).toEqual(['missionaria-protectiva/influence', 'deploy', 'intrigue:windfall']);
    t.choose('missionaria-protectiva/influence');
    expect(t.options).toEqual(['emperor', 'spacing-guild', 'bene-gesserit', 'fremen']);
  });

  it.each([
    [1, { solari: 3 }],
    [2, { solari: 3, cards: 2 }],
  ])("[IMP-5.19] Smuggler's Thopter with %i Guild Influence", (guild, expected) => {
    const given = { influence: { 'spacing-guild': guild } };
    expect(agentTurn('smugglers-thopter', 'secure-contract', given).changed).toEqual(expected);
  });
});

describe('Agent boxes with a choice', () => {
  it.each<[string, Changes]>([
    ['branch:1', { garrison: 1, 'spacing-guild': 1 }],
    ['branch:2', { garrison: 1, spice: 2 }],
  ])('[IMP-10.8] Guild Ambassador gives Influence or spice (%s)', (branch, expected) => {
    expect(agentTurn('guild-ambassador', 'hall-of-oratory', {}, [branch]).changed).toEqual(
      expected,
    );
  });

  it('[IMP-10.8] Other Memory draws a card, or takes a Bene Gesserit card back to hand', () => {
    const discard = ['dagger', 'test-of-humanity', 'the-voice', 'stilgar'];
    const t = laid({ hand: ['other-memory'], discard });
    t.play('other-memory', 'secure-contract');
    expect(t.options).toEqual(['branch:1', 'branch:2']);
    t.choose('branch:2');
    expect([...t.options].sort()).toEqual(['test-of-humanity', 'the-voice']);
    t.choose('the-voice');
    expect(t.player(0)).toMatchObject({
      hand: ['the-voice'],
      discard: ['dagger', 'test-of-humanity', 'stilgar'],
    });
    const drawn = agentTurn('other-memory', 'secure-contract', { discard }, ['branch:1']);
    expect(drawn.changed).toEqual({ solari: 3, cards: 1 });
    expect(drawn.t.player(0).discard).toEqual(discard);
  });

  it('[IMP-12.9] Other Memory only draws when no Bene Gesserit card lies in the discard pile', () => {
    const { changed } = agentTurn('other-memory', 'secure-contract', { discard: ['stilgar'] });
    expect(changed).toEqual({ solari: 3, cards: 1 });
  });
});
