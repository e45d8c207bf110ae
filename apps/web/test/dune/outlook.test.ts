import { type DuneView, dune, type Plan } from '@landsraad/dune';
import { Match } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { outlookOf } from '../../src/packs/dune/battle/outlook.ts';

const start = Match.start(
  dune,
  dune.parseOptions({ factions: ['atreides', 'harkonnen', 'emperor'] }),
  'outlook',
).view(0) as DuneView;

/** Atreides with ten forces in Arrakeen against Harkonnen who came there with three. */
const fought: DuneView = {
  ...start,
  factions: start.factions.map((faction) =>
    faction.id === 'harkonnen'
      ? { ...faction, handSize: 2, board: { 'arrakeen@9': { normal: 3, special: 0 } } }
      : faction,
  ),
  battle: {
    territory: 'arrakeen',
    cells: ['arrakeen@9'],
    aggressor: 1,
    defender: 0,
    voice: null,
    prescience: null,
    stopped: [],
    seenBy: [],
    revealed: false,
    plans: [],
  },
};

const PLAN: Plan = {
  dial: 10,
  leader: 'thufir-hawat',
  weapon: null,
  defense: null,
  spice: 0,
  kh: false,
};

const shows = (answer: Partial<Plan>, element: 'dial' | 'weapon' = 'dial'): DuneView => ({
  ...fought,
  battle: { ...fought.battle!, prescience: { on: 1, element, answer } },
});

describe('what may come of a battle plan', () => {
  it('counts the leader at best, and neither him nor a chance against all forces at worst', () => {
    const { best, worst } = outlookOf(fought, 0, PLAN);
    expect(best).toMatchObject({ mine: 20, wins: true });
    // Three forces and Feyd-Rautha, 6, against five dialed: he dies who leads.
    expect(worst).toMatchObject({ mine: 10, theirs: 18, wins: false, leaderDies: true });
  });

  it('[DUN-10.24] gives a tie to the aggressor', () => {
    const tie = { ...PLAN, dial: 0, leader: null };
    const ourselves = (aggressor: number): DuneView => ({
      ...shows({ dial: 0, leader: null }),
      battle: { ...shows({ dial: 0, leader: null }).battle!, aggressor, defender: 1 - aggressor },
    });
    expect(outlookOf(ourselves(0), 0, tie).worst.wins).toBe(true);
    expect(outlookOf(ourselves(1), 0, tie).best.wins).toBe(false);
  });

  it('[ATR-B4] believes what prescience was shown', () => {
    expect(outlookOf(shows({ dial: 2 }), 0, PLAN).worst.theirs).toBe(2 + 12);
    const unarmed = outlookOf(shows({ weapon: null }, 'weapon'), 0, PLAN);
    expect(unarmed.worst).toMatchObject({ mine: 20, leaderDies: false });
  });

  it('kills the leader at best only with a weapon', () => {
    expect(outlookOf(fought, 0, PLAN).best.leaderDies).toBe(false);
    expect(outlookOf(fought, 0, { ...PLAN, weapon: 'chaumas' }).best.leaderDies).toBe(true);
  });

  it('[DUN-10.32] warns of an explosion where a lasgun and a shield may meet', () => {
    const risk = (weapon: string | null, defense: string | null, view = fought) =>
      outlookOf(view, 0, { ...PLAN, weapon, defense }).explosion;
    expect(risk('lasgun', null)).toBe(true);
    expect(risk(null, 'shield')).toBe(true);
    expect(risk(null, 'shield', shows({ weapon: null }, 'weapon'))).toBe(false);
    expect(risk('chaumas', 'snooper')).toBe(false);
  });

  it('[DUN-1.11] fears no betrayal by a leader whose card one holds', () => {
    expect(outlookOf(fought, 0, PLAN).betrayal).toBe('possible');
    const safe: DuneView = {
      ...fought,
      factions: fought.factions.map((faction, seat) =>
        seat === 0 ? { ...faction, traitors: ['thufir-hawat'] } : faction,
      ),
    };
    expect(outlookOf(safe, 0, PLAN).betrayal).toBe('own-card');
    expect(outlookOf(fought, 0, { ...PLAN, leader: 'cheap-hero' }).betrayal).toBe('hero');
    expect(outlookOf(fought, 0, { ...PLAN, kh: true }).betrayal).toBe('kh');
  });

  it('[ATR-A1] counts on Kwisatz Haderach as soon as Atreides may have him', () => {
    const against = (turn: number, tanks: number, changes: object = {}): DuneView => ({
      ...fought,
      turn,
      options: { ...fought.options, mode: 'advanced' },
      factions: fought.factions.map((faction, seat) =>
        seat === 0 ? { ...faction, kh: null, tanks: { normal: tanks, special: 0 } } : faction,
      ),
      battle: { ...fought.battle!, ...changes },
    });
    const worst = (view: DuneView) =>
      outlookOf(view, 1, { ...PLAN, leader: 'piter-de-vries' }).worst;
    const without = worst(against(1, 6));
    expect(without.kh).toBe(false);
    expect(worst(against(1, 7))).toMatchObject({ kh: true, theirs: without.theirs + 4 });
    expect(worst(against(2, 0)).kh).toBe(true);
    expect(worst(against(2, 0, { stopped: ['ATR-A2'] })).kh).toBe(false);
    const nobody = { prescience: { on: 0, element: 'leader', answer: { leader: null } } };
    expect(worst(against(2, 0, nobody)).kh).toBe(false);
  });
});
