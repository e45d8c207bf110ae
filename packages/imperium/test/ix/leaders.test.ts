import { imperium } from '@landsraad/imperium';
import { asOf } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { type PlayerPosition, type Position, table } from '../../src/scenario/index.ts';
import { ixOf, laid, own, told } from './tables.ts';

const led = (leader: string, player: PlayerPosition = {}, rest: Position = {}) =>
  laid({ ...rest, players: [{ leader, ...player }, ...(rest.players ?? [{}, {}])] });

describe('Archduke Armand Ecaz', () => {
  const ARMAND = 'archduke-armand-ecaz';

  it('[IMP-27.7] [IX-14.1] [IX-14.2] trashes a card in play with two Agents on the green spaces', () => {
    const at = (...agentsOn: string[]) =>
      led(ARMAND, { hand: ['dagger', 'convincing-argument'], agentsOn, agents: 0 }).choose(
        'reveal',
      );
    expect(at('arrakeen', 'wealth').offers(`${ARMAND}/trash`)).toBe(false);
    const t = at('arrakeen', 'smuggling').choose(`${ARMAND}/trash`);
    expect(t.options).toEqual(['none', 'play:dagger', 'play:convincing-argument']);
    expect(at('mentat', 'carthag').offers('end')).toBe(true);
  });

  it('[IX-14.3] may acquire a card for 3 or less', () => {
    const t = led(ARMAND, { hand: ['signet-ring'] }, { row: ['arrakis-recruiter', 'chani'] });
    t.play('signet-ring', 'smuggling').choose(`${ARMAND}/acquire`);
    expect(t.options).toEqual(['none', 'acquire:arrakis-recruiter', 'acquire:arrakis-liaison']);
    t.choose('acquire:arrakis-recruiter');
    expect(t.player(0).discard).toEqual(['arrakis-recruiter']);
    const declined = led(ARMAND, { hand: ['signet-ring'] }).play('signet-ring', 'smuggling');
    expect(declined.choose(`${ARMAND}/acquire`, 'none').player(0).discard).toEqual([]);
  });
});

describe('Ilesa Ecaz', () => {
  const ILESA = 'ilesa-ecaz';
  const HAND = ['dagger', 'diplomacy', 'reconnaissance'];

  it('[IX-14.4] [IX-18.2] sets a card aside after drawing; only she knows which', () => {
    const t = led(
      ILESA,
      { deck: ['dagger', 'dagger', 'dagger', 'dagger', 'dagger', 'diplomacy'] },
      { phase: 'round-start', ix: { seats: [{ tiles: ['holtzman-engine'] }] } },
    );
    expect(t.kind).toBe('ilesa.setaside');
    expect(t.options).toEqual(['dagger', 'diplomacy']);
    t.choose('diplomacy');
    expect(t.player(0).hand).toHaveLength(5);
    const seen = ([0, 1] as const).map((seat) => t.match.view(seat).ix!.seats[0]);
    expect(seen[0]).toMatchObject({ aside: 'diplomacy', setAside: true });
    expect(seen[1]).toMatchObject({ aside: null, setAside: true });
  });

  const second = (aside: string, hand = ['signet-ring']) =>
    led(ILESA, { hand }, { ix: { seats: [{ aside, turns: 1 }] } });

  it('[IX-14.4] it is shown and comes back on the second turn', () => {
    const first = led(ILESA, { hand: HAND }, { ix: { seats: [{ aside: 'seek-allies' }] } });
    expect(first.offers('seek-allies')).toBe(false);
    const t = second('seek-allies');
    expect(t.offers('seek-allies')).toBe(true);
    expect(t.match.view(1).players[0]!.hand).toEqual(['seek-allies']);
    expect(own(t).aside).toBeNull();
  });

  it('[IMP-27.9] [IX-14.5] sent with it: spice for one icon, else Solari', () => {
    expect(second('reconnaissance').play('reconnaissance', 'arrakeen').player(0)).toMatchObject({
      spice: 1,
      solari: 0,
    });
    expect(second('diplomacy').play('diplomacy', 'secrets').player(0)).toMatchObject({
      spice: 0,
      solari: 1,
    });
  });

  it('[IX-14.6] not used then, it gives nothing', () => {
    const t = second('dagger').play('signet-ring', 'arrakeen');
    expect(t.player(0)).toMatchObject({ spice: 0, solari: 0 });
  });

  it('[IMP-27.10] [IX-14.7] revealed with the hand if the first turn is the Reveal turn', () => {
    const t = led(
      ILESA,
      { hand: ['dagger'] },
      { ix: { seats: [{ aside: 'convincing-argument' }] } },
    );
    t.choose('reveal');
    expect(told(t, 'revealed')[0]!.cards).toEqual(['dagger', 'convincing-argument']);
    expect(t.player(0)).toMatchObject({ spice: 0, solari: 0 });
  });

  it('[IX-14.8] [IX-25.7] a Foldspace for 1 Solari', () => {
    const t = led(ILESA, { hand: ['signet-ring'], solari: 1 }).play('signet-ring', 'arrakeen');
    t.choose(`${ILESA}/pay`);
    expect(t.player(0)).toMatchObject({ solari: 0, discard: ['foldspace'] });
  });

  it('[IX-14.22] an extra turn counts as one; meanwhile the card is nowhere to be discarded', () => {
    const t = led(
      ILESA,
      { hand: ['weirding-way', 'truthsayer'] },
      { ix: { seats: [{ aside: 'diplomacy', tiles: ['holoprojectors'] }] } },
    );
    t.choose('holoprojectors/pay');
    expect(t.options).toEqual(['hand:weirding-way', 'hand:truthsayer']);
    t.choose(['hand:truthsayer']);
    t.play('weirding-way', 'smuggling').choose(
      'weirding-way/extra-turn',
      'smuggling/freighter',
      'none',
    );
    expect(t.seat).toBe(0);
    expect(t.player(0).hand).toContain('diplomacy');
  });
});

describe('Viscount Hundro Moritani', () => {
  const HUNDRO = 'viscount-hundro-moritani';

  it('[IX-14.9] keeps one of the top two Intrigue cards', () => {
    const t = led(
      HUNDRO,
      {},
      { phase: 'secret-factions', intrigueDeck: ['ambush', 'cull', 'bribery'] },
    );
    expect([t.seat, t.kind]).toEqual([0, 'hundro.intelligence']);
    expect(t.options).toEqual(['ambush', 'cull']);
    t.choose('cull');
    expect(t.player(0).intrigue).toEqual(['cull']);
    expect(t.position.intrigueDeck).toEqual(['ambush', 'bribery']);
    expect(t.events(1).find(({ type }) => type === 'intrigue-kept')).not.toHaveProperty('secret');
  });

  it('[IX-14.10] pays 1 spice for a Freighter move', () => {
    const t = led(HUNDRO, { hand: ['signet-ring'], spice: 1 }).play('signet-ring', 'arrakeen');
    t.choose(`${HUNDRO}/pay`, 'advance');
    expect(own(t).freighter).toBe(1);
    expect(t.player(0).spice).toBe(0);
  });
});

describe('“Princess” Yuna Moritani', () => {
  const YUNA = 'princess-yuna-moritani';

  it('[IX-14.11] starts without water', () => {
    const begun = laid(
      { phase: 'leaders', players: [{ water: 1 }, { water: 1 }] },
      { leaders: [YUNA] },
    );
    begun.runUntil(({ phase }) => phase === 'turns');
    expect([0, 1].map((seat) => begun.player(seat).water)).toEqual([0, 1]);
  });

  it('[IMP-27.8] [EX-60] [IX-14.12] [IX-14.13] 1 Solari more for each gain on her own turn', () => {
    const t = led(
      YUNA,
      { hand: ['dune-the-desert-planet'], intrigue: ['windfall'] },
      { ix: { seats: [{ freighter: 1 }] } },
    ).play('dune-the-desert-planet', 'smuggling');
    expect(t.player(0).solari).toBe(2);
    t.choose('smuggling/freighter', 'recall', 'shipping/choose', 'branch:1');
    expect(t.player(0).solari).toBe(2 + 6);
    t.choose('intrigue:windfall');
    expect(t.player(0).solari).toBe(2 + 6 + 3);
  });

  it('[IX-14.14] not outside her turn', () => {
    const t = laid({
      ix: { seats: [{ freighter: 1 }] },
      players: [{ hand: ['dune-the-desert-planet'] }, { leader: YUNA }, {}],
    }).play('dune-the-desert-planet', 'smuggling');
    t.choose('smuggling/freighter', 'recall', 'branch:1');
    expect(t.player(1).solari).toBe(1);
    const reward = led(YUNA, { conflict: 1 }, { phase: 'combat', conflict: 'skirmish-d' });
    reward.choose('emperor');
    expect(reward.player(0).solari).toBe(2);
  });

  it('[IX-14.15] 7 Solari for Influence, a troop and spice', () => {
    const t = led(YUNA, { hand: ['signet-ring'], solari: 7 }).play('signet-ring', 'carthag');
    t.choose(`${YUNA}/pay`, 'fremen');
    expect(t.player(0)).toMatchObject({ solari: 0, spice: 1, influence: { fremen: 1 } });
  });
});

describe('Prince Rhombur Vernius', () => {
  const RHOMBUR = 'prince-rhombur-vernius';

  it('[IX-14.16] his dreadnoughts have strength 4', () => {
    const t = led(RHOMBUR, { conflict: 1 }, { ix: { seats: [{ dreadnoughts: { conflict: 2 } }] } });
    expect(t.match.view(0).players[0]!.strength).toBe(10);
  });

  it('[IX-14.17] a tile without discount, or a Negotiator', () => {
    const t = led(
      RHOMBUR,
      { hand: ['signet-ring'], spice: 2 },
      { ix: { stacks: [['windtraps']] } },
    ).play('signet-ring', 'arrakeen');
    t.choose(`${RHOMBUR}/choose`, 'branch:1', 'tile:windtraps');
    expect(t.player(0).spice).toBe(0);
  });
});

describe('Tessia Vernius', () => {
  const TESSIA = 'tessia-vernius';
  const factions = ['emperor', 'spacing-guild', 'bene-gesserit', 'fremen'] as const;

  it('[IX-14.19] [IX-14.20] first slot: a discard for a spice, if she likes', () => {
    const t = led(TESSIA, { hand: ['diplomacy', 'dagger'], influence: { emperor: 1 } });
    t.play('diplomacy', 'wealth');
    expect(t.kind).toBe('arrow.pay');
    t.choose('yes');
    expect(t.player(0)).toMatchObject({ spice: 1, discard: ['dagger'] });
    expect(own(t).snoopers).toEqual(['spacing-guild', 'bene-gesserit', 'fremen']);
    expect(told(t, 'snooper-moved')).toMatchObject([{ faction: 'emperor', slot: 1 }]);
  });

  it('[IX-14.19] [IMP-10.9] a Snooper moves when she likes: after the card is drawn that she discards', () => {
    const sent = (version: number) =>
      table(
        {
          players: [
            {
              leader: TESSIA,
              hand: ['diplomacy'],
              deck: ['dagger', 'dagger'],
              discard: ['reconnaissance'],
              influence: { 'bene-gesserit': 1 },
              spice: 2,
            },
            {},
            {},
          ],
        },
        { ix: true },
        asOf(imperium, version),
      ).play('diplomacy', 'selective-breeding');
    expect(sent(3).options).toEqual(['selective-breeding/pay', 'end']);
    const t = sent(4);
    expect(t.options).toEqual(['selective-breeding/influence', 'selective-breeding/pay']);
    t.choose('selective-breeding/pay', 'discard:reconnaissance', 'yes', ['hand:dagger']);
    expect(t.player(0)).toMatchObject({ spice: 1, hand: ['dagger'], discard: ['dagger'] });
  });

  const slot = (n: number) => {
    const snoopers = factions.slice(n - 1);
    const t = led(
      TESSIA,
      { hand: ['diplomacy'], influence: { fremen: 1 } },
      { ix: { seats: [{ snoopers: [...snoopers] }] } },
    );
    return t.play('diplomacy', 'stillsuits');
  };

  it('[IX-14.20] second: the bonus of the track; third: 1 Influence; fourth: both', () => {
    expect(slot(2).player(0)).toMatchObject({ water: 2, influence: { fremen: 2 } });
    expect(slot(3).player(0)).toMatchObject({ water: 1, influence: { fremen: 3 } });
    expect(slot(4).player(0)).toMatchObject({ water: 2, influence: { fremen: 3 } });
  });

  it('[RUL-28] [IX-14.19] [IMP-10.9] of several Snoopers that one effect moves, she says which comes first', () => {
    const acquired = (version: number) =>
      table(
        {
          row: ['choam-directorship'],
          players: [
            {
              leader: TESSIA,
              hand: ['convincing-argument', 'convincing-argument'],
              council: true,
              influence: { emperor: 1, fremen: 1 },
              waiting: ['charisma'],
            },
            {},
            {},
          ],
        },
        { ix: true },
        asOf(imperium, version),
      ).choose('reveal', 'acquire:choam-directorship');
    expect(told(acquired(3), 'snooper-moved')).toMatchObject([
      { faction: 'emperor', slot: 1 },
      { faction: 'fremen', slot: 2 },
    ]);
    const t = acquired(4);
    expect([t.kind, t.options]).toEqual(['influence.gain', ['emperor', 'fremen']]);
    t.choose('fremen');
    expect(told(t, 'snooper-moved')).toMatchObject([
      { faction: 'fremen', slot: 1 },
      { faction: 'emperor', slot: 2 },
    ]);
    expect(t.player(0)).toMatchObject({ garrison: 5, water: 0 });
    expect(t.player(0).influence).toMatchObject({ 'spacing-guild': 1, 'bene-gesserit': 1 });
  });

  it('[IX-14.19] [IMP-10.9] nor are two gains of her turn taken in an order of their own', () => {
    const t = table(
      {
        players: [
          {
            leader: TESSIA,
            hand: ['lisan-al-gaib', 'face-dancer'],
            inPlay: ['bene-gesserit-initiate'],
            influence: { emperor: 1, fremen: 1 },
          },
          {},
          {},
        ],
        ix: { seats: [{ snoopers: ['emperor', 'bene-gesserit', 'fremen'] }] },
      },
      { ix: true, immortality: true },
    ).choose('graft:face-dancer', 'lisan-al-gaib', 'wealth');
    expect(t.options).toEqual(
      expect.arrayContaining(['wealth/influence', 'lisan-al-gaib/influence']),
    );
  });

  it('[IX-14.19] a Snooper moves once', () => {
    const t = led(
      TESSIA,
      { hand: ['diplomacy', 'dagger'], influence: { emperor: 1 } },
      { ix: { seats: [{ snoopers: ['fremen'] }] } },
    ).play('diplomacy', 'wealth');
    expect(told(t, 'snooper-moved')).toEqual([]);
  });

  it('[IX-14.21] loses 1 Influence for one where a Snooper lies', () => {
    const t = led(
      TESSIA,
      { hand: ['signet-ring'], influence: { emperor: 3 } },
      { ix: { seats: [{ snoopers: ['fremen', 'bene-gesserit'] }] } },
    ).play('signet-ring', 'arrakeen');
    t.choose(`${TESSIA}/pay`);
    expect(t.options).toEqual(['fremen', 'bene-gesserit']);
    t.choose('fremen');
    expect(t.player(0).influence).toMatchObject({ emperor: 2, fremen: 1 });
    expect(ixOf(t).seats[0]!.snoopers).toHaveLength(2);
  });
});
