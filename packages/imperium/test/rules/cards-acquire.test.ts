import { describe, expect, it } from 'vitest';
import { agentTurn, type Changes, changes, laid, revealTurn } from './changes.ts';

/* What the cards cost, and what they give when they are acquired or trashed. */

const persuasion = (n: number): string[] => [
  ...Array<string>(Math.floor(n / 2)).fill('convincing-argument'),
  ...Array<string>(n % 2).fill('diplomacy'),
];

/** All the others have none. */
const ACQUIRE_BOX: Readonly<Record<string, Changes>> = {
  chani: { water: 1 },
  'choam-directorship': { emperor: 1, 'spacing-guild': 1, 'bene-gesserit': 1, fremen: 1 },
  'lady-jessica': { 'spacing-guild': 1 },
  'liet-kynes': { emperor: 1 },
  'the-spice-must-flow': { vp: 1 },
};

describe('the cost of a card', () => {
  it.each<[number, string]>([
    [1, 'assassination-mission'],
    [1, 'dr-yueh'],
    [1, 'missionaria-protectiva'],
    [1, 'sardaukar-infantry'],
    [1, 'scout'],
    [2, 'arrakis-liaison'],
    [2, 'arrakis-recruiter'],
    [2, 'guild-administrator'],
    [2, 'imperial-spy'],
    [2, 'spice-hunter'],
    [2, 'spice-smugglers'],
    [2, 'the-voice'],
    [3, 'bene-gesserit-initiate'],
    [3, 'bene-gesserit-sister'],
    [3, 'crysknife'],
    [3, 'fedaykin-death-commando'],
    [3, 'gene-manipulation'],
    [3, 'guild-bankers'],
    [3, 'shifting-allegiances'],
    [3, 'space-travel'],
    [3, 'test-of-humanity'],
    [4, 'duncan-idaho'],
    [4, 'firm-grip'],
    [4, 'fremen-camp'],
    [4, 'guild-ambassador'],
    [4, 'gun-thopter'],
    [4, 'other-memory'],
    [4, 'sietch-reverend-mother'],
    [4, 'smugglers-thopter'],
    [5, 'carryall'],
    [5, 'chani'],
    [5, 'liet-kynes'],
    [5, 'piter-de-vries'],
    [5, 'power-play'],
    [5, 'sardaukar-legion'],
    [5, 'stilgar'],
    [5, 'thufir-hawat'],
    [6, 'gurney-halleck'],
    [6, 'opulence'],
    [6, 'reverend-mother-mohiam'],
    [6, 'worm-riders'],
    [7, 'lady-jessica'],
    [8, 'choam-directorship'],
    [8, 'kwisatz-haderach'],
    [9, 'the-spice-must-flow'],
  ])('[IMP-12.11] [IMP-18.1] [IMP-18.4] is %i Persuasion for %s', (cost, card) => {
    const row = ['arrakis-liaison', 'the-spice-must-flow'].includes(card) ? [] : [card];
    const intrigue = ['ambush'];
    const enough = laid({ hand: persuasion(cost), intrigue }, { row }).choose('reveal');
    const before = enough.player(0);
    enough.choose(`acquire:${card}`);
    if (card === 'lady-jessica') enough.choose('spacing-guild');
    expect(enough.player(0).discard).toEqual([card]);
    expect(enough.match.state.turn?.persuasion).toBe(0);
    expect(changes(before, enough.player(0))).toEqual(ACQUIRE_BOX[card] ?? {});
    const short = laid({ hand: persuasion(cost - 1), intrigue }, { row }).choose('reveal');
    expect(short.why(`acquire:${card}`)?.rule).toBe('IMP-18.1');
  });

  it('[IMP-29.3] [IMP-18.3] no Persuasion buys a Foldspace card, whatever its stack', () => {
    const t = laid({ hand: persuasion(10) }).choose('reveal');
    expect(t.options).toEqual(['acquire:arrakis-liaison', 'acquire:the-spice-must-flow', 'end']);
    expect(t.position.reserve.foldspace).toBe(6);
  });

  it('[IMP-29.4] [EX-42] Guild Bankers make every copy of The Spice Must Flow cost 3 less', () => {
    const t = laid({ hand: ['guild-bankers', ...persuasion(12)] }, { row: ['opulence'] });
    t.choose('reveal', 'acquire:the-spice-must-flow', 'acquire:the-spice-must-flow');
    expect(t.player(0)).toMatchObject({ vp: 2 });
    expect(t.events().filter(({ type }) => type === 'acquired')).toMatchObject([
      { card: 'the-spice-must-flow', cost: 6 },
      { card: 'the-spice-must-flow', cost: 6 },
    ]);
    const other = laid({ hand: ['guild-bankers', ...persuasion(5)] }, { row: ['opulence'] });
    other.choose('reveal');
    expect(other.why('acquire:opulence')?.args).toMatchObject({ cost: 6 });
    expect(other.why('acquire:the-spice-must-flow')?.args).toMatchObject({ cost: 6 });
  });

  it('[IMP-29.4] Guild Bankers played on an Agent turn give no discount', () => {
    const t = laid({ hand: persuasion(8), inPlay: ['guild-bankers'] }).choose('reveal');
    expect(t.why('acquire:the-spice-must-flow')?.args).toMatchObject({ cost: 9 });
  });
});

describe('acquire boxes', () => {
  it('[IMP-12.11] Lady Jessica’s Influence is with any Faction and must be taken', () => {
    const t = laid({ hand: persuasion(7) }, { row: ['lady-jessica'] });
    t.choose('reveal', 'acquire:lady-jessica');
    expect(t.kind).toBe('influence.gain');
    expect(t.options).toEqual(['emperor', 'spacing-guild', 'bene-gesserit', 'fremen']);
  });
});

describe('cards that are trashed', () => {
  it('[IMP-29.1] [EX-39] Assassination Mission gives 4 Solari when another effect trashes it', () => {
    const t = laid({ hand: ['guild-administrator', 'assassination-mission'] });
    t.play('guild-administrator', 'foldspace');
    t.choose('guild-administrator/trash', 'hand:assassination-mission');
    expect(t.player(0).solari).toBe(4);
    expect(t.position.trashed).toEqual(['assassination-mission']);
  });

  it('[IMP-29.1] it gives them from the discard pile, from play and from the deck as well', () => {
    for (const zone of ['discard', 'inPlay'] as const) {
      const t = laid({ hand: ['guild-administrator'], [zone]: ['assassination-mission'] });
      t.play('guild-administrator', 'foldspace').choose('guild-administrator/trash');
      t.choose(zone === 'discard' ? 'discard:assassination-mission' : 'play:assassination-mission');
      expect(t.player(0).solari).toBe(4);
    }
    const snooped = laid({ intrigue: ['poison-snooper'], deck: ['assassination-mission'] });
    snooped.choose('intrigue:poison-snooper', 'trash');
    expect(snooped.player(0).solari).toBe(4);
  });

  it('[IMP-29.1] [EX-39] revealing or discarding it is not trashing it', () => {
    const revealed = laid({ hand: ['assassination-mission'] }).choose('reveal');
    expect(revealed.player(0)).toMatchObject({ solari: 1, discard: ['assassination-mission'] });
    const discarded = laid(
      { hand: ['test-of-humanity'] },
      { players: [{}, { hand: ['assassination-mission'] }, {}] },
    );
    discarded.play('test-of-humanity', 'hall-of-oratory');
    expect(discarded.player(1)).toMatchObject({ solari: 0, discard: ['assassination-mission'] });
  });

  it('[IMP-29.6] Imperial Spy trashed by another effect gives no Intrigue card', () => {
    const t = laid({ hand: ['guild-administrator', 'imperial-spy'] });
    t.play('guild-administrator', 'foldspace');
    t.choose('guild-administrator/trash', 'hand:imperial-spy');
    expect(t.player(0).intrigue).toEqual([]);
    expect(t.position.trashed).toEqual(['imperial-spy']);
  });

  it('[IMP-29.10] [IMP-18.11] The Spice Must Flow keeps its VP when it is trashed', () => {
    const t = laid({ hand: ['guild-administrator'], discard: ['the-spice-must-flow'], vp: 1 });
    t.play('guild-administrator', 'foldspace');
    t.choose('guild-administrator/trash', 'discard:the-spice-must-flow');
    expect(t.player(0)).toMatchObject({ vp: 1, discard: ['foldspace'] });
    expect(t.position.reserve['the-spice-must-flow']).toBe(11);
  });

  it('[AMB-54] a card acquired this turn may be trashed from the discard pile', () => {
    const t = laid({ hand: ['guild-administrator'] });
    t.play('guild-administrator', 'foldspace').choose('foldspace/foldspace');
    t.choose('guild-administrator/trash');
    expect(t.options).toEqual(['none', 'discard:foldspace', 'play:guild-administrator']);
    t.choose('discard:foldspace');
    expect(t.player(0).discard).toEqual([]);
    expect(t.position.reserve.foldspace).toBe(6);
  });
});

/** Every card there is, but Assassination Mission. */
const CARDS = [
  ...['convincing-argument', 'dagger', 'diplomacy', 'dune-the-desert-planet', 'reconnaissance'],
  ...['seek-allies', 'signet-ring', 'arrakis-liaison', 'the-spice-must-flow', 'foldspace'],
  ...['arrakis-recruiter', 'bene-gesserit-initiate', 'bene-gesserit-sister', 'carryall', 'chani'],
  ...['choam-directorship', 'crysknife', 'dr-yueh', 'duncan-idaho', 'fedaykin-death-commando'],
  ...['firm-grip', 'fremen-camp', 'gene-manipulation', 'guild-administrator', 'guild-ambassador'],
  ...['guild-bankers', 'gun-thopter', 'gurney-halleck', 'imperial-spy', 'kwisatz-haderach'],
  ...['lady-jessica', 'liet-kynes', 'missionaria-protectiva', 'opulence', 'other-memory'],
  ...['piter-de-vries', 'power-play', 'reverend-mother-mohiam', 'sardaukar-infantry'],
  ...['sardaukar-legion', 'scout', 'shifting-allegiances', 'sietch-reverend-mother'],
  ...['smugglers-thopter', 'space-travel', 'spice-hunter', 'spice-smugglers', 'stilgar'],
  ...['test-of-humanity', 'the-voice', 'thufir-hawat', 'worm-riders'],
];

describe('every other card', () => {
  it.each(CARDS)('[IMP-3.11] %s gives nothing when it is trashed', (card) => {
    const { changed } = agentTurn('guild-administrator', 'secure-contract', { hand: [card] }, [
      'guild-administrator/trash',
      `hand:${card}`,
    ]);
    expect(changed).toEqual({ solari: 3, cards: -1 });
  });

  const FREMEN = [
    ...['arrakis-liaison', 'chani', 'crysknife', 'fedaykin-death-commando', 'fremen-camp'],
    ...['liet-kynes', 'sietch-reverend-mother', 'spice-hunter', 'stilgar', 'worm-riders'],
  ];

  it('[IMP-17.8] the Fremen cards make a Bond, and no other card does', () => {
    const bonds = CARDS.filter(
      (card) => revealTurn({ hand: ['crysknife'], inPlay: [card] }).changed.fremen === 1,
    );
    expect(bonds).toEqual(FREMEN);
  });

  const BENE_GESSERIT = [
    ...['bene-gesserit-initiate', 'bene-gesserit-sister', 'gene-manipulation', 'kwisatz-haderach'],
    ...['lady-jessica', 'missionaria-protectiva', 'other-memory', 'reverend-mother-mohiam'],
    ...['sietch-reverend-mother', 'test-of-humanity', 'the-voice'],
  ];

  it('[IMP-29.18] the Bene Gesserit cards count for each other, and no other card does', () => {
    const counting = CARDS.filter(
      (card) =>
        agentTurn('gene-manipulation', 'hall-of-oratory', { inPlay: [card] }).changed.spice === 2,
    );
    expect(counting).toEqual(BENE_GESSERIT);
  });
});
