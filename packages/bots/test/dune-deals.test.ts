import { type Dune, type DuneEvent, dune, type FactionId } from '@landsraad/dune';
import { type Table, table } from '@landsraad/dune/scenario';
import { type Choice, Match, type Seat, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { duneBots } from '../src/dune/index.ts';
import { duneGreedy } from '../src/index.ts';
import { botIn, spokenIn } from '../src/roster.ts';

const NOTHING = { spice: 0, own: 'none', shows: 'none', price: 0, promise: 'none', sees: 'none' };

/** What somebody at the table says of its own accord now. */
const spoken = (t: Table) => spokenIn(t.match, () => duneGreedy);

/** What is answered to an offer. */
function answered(t: Table, by: FactionId, to: FactionId, terms: object): string {
  const choice = { ...NOTHING, to: `seat:${t.seatOf(to)}`, ...terms } as Choice;
  t.unasked(by, 'deal.propose', choice);
  const seat = t.seatOf(to);
  const decision = t.match.unasked(seat).find(({ kind }) => kind === 'deal.settle')!;
  const said = duneGreedy.decide(decision, () => t.match.view(seat), seeded('deals'));
  return String(said).split(':')[0]!;
}

/** Atreides see what is on sale, and are asked to bid first. */
const auction = (card: string, spice: number, others: readonly string[] = []) =>
  table({
    phase: 'bidding',
    begun: false,
    treacheryDeck: [card, 'kulon', 'baliset'],
    factions: [
      { id: 'atreides', dot: 0, spice },
      { id: 'harkonnen', dot: 3, spice: 6, hand: others, reserves: 10 },
    ],
  });

describe('a bot that bids', () => {
  it('pays others for passing on a card that is worth it to itself', () => {
    const t = auction('karama', 20);
    while (t.faction !== 'atreides') t.choose('pass');
    expect(spoken(t)).toBeNull();
    t.choose('bid:1');
    expect(t.faction).toBe('harkonnen');
    expect(spoken(t)).toMatchObject({
      seat: 0,
      kind: 'deal.propose',
      choice: { to: 'seat:1', promise: 'pass', price: 0 },
    });
  });

  it('pays nobody for a card that it hardly wants', () => {
    const t = auction('kulon', 20);
    while (t.faction !== 'atreides') t.choose('pass');
    t.choose('bid:1');
    expect(spoken(t)).toBeNull();
  });

  it('does not ask twice, whatever was answered', () => {
    const t = auction('karama', 20);
    while (t.faction !== 'atreides') t.choose('pass');
    t.choose('bid:1');
    const said = spoken(t)!;
    t.unasked('atreides', 'deal.propose', said.choice);
    expect(spoken(t)).toBeNull();
    t.unasked('harkonnen', 'deal.settle', `refuse:${t.view('spectator').standing[0]!.id}`);
    expect(spoken(t)).toBeNull();
  });

  it('takes spice for a card that it would not buy, and too little for none that it wants', () => {
    const passing = (hand: readonly string[], spice: number) => {
      const t = auction('karama', 20, hand);
      while (t.faction !== 'atreides') t.choose('pass');
      t.choose('bid:2');
      return answered(t, 'atreides', 'harkonnen', { spice, promise: 'pass' });
    };
    expect(passing([], 0)).toBe('refuse');
    expect(passing([], 3)).toBe('accept');
  });
});

describe('a bot at Shipment', () => {
  const before = (garrison: number, reserves = 12) =>
    table({
      storm: 0,
      factions: [
        { id: 'emperor', dot: 0, spice: 3, reserves: 5 },
        { id: 'atreides', dot: 2, spice: 8, reserves: 0, board: { 'arrakeen@9': garrison } },
        { id: 'harkonnen', dot: 4, spice: 6, reserves, board: { 'carthag@10': 12 } },
      ],
    });

  it('sells peace to whoever it could attack', () => {
    const t = before(8);
    expect([t.faction, t.kind]).toEqual(['emperor', 'ship']);
    expect(spoken(t)).toMatchObject({ seat: 2, choice: { to: 'seat:1', own: 'arrakeen' } });
    expect(spoken(before(8, 1))).toBeNull();
  });

  it('attacks nobody to whom it vowed peace, though no rule keeps it from that', () => {
    const kept = (own: string) => {
      const t = before(2);
      const choice = { ...NOTHING, to: 'seat:1', price: 1, own } as Choice;
      t.unasked('harkonnen', 'deal.propose', choice);
      t.unasked('atreides', 'deal.settle', `accept:${t.view('spectator').standing[0]!.id}`);
      while (t.faction !== 'harkonnen') t.choose('none');
      const weighed = duneGreedy.explain!(t.decision(), t.match.view(2));
      return weighed.find(({ choice }) => choice === 'arrakeen@9')!.score;
    };
    expect(kept('spoken')).toBeGreaterThan(0);
    expect(kept('vow:peace')).toBeLessThan(0);
  });
});

describe('games with deals', () => {
  const played = (name: string, games: number) => {
    const made: DuneEvent[] = [];
    const perTurn: number[] = [];
    for (let n = 0; n < games; n++) {
      const options = dune.parseOptions({ mode: 'advanced', turns: 3 });
      const match = Match.start(dune, options, `deals/${name}/${n}`);
      const bot = botIn(duneBots, name);
      const chance = seeded(`deals/${n}`);
      const said = new Map<string, number>();
      while (!match.over) {
        const own = spokenIn(match, () => bot);
        const unasked = match.awaited[0];
        if (!unasked && own) {
          match.answer(own.seat, own.choice, own.kind);
          const key = `${(match.state as Dune).turn}/${own.seat}`;
          said.set(key, (said.get(key) ?? 0) + 1);
          continue;
        }
        const decision = unasked ?? match.pending[0]!;
        const view = () => match.view(decision.seat as Seat);
        const choice = bot.decide(decision, view, chance, () => null);
        match.answer(decision.seat, choice, unasked?.kind);
      }
      perTurn.push(...said.values());
      made.push(...(match.events('afterwards', 0) as readonly unknown[] as DuneEvent[]));
    }
    const of = (type: DuneEvent['type']) => made.filter((event) => event.type === type).length;
    return { offered: of('deal-offered'), made: of('deal-made'), perTurn };
  };

  it.each(['greedy', 'level-2'])('of %s come to terms, and nobody is flooded', (name) => {
    const { offered, made, perTurn } = played(name, 2);
    expect(made).toBeGreaterThan(offered / 10);
    expect(made).toBeLessThan(offered);
    expect(Math.max(...perTurn)).toBeLessThanOrEqual(2);
  });
});
