import type { PlayerPosition, Position } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';
import { type Changes, laid, revealTurn } from './changes.ts';

/* What the cards do on the Reveal turn. */

describe('Reveal boxes without a choice', () => {
  it.each<[string, Changes]>([
    ['convincing-argument', { persuasion: 2 }],
    ['dagger', { swords: 1 }],
    ['diplomacy', { persuasion: 1 }],
    ['dune-the-desert-planet', { persuasion: 1 }],
    ['reconnaissance', { persuasion: 1 }],
    ['seek-allies', {}],
    ['signet-ring', { persuasion: 1 }],
    ['arrakis-liaison', { persuasion: 2 }],
    ['the-spice-must-flow', { spice: 1 }],
    ['foldspace', {}],
    ['arrakis-recruiter', { persuasion: 1, swords: 1 }],
    ['assassination-mission', { swords: 1, solari: 1 }],
    ['bene-gesserit-initiate', { persuasion: 1 }],
    ['carryall', { persuasion: 1, spice: 1 }],
    ['choam-directorship', { solari: 3 }],
    ['dr-yueh', { persuasion: 1 }],
    ['duncan-idaho', { swords: 2, water: 1 }],
    ['fremen-camp', { persuasion: 2, swords: 1 }],
    ['gene-manipulation', { persuasion: 2 }],
    ['guild-administrator', { persuasion: 1 }],
    ['guild-bankers', {}],
    ['imperial-spy', { persuasion: 1, swords: 1 }],
    ['kwisatz-haderach', {}],
    ['lady-jessica', { persuasion: 3, swords: 1 }],
    ['missionaria-protectiva', { persuasion: 1 }],
    ['other-memory', { persuasion: 2 }],
    ['piter-de-vries', { persuasion: 3, swords: 1 }],
    ['power-play', {}],
    ['reverend-mother-mohiam', { persuasion: 2, spice: 2 }],
    ['sardaukar-infantry', { persuasion: 1, swords: 2 }],
    ['shifting-allegiances', { persuasion: 2 }],
    ['smugglers-thopter', { persuasion: 1, spice: 1 }],
    ['space-travel', { persuasion: 2 }],
    ['spice-smugglers', { persuasion: 1, swords: 1 }],
    ['stilgar', { persuasion: 2, swords: 3 }],
    ['test-of-humanity', { persuasion: 2 }],
    ['the-voice', { persuasion: 2 }],
    ['thufir-hawat', { persuasion: 1, intrigue: 1 }],
  ])('[IMP-17.3] %s gives its Reveal box', (card, expected) => {
    const { t, changed } = revealTurn({ hand: [card] });
    expect(changed).toEqual(expected);
    expect(t.player(0).discard).toEqual([card]);
  });
});

describe('Reveal boxes with a condition', () => {
  const FREMEN = 'arrakis-liaison'; // 2 Persuasion of its own when it is revealed

  it.each<[string, Changes, Changes]>([
    ['crysknife', { swords: 1 }, { swords: 1, fremen: 1 }],
    ['fedaykin-death-commando', { persuasion: 1 }, { persuasion: 1, swords: 3 }],
    ['sietch-reverend-mother', {}, { persuasion: 3, spice: 1 }],
    ['spice-hunter', { persuasion: 1, swords: 1 }, { persuasion: 1, swords: 1, spice: 1 }],
  ])('[IMP-17.8] [IMP-17.9] %s has a Fremen Bond', (card, alone, bound) => {
    expect(revealTurn({ hand: [card] }).changed).toEqual(alone);
    expect(revealTurn({ hand: [card], inPlay: ['scout'] }).changed).toEqual(alone);
    expect(revealTurn({ hand: [card], inPlay: [FREMEN] }).changed).toEqual(bound);
    const together = { ...bound, persuasion: (bound.persuasion ?? 0) + 2 };
    expect(revealTurn({ hand: [FREMEN, card] }).changed).toEqual(together);
  });

  it.each<[string, PlayerPosition, Position, Changes]>([
    ['firm-grip', {}, {}, {}],
    ['firm-grip', {}, { alliances: { fremen: 0, emperor: 1 } }, {}],
    ['firm-grip', {}, { alliances: { emperor: 0 } }, { persuasion: 4 }],
    ['worm-riders', { influence: { fremen: 1 } }, {}, {}],
    ['worm-riders', { influence: { fremen: 2 } }, {}, { swords: 4 }],
    ['worm-riders', { influence: { fremen: 4 } }, { alliances: { fremen: 0 } }, { swords: 6 }],
    ['worm-riders', { influence: { fremen: 4 } }, { alliances: { emperor: 0 } }, { swords: 4 }],
  ])('[IMP-5.18] [IMP-5.19] %s looks at %j and %j', (card, given, position, expected) => {
    expect(revealTurn({ hand: [card], ...given }, [], position).changed).toEqual(expected);
  });

  it('[IMP-29.7] [EX-41] Liet Kynes counts himself, revealed Fremen cards and those played before', () => {
    const { changed } = revealTurn({
      hand: ['liet-kynes', 'spice-hunter', 'dagger'],
      inPlay: ['stilgar', 'scout'],
    });
    // 6 of his own and 1 of the Spice Hunter, whose Bond he makes.
    expect(changed).toEqual({ persuasion: 7, swords: 2, spice: 1 });
    expect(revealTurn({ hand: ['liet-kynes'] }).changed).toEqual({ persuasion: 2 });
  });
});

describe('Reveal boxes with a choice', () => {
  it.each<[string, Changes]>([
    ['branch:1', { persuasion: 2 }],
    ['branch:2', { swords: 2 }],
  ])('[IMP-17.4] Bene Gesserit Sister gives Persuasion or swords (%s)', (branch, expected) => {
    const hand = ['bene-gesserit-sister'];
    const t = laid({ hand }).choose('reveal');
    expect(t.options).toEqual(['branch:1', 'branch:2']);
    expect(revealTurn({ hand }, [branch]).changed).toEqual(expected);
  });

  it('[IMP-12.1] [IMP-12.4] Opulence sells one VP for 6 Solari', () => {
    const given = { hand: ['opulence'], solari: 12 };
    expect(revealTurn(given, ['opulence/pay']).changed).toEqual({
      persuasion: 1,
      solari: -6,
      vp: 1,
    });
    expect(revealTurn(given).changed).toEqual({ persuasion: 1 });
    const poor = laid({ hand: ['opulence', 'convincing-argument'], solari: 5 }).choose('reveal');
    expect(poor.options).toEqual(['acquire:arrakis-liaison', 'end']);
  });

  it('[IMP-5.18] [IMP-12.4] Guild Ambassador sells one VP for 3 spice to the Alliance', () => {
    const given = { hand: ['guild-ambassador', 'convincing-argument'], spice: 6 };
    const ally = { alliances: { 'spacing-guild': 0 } };
    expect(revealTurn(given, ['guild-ambassador/pay'], ally).changed).toEqual({
      persuasion: 2,
      spice: -3,
      vp: 1,
    });
    expect(revealTurn(given, [], ally).changed).toEqual({ persuasion: 2 });
    const stranger = laid(given, { alliances: { 'spacing-guild': 1, emperor: 0 } });
    expect(stranger.choose('reveal').options).toEqual(['acquire:arrakis-liaison', 'end']);
    const poor = laid({ ...given, spice: 2 }, ally);
    expect(poor.choose('reveal').options).toEqual(['acquire:arrakis-liaison', 'end']);
  });

  it('[IMP-12.1] [IMP-13.11] Gurney Halleck buys two troops that may go straight to the Conflict', () => {
    const given = { hand: ['gurney-halleck'], solari: 6, garrison: 3, conflict: 1 };
    const t = laid(given).choose('reveal', 'gurney-halleck/pay');
    expect(t.options).toEqual(['0', '1', '2']);
    t.choose(2);
    expect(t.player(0)).toMatchObject({ solari: 3, garrison: 3, conflict: 3, supply: 6 });
    expect(t.options).toEqual(['acquire:arrakis-liaison', 'end']);
    expect(revealTurn(given, ['gurney-halleck/pay', 0]).changed).toEqual({
      persuasion: 2,
      solari: -3,
      garrison: 2,
    });
    expect(revealTurn(given).changed).toEqual({ persuasion: 2 });
  });

  it.each([
    ['gun-thopter', 3, ['0', '1'], { swords: 3 }],
    ['gun-thopter', 0, [], { swords: 3 }],
    ['sardaukar-legion', 5, ['0', '1', '2', '3'], { persuasion: 1 }],
    ['sardaukar-legion', 2, ['0', '1', '2'], { persuasion: 1 }],
    ['sardaukar-legion', 0, [], { persuasion: 1 }],
  ])('[IMP-13.11] %s may deploy from a garrison of %i', (card, garrison, numbers, expected) => {
    const given = { hand: [card], garrison };
    expect(revealTurn(given).changed).toEqual(expected);
    const t = laid({ ...given, intrigue: ['ambush'] }).choose('reveal');
    expect(t.offers(`${card}/deploy`)).toBe(numbers.length > 0);
    if (numbers.length === 0) return;
    t.choose(`${card}/deploy`);
    expect(t.options).toEqual(numbers);
    const most = numbers.length - 1;
    t.choose(most);
    expect(t.player(0)).toMatchObject({ garrison: garrison - most, conflict: most });
    expect(t.offers(`${card}/deploy`)).toBe(false);
  });

  it.each([
    ['scout', 4, ['0', '1', '2'], { persuasion: 1, swords: 1 }],
    ['scout', 1, ['0', '1'], { persuasion: 1, swords: 1 }],
    ['chani', 4, ['0', '1', '2', '3', '4'], { persuasion: 2 }],
    ['chani', 0, [], { persuasion: 2 }],
  ])(
    '[IMP-12.10] [IMP-13.13] [IMP-29.21] %s may retreat of %i troops',
    (card, conflict, numbers, expected) => {
      const given = { hand: [card], conflict };
      expect(revealTurn(given).changed).toEqual(expected);
      const t = laid({ ...given, intrigue: ['ambush'] }).choose('reveal');
      expect(t.offers(`${card}/retreat`)).toBe(numbers.length > 0);
      if (numbers.length === 0) return;
      t.choose(`${card}/retreat`);
      expect(t.options).toEqual(numbers);
      const most = numbers.length - 1;
      t.choose(most);
      expect(t.player(0)).toMatchObject({ conflict: conflict - most, garrison: 3 + most });
    },
  );
});
