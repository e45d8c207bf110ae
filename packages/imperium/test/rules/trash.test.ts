import { table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

describe('trashing cards', () => {
  it('[IMP-12.6] [IMP-30.6] the trash icon may be left', () => {
    const t = table({ players: [{ hand: ['guild-administrator', 'dagger'] }] });
    t.play('guild-administrator', 'secure-contract');
    expect(t.options).toEqual(['guild-administrator/trash', 'end']);
    t.choose('end');
    expect(t.player(0)).toMatchObject({ hand: ['dagger'], inPlay: ['guild-administrator'] });
    expect(t.position.trashed).toEqual([]);
  });

  it('[IMP-12.8] [IMP-30.6] takes a card from hand, discard pile or play, the played one too', () => {
    const t = table({
      players: [
        {
          hand: ['guild-administrator', 'dagger', 'dagger'],
          deck: ['reconnaissance'],
          discard: ['diplomacy'],
          inPlay: ['seek-allies'],
        },
      ],
    });
    t.play('guild-administrator', 'secure-contract').choose('guild-administrator/trash');
    expect(t.kind).toBe('trash.choose');
    expect(t.options).toEqual([
      'none',
      'hand:dagger',
      'discard:diplomacy',
      'play:seek-allies',
      'play:guild-administrator',
    ]);
    t.choose('play:guild-administrator');
    expect(t.player(0).inPlay).toEqual(['seek-allies']);
    expect(t.position.trashed).toEqual(['guild-administrator']);
  });

  it('[IMP-12.6] as a cost being paid it takes a card', () => {
    const t = table({
      players: [{ spice: 2, hand: ['diplomacy'], discard: ['dagger'], deck: ['scout', 'scout'] }],
    });
    t.play('diplomacy', 'selective-breeding').choose('selective-breeding/pay');
    expect(t.kind).toBe('trash.cost');
    expect(t.options).toEqual(['discard:dagger', 'play:diplomacy']);
    t.choose('discard:dagger');
    expect(t.player(0)).toMatchObject({ hand: ['scout', 'scout'], discard: [] });
  });

  it('[IMP-12.7] "trash this card" is done whether wanted or not', () => {
    const t = table({ players: [{ hand: ['seek-allies'] }] });
    t.play('seek-allies', 'stillsuits');
    expect(t.options).toEqual(['seek-allies/trash-this', 'deploy']);
    t.choose('seek-allies/trash-this');
    expect(t.options).toEqual(['deploy', 'end']);
    expect(t.player(0).inPlay).toEqual([]);
    expect(t.position.trashed).toEqual(['seek-allies']);
  });

  it('[AMB-18] a card that trashes itself still gives what was resolved before', () => {
    const t = table({ players: [{ hand: ['foldspace'], deck: ['dagger'] }] });
    t.play('foldspace', 'wealth');
    expect(t.options).toEqual(['foldspace/draw', 'foldspace/trash-this']);
    t.choose('foldspace/draw');
    expect(t.player(0)).toMatchObject({ hand: ['dagger'], inPlay: [] });
  });

  it('[AMB-18] and loses what was not', () => {
    const t = table({ players: [{ hand: ['foldspace'], deck: ['dagger'] }] });
    t.play('foldspace', 'wealth').choose('foldspace/trash-this');
    expect(t.seat).toBe(1);
    expect(t.player(0)).toMatchObject({ hand: [], inPlay: [], solari: 2 });
  });

  it('[AMB-18] a card trashed by another effect loses what it had still to give', () => {
    const t = table({
      players: [
        { spice: 2, hand: ['foldspace'], inPlay: ['dagger'], deck: ['dagger', 'scout', 'scout'] },
      ],
    });
    t.play('foldspace', 'selective-breeding');
    expect(t.options).toEqual(['selective-breeding/pay', 'foldspace/draw', 'foldspace/trash-this']);
    t.choose('selective-breeding/pay', 'play:foldspace');
    expect(t.seat).toBe(1);
    expect(t.player(0)).toMatchObject({ hand: ['dagger', 'scout'], deck: ['scout'] });
  });

  it('[AMB-18] a trashed Signet Ring takes the ability of the Leader along', () => {
    const t = table({
      intrigueDeck: ['windfall'],
      players: [
        {
          leader: 'baron-vladimir-harkonnen',
          solari: 1,
          spice: 2,
          hand: ['signet-ring'],
          deck: ['dagger', 'dagger'],
          intrigue: ['dispatch-an-envoy'],
        },
      ],
    });
    t.choose('intrigue:dispatch-an-envoy').play('signet-ring', 'selective-breeding');
    expect(t.options).toEqual(['selective-breeding/pay', 'baron-vladimir-harkonnen/pay', 'end']);
    t.choose('selective-breeding/pay', 'play:signet-ring');
    expect(t.seat).toBe(1);
    expect(t.player(0)).toMatchObject({ solari: 1, intrigue: [] });
  });

  it('[AMB-18] what a card gave before it was trashed stays', () => {
    const t = table({ players: [{ hand: ['gene-manipulation'], inPlay: ['the-voice'] }] });
    t.play('gene-manipulation', 'arrakeen');
    t.choose('gene-manipulation/trash', 'play:gene-manipulation');
    expect(t.player(0)).toMatchObject({ spice: 2, inPlay: ['the-voice'] });
  });

  it('[EX-39] Assassination Mission pays when another effect trashes it', () => {
    const t = table({ players: [{ hand: ['guild-administrator', 'assassination-mission'] }] });
    t.play('guild-administrator', 'foldspace');
    t.choose('guild-administrator/trash', 'hand:assassination-mission');
    expect(t.player(0)).toMatchObject({ solari: 4, hand: [] });
  });

  it('[EX-39] Assassination Mission revealed is not trashed', () => {
    const t = table({ players: [{ hand: ['assassination-mission'] }, { hand: ['dagger'] }] });
    t.choose('reveal');
    expect(t.player(0)).toMatchObject({ solari: 1, discard: ['assassination-mission'] });
  });

  it('[EX-40] Imperial Spy trashed by Selective Breeding gives no Intrigue card', () => {
    const t = table({
      intrigueDeck: ['windfall'],
      players: [
        {
          spice: 2,
          hand: ['imperial-spy'],
          deck: ['dagger', 'scout'],
          intrigue: ['dispatch-an-envoy'],
        },
      ],
    });
    t.choose('intrigue:dispatch-an-envoy').play('imperial-spy', 'selective-breeding');
    expect(t.options).toEqual(['selective-breeding/pay', 'imperial-spy/pay', 'end']);
    t.choose('selective-breeding/pay', 'play:imperial-spy');
    expect(t.seat).toBe(1);
    expect(t.player(0)).toMatchObject({ hand: ['dagger', 'scout'], intrigue: [], inPlay: [] });
  });

  it('[EX-40] its own arrow draws one', () => {
    const t = table({ intrigueDeck: ['windfall'], players: [{ hand: ['imperial-spy'] }] });
    t.play('imperial-spy', 'wealth').choose('imperial-spy/pay');
    expect(t.player(0)).toMatchObject({ intrigue: ['windfall'], inPlay: [] });
  });
});
