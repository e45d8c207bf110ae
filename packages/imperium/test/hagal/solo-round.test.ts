import { describe, expect, it } from 'vitest';
import { rivalActed, solo, told, X, Y } from './tables.ts';

describe('turns with two Rivals', () => {
  it('[HAG-6.20] in seat order with the person, while they have Agents', () => {
    const t = solo({
      hagalDeck: ['carthag', 'foldspace', 'stillsuits'],
      players: [
        { hand: ['dagger', 'diplomacy', 'convincing-argument'] },
        { agents: 1 },
        { agents: 2 },
      ],
    });
    t.play('dagger', 'hall-of-oratory').play('diplomacy', 'secrets');
    const sent = told(t, 'agent-sent').map(({ seat }) => seat);
    expect(sent).toEqual([0, X, Y, 0, Y]);
    expect([t.seat, t.kind]).toEqual([0, 'turn.kind']);
  });

  it('[HAG-6.21] the phase goes on after the person’s Reveal turn until no Rival has an Agent', () => {
    const t = solo({
      round: 1,
      hagalDeck: ['carthag', 'foldspace', 'stillsuits', 'secrets'],
      players: [{ hand: ['dagger'] }],
    }).choose('reveal');
    const types = t.events().map(({ type }) => type);
    expect(
      told(t, 'agent-sent')
        .slice(0, 4)
        .map(({ seat }) => seat),
    ).toEqual([X, Y, X, Y]);
    expect(types.indexOf('conflict-resolved')).toBeGreaterThan(types.indexOf('agent-sent'));
    expect(types.slice(0, types.indexOf('conflict-resolved'))).not.toContain('round-started');
    expect(t.position.round).toBe(2);
  });

  it('[HAG-6.21] and until the person has revealed, whatever Agents the Rivals have left', () => {
    const t = solo({
      players: [{ hand: ['dagger', 'diplomacy'] }, { agents: 0 }, { agents: 0 }],
    });
    t.play('dagger', 'hall-of-oratory');
    expect([t.seat, t.kind, t.position.round]).toEqual([0, 'turn.kind', 1]);
  });

  it('[HAG-6.22] a Rival keeps what it gains', () => {
    const t = rivalActed(['harvest-spice'], {
      bonusSpice: { 'hagga-basin': 1 },
      x: { spice: 2, solari: 3, water: 1 },
    });
    expect(t.player(X)).toMatchObject({ spice: 5, solari: 3, water: 1 });
    t.choose('reveal').runUntil(({ round }) => round === 2);
    expect(t.player(X).spice).toBeGreaterThanOrEqual(5);
  });
});

describe('the Influence of Rivals', () => {
  it('[HAG-6.23] [AMB-H8] a point for 2 Influence', () => {
    const t = rivalActed(['wealth'], { x: { influence: { emperor: 1 } } });
    expect(t.player(X)).toMatchObject({ influence: { emperor: 2 }, vp: 1 });
    expect(rivalActed(['wealth']).player(X).vp).toBe(0);
  });

  it('[HEX-12] [HAG-6.24] [HAG-6.25] [AMB-H8] first at 4: the Alliance, its point, no bonus', () => {
    const t = rivalActed(['secrets'], {
      intrigueDeck: ['ambush'],
      x: { vp: 1, influence: { 'bene-gesserit': 3 } },
    });
    expect(t.position.alliances).toMatchObject({ 'bene-gesserit': X });
    expect(t.player(X)).toMatchObject({ influence: { 'bene-gesserit': 4 }, vp: 2, intrigue: [] });
  });

  it('[HAG-6.25] no bonus of any track', () => {
    const after = (card: string, faction: string) =>
      rivalActed([card], { x: { garrison: 0, influence: { [faction]: 3 } } }).player(X);
    expect(after('wealth', 'emperor')).toMatchObject({ garrison: 0, supply: 12 });
    expect(after('foldspace', 'spacing-guild').solari).toBe(0);
    expect(after('stillsuits', 'fremen').water).toBe(0);
  });

  it('[HAG-6.24] a Rival takes a token from the person by passing, and the point with it', () => {
    const x = { vp: 2, influence: { emperor: 4 } };
    const person = { vp: 4, influence: { emperor: 4 } };
    const alliances = { emperor: 0 };
    const t = rivalActed(['wealth'], { x, person, alliances });
    expect(t.position.alliances).toMatchObject({ emperor: X });
    expect([t.player(0).vp, t.player(X).vp]).toEqual([3, 3]);
    const level = rivalActed(['wealth'], { x: { influence: { emperor: 3 } }, person, alliances });
    expect(level.position.alliances).toMatchObject({ emperor: 0 });
  });

  it('[HAG-6.24] the person who falls back gives the token to a Rival it was tied with', () => {
    const t = solo({
      alliances: { emperor: 0 },
      players: [
        { vp: 5, spice: 2, influence: { emperor: 5 }, hand: ['shifting-allegiances', 'dagger'] },
        { vp: 1, influence: { emperor: 5 } },
        { vp: 1, influence: { emperor: 5 } },
      ],
    });
    t.play('shifting-allegiances', 'secure-contract').choose('shifting-allegiances/pay');
    expect([t.seat, t.kind, t.options]).toEqual([0, 'alliance.give', ['seat:1', 'seat:2']]);
    t.choose('seat:2');
    expect(t.position.alliances).toMatchObject({ emperor: Y });
    expect([0, X, Y].map((seat) => t.player(seat).vp)).toEqual([4, 1, 2]);
  });
});
