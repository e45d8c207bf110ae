import { dune } from '@landsraad/dune';
import { type FactionPosition, type Position, table } from '@landsraad/dune/scenario';
import { asOf } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { plans, told } from './battlefield.ts';

type Listen = Parameters<typeof table>[2];

/** A table of the first version of the rules. */
const first = (position: Position, listen: Listen = []) =>
  table(position, { mode: 'advanced' }, listen, asOf(dune, 1));

const battle = (factions: readonly FactionPosition[], listen: Listen = [], more: Position = {}) =>
  first({ phase: 'battle', begun: true, turn: 10, ...more, factions }, listen);

describe('a game begun by the first version of the rules', () => {
  it('[DUN-6.13] lets who declared a full hand bid once a card has left it', () => {
    const t = first(
      {
        phase: 'bidding',
        treacheryDeck: ['crysknife', 'chaumas'],
        factions: [
          { id: 'fremen', spice: 5 },
          { id: 'emperor', spice: 5, hand: ['truthtrance', 'shield', 'snooper', 'hajr'] },
          { id: 'harkonnen', spice: 5 },
        ],
      },
      ['anytime'],
    );
    t.choose('bid:1', 'pass').by('emperor', 'truthtrance').by('fremen', 'pass');
    t.by('emperor', 'seat:0', 'spice', '3', 'pass').by('fremen', 'pass');
    expect([t.faction, t.kind]).toEqual(['emperor', 'bid']);
  });

  it('[DUN-11.1] collects all spice without asking', () => {
    const factions: FactionPosition[] = [
      { id: 'atreides', board: { 'south-mesa@4': 2 } },
      { id: 'harkonnen' },
    ];
    const t = first({ phase: 'collection', spice: { 'south-mesa@4': 6 }, factions }, ['collect']);
    expect(t.of('atreides').spice).toBe(4);
  });

  it('[DUN-18.2] lets an ally stop an advantage', () => {
    const t = first(
      {
        phase: 'bidding',
        treacheryDeck: ['crysknife', 'chaumas'],
        factions: [
          { id: 'atreides', allies: [1] },
          { id: 'emperor', hand: ['karama'], allies: [0] },
          { id: 'fremen' },
        ],
      },
      ['karama.stop'],
    );
    expect(t.decision('emperor').about).toEqual({ item: 'ATR-B1', user: 0 });
  });

  it('[DUN-25.3] lets Harkonnen take the captive that fought for them', () => {
    const t = battle([
      { id: 'harkonnen', board: { 'basin@8': 5 }, captives: ['master-bewt'] },
      {
        id: 'spacing-guild',
        board: { 'basin@8': 4 },
        deadLeaders: ['staban-tuek', 'esmar-tuek', 'soo-soo-sook', 'guild-representative'],
      },
    ]);
    plans(t, { harkonnen: { leader: 'master-bewt', dial: 2 }, 'spacing-guild': {} }).choose('yes');
    expect(t.decision().about).toEqual({ leader: 'master-bewt' });
  });

  it('[HAR-A4] lets Harkonnen without a leader keep the one they took', () => {
    const t = battle([
      {
        id: 'harkonnen',
        board: { 'basin@8': 5 },
        spice: 3,
        deadLeaders: ['beast-rabban', 'piter-de-vries', 'captain-iakin-nefud', 'umman-kudu'],
      },
      { id: 'spacing-guild', board: { 'basin@8': 4 }, hand: ['crysknife'] },
    ]);
    plans(t, {
      harkonnen: { leader: 'feyd-rautha', dial: 8, spice: 3 },
      'spacing-guild': { leader: 'master-bewt', weapon: 'crysknife' },
    }).choose('yes');
    expect(t.options()).toEqual(['keep', 'kill']);
    expect(t.choose('keep').of('harkonnen').captives).toHaveLength(1);
  });

  it('[DUN-30.7] counts worms by the blow unless the table says otherwise', () => {
    expect(asOf(dune, 1).parseOptions({}).extraWormScope).toBe('blow');
    expect(dune.parseOptions({}).extraWormScope).toBe('phase');
  });

  it('[ATR-K1] shows the plan of the opponent alone, even when every Karama lies open', () => {
    const factions: FactionPosition[] = [
      { id: 'atreides', board: { 'basin@8': 2 }, hand: ['karama'] },
      { id: 'emperor', board: { 'basin@8': 2, 'harg-pass@4': 2 } },
      { id: 'fremen', board: { 'harg-pass@4': 2 } },
    ];
    const t = battle(factions, ['karama.plan']).runUntil('karama.plan');
    expect(t.decision()).toMatchObject({ about: { on: 1 } });
    expect(t.options()).toEqual(['no', 'yes']);
    t.choose('yes');
    plans(t, { emperor: { leader: 'caid' } });
    expect(told(t, 'plan-seen')).toMatchObject({ seat: 0, on: 1 });
    const changed = (atreides: FactionPosition) => [
      { ...factions[0], ...atreides },
      ...factions.slice(1),
    ];
    const others = battle(changed({ board: {} })).runUntil('plan');
    expect(others.match.pending.map(({ kind }) => kind)).toEqual(['plan', 'plan']);
    const open = battle(changed({ hand: ['shield'] }), ['karama.plan'], {
      treacheryDiscard: ['karama', 'karama'],
    });
    expect(open.runUntil('karama.plan').options()).toEqual(['no']);
  });

  it('[EMP-K1] is used at the end of Revival only', () => {
    const factions: FactionPosition[] = [
      { id: 'emperor', hand: ['karama'], deadLeaders: ['burseg'], tanks: 4 },
      { id: 'atreides' },
    ];
    const pause = first({ phase: 'mentat', factions }, ['anytime']);
    expect(pause.options('emperor')).toEqual(['pass']);
    const t = first({ phase: 'revival', factions });
    t.choose(0);
    expect([t.kind, ...t.options()]).toEqual(['karama.emperor', 'none', 'ghola-forces', 'burseg']);
    t.choose('ghola-forces', 3);
    expect(t.of('emperor')).toMatchObject({ tanks: { normal: 1 }, karamaPowerUsed: true });
    const leader = first({ phase: 'revival', factions }).choose(0, 'burseg');
    expect(leader.of('emperor').deadLeaders).toEqual([]);
    const nothing = first({ phase: 'revival', factions }).choose(0, 'none');
    expect(nothing.of('emperor')).toMatchObject({ hand: ['karama'], karamaPowerUsed: false });
  });
});
