import { type PlayerPosition, type Position, table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';
import { type Changes, changes } from './changes.ts';

/* Combat cards, and those that work when a Conflict is won. */

/** The first player holds cards; another is in the Conflict as well. */
const battle = (given: PlayerPosition, position: Position = {}) =>
  table({
    phase: 'combat',
    intrigueDeck: [],
    ...position,
    players: [{ conflict: 1, ...given }, { conflict: 3, intrigue: ['windfall'] }, {}],
  });

const strengthOf = (t: ReturnType<typeof battle>, seat = 0) =>
  t.match.view(seat).players[seat]!.strength;

describe('Combat cards', () => {
  it.each<[string, PlayerPosition, Position, Changes]>([
    ['allied-armada', { spice: 3 }, { alliances: { fremen: 0 } }, { spice: -2, swords: 7 }],
    ['allied-armada', { spice: 2 }, { alliances: { emperor: 0 } }, { spice: -2, swords: 7 }],
    ['ambush', {}, {}, { swords: 4 }],
    ['master-tactician/1', {}, {}, { swords: 3 }],
    ['private-army', { spice: 3 }, {}, { spice: -2, swords: 5 }],
    ['tiebreaker/1', {}, {}, { swords: 2 }],
    ['staged-incident', { conflict: 5 }, {}, { conflict: -3, vp: 1 }],
  ])('[IMP-21.6] [IMP-6.8] %s with %j', (option, given, position, expected) => {
    const t = battle({ ...given, intrigue: [option.split('/')[0]!, 'windfall'] }, position);
    const [before, strength] = [t.player(0), strengthOf(t)];
    t.choose(`intrigue:${option}`);
    expect(changes(before, t.player(0))).toEqual({ ...expected, intrigue: -1 });
    expect(strengthOf(t) - strength).toBe((expected.swords ?? 0) + 2 * (expected.conflict ?? 0));
    expect(t.position.intrigueDiscard).toEqual([option.split('/')[0]]);
  });

  it.each<[string, PlayerPosition, Position]>([
    ['allied-armada', { spice: 2 }, { alliances: { fremen: 1 } }],
    ['allied-armada', { spice: 1 }, { alliances: { fremen: 0 } }],
    ['private-army', { spice: 1 }, {}],
    ['staged-incident', { conflict: 2 }, {}],
  ])('[IMP-6.8] %s cannot be played with %j at %j', (card, given, position) => {
    const t = battle({ ...given, intrigue: [card] }, position);
    expect(t.options).toEqual(['pass']);
    expect(t.why(`intrigue:${card}`)?.rule).toBe('IMP-6.8');
  });

  it('[IMP-29.13] [EX-32] Staged Incident lowers the strength by its three troops', () => {
    const t = battle({ conflict: 4, swords: 1, intrigue: ['staged-incident', 'windfall'] });
    expect(strengthOf(t)).toBe(9);
    t.choose('intrigue:staged-incident');
    expect(strengthOf(t)).toBe(3);
    expect(t.player(0)).toMatchObject({ vp: 1, conflict: 1, garrison: 3, supply: 8 });
  });

  it('[IMP-29.13] [IMP-19.4] the last troops lost leave a strength of 0', () => {
    const t = battle({ conflict: 3, swords: 5, intrigue: ['staged-incident', 'ambush'] });
    t.choose('intrigue:staged-incident');
    expect(strengthOf(t)).toBe(0);
    expect(t.player(0).vp).toBe(1);
    expect(t.seat).toBe(1);
  });

  it('[IMP-12.10] [IMP-13.13] Master Tactician retreats up to three troops to the garrison', () => {
    const t = battle({ conflict: 5, intrigue: ['master-tactician', 'windfall'] });
    t.choose('intrigue:master-tactician/2');
    expect([t.kind, ...t.options]).toEqual(['combat.retreat', '0', '1', '2', '3']);
    t.choose(3);
    expect(t.player(0)).toMatchObject({ conflict: 2, garrison: 6 });
    expect(strengthOf(t)).toBe(4);
    const few = battle({ conflict: 2, intrigue: ['master-tactician', 'windfall'] });
    few.choose('intrigue:master-tactician/2');
    expect(few.options).toEqual(['0', '1', '2']);
  });

  it.each([
    ['windfall', 'IMP-6.4'],
    ['charisma', 'IMP-6.4'],
    ['corner-the-market', 'IMP-6.6'],
    ['plans-within-plans/1', 'IMP-6.6'],
    ['tiebreaker/2', 'IMP-6.6'],
  ])('[IMP-6.4] [IMP-6.6] %s is no Combat card', (option, rule) => {
    const t = battle({ intrigue: [option.split('/')[0]!] });
    expect(t.offers(`intrigue:${option}`)).toBe(false);
    expect(t.why(`intrigue:${option}`)?.rule).toBe(rule);
  });
});

describe('cards for the winner', () => {
  const won = (given: PlayerPosition, conflict = 'guild-bank-raid') =>
    table({
      phase: 'combat',
      conflict,
      intrigueDeck: [],
      players: [{ conflict: 4, ...given }, { conflict: 1 }, {}],
    });

  it.each(['to-the-victor', 'demand-respect/1', 'demand-respect/2'])(
    '[IMP-21.8] %s waits until the Conflict is won',
    (option) => {
      const t = won({ spice: 2, intrigue: [option.split('/')[0]!] });
      expect([t.kind, ...t.options]).toEqual(['combat.play', 'pass']);
      expect(t.why(`intrigue:${option}`)?.rule).toBe('IMP-21.8');
      t.choose('pass');
      expect(t.kind).toBe('win.trigger');
      expect(t.offers(`intrigue:${option}`)).toBe(true);
    },
  );

  it('[IMP-21.8] To the Victor gives 3 spice', () => {
    const t = won({ intrigue: ['to-the-victor'] }).choose('pass', 'intrigue:to-the-victor');
    expect(t.player(0)).toMatchObject({ spice: 3, solari: 6 });
  });

  it('[IMP-21.8] other Combat cards come too late', () => {
    const t = won({ intrigue: ['to-the-victor', 'ambush'] }).choose('pass');
    expect(t.options).toEqual(['pass', 'intrigue:to-the-victor']);
  });

  it.each([
    ['demand-respect/1', 1, 2],
    ['demand-respect/2', 2, 0],
  ])('[IMP-5.17] [IMP-6.8] %s gives %i Influence with one Faction', (option, steps, spice) => {
    const t = won({ spice: 2, intrigue: ['demand-respect'] }, 'skirmish-b');
    t.choose('pass', `intrigue:${option}`);
    expect(t.options).toEqual(['emperor', 'spacing-guild', 'bene-gesserit', 'fremen']);
    t.choose('fremen');
    expect(t.player(0)).toMatchObject({ spice, influence: { fremen: steps, emperor: 0 } });
  });

  it('[AMB-56] without 2 spice only the weaker half of Demand Respect can be used', () => {
    const t = won({ spice: 1, intrigue: ['demand-respect'] }).choose('pass');
    expect(t.options).toEqual(['pass', 'intrigue:demand-respect/1']);
    expect(t.why('intrigue:demand-respect/2')?.rule).toBe('IMP-6.8');
  });

  it('[IMP-26.3] [EX-28] spice just won as the reward pays for Demand Respect', () => {
    const t = won({ intrigue: ['demand-respect'] }, 'raid-stockpiles').choose('pass');
    expect(t.player(0).spice).toBe(3);
    t.choose('intrigue:demand-respect/2', 'emperor');
    expect(t.player(0)).toMatchObject({ spice: 1, influence: { emperor: 2 } });
  });

  it('[IMP-26.3] [EX-29] so does the spice of To the Victor', () => {
    const t = won({ intrigue: ['demand-respect', 'to-the-victor'] }).choose('pass');
    expect(t.offers('intrigue:demand-respect/2')).toBe(false);
    t.choose('intrigue:to-the-victor', 'intrigue:demand-respect/2', 'emperor');
    expect(t.player(0)).toMatchObject({ spice: 1, influence: { emperor: 2 } });
  });
});
