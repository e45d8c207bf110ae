import { imperium } from '@landsraad/imperium';
import { table } from '@landsraad/imperium/scenario';
import { asOf } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';

describe('rulings of our own', () => {
  it('[RUL-2] of two equal cards in play, the one without open effects is trashed', () => {
    const t = table({
      players: [
        {
          spice: 4,
          hand: ['fremen-camp', 'guild-administrator'],
          inPlay: ['fremen-camp'],
          intrigue: ['dispatch-an-envoy'],
        },
      ],
    });
    t.choose('intrigue:dispatch-an-envoy');
    t.play('fremen-camp', 'selective-breeding');
    t.choose('selective-breeding/pay', 'play:fremen-camp');
    expect(t.player(0).inPlay).toEqual(['fremen-camp']);
    expect(t.offers('fremen-camp/pay')).toBe(true);
  });

  it('[RUL-2] [AMB-18] the only copy takes its open effects along', () => {
    const t = table({
      players: [{ spice: 4, hand: ['fremen-camp', 'dagger'], intrigue: ['dispatch-an-envoy'] }],
    });
    t.choose('intrigue:dispatch-an-envoy');
    t.play('fremen-camp', 'selective-breeding');
    expect(t.offers('fremen-camp/pay')).toBe(true);
    t.choose('selective-breeding/pay', 'play:fremen-camp');
    expect(t.kind).not.toBe('effects.order');
    expect(t.player(0)).toMatchObject({ spice: 2, garrison: 3 });
  });

  it('[RUL-6] the card of an Agent turn can be taken back until something is revealed', () => {
    const t = table({
      players: [{ hand: ['reconnaissance', 'dagger'], deck: ['diplomacy'] }],
    });
    t.choose('reconnaissance');
    expect(t.match.canUndo(0)).toBe(true);
    t.match.undo(0);
    expect(t.kind).toBe('turn.kind');
    t.play('reconnaissance', 'arrakeen');
    expect(t.match.canUndo(0)).toBe(true);
    t.choose('arrakeen/draw');
    expect(t.match.canUndo(0)).toBe(false);
  });

  it('[RUL-6] a played Intrigue card and a revealed hand stay', () => {
    const t = table({ players: [{ hand: ['dagger'], intrigue: ['windfall'] }] });
    t.choose('intrigue:windfall');
    expect(t.match.canUndo(0)).toBe(false);
    t.choose('reveal');
    expect(t.match.canUndo(0)).toBe(false);
  });

  it('[RUL-7] a card may be trashed for an arrow that can draw nothing', () => {
    const t = table({ players: [{ spice: 2, hand: ['bene-gesserit-sister', 'dagger'] }] });
    t.play('bene-gesserit-sister', 'selective-breeding');
    t.choose('selective-breeding/pay', 'hand:dagger');
    expect(t.player(0).hand).toEqual([]);
    expect(t.position.trashed).toEqual(['dagger']);
  });

  it('[RUL-7] resources are not spent on an arrow that can do nothing', () => {
    const t = table({
      players: [{ leader: 'baron-vladimir-harkonnen', solari: 1, hand: ['signet-ring', 'dagger'] }],
    });
    t.play('signet-ring', 'secure-contract');
    expect(t.seat).toBe(1);
    expect(t.player(0).solari).toBe(4);
  });

  it('[RUL-7] an arrow that only recruits is not offered while the supply is empty', () => {
    const withSupply = (supply: number, version = imperium.version) =>
      table(
        { players: [{ spice: 2, supply, garrison: 3, hand: ['fremen-camp', 'dagger'] }] },
        {},
        asOf(imperium, version),
      ).play('fremen-camp', 'imperial-basin');
    expect(withSupply(0).offers('fremen-camp/pay')).toBe(false);
    expect(withSupply(1).offers('fremen-camp/pay')).toBe(true);
    expect(withSupply(0, 1).offers('fremen-camp/pay')).toBe(true); // as games began before
  });

  /** Conspire, with Double Cross next in the Intrigue deck. */
  const conspires = (supply: number, version = imperium.version) =>
    table(
      {
        players: [
          { spice: 4, supply, garrison: 3, hand: ['diplomacy', 'dagger'], intrigue: ['windfall'] },
          { conflict: 1 },
        ],
        intrigueDeck: ['double-cross'],
      },
      {},
      asOf(imperium, version),
    ).play('diplomacy', 'conspire');

  it('[RUL-8] recruits that leave a troop in the supply come at once', () => {
    const t = conspires(3);
    expect(t.player(0)).toMatchObject({ supply: 1, garrison: 5, solari: 5 });
    expect(t.offers('conspire/recruit')).toBe(false);
  });

  it('[RUL-8] recruits that use up the supply come when their owner likes, but they come', () => {
    const t = conspires(2);
    expect(t.player(0)).toMatchObject({ supply: 2, garrison: 3, solari: 5 });
    expect(t.offers('end')).toBe(false);
    t.choose('conspire/intrigue', 'intrigue:double-cross');
    expect(t.player(0)).toMatchObject({ supply: 1, conflict: 1, solari: 4 });
    expect(t.player(1).conflict).toBe(0);
    expect(t.offers('end')).toBe(false);
    t.choose('conspire/recruit');
    expect(t.player(0)).toMatchObject({ supply: 0, garrison: 4 });
    expect(t.offers('end')).toBe(true);
  });

  it('[RUL-8] what another effect would recruit counts as well', () => {
    const t = table({
      players: [
        { spice: 4, supply: 4, garrison: 0, influence: { emperor: 3 }, hand: ['diplomacy'] },
      ],
    });
    t.play('diplomacy', 'conspire');
    expect(t.options).toEqual(['conspire/influence', 'conspire/recruit']);
  });

  it('[RUL-8] what would be recruited under a condition that fails does not', () => {
    const rabban = { leader: 'glossu-the-beast-rabban', supply: 3, garrison: 0 };
    const t = table({ players: [{ ...rabban, hand: ['signet-ring'] }] });
    t.play('signet-ring', 'arrakeen');
    expect(t.player(0)).toMatchObject({ supply: 1, garrison: 2 });
  });

  it('[RUL-8] what would be recruited under a condition that holds does', () => {
    const rabban = { leader: 'glossu-the-beast-rabban', supply: 3, garrison: 0 };
    const influence = { emperor: 4 };
    const t = table({
      alliances: { emperor: 0 },
      players: [{ ...rabban, influence, hand: ['signet-ring'] }],
    });
    t.play('signet-ring', 'arrakeen');
    expect(t.player(0)).toMatchObject({ supply: 3, garrison: 0 });
  });

  it('[RUL-8] Influence that recruits nobody needs nobody', () => {
    const t = table({
      players: [
        {
          supply: 2,
          garrison: 0,
          hand: ['missionaria-protectiva'],
          inPlay: ['bene-gesserit-sister'],
        },
      ],
    });
    t.play('missionaria-protectiva', 'arrakeen');
    expect(t.offers('missionaria-protectiva/influence')).toBe(true);
    expect(t.player(0)).toMatchObject({ supply: 1, garrison: 1 });
  });

  it('[RUL-8] a game that began with the first rules still takes recruits at once', () => {
    const t = conspires(2, 1);
    expect(t.player(0)).toMatchObject({ supply: 0, garrison: 5, solari: 5 });
    t.choose('conspire/intrigue', 'intrigue:double-cross');
    expect(t.player(0).conflict).toBe(0);
  });

  it('[RUL-9] a card acquired onto the deck and drawn on the same Reveal turn is revealed', () => {
    const t = table({
      row: ['stilgar'],
      players: [
        {
          water: 1,
          spice: 1,
          hand: ['convincing-argument', 'convincing-argument', 'convincing-argument'],
          intrigue: ['recruitment-mission', 'water-of-life'],
        },
      ],
    });
    t.choose('intrigue:recruitment-mission', 'reveal');
    t.choose('acquire:stilgar', 'deck', 'intrigue:water-of-life');
    expect(t.player(0)).toMatchObject({ deck: [], swords: 3 });
    expect(t.player(0).inPlay).toContain('stilgar');
  });
});
