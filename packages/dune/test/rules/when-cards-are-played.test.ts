import { TREACHERY } from '@landsraad/dune';
import { type FactionPosition, type Position, type Table, table } from '@landsraad/dune/scenario';
import type { Decision, Option } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';

/** One whole turn in which the Emperor could use any card: it buys, ships, moves and fights. */
function turnWith(hand: readonly string[], mode: 'basic' | 'advanced'): Table {
  const emperor: FactionPosition = {
    id: 'emperor',
    spice: 20,
    hand,
    board: { 'arrakeen@9': 5, 'imperial-basin@9': 3 },
    tanks: 3,
    deadLeaders: ['caid'],
  };
  const position: Position = {
    phase: 'storm',
    turn: 2,
    treacheryDeck: ['stunner', 'stunner', 'stunner'],
    factions: [
      emperor,
      { id: 'harkonnen', board: { 'arrakeen@9': 1 }, spice: 2 },
      { id: 'atreides', spice: 2 },
    ],
  };
  return table(position, { mode }, [
    'anytime',
    'karama.stop',
    'karama.bid',
    'karama.rate',
    'weather.control',
    'family.atomics',
    'hajr',
    'traitor.call',
  ]);
}

const ACTIVE: Readonly<Record<string, string | number>> = {
  bid: 'bid:3',
  ship: 'carthag@10',
  'ship.number': 1,
  move: 'imperial-basin',
  'move.forces': 1,
  'move.to': 'shield-wall@8',
};

const options = (decision: Decision): readonly Option[] => {
  if (decision.shape === 'form')
    return Object.values(decision.fields).flatMap((field) =>
      field.shape === 'number' ? [] : field.options,
    );
  return decision.shape === 'number' ? [] : decision.options;
};

/** The decisions of a turn in which the Emperor is offered the use of what it holds. */
function usesOf(card: string, mode: 'basic' | 'advanced'): string[] {
  const t = turnWith([card, 'stunner'], mode);
  const bare = turnWith(['stunner', 'stunner'], mode);
  const offered = (of: Table) => {
    const found = new Map<string, Set<string>>();
    while (of.match.state.turn === 2) {
      const decision = of.match.pending[0]!;
      const { seat, kind } = decision;
      if (seat === 0 && kind !== 'bid' && kind !== 'keep.cards') {
        const ids = found.get(kind) ?? new Set();
        for (const { id } of options(decision)) ids.add(id);
        found.set(kind, ids);
      }
      const wanted = seat === 0 ? ACTIVE[kind] : undefined;
      const able = typeof wanted === 'number' || options(decision).some(({ id }) => id === wanted);
      const plan = { ...(decision.fallback as object), dial: 3 };
      of.match.answer(
        seat,
        wanted && able ? wanted : kind === 'plan' && seat === 0 ? plan : decision.fallback,
      );
    }
    return found;
  };
  const without = offered(bare);
  return [...offered(t)].flatMap(([kind, ids]) =>
    [...ids].some((id) => !without.get(kind)?.has(id)) ? [kind] : [],
  );
}

/** The Emperor holds a stunner beside the card in question. */
const OTHERS = TREACHERY.filter(({ id }) => id !== 'stunner');
const PLAN = ['plan'];
const WHEN: Readonly<Record<string, readonly string[]>> = {
  'weather-control': ['weather.control'],
  'family-atomics': ['family.atomics'],
  hajr: ['move', 'hajr'],
  'tleilaxu-ghola': ['anytime'],
  truthtrance: ['anytime'],
  karama: ['karama.stop', 'karama.bid', 'karama.rate'],
};

describe('a treachery card can be played', () => {
  it.each(OTHERS.map(({ id }) => [id, WHEN[id] ?? PLAN] as const))(
    '[DUN-19.17] [DUN-28.2] %s at its own moments only: %s',
    (card, moments) => {
      expect(usesOf(card, 'basic').sort()).toEqual([...moments].sort());
    },
  );

  it('[DUN-19.17] [EMP-K1] a Karama for the Emperor’s own power at any time too', () => {
    expect(usesOf('karama', 'advanced').sort()).toEqual([...WHEN.karama!, 'anytime'].sort());
  });

  it('[DUN-19.16] and then lies open on the discard pile', () => {
    const t = turnWith(['truthtrance'], 'basic');
    t.choose('truthtrance', 'seat:1', 'spice', '1');
    expect(t.view('spectator')).toMatchObject({ treacheryDiscard: ['truthtrance'] });
    expect(t.events('spectator')).toContainEqual({
      type: 'card-played',
      seat: 0,
      card: 'truthtrance',
    });
  });
});
