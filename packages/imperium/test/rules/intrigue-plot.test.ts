import type { PlayerPosition, Position } from '@landsraad/imperium/scenario';
import type { Choice } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { type Changes, changes, laid } from './changes.ts';

/* Plot cards: what they give, and when they may be played. Cards with more to them follow below. */

describe('what a Plot card gives', () => {
  it.each<[string, PlayerPosition, Choice[], Changes]>([
    ['bribery', { solari: 4 }, ['spacing-guild'], { solari: -2, 'spacing-guild': 1 }],
    ['choam-shares', { solari: 14 }, [], { solari: -7, vp: 1 }],
    ['councilors-dispensation', { council: true }, [], { spice: 2 }], // IMP-29.20
    ['favored-subject', {}, [], { emperor: 1 }],
    ['guild-authorization', {}, [], { 'spacing-guild': 1 }],
    ['know-their-ways', {}, [], { fremen: 1 }],
    ['rapid-mobilization', { garrison: 6 }, [5], { garrison: -5, conflict: 5 }],
    ['refocus', {}, [], { cards: 1 }],
    ['reinforcements', { solari: 6 }, [], { solari: -3, garrison: 3 }],
    ['secret-of-the-sisterhood', {}, [], { 'bene-gesserit': 1 }],
    ['the-sleeper-must-awaken', { spice: 8 }, [], { spice: -4, vp: 1 }],
    ['water-of-life', { water: 2, spice: 2 }, [], { water: -1, spice: -1, cards: 3 }],
    ['water-peddlers-union', {}, [], { water: 1 }],
    ['windfall', {}, [], { solari: 2 }],
  ])('[IMP-6.3] [IMP-6.4] [IMP-6.8] %s does what it says and is discarded', (...row) => {
    const [card, given, choices, expected] = row;
    const t = laid({ ...given, intrigue: [card] });
    const before = t.player(0);
    t.choose(`intrigue:${card}`, ...choices);
    expect(changes(before, t.player(0))).toEqual({ ...expected, intrigue: -1 });
    expect(t.position.intrigueDiscard).toEqual([card]);
    expect([t.seat, t.kind]).toEqual([0, 'turn.kind']);
  });

  it('[IMP-5.17] Bribery buys Influence with any Faction', () => {
    const t = laid({ solari: 2, intrigue: ['bribery'] }).choose('intrigue:bribery');
    expect(t.options).toEqual(['emperor', 'spacing-guild', 'bene-gesserit', 'fremen']);
  });
});

describe('what keeps a Plot card in hand', () => {
  it.each<[string, PlayerPosition, Position]>([
    ['bribery', { solari: 1 }, {}], // IMP-29.20
    ['bypass-protocol/1', {}, { reserve: { 'arrakis-liaison': 0 }, row: ['opulence'] }],
    ['bypass-protocol/2', { spice: 1 }, {}],
    ['calculated-hire', { spice: 0 }, {}],
    ['calculated-hire', { spice: 1 }, { mentat: 1 }],
    ['choam-shares', { solari: 6 }, {}],
    ['councilors-dispensation', {}, { players: [{}, { council: true }, {}] }], // IMP-29.20
    ['double-cross', { solari: 0 }, { players: [{}, { conflict: 1 }, {}] }],
    ['double-cross', { solari: 1, conflict: 1 }, {}], // EX-52
    ['reinforcements', { solari: 2 }, {}],
    ['the-sleeper-must-awaken', { spice: 3 }, {}],
    ['urgent-mission', {}, { players: [{}, { agentsOn: ['wealth'] }, {}] }],
    ['water-of-life', { water: 0, spice: 1 }, {}],
    ['water-of-life', { water: 1, spice: 0 }, {}],
  ])('[IMP-6.8] [IMP-29.20] %s with %j at %j', (card, given, position) => {
    const t = laid({ ...given, intrigue: [card.split('/')[0]!] }, position);
    expect(t.offers(`intrigue:${card}`)).toBe(false);
    expect(t.why(`intrigue:${card}`)?.rule).toBe('IMP-6.8');
  });
});

describe('when a Plot card may be played', () => {
  /** Everything that any of them asks for. */
  const ready: PlayerPosition = {
    hand: ['dagger', 'dagger'],
    solari: 7,
    spice: 4,
    water: 1,
    council: true,
    agentsOn: ['wealth'],
  };
  const position = { players: [{}, { conflict: 1 }, {}] };
  const start = (card: string) => laid({ ...ready, intrigue: [card] }, position);
  const moments = (card: string, option = `intrigue:${card}`) => [
    start(card).offers(option),
    start(card).play('dagger', 'hall-of-oratory').offers(option),
    start(card).choose('reveal').offers(option),
  ];

  it.each([
    'bribery',
    'calculated-hire',
    'charisma',
    'choam-shares',
    'councilors-dispensation',
    'double-cross',
    'favored-subject',
    'guild-authorization',
    'know-their-ways',
    'poison-snooper',
    'rapid-mobilization',
    'recruitment-mission',
    'refocus',
    'reinforcements',
    'secret-of-the-sisterhood',
    'the-sleeper-must-awaken',
    'urgent-mission',
    'water-of-life',
    'water-peddlers-union',
    'windfall',
  ])('[IMP-6.4] %s: before the Agent, after it, and on the Reveal turn', (card) => {
    expect(moments(card)).toEqual([true, true, true]);
  });

  it('[IMP-6.4] Bypass Protocol: at all three moments, in both ways', () => {
    expect(moments('bypass-protocol', 'intrigue:bypass-protocol/1')).toEqual([true, true, true]);
    expect(moments('bypass-protocol', 'intrigue:bypass-protocol/2')).toEqual([true, true, true]);
  });

  it.each(['dispatch-an-envoy', 'infiltrate', 'bindu-suspension'])(
    '[AMB-57] [IMP-26.13] %s: before the Agent only',
    (card) => {
      expect(moments(card)).toEqual([true, false, false]);
    },
  );

  it.each(['dispatch-an-envoy', 'infiltrate'])(
    '[AMB-57] %s may follow another Plot card of the turn',
    (card) => {
      const t = laid({ ...ready, intrigue: ['windfall', card] }, position);
      expect(t.choose('intrigue:windfall').offers(`intrigue:${card}`)).toBe(true);
    },
  );

  it.each([
    ['allied-armada', 'IMP-6.5'],
    ['ambush', 'IMP-6.5'],
    ['demand-respect/1', 'IMP-6.5'],
    ['demand-respect/2', 'IMP-6.5'],
    ['master-tactician/1', 'IMP-6.5'],
    ['master-tactician/2', 'IMP-6.5'],
    ['private-army', 'IMP-6.5'],
    ['staged-incident', 'IMP-6.5'],
    ['tiebreaker/1', 'IMP-6.5'],
    ['to-the-victor', 'IMP-6.5'],
    ['corner-the-market', 'IMP-6.6'],
    ['plans-within-plans/1', 'IMP-6.6'],
    ['plans-within-plans/2', 'IMP-6.6'],
    ['tiebreaker/2', 'IMP-6.6'],
  ])('[IMP-6.5] [IMP-6.6] %s: never on a turn', (option, rule) => {
    const card = option.split('/')[0]!;
    expect(moments(card, `intrigue:${option}`)).toEqual([false, false, false]);
    expect(start(card).why(`intrigue:${option}`)?.rule).toBe(rule);
  });
});
