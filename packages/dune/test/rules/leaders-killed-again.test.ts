import { type FactionPosition, type Table, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

const ATREIDES = [
  'thufir-hawat',
  'lady-jessica',
  'gurney-halleck',
  'duncan-idaho',
  'dr-wellington-yueh',
];
const YUEH = 'dr-wellington-yueh';
const BARE = { weapon: 'none', defense: 'none', spice: 0, kh: 'no' };

/** Harkonnen and Atreides meet in Arrakeen; Harkonnen have the lasgun. */
const meeting = (
  phase: 'battle' | 'revival',
  atreides: FactionPosition,
  harkonnen: FactionPosition = {},
  mode: 'basic' | 'advanced' = 'basic',
) =>
  table(
    {
      phase,
      begun: phase === 'battle',
      factions: [
        { id: 'harkonnen', board: { 'arrakeen@9': 6 }, hand: ['lasgun'], ...harkonnen },
        { id: 'atreides', board: { 'arrakeen@9': 2 }, spice: 9, ...atreides },
      ],
    },
    { mode },
    ['traitor.call'],
  );

/** Both make their plans; Harkonnen's lasgun kills the leader, or is left at home. */
function fight(t: Table, leader: string, weapon = 'lasgun'): Table {
  t.runUntil('plan');
  t.by('harkonnen', { ...BARE, dial: 1, leader: 'feyd-rautha', weapon });
  return t.by('atreides', { ...BARE, dial: 0, leader });
}

const others = (leader: string) => ATREIDES.filter((id) => id !== leader);

describe('the death of the last leader', () => {
  it('[DUN-7.7] lets its owner begin to revive leaders', () => {
    const t = meeting('battle', { deadLeaders: others('thufir-hawat') });
    expect(t.of('atreides').revivingLeaders).toBe(false);
    fight(t, 'thufir-hawat').runUntil('revive.leader');
    expect(t.position.turn).toBe(3);
    expect(t.options('atreides')).toEqual(['none', ...ATREIDES]);
  });

  it('[DUN-7.8] is not needed where all others are held by Harkonnen', () => {
    const dead = ATREIDES.slice(2);
    const t = meeting('battle', { deadLeaders: dead }, { captives: ['lady-jessica'] }, 'advanced');
    fight(t, 'thufir-hawat').runUntil('revive.leader');
    expect(t.options('atreides')).toEqual(['none', 'thufir-hawat', ...dead]);
  });

  it('[ATR-A7] counts whether or not Kwisatz Haderach lives', () => {
    const t = meeting(
      'battle',
      { deadLeaders: others('thufir-hawat'), kh: { losses: 7 } },
      {},
      'advanced',
    );
    fight(t, 'thufir-hawat').runUntil('revive.leader');
    expect(t.options('atreides')).toEqual(['none', ...ATREIDES]);
  });

  it('[DUN-30.29] by the hand of Harkonnen, face down, is an ordinary death for revival', () => {
    const t = meeting('battle', { deadLeaders: others('thufir-hawat') }, {}, 'advanced');
    fight(t, 'thufir-hawat', 'none').runUntil('capture');
    t.choose('yes', 'kill');
    expect(t.of('atreides').faceDownLeaders).toEqual(['thufir-hawat']);
    t.runUntil('revive.leader');
    expect(t.options('atreides')).toEqual(['none', ...ATREIDES]);
  });
});

describe('a revived leader', () => {
  const revived = (atreides: FactionPosition, harkonnen: FactionPosition = {}) => {
    const t = meeting('revival', { ...atreides, revivingLeaders: true }, harkonnen);
    return t.choose(YUEH);
  };

  it('[DUN-7.10] fights like any other, and remains a traitor', () => {
    const t = revived({ deadLeaders: ATREIDES }, { traitors: [YUEH] });
    fight(t, YUEH);
    expect(t.options('harkonnen')).toContain('yes');
  });

  it('[DUN-7.11] killed again lies face down and is not revived while others wait', () => {
    const t = revived({ deadLeaders: ATREIDES });
    fight(t, YUEH).runUntil((game) => game.phase === 'collection');
    expect(t.of('atreides').faceDownLeaders).toEqual([YUEH]);
    t.runUntil('revive.leader');
    expect(t.options('atreides')).toEqual(['none', ...others(YUEH)]);
  });

  it('[DUN-7.11] killed again as the last of the five lets all be revived anew', () => {
    const t = revived({ deadLeaders: [YUEH], faceDownLeaders: others(YUEH) });
    fight(t, YUEH).runUntil((game) => game.phase === 'collection');
    expect(t.of('atreides')).toMatchObject({ deadLeaders: ATREIDES, faceDownLeaders: [] });
    t.runUntil('revive.leader');
    expect(t.options('atreides')).toEqual(['none', ...ATREIDES]);
  });

  it('[DUN-7.11] [DUN-30.29] is not freed by a first death that lies face down', () => {
    const t = meeting(
      'battle',
      { faceDownLeaders: others('thufir-hawat'), revivingLeaders: true },
      {},
      'advanced',
    );
    fight(t, 'thufir-hawat', 'none').runUntil('capture');
    t.choose('yes', 'kill');
    t.runUntil('revive.leader');
    expect(t.options('atreides')).toEqual(['none', 'thufir-hawat']);
  });
});
