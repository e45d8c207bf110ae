import { duneBots } from '@landsraad/bots/dune';
import { botIn } from '@landsraad/bots/roster';
import {
  type CellId,
  type Dune,
  type DuneOptions,
  type DuneView,
  dune,
  FACTIONS,
} from '@landsraad/dune';
import { table } from '@landsraad/dune/scenario';
import { below, Match, type Random, type Seat, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { reachText } from '../../src/packs/dune/explain/reach.ts';
import {
  answerFor,
  begun,
  distancesOf,
  firstAnswer,
  type Going,
  goingTo,
  mostTo,
  movingFrom,
  offersAt,
  priceOf,
  standing,
  takenOf,
  withTaken,
} from '../../src/packs/dune/going/going.ts';
import { countOf } from '../../src/packs/dune/map/standing.ts';
import type { DuneAsked } from '../../src/packs/dune/spots.ts';
import { choices } from '../../src/packs/dune/table/choices.ts';
import { NO_OFFERS, offersOf } from '../../src/table/spots.ts';

type DuneMatch = Match<Dune, DuneOptions, DuneView>;

const anyOf = <T>(of: readonly T[], random: Random): T => of[below(random, of.length)]!;

/** Says it as the table does; what the last of its questions had offered. */
function said(match: DuneMatch, seat: Seat, going: Going): DuneAsked {
  match.answer(seat, firstAnswer(going)!);
  let last = match.decision(seat) as DuneAsked;
  for (;;) {
    const asked = match.decision(seat) as DuneAsked | null;
    const choice = asked && answerFor(going, asked);
    if (!asked || choice === null) return last;
    last = asked;
    match.answer(seat, choice);
    if (asked.kind === 'move.to') return last;
  }
}

describe('a shipment or a move that is put together on the map', () => {
  it('is what the rules would ask step by step, wherever it begins', () => {
    const random = seeded('going');
    const seen = { ship: 0, move: 0 };
    for (let n = 0; n < 4; n++) {
      const options = { factions: FACTIONS.slice(), mode: 'advanced', turns: 3 };
      const match = Match.start(dune, dune.parseOptions(options), `going/${n}`) as DuneMatch;
      const bot = botIn(duneBots, 'random');
      while (!match.over) {
        const { seat, kind } = match.pending[0]!;
        const view = match.view(seat);
        const asked = match.decision(seat) as Extract<DuneAsked, { shape: 'one' }>;
        if (kind === 'ship') {
          const start = begun(asked, view)!;
          const cells = asked.options.flatMap((option) =>
            option.type === 'cell' ? [option.cell] : [],
          );
          if (cells.length > 0) {
            const to = anyOf(cells, random);
            const [source] = start.from;
            const { normal, special } = standing(view, seat, source!);
            const taken = {
              normal: below(random, normal + 1),
              special: below(random, special + 1),
            };
            const going = goingTo(withTaken(start, source!, taken), to, asked, view);
            expect(countOf(takenOf(going))).toBeLessThanOrEqual(mostTo(to, asked));
            const last = said(match, seat, going);
            expect(['ship.number', 'ship.special']).toContain(last.kind);
            if (last.kind === 'ship.number' && start.from.length === 1)
              expect((last as { max: number }).max).toBe(
                Math.min(mostTo(to, asked), normal + special),
              );
            seen.ship++;
            continue;
          }
        }
        const origins =
          kind === 'move'
            ? asked.options.flatMap((option) =>
                option.type === 'territory' ? [option.territory] : [],
              )
            : [];
        const start = origins.length > 0 ? movingFrom(anyOf(origins, random), seat, view) : null;
        if (start) {
          const offers = offersAt(start.from as CellId[], asked, NO_OFFERS, view);
          const spots = [...offers.may.keys()];
          if (spots.length > 0) {
            const going = goingTo(start, anyOf(spots, random).slice(5), asked, view);
            const last = said(match, seat, going);
            expect(last.kind).toBe('move.to');
            const asAsked = offersOf(last, (option) => choices.spotOf(option, last));
            expect([...asAsked.may.keys()].sort()).toEqual(spots.sort());
            expect(asAsked.mayNot).toEqual(offers.mayNot);
            seen.move++;
            continue;
          }
        }
        match.answer(
          seat,
          bot.decide(
            match.pending[0]!,
            () => view,
            random,
            () => null,
          ),
        );
      }
    }
    expect(seen.ship).toBeGreaterThan(20);
    expect(seen.move).toBeGreaterThan(20);
  });

  const atMove = () => {
    const t = table({
      factions: [
        { id: 'atreides', dot: 0, reserves: 0, board: { 'arrakeen@9': 8, 'basin@8': 2 } },
        { id: 'harkonnen' },
      ],
    });
    return { asked: t.decision() as DuneAsked, view: t.match.view(0) };
  };

  it('takes all who stand there, and tells how far it is', () => {
    const { asked, view } = atMove();
    const start = movingFrom('arrakeen', 0, view)!;
    const offers = offersAt(start.from as CellId[], asked, NO_OFFERS, view);
    const going = goingTo(start, 'imperial-basin@9', asked, view);
    expect(takenOf(going)).toEqual({ normal: 8, special: 0 });
    const far = distancesOf(start.from as CellId[], offers, 0, view);
    expect([far.get('imperial-basin@9'), far.get('polar-sink')]).toEqual([1, 2]);
    expect(offers.mayNot.get('cell:arrakeen@9')?.rule).toBe('DUN-9.13');
  });

  it('[DUN-8.3, 9.3] is told of a cell that is pointed at: what it costs, how far it is', () => {
    const { asked, view } = atMove();
    expect(reachText('polar-sink', asked, view, 'en')).toBe(
      '2 territories from your forces (Arrakeen)',
    );
    expect(reachText('imperial-basin@9', asked, view, 'fr')).toMatch(/^à 1 territoire de vos/);
    expect(reachText('funeral-plain@15', asked, view, 'en')).toBeNull();
    expect(reachText('polar-sink', null, view, 'en')).toBeNull();
    const t = table({
      factions: [{ id: 'atreides', dot: 0, spice: 5, reserves: 9 }, { id: 'harkonnen' }],
    });
    const shipping = [t.decision() as DuneAsked, t.match.view(0)] as const;
    expect(reachText('arrakeen@9', ...shipping, 'fr')).toBe('1 Épice par troupe débarquée ici');
    expect(reachText('basin@8', ...shipping, 'en')).toBe('2 spice for each force shipped here');
  });

  it('stops where something else is asked, or the same again', () => {
    const { asked, view } = atMove();
    const going = goingTo(movingFrom('arrakeen', 0, view)!, 'polar-sink', asked, view);
    expect(answerFor(going, asked)).toBeNull();
    expect(answerFor(going, { ...asked, kind: 'karama.stop' } as DuneAsked)).toBeNull();
    const fewer = { kind: 'move.forces', shape: 'number', min: 0, max: 3 };
    const about = { cell: 'arrakeen@9', force: 'normal' };
    expect(answerFor(going, { ...asked, ...fewer, about } as never)).toBeNull();
  });

  it('begins a shipment with one, as many as can be paid for, and tells the price', () => {
    const t = table({
      factions: [{ id: 'atreides', dot: 0, spice: 5, reserves: 9 }, { id: 'harkonnen' }],
    });
    const asked = t.decision() as DuneAsked;
    const view = t.match.view(0);
    const one = goingTo(begun(asked, view)!, 'arrakeen@9', asked, view);
    expect([takenOf(one).normal, priceOf(one, 0, view)]).toEqual([1, 1]);
    const five = withTaken(one, 'reserves', { normal: 5, special: 0 });
    const dearer = goingTo(five, 'basin@8', asked, view);
    expect([takenOf(dearer).normal, priceOf(dearer, 0, view)]).toEqual([2, 4]);
  });

  it('[GUI-L1] tells Fremen what crossing the planet costs them, and that reserves come for nothing', () => {
    const t = table({
      factions: [
        {
          id: 'fremen',
          dot: 0,
          spice: 9,
          reserves: 5,
          board: { 'polar-sink': 4 },
          allies: [1],
        },
        { id: 'spacing-guild', allies: [0] },
        { id: 'atreides' },
      ],
    });
    t.choose('polar-sink');
    const asked = t.decision() as DuneAsked;
    const view = t.match.view(0);
    const all = withTaken(begun(asked, view)!, 'polar-sink', { normal: 4, special: 0 });
    expect(priceOf(goingTo(all, 'arrakeen@9', asked, view), 0, view)).toBe(2);
    const reserves = { ...all, from: ['reserves'] as const, taken: {} };
    expect(priceOf(goingTo(reserves, 'arrakeen@9', asked, view), 0, view)).toBe(0);
  });
});
