import { imperium } from '@landsraad/imperium';
import { asOf } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { type PlayerPosition, type Position, type Table, table } from '../../src/scenario/index.ts';
import { ixOf, laid, own, tilesOf, told } from './tables.ts';

const CARDS = ['convincing-argument', 'dagger'];

/** The first player owns the tiles. */
const owning = (tiles: string[], player: PlayerPosition = {}, rest: Position = {}) =>
  laid({
    row: ['arrakis-recruiter'],
    ...rest,
    ix: { ...rest.ix, seats: [{ ...rest.ix?.seats?.[0], tiles }] },
    players: [{ hand: CARDS, ...player }, ...(rest.players ?? [{}, {}])],
  });

const revealing = (tiles: string[], player: PlayerPosition = {}) =>
  owning(tiles, player).choose('reveal');

describe('using tech tiles', () => {
  it('[IX-5.1] works from the moment it is acquired: Spaceport for a card of this very turn', () => {
    const t = laid({
      ix: { stacks: [['spaceport']] },
      row: ['arrakis-recruiter'],
      players: [{ hand: ['convincing-argument'], intrigue: ['machine-culture'], spice: 5 }, {}, {}],
    }).choose('reveal', 'intrigue:machine-culture/1', 'tile:spaceport');
    t.choose('acquire:arrakis-recruiter');
    expect(t.kind).toBe('acquire.where');
  });

  it('[IMP-31.13] [IX-5.2] [IX-5.3] once a round, on an Agent turn or a Reveal turn', () => {
    const t = owning(['training-drones']).choose('training-drones/pay');
    expect(t.player(0).garrison).toBe(4);
    expect(t.offers('training-drones/pay')).toBe(false);
    const reveal = owning(['training-drones']).choose('reveal', 'training-drones/pay');
    expect(reveal.player(0).garrison).toBe(4);
    expect(reveal.offers('training-drones/pay')).toBe(false);
    const others = laid({ ix: { seats: [{}, { tiles: ['training-drones'] }] } });
    expect(others.offers('training-drones/pay')).toBe(false);
  });

  it('[IX-5.4] [IX-18.1] face down until the next round begins', () => {
    const t = laid({
      phase: 'recall',
      ix: { seats: [{ tiles: [{ tile: 'training-drones', flipped: true }] }] },
    }).runUntil(({ phase }) => phase === 'turns');
    expect(own(t).tiles).toEqual([{ tile: 'training-drones', flipped: false }]);
    const used = owning(['training-drones']).choose('training-drones/pay');
    expect(own(used).tiles).toEqual([{ tile: 'training-drones', flipped: true }]);
  });

  it('[IX-5.5] in the very round it was acquired', () => {
    const t = laid({
      ix: { stacks: [['training-drones']] },
      players: [{ hand: ['ixian-engineer'], spice: 3 }],
    }).play('ixian-engineer', 'smuggling');
    t.choose('ixian-engineer/tech', 'tile:training-drones');
    expect(t.offers('training-drones/pay')).toBe(true);
  });

  it('[IX-5.7] a trashed one is gone', () => {
    const t = owning(['spy-satellites', 'windtraps'], { spice: 3 }).choose('spy-satellites/pay');
    expect(tilesOf(t)).toEqual(['windtraps']);
    expect(ixOf(t).trashedTiles).toEqual(['spy-satellites']);
  });

  it('[IX-5.8] [IX-15.8] [IX-15.16] round starts: a sixth card, 2 Solari', () => {
    const t = owning(
      ['holtzman-engine', 'shuttle-fleet'],
      { hand: [], deck: Array(7).fill('dagger') },
      { phase: 'round-start' },
    );
    expect(t.player(0)).toMatchObject({ solari: 2 });
    expect(t.player(0).hand).toHaveLength(6);
  });

  it('[IX-18.1] [IMP-8.5] [AMB-12] before anybody draws a hand; until version 4 after all did', () => {
    const deck = Array(7).fill('dagger');
    const drawn = (version: number) => {
      const t = table(
        {
          phase: 'round-start',
          ix: { seats: [{}, { tiles: ['holtzman-engine', 'shuttle-fleet'] }] },
          players: [{ deck }, { deck }, { deck }],
        },
        { ix: true },
        asOf(imperium, version),
      );
      return t
        .events()
        .flatMap((event) => (event.type === 'drew' || event.type === 'gained' ? [event.seat] : []));
    };
    expect(drawn(4)).toEqual([1, 1, 0, 1, 2]);
    expect(drawn(3)).toEqual([0, 1, 2, 1, 1]);
  });

  it('[IX-5.9] not without its whole cost', () => {
    expect(owning(['flagship'], { solari: 3 }).offers('flagship/pay')).toBe(false);
    expect(owning(['holoprojectors'], { hand: [] }).offers('holoprojectors/pay')).toBe(false);
    const t = owning(['flagship'], { solari: 4 }).choose('flagship/pay');
    expect(t.player(0)).toMatchObject({ solari: 0, garrison: 6 });
  });
});

describe('each tile', () => {
  it('[IX-15.1] Artillery counts the revealed cards with swords', () => {
    const t = revealing(['artillery'], { hand: ['dagger', 'dagger', 'diplomacy'], conflict: 1 });
    expect(t.match.view(0).players[0]!.strength).toBe(2 + 2 + 2);
  });

  it('[IX-15.2] [IX-18.4] Chaumurky breaks a tie in points before anything else', () => {
    const t = laid({
      phase: 'endgame',
      ix: { seats: [{}, { tiles: ['chaumurky'] }] },
      players: [{ vp: 9, spice: 5 }, { vp: 9 }, { vp: 10 }],
    });
    const places = t.match.result!.map(({ seat, tieBreak }) => [seat, tieBreak]);
    expect(places).toEqual([
      [2, undefined],
      [1, 'chaumurky'],
      [0, undefined],
    ]);
  });

  it('[IX-15.3] [IX-15.4] [IX-15.17] Detonation Devices: a point, and no space', () => {
    const won = () =>
      laid({
        phase: 'combat',
        ix: { seats: [{ dreadnoughts: { conflict: 2 }, tiles: ['detonation-devices'] }] },
      });
    const t = won();
    expect(t.kind).toBe('detonation');
    t.choose('yes');
    expect(told(t, 'vp-gained').map(({ n }) => n)).toEqual([1, 1]);
    expect(own(t).dreadnoughts).toEqual({ supply: 1, garrison: 1, conflict: 0 });
    expect(ixOf(t).holding).toEqual([]);
    expect(won().choose('no').kind).toBe('dreadnought.place');
  });

  it('[IX-15.5] Disposal Facility: 6 Persuasion gained, spent or not', () => {
    const at = (n: number) =>
      revealing(['disposal-facility'], { hand: Array(n).fill('convincing-argument') });
    expect(at(2).offers('disposal-facility/trash')).toBe(false);
    const t = at(3).choose('acquire:arrakis-recruiter', 'disposal-facility/trash');
    expect(t.options).toEqual(['none', 'play:convincing-argument']);
    expect(at(3).offers('end')).toBe(true);
  });

  it('[IX-15.6] Flagship: a point when acquired', () => {
    const t = laid({
      ix: { stacks: [['flagship']] },
      players: [{ hand: ['ixian-engineer'], spice: 8 }],
    }).play('ixian-engineer', 'smuggling');
    t.choose('ixian-engineer/tech', 'tile:flagship');
    expect(t.player(0).vp).toBe(1);
  });

  it('[IX-15.7] its troops may be deployed at a Combat space', () => {
    const t = owning(['flagship'], { hand: ['reconnaissance'], solari: 4, garrison: 0 });
    t.play('reconnaissance', 'carthag').choose('flagship/pay', 'deploy');
    expect(t.options).toEqual(['0', '1', '2', '3', '4']);
  });

  it('[IX-15.8] Holtzman Engine: a point at the end with two of The Spice Must Flow', () => {
    const at = (copies: number) => {
      const t = owning(
        ['holtzman-engine'],
        { hand: Array(copies).fill('the-spice-must-flow') },
        { phase: 'endgame' },
      );
      return t.match.result!.find(({ seat }) => seat === 0)!.points;
    };
    expect([1, 2].map(at)).toEqual([0, 1]);
  });

  it('[IX-15.9] Invasion Ships: past enemy Agents this turn, not past an own one', () => {
    const t = owning(
      ['invasion-ships'],
      { hand: ['reconnaissance', 'dagger'], agentsOn: ['carthag'], water: 2 },
      { players: [{ agentsOn: ['arrakeen', 'research-station'] }, {}] },
    );
    expect(t.why('reconnaissance')).toMatchObject({ code: 'no-space' });
    t.choose('invasion-ships/pay', ['hand:dagger'], 'reconnaissance');
    expect(t.options).toEqual(['arrakeen', 'research-station']);
    expect(t.why('carthag')).toMatchObject({ code: 'own-agent' });
    const sent = owning(['invasion-ships'], { hand: ['reconnaissance', 'dagger'] });
    expect(sent.play('reconnaissance', 'carthag').offers('invasion-ships/pay')).toBe(false);
  });

  it('[IX-15.10] Memocorders: a point with 3 Influence on all four tracks', () => {
    const at = (fremen: number) => {
      const influence = { emperor: 3, 'spacing-guild': 3, 'bene-gesserit': 3, fremen };
      const t = owning(['memocorders'], { influence }, { phase: 'endgame' });
      return t.match.result!.find(({ seat }) => seat === 0)!.points;
    };
    expect([2, 3].map(at)).toEqual([0, 1]);
  });

  it('[IX-15.11] Spaceport: every acquired card may go on top, a Foldspace too', () => {
    const t = owning(['spaceport'], { hand: ['diplomacy'] }).play('diplomacy', 'foldspace');
    expect(t.kind).toBe('acquire.where');
    t.choose('deck');
    expect(t.player(0)).toMatchObject({ deck: ['foldspace'], discard: [] });
  });

  it('[IX-15.12] [IX-15.13] Spy Satellites: 3 spice and itself for a point, or points at the end', () => {
    const t = owning(['spy-satellites'], { spice: 3 }).choose('spy-satellites/pay');
    expect(t.player(0)).toMatchObject({ vp: 1, spice: 0 });
    const end = owning(
      ['spy-satellites'],
      { influence: { emperor: 1, fremen: 2 } },
      { phase: 'endgame' },
    );
    expect(end.match.result![0]).toMatchObject({ seat: 0, points: 3 });
  });

  it('[IX-15.14] [IX-15.18] Troop Transports: a third troop, and any of them to the Conflict', () => {
    const seat = { freighter: 2, tiles: ['troop-transports'] };
    const t = laid({
      ix: { seats: [seat] },
      players: [{ hand: ['dune-the-desert-planet'], garrison: 0 }],
    }).play('dune-the-desert-planet', 'smuggling');
    t.choose('smuggling/freighter', 'recall', 'shipping/recruit');
    expect(t.options).toEqual(['0', '1', '2', '3']);
    t.choose(2);
    expect(t.player(0)).toMatchObject({ garrison: 1, conflict: 2 });
    const reward = laid({
      phase: 'combat',
      conflict: 'skirmish-e',
      ix: { seats: [seat] },
      players: [{ conflict: 1, garrison: 0 }],
    }).choose('recall', 'shipping/recruit', 'shipping/choose', 'branch:2', 'emperor');
    expect(reward.player(0).garrison).toBe(3);
  });

  it('[IX-15.14] at a Combat space they count once as this turn’s recruits', () => {
    const t = laid({
      ix: { seats: [{ freighter: 2, tiles: ['troop-transports'] }] },
      players: [
        {
          leader: 'viscount-hundro-moritani',
          hand: ['signet-ring'],
          spice: 1,
          garrison: 3,
          supply: 5,
        },
      ],
    }).play('signet-ring', 'arrakeen');
    t.choose('viscount-hundro-moritani/pay', 'recall', 'shipping/recruit', 3, 'deploy');
    expect(t.options).toEqual(['0', '1', '2', '3']); // that of Arrakeen and two others
  });

  it('[IX-7.6] [IX-15.14] sent to the Conflict before the Agent is, they are not deployed again', () => {
    const others = (version: number) => {
      const t = table(
        {
          ix: { seats: [{ freighter: 2, tiles: ['troop-transports'] }] },
          players: [
            { hand: ['reconnaissance'], intrigue: ['expedite'], spice: 1, garrison: 6, supply: 5 },
          ],
        },
        { ix: true },
        asOf(imperium, version),
      ).choose('intrigue:expedite', 'recall', 'shipping/recruit', 3);
      t.choose('shipping/choose', 'branch:2', 'emperor').play('reconnaissance', 'arrakeen');
      return t.choose('deploy').options.at(-1);
    };
    expect([others(3), others(2)]).toEqual(['3', '6']); // that of Arrakeen and two others
  });

  it('[IX-15.14] those that come on somebody else’s turn leave its recruits alone', () => {
    const t = laid(
      {
        ix: { seats: [{}, { freighter: 2, tiles: ['troop-transports'] }] },
        players: [
          { hand: ['ghola', 'reverend-mother-mohiam'], inPlay: ['bene-gesserit-sister'] },
          { hand: ['freighter-fleet'] },
        ],
      },
      { immortality: true },
    );
    t.choose('graft:ghola', 'reverend-mother-mohiam', 'arrakeen');
    t.choose('ghola/opponents', 'recall', 'shipping/recruit', 3, 'shipping/choose', 'branch:2');
    t.choose('emperor');
    expect(t.player(1).conflict).toBe(3);
    t.choose('deploy');
    expect(t.options).toEqual(['0', '1', '2', '3']);
  });

  it('[IX-15.15] Windtraps: a water for every Conflict won', () => {
    const t = owning(['windtraps'], { conflict: 1 }, { phase: 'combat', conflict: 'skirmish-a' });
    expect(t.player(0).water).toBe(1);
  });

  it('[IX-15.16] Shuttle Fleet: 1 Influence with each of two Factions', () => {
    const t = laid({
      ix: { stacks: [['shuttle-fleet']] },
      players: [{ hand: ['ixian-engineer'], spice: 6 }],
    }).play('ixian-engineer', 'smuggling');
    t.choose('ixian-engineer/tech', 'tile:shuttle-fleet', ['emperor', 'fremen']);
    expect(t.player(0).influence).toMatchObject({ emperor: 1, fremen: 1 });
  });

  it('[IX-13.3] Sonic Snoopers: any number under the deck, unseen, and as many new ones', () => {
    const t = owning(
      ['sonic-snoopers'],
      { intrigue: ['ambush', 'bribery', 'ambush'] },
      { intrigueDeck: ['windfall', 'expedite', 'cull'] },
    ).choose('sonic-snoopers/pay');
    expect(t.options).toEqual(['ambush', 'bribery', 'ambush#2']);
    t.choose(['ambush', 'bribery']);
    expect(t.player(0).intrigue).toEqual(['ambush', 'windfall', 'expedite']);
    expect(t.position.intrigueDeck).toEqual(['cull', 'bribery', 'ambush']);
    const heard = t.events(1).find(({ type }) => type === 'intrigue-buried');
    expect(heard).not.toHaveProperty('secret');
  });

  it('[RUL-26] [IX-5.1] one that is acquired on the Reveal turn works on it', () => {
    const acquired = (tile: string, version: number) =>
      table(
        {
          ix: { stacks: [[tile]] },
          players: [
            {
              hand: ['convincing-argument', 'dagger', 'dagger'],
              intrigue: ['machine-culture'],
              spice: 4,
              council: true,
              conflict: 1,
            },
            {},
            {},
          ],
        },
        { ix: true },
        asOf(imperium, version),
      ).choose('reveal', 'intrigue:machine-culture/1', `tile:${tile}`);
    const persuasion = (t: Table) => told(t, 'persuasion-gained').at(-1)!.total;
    const strength = (t: Table) => t.match.view(0).players[0]!.strength;
    expect([4, 3].map((version) => persuasion(acquired('minimic-film', version)))).toEqual([5, 4]);
    expect(strength(acquired('artillery', 4))).toBe(6); // a troop, two daggers, each counted once
    expect(strength(acquired('restricted-ordnance', 4))).toBe(8);
  });

  it('Minimic Film and Restricted Ordnance work on the Reveal turn', () => {
    const t = revealing(['minimic-film', 'restricted-ordnance'], {
      hand: [],
      council: true,
      conflict: 1,
    });
    expect(told(t, 'persuasion-gained').map(({ n }) => n)).toEqual([2, 1]);
    expect(t.match.view(0).players[0]!.strength).toBe(6);
  });
});
