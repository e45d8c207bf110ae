import { type DuneEvent, type DuneOptions, type FactionId, isEnforced } from '@landsraad/dune';
import { type FactionPosition, type Position, type Table, table } from '@landsraad/dune/scenario';
import { type Choice, Refusal } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';

const FACTIONS: FactionPosition[] = [
  { id: 'atreides', spice: 5, hand: ['lasgun', 'shield'], traitors: ['feyd-rautha'] },
  { id: 'harkonnen', spice: 3, hand: ['karama'], board: { 'imperial-basin@9': 2 } },
  { id: 'emperor', spice: 2 },
];

/** Atreides are asked where to ship. */
const shipping = (
  options: Partial<DuneOptions> = {},
  factions: readonly FactionPosition[] = FACTIONS,
): Table => table({ phase: 'shipment', begun: false, factions }, options);

/** Atreides are asked for the first bid on the first of three cards. */
const bidding = (): Table =>
  table({
    phase: 'bidding',
    begun: false,
    treacheryDeck: ['snooper', 'crysknife', 'stunner'],
    factions: FACTIONS,
  });

const NOTHING = { spice: 0, own: 'none', shows: 'none', price: 0, promise: 'none', sees: 'none' };

type Terms = Partial<Record<keyof typeof NOTHING, string | number>>;

const offer = (t: Table, by: FactionId, to: FactionId, terms: Terms): Table =>
  t.unasked(by, 'deal.propose', { ...NOTHING, to: `seat:${t.seatOf(to)}`, ...terms } as Choice);

/** Answers the last offer, or withdraws it. */
function settle(t: Table, by: FactionId, how: string, shows?: string): Table {
  const { id } = t.view('spectator').standing.at(-1)!;
  const what = shows === undefined ? [how, id] : [how, id, shows];
  return t.unasked(by, 'deal.settle', what.join(':'));
}

const kinds = (t: Table, faction: FactionId): string[] =>
  t.match.unasked(t.seatOf(faction)).map(({ kind }) => kind);

function refusal(act: () => unknown): string | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.reason.code;
    throw error;
  }
}

const told = (t: Table, viewer: FactionId | 'spectator', type: DuneEvent['type']): DuneEvent[] =>
  t
    .events(viewer === 'spectator' ? viewer : t.seatOf(viewer))
    .filter((event) => event.type === type);

describe('an offer', () => {
  it('[DUN-15.1] may be made by anybody while somebody is asked something else', () => {
    const t = offer(shipping(), 'emperor', 'harkonnen', { spice: 2 });
    expect([t.kind, t.faction]).toEqual(['ship', 'atreides']);
    expect(t.match.waiting).toEqual([{ seat: 0, kind: 'ship' }]);
    expect(kinds(t, 'harkonnen')).toEqual(['deal.propose', 'deal.settle']);
    expect(kinds(t, 'atreides')).toEqual(['deal.propose']);
  });
  it('[DUN-15.1] is made and answered aloud', () => {
    const t = offer(shipping(), 'emperor', 'harkonnen', { spice: 2, promise: 'carthag' });
    settle(t, 'harkonnen', 'refuse');
    const heard = { seat: 2, to: 1, spice: 2, promise: 'stay-out:carthag' };
    expect(told(t, 'spectator', 'deal-offered')).toEqual([{ type: 'deal-offered', ...heard }]);
    expect(told(t, 'atreides', 'deal-refused')).toEqual([{ type: 'deal-refused', seat: 1, to: 2 }]);
  });
  it('[DUN-15.1] is not made to an ally, nor before the first turn', () => {
    const t = shipping({}, [
      { id: 'atreides', allies: [1] },
      { id: 'harkonnen', allies: [0] },
      { id: 'emperor' },
    ]);
    expect(refusal(() => offer(t, 'atreides', 'harkonnen', { own: 'spoken' }))).toBe('not-offered');
    const begun = table('the beginning', { factions: ['atreides', 'bene-gesserit'] }, [
      'prediction',
    ]);
    expect(begun.match.unasked(0)).toEqual([]);
  });
  it('[DUN-15.1] is not made in a window, where it would show who is not asked', () => {
    const t = table({ phase: 'charity', factions: FACTIONS }, {}, ['charity.claim']);
    expect(t.kind).toBe('charity.claim');
    expect(refusal(() => offer(t, 'emperor', 'harkonnen', { spice: 1 }))).toBe('window-open');
  });
  it('[DUN-15.3] [DUN-15.4] [DUN-15.5] is about spice, what will be done and what is shown', () => {
    const [form] = shipping().match.unasked(0);
    if (form?.shape !== 'form') throw new Error('no form');
    expect(Object.keys(form.fields)).toEqual([
      'to',
      'spice',
      'own',
      'shows',
      'price',
      'promise',
      'sees',
    ]);
    expect(form.fields.shows).toMatchObject({
      options: [
        { id: 'none' },
        { id: 'show-spice' },
        { id: 'lasgun' },
        { id: 'shield' },
        { id: 'feyd-rautha' },
      ],
    });
  });
  it('[DUN-15.4] holds something, and only one of the two pays', () => {
    const t = shipping();
    expect(refusal(() => offer(t, 'emperor', 'harkonnen', {}))).toBe('deal-empty');
    expect(refusal(() => offer(t, 'emperor', 'harkonnen', { spice: 1, price: 1 }))).toBe(
      'deal-both-pay',
    );
    expect(refusal(() => offer(t, 'emperor', 'harkonnen', { spice: 3 }))).toBe('out-of-range');
  });
  it('[DUN-15.6] lays its spice aside until it is refused or withdrawn', () => {
    const t = offer(shipping(), 'emperor', 'harkonnen', { spice: 2 });
    expect(t.of('emperor').spice).toBe(0);
    settle(t, 'harkonnen', 'refuse');
    expect(t.of('emperor').spice).toBe(2);
    offer(t, 'emperor', 'atreides', { spice: 1 });
    settle(t, 'emperor', 'withdraw');
    expect(t.of('emperor').spice).toBe(2);
    expect(t.view('spectator').standing).toEqual([]);
  });
  it('[DUN-15.2] that came to nothing is known to all until the turn is over, but for what it would show', () => {
    const t = offer(shipping(), 'atreides', 'harkonnen', { shows: 'lasgun', price: 1 });
    settle(t, 'harkonnen', 'refuse');
    offer(t, 'emperor', 'harkonnen', { spice: 2 });
    settle(t, 'emperor', 'withdraw');
    const refused = { turn: 2, from: 0, to: 1, spice: 0, promise: null, price: 1, shows: 'card' };
    const withdrawn = { turn: 2, from: 2, to: 1, spice: 2, promise: null };
    for (const viewer of ['spectator', 'atreides'] as const)
      expect(t.view(viewer).declined).toEqual([refused, withdrawn]);
    t.runUntil(({ turn, phase }) => turn === 3 || phase === 'over');
    expect(t.view('spectator').declined).toEqual([]);
  });
  it('[DUN-15.1] is countered by another in its place', () => {
    const t = offer(shipping(), 'emperor', 'harkonnen', { spice: 2, promise: 'carthag' });
    offer(t, 'harkonnen', 'emperor', { price: 1, own: 'carthag' });
    expect(t.of('emperor').spice).toBe(2);
    expect(t.view('atreides').standing).toEqual([
      {
        turn: 2,
        from: 1,
        to: 2,
        spice: 0,
        promise: null,
        price: 1,
        own: 'stay-out:carthag',
        id: 11,
      },
    ]);
    expect(refusal(() => settle(t, 'harkonnen', 'accept'))).toBe('not-offered');
  });
  it('[DUN-5.1] does not make anybody poor enough for charity', () => {
    const t = table({ phase: 'storm', factions: FACTIONS }, {}, ['charity.claim']);
    offer(t, 'harkonnen', 'emperor', { spice: 3 }).runUntil('charity.claim');
    expect(t.of('harkonnen').spice).toBe(0);
    expect(t.options('harkonnen')).toEqual(['no']);
  });
  it('[DUN-15.1] is off the table at the end of the turn, its spice back', () => {
    const t = offer(shipping(), 'emperor', 'harkonnen', { spice: 2 });
    t.runUntil(({ turn, phase }) => turn === 3 || phase === 'over');
    expect(t.of('emperor').spice).toBe(2);
    expect(told(t, 'spectator', 'deal-lapsed')).toEqual([{ type: 'deal-lapsed', seat: 2, to: 1 }]);
  });
});

describe('a deal made unasked', () => {
  it('[DUN-15.2] [DUN-15.6] moves its spice at once and is on record for all', () => {
    const t = offer(shipping(), 'emperor', 'harkonnen', { spice: 2, promise: 'spoken' });
    settle(t, 'harkonnen', 'accept');
    expect([t.of('harkonnen').spice, t.of('emperor').spice]).toEqual([5, 0]);
    const deal = { turn: 2, from: 2, to: 1, spice: 2, promise: 'spoken' };
    expect(t.view('spectator').deals).toEqual([deal]);
  });
  it('[DUN-15.6] may be a vow on honour, which binds nothing and is on record by its name', () => {
    const t = offer(shipping(), 'harkonnen', 'atreides', { spice: 1, promise: 'vow:peace' });
    const before = t.options();
    settle(t, 'atreides', 'accept');
    expect(t.options()).toEqual(before);
    const deal = { turn: 2, from: 1, to: 0, spice: 1, promise: 'vow:peace' };
    expect(t.view('spectator').deals).toEqual([deal]);
    expect(isEnforced('vow:peace')).toBe(false);
    expect(isEnforced('stay-out:carthag')).toBe(true);
  });
  it('[DUN-15.7] or lets it lie before the shield until the Mentat Pause', () => {
    const t = offer(shipping({ bribes: 'mentat-pause' }), 'emperor', 'harkonnen', { spice: 2 });
    settle(t, 'harkonnen', 'accept');
    expect(t.of('harkonnen')).toMatchObject({ spice: 3, bribes: 2 });
  });
  it('[DUN-15.4] may sell the own promise', () => {
    const t = offer(shipping(), 'atreides', 'harkonnen', { price: 3, own: 'carthag' });
    settle(t, 'harkonnen', 'accept');
    expect([t.of('atreides').spice, t.of('harkonnen').spice]).toEqual([8, 0]);
    expect(t.options()).not.toContain('carthag@10');
  });
  it('[DUN-15.2] [DUN-15.6] binds who is being asked, from that question on', () => {
    const t = offer(shipping(), 'harkonnen', 'atreides', { spice: 1, promise: 'carthag' });
    expect(t.options()).toContain('carthag@10');
    settle(t, 'atreides', 'accept');
    expect([t.kind, t.faction]).toEqual(['ship', 'atreides']);
    expect(t.options()).not.toContain('carthag@10');
    expect(t.why('carthag@10')).toEqual({ code: 'promised-to-stay-out', rule: 'DUN-15.2' });
    t.choose('none').runUntil('ship');
    expect(t.options('harkonnen')).toContain('carthag@10');
  });
  it('[DUN-15.2] is not concluded over what has been begun', () => {
    const t = offer(shipping(), 'harkonnen', 'atreides', { spice: 3, promise: 'carthag' });
    t.by('atreides', 'carthag@10');
    expect(t.kind).toBe('ship.number');
    expect(refusal(() => settle(t, 'atreides', 'accept'))).toBe('answer-first');
    expect(refusal(() => offer(t, 'atreides', 'emperor', { spice: 1 }))).toBe('out-of-range');
  });
  it('[DUN-15.2] [DUN-15.6] may be to pass on this card, and on no other', () => {
    const t = offer(bidding(), 'emperor', 'atreides', { spice: 1, promise: 'pass' });
    expect(t.options('atreides')).toContain('bid:1');
    settle(t, 'atreides', 'accept');
    expect(t.options('atreides')).toEqual(['pass']);
    t.by('atreides', 'pass').by('harkonnen', 'bid:1').by('emperor', 'pass');
    expect(t.options('atreides')).toEqual(['pass']);
    t.by('atreides', 'pass').runUntil(({ auction }) => auction?.cards.length === 2);
    t.runUntil('bid');
    while (t.faction !== 'atreides') t.choose('pass');
    expect(t.options('atreides')).toContain('bid:1');
  });
  it('[DUN-15.2] about a card that was sold is off the table', () => {
    const t = offer(bidding(), 'emperor', 'atreides', { spice: 1, promise: 'pass' });
    t.by('atreides', 'pass').by('harkonnen', 'bid:1').by('emperor', 'pass').by('atreides', 'pass');
    expect(told(t, 'emperor', 'deal-lapsed')).toHaveLength(1);
    expect(t.of('emperor').spice).toBe(3); // with what the card cost
  });
  it('[DUN-6.11] leaves what was bid where it is', () => {
    const t = bidding().by('atreides', 'bid:4');
    expect(refusal(() => offer(t, 'atreides', 'emperor', { spice: 2 }))).toBe('out-of-range');
    expect(refusal(() => offer(t, 'atreides', 'emperor', { spice: 1 }))).toBeNull();
  });
  it('[DUN-15.4] costs no more than there is', () => {
    const t = offer(shipping(), 'atreides', 'emperor', { price: 3, own: 'spoken' });
    expect(t.match.unasked(2)[1]!.refused).toEqual([
      {
        option: { id: 'accept:10', type: 'accept', offer: 10 },
        why: { code: 'cannot-pay', rule: 'DUN-15.4' },
      },
    ]);
    expect(refusal(() => settle(t, 'emperor', 'accept'))).toBe('cannot-pay');
  });
});

describe('what is shown in a deal', () => {
  const shown = () =>
    settle(
      offer(shipping(), 'atreides', 'harkonnen', { shows: 'lasgun', price: 1 }),
      'harkonnen',
      'accept',
    );

  it('[DUN-15.4] is seen by one player, while all hear of it', () => {
    const t = shown();
    const open = { type: 'deal-shown', seat: 0, to: 1, what: 'card' };
    const secret = { to: [0, 1], card: 'lasgun' };
    expect(told(t, 'harkonnen', 'deal-shown')).toEqual([{ ...open, secret }]);
    expect(told(t, 'emperor', 'deal-shown')).toEqual([open]);
    expect(t.view('harkonnen').factions[0]!.hand).toEqual(['lasgun']);
    expect(t.view('emperor').factions[0]!.hand).toEqual([]);
    expect(JSON.stringify(t.view('spectator'))).not.toContain('lasgun');
  });
  it('[DUN-15.4] is not named before', () => {
    const t = offer(shipping(), 'atreides', 'harkonnen', { shows: 'lasgun' });
    expect(t.view('atreides').standing[0]!.which).toBe('lasgun');
    expect(JSON.stringify([t.view('harkonnen'), t.events(1)])).not.toContain('lasgun');
  });
  it('[DUN-15.4] may be a traitor, which its owner chooses on accepting', () => {
    const t = offer(shipping(), 'harkonnen', 'atreides', { spice: 1, sees: 'show-traitor' });
    expect(refusal(() => settle(t, 'atreides', 'accept'))).toBe('not-offered');
    settle(t, 'atreides', 'accept', 'feyd-rautha');
    expect(t.view('harkonnen').shown).toEqual([{ by: 0, to: 1, leader: 'feyd-rautha' }]);
    expect(t.view('emperor').shown).toEqual([]);
  });
  it('[DUN-15.4] or how much spice there is', () => {
    const t = offer(shipping(), 'emperor', 'harkonnen', { sees: 'show-spice', own: 'spoken' });
    settle(t, 'harkonnen', 'accept');
    expect(told(t, 'emperor', 'deal-shown')).toMatchObject([{ secret: { n: 3 } }]);
    expect(told(t, 'atreides', 'deal-shown')).toEqual([
      { type: 'deal-shown', seat: 1, to: 2, what: 'spice' },
    ]);
  });
  it('[DUN-15.4] is nothing to whoever has nothing of the kind', () => {
    const t = offer(shipping(), 'atreides', 'emperor', { sees: 'show-card', own: 'spoken' });
    expect(refusal(() => settle(t, 'emperor', 'accept'))).toBe('nothing-to-show');
  });
  it('[DUN-14.1] is no longer known when the card is gone', () => {
    const position: Position = { phase: 'battle', begun: true, factions: FACTIONS };
    const t = table(
      {
        ...position,
        factions: [
          { ...FACTIONS[0], board: { 'arrakeen@9': 3 } },
          { ...FACTIONS[1], board: { 'arrakeen@9': 3 } },
          FACTIONS[2]!,
        ],
      },
      {},
    ).runUntil('plan');
    offer(t, 'atreides', 'emperor', { shows: 'lasgun' });
    settle(t, 'emperor', 'accept');
    expect(t.view('emperor').factions[0]!.hand).toEqual(['lasgun']);
    const plan = { leader: 'duncan-idaho', dial: 0, weapon: 'lasgun', defense: 'none' };
    const rest = { spice: 0, kh: 'no' };
    t.by('atreides', { ...plan, ...rest });
    t.by('harkonnen', { ...plan, leader: 'piter-de-vries', dial: 3, weapon: 'none', ...rest });
    t.runUntil(({ battle }) => battle === null);
    expect(t.of('atreides').hand).not.toContain('lasgun');
    expect(t.view('emperor').factions[0]!.hand).toEqual([]);
  });
});
