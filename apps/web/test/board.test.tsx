import { greedy } from '@landsraad/bots';
import {
  allOf,
  DEFAULT_OPTIONS,
  FACTIONS,
  type Faction,
  type ImperiumOption,
  type ImperiumOptions,
  type ImperiumView,
  imperium,
  nameOf,
  printedAt,
} from '@landsraad/imperium';
import { Match, type OpenDecision, seeded } from '@landsraad/kernel';
import { LANGUAGES, type Language } from '@landsraad/kernel/wording';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it } from 'vitest';
import { useSettings } from '../src/app/settings.ts';
import { Board } from '../src/packs/imperium/board/Board.tsx';
import { type BoardPlan, placeOf, tallPlan, widePlan } from '../src/packs/imperium/board/layout.ts';
import { piecesOf } from '../src/packs/imperium/board/places.ts';
import { settleAll } from '../src/packs/imperium/board/settled.ts';
import { plateOf, slotsOf } from '../src/packs/imperium/board/slots.ts';
import { NUMBER } from '../src/packs/imperium/effects/layout.ts';
import { spotOf } from '../src/packs/imperium/spots.ts';
import type { Rect } from '../src/table/board/geometry.ts';
import { NO_OFFERS, type Offers, offersOf } from '../src/table/spots.ts';
import { WordsProvider } from '../src/table/words-on.ts';

/** As at 1366×625, at 1366×768, folded to the last; on a phone and on a tablet that stands. */
const PLANS: Readonly<Record<string, BoardPlan>> = {
  wide: widePlan({ width: 1008, height: 419 }, true),
  high: widePlan({ width: 1008, height: 528 }, true),
  folded: widePlan({ width: 1008, height: 388 }, false),
  tall: tallPlan(390, 4),
  'tall and narrow': tallPlan(360, 4),
  'tall and broad': tallPlan(640, 4),
};

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dov'];

/* Without a browser a store gives its first state, so that is where the language goes. */
const first = useSettings.getInitialState();
const { language: before } = first;
const speak = (language: Language) => Object.assign(first, { language });
afterAll(() => void speak(before));

/** Bots play until somebody owes this decision, at the earliest after so many others. */
function played(
  decisions: number,
  kind: string,
  { seed = 'board/4', ...options }: Partial<ImperiumOptions> & { readonly seed?: string } = {},
) {
  const match = Match.start(imperium, { ...DEFAULT_OPTIONS, ...options }, seed);
  const random = seeded('bots');
  for (let n = 0; n < decisions || match.pending[0]!.kind !== kind; n++) {
    const asked = match.pending[0]!;
    match.answer(
      asked.seat,
      greedy.decide(asked, () => match.view(asked.seat), random),
    );
  }
  const { seat } = match.pending[0]!;
  return {
    view: match.view(seat),
    offers: offersOf(match.decision(seat) as OpenDecision<ImperiumOption>, spotOf),
  };
}

const board = (view: ImperiumView, plan: BoardPlan, offers: Offers = NO_OFFERS) => (
  <Board
    view={view}
    plan={plan}
    seatName={(seat) => NAMES[seat]!}
    offers={offers}
    picked={new Set()}
    onPress={() => {}}
    onInspect={() => {}}
  />
);
const drawn = (...seen: Parameters<typeof board>): string => renderToStaticMarkup(board(...seen));

/** The values of an attribute in the order of the drawing. */
const all = (html: string, attribute: string): string[] =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value!);

/** `kind seat place` of every piece, sorted. */
const piecesIn = (html: string): string[] =>
  [...html.matchAll(/data-piece="([^"]*)"(?: data-seat="(\d)")? data-place="([^"]*)"/g)]
    .map(([, kind, seat, place]) => `${kind} ${seat ?? '-'} ${place}`)
    .sort();

/** The same list, told by the view alone. */
function piecesOnTable(view: ImperiumView): string[] {
  const many = (n: number, piece: string) => Array<string>(n).fill(piece);
  const mentatAt = () => {
    if (view.mentat === 'home') return 'mentat - mentat';
    const sent = view.agents.find(({ mentat }) => mentat);
    return sent ? `mentat ${sent.seat} ${sent.space}` : `mentat ${view.mentat} home:${view.mentat}`;
  };
  return [
    mentatAt(),
    ...view.agents
      .filter(({ mentat }) => !mentat)
      .map(({ seat, space }) => `agent ${seat} ${space}`),
    ...view.players.flatMap((player, seat) => {
      const out = view.agents.filter((agent) => agent.seat === seat && !agent.mentat).length;
      return [
        ...FACTIONS.map((f) => `influence ${seat} influence:${f}:${player.influence[f]}`),
        `score ${seat} score:${player.vp}`,
        ...(player.council ? [`councilor ${seat} high-council`] : []),
        ...many(player.agents, `agent ${seat} home:${seat}`),
        ...many(3 - out - player.agents, `agent ${seat} away:${seat}`),
        ...many(player.conflict, `troop ${seat} conflict:${seat}`),
        ...many(player.garrison, `troop ${seat} garrison:${seat}`),
        ...many(player.supply + elsewhere(view, seat), `troop ${seat} supply:${seat}`),
        ...shipsOnTable(view, seat),
      ];
    }),
  ].sort();
}

/** Troops on the boards beside this one come back by way of the supply. */
const elsewhere = ({ ix, immortality }: ImperiumView, seat: number): number =>
  (ix?.seats[seat]?.negotiators ?? 0) + (immortality?.seats[seat]?.specimens ?? 0);

/** A dreadnought lies in a zone of its owner, or over the space that it holds. */
function shipsOnTable({ ix }: ImperiumView, seat: number): string[] {
  if (!ix) return [];
  const zones = Object.entries(ix.seats[seat]!.dreadnoughts).flatMap(([zone, n]) =>
    Array<string>(n).fill(`dreadnought ${seat} ${zone}:${seat}`),
  );
  const held = ix.holding.filter((one) => one.seat === seat);
  return [...zones, ...held.map(({ space }) => `dreadnought ${seat} ${space}`)];
}

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const BASE_SPACES = printedAt(DEFAULT_OPTIONS).spaces;
const spaces = BASE_SPACES.map(({ id }) => id).sort();
const early = played(60, 'agent.space');
const late = played(300, 'agent.space');
const three = played(120, 'agent.space', { players: 3, seed: 'board/3' });
const ix = played(300, 'agent.space', { ix: true, seed: 'board/ix' });
const both = played(300, 'agent.space', { ix: true, immortality: true, seed: 'board/both' });

describe.each(Object.entries(PLANS))('the %s board', (_, plan) => {
  it('has a place for every space and no two overlap', () => {
    expect(Object.keys(plan.spaces).sort()).toEqual(spaces);
    const rects: [string, Rect][] = [
      ...Object.entries(plan.spaces),
      ...FACTIONS.map((f): [string, Rect] => [`track ${f}`, plan.factions[f].track]),
      ...FACTIONS.map((f): [string, Rect] => [`head ${f}`, plan.factions[f].head]),
      ...Object.entries(plan.regions).map(([r, rect]): [string, Rect] => [`name ${r}`, rect]),
      ...plan.plates.map(({ rect }, place): [string, Rect] => [`plate ${place}`, rect]),
      ...(plan.score ? [['score', plan.score] as [string, Rect]] : []),
      ['card', plan.card],
    ];
    const board = { x: 0, y: 0, w: plan.width, h: plan.height };
    const faults = rects.flatMap(([name, rect], i) => [
      ...rects
        .slice(i + 1)
        .flatMap(([other, its]) => (overlap(rect, its) ? [`${name}/${other}`] : [])),
      ...(rect.x < board.x || rect.x + rect.w > board.w || rect.y + rect.h > board.h ? [name] : []),
    ]);
    expect(faults).toEqual([]);
  });

  it.each([
    ['early', early],
    ['late', late],
    ['with three players', three],
    ['with Rise of Ix', ix],
    ['with Rise of Ix and Immortality', both],
  ])('shows every piece where the view says (%s)', (_, { view }) => {
    const html = drawn(view, plan);
    const printed = printedAt(view.options).spaces.map(({ id }) => id);
    expect(all(html, 'data-space').sort()).toEqual(printed.sort());
    expect(all(html, 'data-track')).toEqual([...FACTIONS]);
    expect(piecesIn(html)).toEqual(piecesOnTable(view));
    expect(all(html, 'data-conflict')).toEqual([view.conflict ?? 'none']);
    expect(all(html, 'data-holder')).toEqual(
      FACTIONS.map((faction) => `${view.alliances[faction] ?? 'none'}`),
    );
    expect(all(html, 'data-strength')).toEqual(
      plan.tall ? view.players.map((p) => `${p.strength}`) : [],
    );
  });

  it('lets pieces stand inside what they are on', () => {
    const { view } = late;
    const outside = piecesOf(view, settleAll(null, view), plan).filter(({ place, at, hidden }) => {
      const [where, whose] = place.split(':');
      const rect =
        where === 'conflict'
          ? plateOf(plan, view, Number(whose)).lane
          : where === 'home'
            ? plateOf(plan, view, Number(whose)).rect
            : where === 'influence'
              ? plan.factions[whose as Faction].track
              : plan.spaces[place];
      return !hidden && rect && !overlap(rect, { ...at, w: 0.1, h: 0.1 });
    });
    expect(outside).toEqual([]);
  });

  it('gives every player a lane of their own that holds twelve troops', () => {
    const { view } = late;
    const slots = view.players.map((_, seat) => {
      const plate = plateOf(plan, view, seat);
      const units = Array.from({ length: 12 }, (_, nth) => slotsOf(plan, plate).unit(nth));
      expect(units.filter((at) => !overlap(plate.lane, { ...at, w: 0.1, h: 0.1 }))).toEqual([]);
      return plate;
    });
    expect(new Set(slots).size).toBe(view.players.length);
  });

  it('draws control, bonus spice and The Voice', () => {
    const view: ImperiumView = {
      ...late.view,
      control: { arrakeen: 2, carthag: null, 'imperial-basin': 0 },
      bonusSpice: { 'imperial-basin': 3, 'hagga-basin': 0, 'the-great-flat': 1 },
      voices: [{ by: 1, space: 'secrets', bound: [0] }],
    };
    const html = drawn(view, plan);
    const owners = all(html, 'data-control').map((space, i) => [space, all(html, 'data-owner')[i]]);
    expect(Object.fromEntries(owners)).toEqual({
      arrakeen: '2',
      carthag: 'none',
      'imperial-basin': '0',
    });
    expect(all(html, 'data-bonus')).toEqual(['3', '0', '1']);
    expect(all(html, 'data-voice')).toEqual(['1']);
  });

  it('[IX-2.2] lays the spaces of Ix over those that they cover', () => {
    for (const { id, covers } of printedAt(ix.view.options).spaces)
      if (covers.length > 0) expect(placeOf(plan, id), id).toBe(plan.spaces[covers[0]!]);
    const html = drawn(ix.view, plan);
    expect(all(html, 'data-space')).not.toContain('secure-contract');
    expect(all(html, 'data-space')).toContain('interstellar-shipping');
  });

  it('[IMM-1.7] lays the revised Research Station over the other', () => {
    expect(placeOf(plan, 'revised-research-station')).toBe(plan.spaces['research-station']);
    const html = drawn(both.view, plan);
    expect(all(html, 'data-space')).not.toContain('research-station');
    expect(all(html, 'data-space')).toContain('revised-research-station');
  });

  it('[IX-9.3] lets a dreadnought lie over the marker of whom it keeps out', () => {
    speak('en');
    const view: ImperiumView = {
      ...ix.view,
      control: { ...ix.view.control, carthag: 2 },
      ix: { ...ix.view.ix!, holding: [{ space: 'carthag', seat: 1 }] },
    };
    const html = drawn(view, plan);
    const at = all(html, 'data-control').indexOf('carthag');
    expect(all(html, 'data-owner')[at]).toBe('1');
    expect(piecesIn(html)).toContain('dreadnought 1 carthag');
    const label = all(html, 'aria-label').find((text) => text.startsWith('Carthag'))!;
    expect(label).toContain('held by a dreadnought of Bo');
    expect(label).not.toContain('Cleo');
  });

  it('[IX-14.18] shows the Snoopers beside the tracks that still have one', () => {
    speak('en');
    const own = { ...ix.view.ix!.seats[2]!, snoopers: ['fremen', 'emperor'] as const };
    const seats = ix.view.ix!.seats.map((one, seat) => (seat === 2 ? own : one));
    const html = drawn({ ...ix.view, ix: { ...ix.view.ix!, seats } } as ImperiumView, plan);
    expect(all(html, 'data-snooper')).toEqual(['2', '2']);
    const labels = all(html, 'aria-label').filter((text) => text.includes('Snooper of Cleo'));
    expect(labels).toHaveLength(2);
  });

  it('breaks the words of a space earlier where an Agent stands', () => {
    const wide = PLANS.high!;
    const said = (agents: ImperiumView['agents']) => {
      const html = renderToStaticMarkup(
        <WordsProvider value={true}>{board({ ...late.view, agents }, wide)}</WordsProvider>,
      );
      return html.match(/data-said="wealth"[^>]*>(.*?)<\/text>/)![1]!.match(/<tspan/g)!.length;
    };
    expect(said([])).toBe(1);
    expect(said([{ seat: 0, space: 'wealth', mentat: false }])).toBe(2);
  });

  it('says beside a flag what an Agent does not hide, and shows it where no words have room', () => {
    speak('fr');
    const agents = [{ seat: 0, space: 'carthag', mentat: false }] as ImperiumView['agents'];
    const said = (plan: BoardPlan, there: ImperiumView['agents']) =>
      renderToStaticMarkup(
        <WordsProvider value={true}>{board({ ...late.view, agents: there }, plan)}</WordsProvider>,
      ).match(/data-said="carthag"[^>]*>(.*?)<\/text>/)?.[1];
    // Both lines begin at the left under the flag.
    expect(new Set(all(said(PLANS.high!, agents)!, 'x')).size).toBe(1);
    expect(said(PLANS.wide!, [])).toBeDefined();
    expect(said(PLANS.wide!, agents)).toBeUndefined();
    // On a phone the flag lies behind one line.
    const [at] = all(said(PLANS.tall!, [])!, 'x').map(Number);
    expect(at).toBeLessThan(placeOf(PLANS.tall!, 'carthag')!.x + 10);
  });

  it('glows only where something may be chosen', () => {
    expect(drawn(late.view, plan)).not.toContain('data-glow');
    const html = drawn(late.view, plan, late.offers);
    const onBoard = [...late.offers.may.keys()].filter((spot) => spot.startsWith('space:'));
    expect(onBoard.length).toBeGreaterThan(0);
    expect(all(html, 'data-glow')).toHaveLength(onBoard.length);
    const glowing = [...html.matchAll(/data-spot="([^"]*)" data-state="offered"/g)];
    expect(glowing.map(([, spot]) => spot).sort()).toEqual(onBoard.sort());
  });

  it('offers tracks too', () => {
    const spots = ['faction:fremen', 'faction:emperor'];
    const view: ImperiumView = { ...late.view, viewer: 0 };
    const offers = { ...NO_OFFERS, may: new Map(spots.map((spot) => [spot, []])) };
    const html = drawn(view, plan, offers);
    const glowing = [...html.matchAll(/data-spot="([^"]*)" data-state="offered"/g)];
    expect(glowing.map(([, spot]) => spot).sort()).toEqual([...spots].sort());
  });

  it.each(LANGUAGES)('is named in %s, and says what may be chosen', (language) => {
    speak(language);
    const html = drawn(late.view, plan, late.offers);
    const labels = all(html, 'aria-label').map((label) => label.replaceAll('&#x27;', '’'));
    for (const space of BASE_SPACES) {
      const name = nameOf(space, language);
      const label = labels.find((text) => text === name || text.startsWith(`${name},`));
      expect(label, name).toBeDefined();
      const chosen = { en: 'may be chosen', fr: 'choix possible' }[language];
      expect(label!.includes(chosen), label).toBe(late.offers.may.has(`space:${space.id}`));
    }
    expect(html).toContain(`aria-label="${{ en: 'Game board', fr: 'Plateau de jeu' }[language]}"`);
  });
});

/** How high the numbers of each drawn row are; there may be none in it. */
const numbersIn = (html: string): number[] =>
  html
    .split('<svg ')
    .filter((row) => row.includes('viewBox="0 -0.5') && row.includes('<text'))
    .map((row) => NUMBER * Number(/ height="([\d.]+)"/.exec(row)![1]));

it.each([
  // A board that lies whole may be drawn with a unit of 0.94, one that is moved has at least 1.
  ['wide', 12 / 0.94],
  ['tall', 12],
])(
  'the %s board writes the numbers of every space and of every Conflict so that they are read',
  (name, least) => {
    const { view } = both;
    for (const { id } of allOf('conflicts')) {
      const numbers = numbersIn(drawn({ ...view, conflict: id }, PLANS[name]!));
      expect(numbers.length, id).toBeGreaterThan(10);
      expect(Math.min(...numbers), id).toBeGreaterThan(least);
    }
  },
);

it('keeps what is refused reachable', () => {
  const why = { code: 'any' } as never;
  const html = drawn(late.view, PLANS.wide!, {
    may: new Map(),
    mayNot: new Map([['space:wealth', why]]),
  });
  expect(html).toMatch(/tabindex="0"[^>]*aria-disabled="true"[^>]*data-spot="space:wealth"/i);
});
