import type { DecisionKind, DuneEvent, DuneOptions, FactionView } from '@landsraad/dune';
import { type FactionPosition, type Position, table } from '@landsraad/dune/scenario';
import { randomChoice, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';

const ADVANCED: Partial<DuneOptions> = { mode: 'advanced' };
const VIEWERS = ['harkonnen', 'spectator'] as const;

const FACTIONS: FactionPosition[] = [
  {
    id: 'atreides',
    spice: 7,
    hand: ['shield', 'karama'],
    traitors: ['feyd-rautha'],
    kh: { losses: 5 },
    board: { 'arrakeen@9': 3 },
    tanks: 2,
    deadLeaders: ['duncan-idaho'],
  },
  { id: 'harkonnen', spice: 3, hand: ['lasgun'], board: { 'carthag@10': 4 } },
  { id: 'bene-gesserit', prediction: { faction: 'fremen', turn: 6 } },
  { id: 'fremen' },
];

const at = (position: Position = {}) => table({ factions: FACTIONS, ...position }, ADVANCED);

describe('what a seat keeps to itself', () => {
  it.each<[string, number, (view: FactionView) => unknown, unknown, unknown]>([
    ['[DUN-14.2] [DUN-29.1] its spice', 0, ({ spice }) => spice, 7, null],
    ['[DUN-29.1] its hand', 0, ({ hand }) => hand, ['shield', 'karama'], []],
    ['[DUN-29.1] its traitors', 0, ({ traitors }) => traitors, ['feyd-rautha'], null],
    ['[DUN-29.1] the count for Kwisatz Haderach', 0, ({ kh }) => kh?.losses, 5, undefined],
    [
      '[DUN-29.1] the prediction',
      2,
      ({ prediction }) => prediction,
      { faction: 'fremen', turn: 6 },
      'hidden',
    ],
  ])('%s', (_, seat, part, own, others) => {
    const t = at();
    expect(part(t.view(FACTIONS[seat]!.id!).factions[seat]!)).toEqual(own);
    for (const viewer of VIEWERS)
      expect(part(t.view(viewer).factions[seat]!), viewer).toEqual(others);
  });
  it('[DUN-29.1] the storm card, for Fremen', () => {
    const t = at({ stormCard: 4 });
    expect(t.view('fremen').stormCard).toBe(4);
    for (const viewer of VIEWERS) expect(t.view(viewer).stormCard).toBeNull();
  });
  it('[DUN-29.1] the top spice card that Atreides looked at', () => {
    const t = at({ phase: 'shipment', begun: false, spiceDeck: ['spice-old-gap'] });
    expect(t.view('atreides').spiceTop).toBe('spice-old-gap');
    for (const viewer of VIEWERS) expect(t.view(viewer).spiceTop).toBeNull();
  });
  it('[DUN-29.1] but not the one below, once that card is turned', () => {
    const spiceDeck = ['shai-hulud', 'spice-old-gap', 'spice-south-mesa', 'spice-red-chasm'];
    const t = at({ phase: 'shipment', begun: false, spiceDeck });
    expect(t.view('atreides').spiceTop).toBe('shai-hulud');
    t.runUntil('alliance.propose');
    expect(t.position.phase).toBe('spice-blow');
    expect(t.view('atreides').spiceTop).toBeNull();
  });
  it('[DUN-29.1] the card under auction that Atreides looked at', () => {
    const deck = ['crysknife', 'snooper', 'stunner', 'chaumas'];
    const t = at({ phase: 'bidding', treacheryDeck: deck });
    expect(t.view('atreides').auction?.card).toBe('crysknife');
    for (const viewer of VIEWERS) {
      expect(t.view(viewer).auction).toMatchObject({ left: 4, card: null });
      const seat = viewer === 'spectator' ? viewer : 1;
      expect(JSON.stringify(t.events(seat))).not.toContain('crysknife');
    }
  });
  it('[DUN-29.1] a plan, until both are revealed', () => {
    const t = table({
      phase: 'battle',
      begun: true,
      factions: [
        { id: 'emperor', board: { 'arrakeen@9': 3 }, hand: ['shield'] },
        { id: 'harkonnen', board: { 'arrakeen@9': 3 } },
      ],
    });
    const plan = {
      leader: 'burseg',
      dial: 2,
      weapon: 'none',
      defense: 'shield',
      spice: 0,
      kh: 'no',
    };
    t.by('emperor', plan);
    const seen = (viewer: 'emperor' | 'harkonnen' | 'spectator') => t.view(viewer).battle!.plans;
    expect(seen('emperor')).toMatchObject([{ seat: 0, plan: { leader: 'burseg', dial: 4 } }]);
    expect(seen('harkonnen')).toEqual([{ seat: 0, plan: null }]);
    expect(seen('spectator')).toEqual([{ seat: 0, plan: null }]);
    t.by('harkonnen', t.decision('harkonnen').fallback);
    expect(t.events('spectator')).toContainEqual(
      expect.objectContaining({ type: 'plans-revealed' }),
    );
  });
});

describe('what everybody sees', () => {
  it('[DUN-14.3] how many cards each holds, stated when Bidding begins', () => {
    const t = at({ phase: 'bidding', treacheryDeck: ['crysknife'] });
    expect(t.view('spectator').factions.map(({ handSize }) => handSize)).toEqual([2, 1, 0, 0]);
    const counted: DuneEvent = { type: 'hands-counted', counts: [2, 1, 0, 0] };
    expect(t.events('spectator')).toContainEqual(counted);
  });
  it('[DUN-14.4] forces on the board, tanks and reserves', () => {
    expect(at().view('spectator').factions[0]).toMatchObject({
      board: { 'arrakeen@9': { normal: 3, special: 0 } },
      tanks: { normal: 2, special: 0 },
      reserves: { normal: 15, special: 0 },
    });
  });
  it('[DUN-14.4] leaders, discards, alliances and the first player', () => {
    const allied: FactionPosition[] = [
      { id: 'atreides', allies: [1], deadLeaders: ['duncan-idaho'] },
      { id: 'harkonnen', allies: [0] },
      { id: 'emperor' },
    ];
    const t = at({ factions: allied, storm: 3, treacheryDiscard: ['karama'] });
    const view = t.view('spectator');
    expect(view.leaders['duncan-idaho']).toMatchObject({ status: 'tanks', faceDown: false });
    expect(view.leaders['lady-jessica']).toMatchObject({ status: 'ready' });
    expect(view.treacheryDiscard).toEqual(['karama']);
    expect(view.spiceDiscard).toEqual([[], []]);
    expect(view.factions.map(({ allies }) => allies)).toEqual([[1], [0], []]);
    expect(view.firstPlayer).toBe(t.position.firstPlayer);
  });
});

describe('a seat that does not answer', () => {
  const REACTIONS: readonly string[] = [
    'anytime',
    'karama.stop',
    'karama.rate',
    'karama.guild',
    'karama.worm',
    'karama.emperor',
    'karama.plan',
    'weather.control',
    'family.atomics',
    'voice',
    'prescience',
    'traitor.call',
    'deal.offer',
    'deal.answer',
    'alliance.propose',
    'alliance.answer',
    'bg.accompany',
    'bg.intrusion',
  ] satisfies DecisionKind[];

  it('[DUN-29.3] declines every reaction, whatever it does otherwise', () => {
    const { match } = table('silence', ADVANCED, REACTIONS as DecisionKind[]);
    const random = seeded('noise');
    while (!match.over) {
      const decision = match.pending[0]!;
      const silent = REACTIONS.includes(decision.kind);
      match.answer(decision.seat, silent ? decision.fallback : randomChoice(decision, random));
    }
    const told = new Set(match.events('afterwards').map(({ type }) => type));
    expect(told).toContain('plans-revealed');
    for (const reaction of [
      'karama-stopped',
      'karama-power',
      'weather-controlled',
      'shield-wall-destroyed',
      'voice',
      'prescience',
      'traitor-called',
      'question-asked',
      'hands-swapped',
      'spice-given',
      'deal-made',
      'alliance-made',
      'advisor-placed',
    ] satisfies DuneEvent['type'][])
      expect(told).not.toContain(reaction);
  });
});
