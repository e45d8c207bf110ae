import { table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

describe('effects, as the FAQ explains them', () => {
  it('[IMP-28.1] [EX-17] [EX-19] an Alliance after a loss goes to the tied player, or back to its track', () => {
    const after = (rival: number) => {
      const t = table({
        alliances: { fremen: 0 },
        players: [
          { vp: 2, spice: 2, hand: ['shifting-allegiances'], influence: { fremen: 4 } },
          { influence: { fremen: rival } },
        ],
      });
      t.play('shifting-allegiances', 'secure-contract');
      t.choose('shifting-allegiances/pay', 'emperor');
      return t;
    };
    const heir = after(4);
    expect(heir.position.alliances.fremen).toBe(1);
    expect([heir.player(0).vp, heir.player(1).vp]).toEqual([2, 1]); // -1 Alliance, +1 Emperor at 2
    const nobody = after(3);
    expect(nobody.position.alliances.fremen).toBe(null);
    expect([nobody.player(0).vp, nobody.player(1).vp]).toEqual([2, 0]);
  });

  it('[IMP-28.3] [IMP-3.13] a discard takes a card from hand, never one in play or an Intrigue card', () => {
    const t = table({
      players: [
        { hand: ['test-of-humanity'] },
        {
          hand: ['dagger', 'diplomacy'],
          inPlay: ['reconnaissance'],
          deck: ['seek-allies'],
          intrigue: ['windfall'],
        },
        { inPlay: ['dagger'], intrigue: ['windfall'] },
      ],
    });
    t.play('test-of-humanity', 'hall-of-oratory');
    expect([t.seat, t.kind, t.options]).toEqual([1, 'discard', ['hand:dagger', 'hand:diplomacy']]);
    t.choose(['hand:diplomacy']);
    expect(t.player(1)).toMatchObject({
      hand: ['dagger'],
      discard: ['diplomacy'],
      inPlay: ['reconnaissance'],
      intrigue: ['windfall'],
    });
    expect(t.player(2)).toMatchObject({ discard: [], intrigue: ['windfall'] });
  });

  it('[IMP-28.4] [IMP-6.9] a card for the next Reveal turn is discarded only after it was used', () => {
    const t = table({
      players: [
        { hand: ['dagger'], intrigue: ['charisma', 'windfall'] },
        { hand: ['dagger'] },
        { revealed: true },
      ],
    });
    t.choose('intrigue:charisma');
    t.play('dagger', 'hall-of-oratory').choose('end');
    expect(t.player(0)).toMatchObject({ waiting: ['charisma'], intrigue: ['windfall'] });
    expect(t.position.intrigueDiscard).toEqual([]);
    t.choose('reveal'); // seat 1
    t.choose('reveal');
    expect(t.player(0).waiting).toEqual([]);
    expect(t.position.intrigueDiscard).toEqual(['charisma']);
    expect(t.options).toEqual(['acquire:arrakis-liaison', 'intrigue:windfall', 'end']);
  });

  it('[IMP-28.5] [IMP-12.2] an arrow of a card may be declined, and so may the trash icon', () => {
    const t = table({
      players: [{ water: 1, hand: ['duncan-idaho'] }, { hand: ['guild-administrator'] }],
    });
    t.play('duncan-idaho', 'carthag');
    expect(t.options).toEqual(['duncan-idaho/pay', 'deploy', 'end']);
    t.choose('end');
    expect(t.player(0)).toMatchObject({ water: 1, garrison: 4 });
    t.play('guild-administrator', 'secure-contract');
    expect(t.options).toEqual(['guild-administrator/trash', 'end']);
    t.choose('end');
    expect(t.position.trashed).toEqual([]);
  });

  it('[IMP-28.5] [IMP-12.7] "trash this card" is not optional', () => {
    const t = table({ players: [{ hand: ['seek-allies'] }] });
    t.play('seek-allies', 'wealth');
    expect(t.position.trashed).toEqual(['seek-allies']);
    expect(t.seat).toBe(1);
  });

  it('[IMP-28.5] [IMP-12.3] the arrow of an Intrigue card must be paid', () => {
    const t = table({ players: [{ solari: 1, intrigue: ['bribery'] }] });
    expect(t.options).toEqual(['reveal']);
    expect(t.why('intrigue:bribery')).toMatchObject({ code: 'cannot-pay', rule: 'IMP-6.8' });
    const rich = table({ players: [{ solari: 2, intrigue: ['bribery'] }] });
    rich.choose('intrigue:bribery', 'emperor');
    expect(rich.player(0)).toMatchObject({ solari: 0, influence: { emperor: 1 } });
  });

  it('[IMP-28.6] [IMP-12.4] [EX-37] a cost is paid once, whatever the player has', () => {
    const t = table({ players: [{ water: 2, hand: ['duncan-idaho'], deck: ['dagger'] }] });
    t.play('duncan-idaho', 'carthag').choose('duncan-idaho/pay');
    expect(t.player(0)).toMatchObject({ water: 1, hand: ['dagger'] });
    expect(t.options).toEqual(['deploy', 'end']);
  });

  it('[IMP-28.7] [IMP-12.10] retreating any number may be retreating none', () => {
    const t = table({ players: [{ conflict: 4, hand: ['chani'], garrison: 0 }] });
    t.choose('reveal', 'chani/retreat');
    expect(t.options).toEqual(['0', '1', '2', '3', '4']);
    t.choose(0);
    expect(t.player(0)).toMatchObject({ conflict: 4, garrison: 0 });
  });

  it('[IMP-28.8] a card drawn on the Reveal turn cannot be kept', () => {
    const t = table({
      players: [{ deck: ['duncan-idaho', 'dagger'], conflict: 1, intrigue: ['refocus'] }],
    });
    t.choose('reveal', 'intrigue:refocus');
    expect(t.player(0).hand).toEqual([]);
    expect(t.seat).toBe(1);
    expect(t.player(0)).toMatchObject({ inPlay: [], hand: [] });
    expect(t.player(0).deck).toHaveLength(1);
    expect(t.player(0).discard).toHaveLength(1);
  });

  it('[IMP-28.9] [IMP-13.3] recruits come from the supply alone', () => {
    const t = table({
      players: [{ supply: 1, garrison: 5, conflict: 6, spice: 6, hand: ['diplomacy'] }],
    });
    t.play('diplomacy', 'heighliner').choose('heighliner/recruit');
    expect(t.player(0)).toMatchObject({ supply: 0, garrison: 6, conflict: 6, water: 2 });
  });

  it('[IMP-28.10] [IMP-13.4] with an empty supply no garrison troop counts as recruited', () => {
    const t = table({
      players: [{ supply: 0, garrison: 6, conflict: 6, hand: ['reconnaissance'] }],
    });
    t.play('reconnaissance', 'arrakeen').choose('deploy');
    expect(t.options).toEqual(['0', '1', '2']);
    t.choose(2);
    expect(t.seat).toBe(1);
    expect(t.player(0)).toMatchObject({ garrison: 4, conflict: 8 });
  });

  it('[IMP-28.11] [IMP-13.8] troops of the space, the card, the Leader, the track and an Intrigue card may all be deployed', () => {
    const t = table({
      players: [
        {
          solari: 3,
          garrison: 3,
          hand: ['signet-ring'],
          intrigue: ['reinforcements', 'favored-subject'],
          influence: { emperor: 3 },
        },
      ],
    });
    t.choose('intrigue:reinforcements');
    t.play('signet-ring', 'arrakeen');
    t.choose('intrigue:favored-subject');
    expect(t.player(0).garrison).toBe(3 + 3 + 1 + 1 + 2 + 1);
    t.choose('deploy');
    expect(t.options.at(-1)).toBe('10');
  });

  it('[IMP-28.13] [IMP-3.3] a score may exceed 12', () => {
    const t = table({
      players: [{ vp: 12, spice: 4, intrigue: ['the-sleeper-must-awaken'] }],
    });
    t.choose('intrigue:the-sleeper-must-awaken');
    expect(t.player(0).vp).toBe(13);
  });
});
