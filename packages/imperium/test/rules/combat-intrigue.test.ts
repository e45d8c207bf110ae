import { type Position, type Table, table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

const strength = (t: Table, seat: number): number =>
  t.match.view('spectator').players[seat]!.strength;

/** A Combat phase; what the Conflict gives shows who won: 6, 4 or 2 Solari. */
const fight = (position: Position): Table =>
  table({ phase: 'combat', conflict: 'guild-bank-raid', ...position });

/** Everybody passes; whose chance came, in order. */
function passes(t: Table): number[] {
  const asked: number[] = [];
  while (t.kind === 'combat.play') {
    asked.push(t.seat);
    t.choose('pass');
  }
  return asked;
}

describe('Combat Intrigue', () => {
  it('[EX-9] [IMP-21.3] [IMP-21.5] John passes, Abby plays Ambush, John passes again, Abby passes', () => {
    const t = fight({
      players: [
        { conflict: 2, swords: 4, intrigue: ['master-tactician'] },
        { conflict: 3, intrigue: ['ambush', 'windfall'] },
        { garrison: 3, intrigue: ['ambush'] },
      ],
    });
    expect([strength(t, 0), strength(t, 1)]).toEqual([8, 6]);
    expect(t.seat).toBe(0);
    t.choose('pass');
    expect([t.seat, t.options]).toEqual([1, ['pass', 'intrigue:ambush']]);
    t.choose('intrigue:ambush');
    expect([t.seat, t.options]).toEqual([1, ['pass']]); // she might go on
    t.choose('pass');
    expect([t.seat, t.options]).toEqual([
      0,
      ['pass', 'intrigue:master-tactician/1', 'intrigue:master-tactician/2'],
    ]);
    t.choose('pass');
    expect([t.seat, t.kind]).toEqual([1, 'combat.play']);
    t.choose('pass');
    expect(t.events()).toContainEqual(
      expect.objectContaining({ type: 'conflict-resolved', strengths: [8, 10, 0] }),
    );
  });

  it('[IMP-21.1] begins with the First Player, goes clockwise, and any number of cards may be played', () => {
    const t = fight({
      firstPlayer: 2,
      players: [
        { conflict: 1, intrigue: ['windfall'] },
        { conflict: 1, intrigue: ['windfall'] },
        { conflict: 1, intrigue: ['ambush', 'tiebreaker', 'windfall'] },
      ],
    });
    expect([t.seat, t.kind]).toEqual([2, 'combat.play']);
    expect(t.options).toEqual(['pass', 'intrigue:ambush', 'intrigue:tiebreaker/1']);
    t.choose('intrigue:ambush', 'intrigue:tiebreaker/1');
    expect(strength(t, 2)).toBe(2 + 4 + 2);
    t.choose('pass');
    expect(t.seat).toBe(0);
  });

  it('[IMP-21.2] a player without a troop in the Conflict takes no part', () => {
    const t = fight({
      players: [
        { swords: 5, garrison: 3, intrigue: ['ambush'] },
        { conflict: 1, intrigue: ['ambush'] },
        { intrigue: ['ambush'] },
      ],
    });
    expect(passes(t)).toEqual([1]);
    const passed = t.events().filter(({ type }) => type === 'combat-passed');
    expect(passed).toEqual([{ type: 'combat-passed', seat: 1 }]);
  });

  it('[IMP-21.4] ends when everybody involved has passed once, if no card is played', () => {
    const player = { conflict: 1, intrigue: ['ambush'] };
    expect(passes(fight({ firstPlayer: 1, players: [player, player, player, player] }))).toEqual([
      1, 2, 3, 0,
    ]);
  });

  it('[IMP-21.4] [IMP-21.5] [AMB-44] a card played makes everybody pass again, its player included', () => {
    const player = { conflict: 1, intrigue: ['ambush', 'windfall'] };
    const t = fight({ players: [player, player, player] });
    t.choose('pass', 'intrigue:ambush', 'pass'); // seat 1 plays one card and no more
    expect(passes(t)).toEqual([2, 0, 1]);

    const late = fight({ players: [player, player, player] });
    late.choose('pass', 'pass', 'intrigue:ambush', 'pass'); // seat 2, the last to pass, plays
    expect(late.seat).toBe(0);
    late.choose('pass', 'intrigue:ambush', 'pass'); // then seat 1, who had passed before
    expect(passes(late)).toEqual([2, 0, 1]);
  });

  it('[IMP-21.6] a card changes strength at once, upwards and downwards', () => {
    const t = fight({
      players: [
        {
          conflict: 3,
          swords: 1,
          spice: 2,
          intrigue: ['private-army', 'master-tactician', 'windfall'],
        },
      ],
    });
    expect(strength(t, 0)).toBe(7);
    t.choose('intrigue:private-army');
    expect(strength(t, 0)).toBe(12);
    t.choose('intrigue:master-tactician/2', 2);
    expect(strength(t, 0)).toBe(8);
    expect(t.player(0)).toMatchObject({ conflict: 1, garrison: 5 });
  });

  it('[EX-27] [IMP-21.7] [AMB-45] whose last troops leave has strength 0 and is asked no more', () => {
    const t = fight({
      players: [
        { conflict: 2, swords: 3, intrigue: ['master-tactician', 'ambush'] },
        { conflict: 1, intrigue: ['ambush'] },
      ],
    });
    expect(strength(t, 0)).toBe(7);
    t.choose('intrigue:master-tactician/2', 2);
    expect(strength(t, 0)).toBe(0);
    expect(passes(t)).toEqual([1]);
    expect([t.player(0).solari, t.player(1).solari]).toEqual([0, 6]);
    expect(t.player(0).intrigue).toEqual(['ambush']);
  });

  it('[IMP-21.3] [IMP-21.4] who passed before that card has another chance to play', () => {
    const t = fight({
      players: [
        { conflict: 1, intrigue: ['ambush'] },
        { conflict: 1, intrigue: ['master-tactician'] },
      ],
    });
    t.choose('pass', 'intrigue:master-tactician/2', 1);
    expect([t.seat, t.kind, t.options]).toEqual([0, 'combat.play', ['pass', 'intrigue:ambush']]);
  });

  it('[AMB-45] [AMB-46] the step ends, without rewards, when nobody is left', () => {
    const t = fight({ players: [{ conflict: 1, intrigue: ['master-tactician', 'ambush'] }] });
    t.choose('intrigue:master-tactician/2', 1);
    expect(t.kind).toBe('turn.kind');
    expect(t.position.round).toBe(2);
    expect(t.player(0)).toMatchObject({ solari: 0, garrison: 4 });
  });

  it('[EX-32] [IMP-21.6] [IMP-29.13] Staged Incident: three troops lost from four leave 2 + 1', () => {
    const t = fight({
      players: [{ conflict: 4, swords: 1, intrigue: ['staged-incident', 'windfall'] }],
    });
    expect(strength(t, 0)).toBe(9);
    t.choose('intrigue:staged-incident');
    expect(strength(t, 0)).toBe(3);
    expect(t.player(0)).toMatchObject({ vp: 1, conflict: 1, supply: 8, garrison: 3 });
  });

  it('[IMP-21.8] a card for the winner is not played in this step, only after the win', () => {
    const t = fight({ players: [{ conflict: 1, intrigue: ['to-the-victor'] }] });
    expect(t.options).toEqual(['pass']);
    expect(t.why('intrigue:to-the-victor')?.rule).toBe('IMP-21.8');
    t.choose('pass');
    expect([t.kind, t.options]).toEqual(['win.trigger', ['pass', 'intrigue:to-the-victor']]);
    t.choose('intrigue:to-the-victor');
    expect(t.player(0).spice).toBe(3);
    expect(t.kind).toBe('turn.kind');
  });
});
