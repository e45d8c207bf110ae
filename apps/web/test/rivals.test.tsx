import { greedy } from '@landsraad/bots';
import {
  DIFFICULTIES,
  type ImperiumEvent,
  type ImperiumOption,
  type ImperiumOptions,
  type ImperiumView,
  imperium,
  LEVELS,
} from '@landsraad/imperium';
import { type Heard, Match, type OpenDecision, seeded } from '@landsraad/kernel';
import { LANGUAGES } from '@landsraad/kernel/wording';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { adviceOn } from '../src/games/local-game.ts';
import type { Seating } from '../src/games/protocol.ts';
import { Board } from '../src/packs/imperium/board/Board.tsx';
import { isDenied, spaceAt, tokenOn } from '../src/packs/imperium/board/house-rules.ts';
import { type BoardPlan, tallPlan, widePlan } from '../src/packs/imperium/board/layout.ts';
import { piecesOf } from '../src/packs/imperium/board/places.ts';
import { settleAll } from '../src/packs/imperium/board/settled.ts';
import { pointsOverTime } from '../src/packs/imperium/end/points.ts';
import { engineFor } from '../src/packs/imperium/engine.ts';
import { seatName, sitterName } from '../src/packs/imperium/seats/names.ts';
import { contenders, isHouseHagal, isRival, rivalsOf } from '../src/packs/imperium/seats/rivals.ts';
import { spotOf } from '../src/packs/imperium/spots.ts';
import { leftInDeck, outcomeOf, setsOf } from '../src/packs/imperium/table/rivals/reveals.ts';
import { componentsIn, story, storyOf, type Told } from '../src/packs/imperium/table/story.ts';
import { filtered } from '../src/table/log/story.ts';
import { NO_OFFERS, offersOf } from '../src/table/spots.ts';

const engine = await engineFor({});

interface Moment {
  readonly view: ImperiumView;
  readonly log: readonly Told[];
  readonly decision: OpenDecision<ImperiumOption> | null;
}

/** A whole game of bots, looked at by seat 0 at every decision and at its end. */
function wholeGame(options: Partial<ImperiumOptions>, seed: string): Moment[] {
  const match = Match.start(imperium, imperium.parseOptions(options), seed);
  const moments: Moment[] = [];
  const look = () =>
    moments.push({
      view: match.view(0),
      log: match.events(0, 0) as unknown as Heard<ImperiumEvent>[],
      decision: match.decision(0) as OpenDecision<ImperiumOption> | null,
    });
  for (let n = 0; !match.over; n++) {
    look();
    const asked = match.pending[0]!;
    const view = () => match.view(asked.seat);
    match.answer(asked.seat, greedy.decide(asked, view, seeded(`${seed}/${n}`)));
  }
  look();
  return moments;
}

const GAMES = {
  alone: wholeGame({ players: 1, difficulty: 'mentat', brutalEscalation: true }, 'rivals alone'),
  two: wholeGame({ players: 2 }, 'rivals of two'),
};
const GAME_NAMES = ['alone', 'two'] as const;
const endOf = (game: keyof typeof GAMES): Moment => GAMES[game].at(-1)!;

const person = (name = ''): Seating => ({ is: 'person', name });

describe('who is played by nobody', () => {
  const leaders = ['paul-atreides', 'earl-memnon-thorvald', 'glossu-the-beast-rabban'];

  it('are two Rivals alone, House Hagal with two, nobody with more', () => {
    expect(rivalsOf(endOf('alone').view)).toEqual([1, 2]);
    expect(contenders(endOf('alone').view)).toEqual([0, 1, 2]);
    expect(rivalsOf(endOf('two').view)).toEqual([2]);
    expect(contenders(endOf('two').view)).toEqual([0, 1]);
    expect(isHouseHagal(endOf('alone').view, 1)).toBe(false);
    expect(isHouseHagal(endOf('two').view, 2)).toBe(true);
    const four = imperium.parseOptions({ players: 4 });
    expect([0, 1, 2, 3].filter((seat) => isRival({ options: four }, seat))).toEqual([]);
  });

  it('have a name without a seat of their own', () => {
    const alone = (seat: number) => seatName([person()], leaders, seat, 'en');
    expect([alone(0), alone(1)]).toEqual(['Paul Atreides', 'Earl Memnon Thorvald']);
    expect(seatName([person()], leaders, 2, 'fr')).toContain('Rabban');
    expect(seatName([person()], ['', '', ''], 2, 'en')).toBe('Rival 2');
    const two = [person('Ada'), person('Boris')];
    expect(seatName(two, ['', '', ''], 2, 'en')).toBe('House Hagal');
    expect(seatName(two, ['', '', ''], 2, 'fr')).toBe('Maison Hagal');
    expect(sitterName(two, 2, 'fr')).toBe('Maison Hagal');
    expect(sitterName([person()], 1, 'en')).toBe('Rival 1');
  });
});

describe('the Hagal cards on the table', () => {
  it.each(GAME_NAMES)('are counted: what is not discarded lies in the deck: %s', (game) => {
    for (const { view } of GAMES[game]) expect(leftInDeck(view)).toHaveLength(view.hagal!.deckSize);
  });

  it('bring what the rest of the turn tells', () => {
    const { view, log } = GAMES.alone.find(({ view: { hagal } }) =>
      hagal!.shown.some(({ bonus, cards }) => !bonus && cards.at(-1)!.card === 'conspire'),
    )!;
    const shown = view.hagal!.shown.find(({ cards }) => cards.at(-1)!.card === 'conspire')!;
    const types = outcomeOf(shown, log).map(({ type }) => type);
    expect(types[0]).toBe('agent-sent');
    expect(types).toContain('influence-gained');
    expect(types).not.toContain('turn-ended');
  });

  it('give a bonus of swords and nothing else', () => {
    const { view, log } = GAMES.alone.find(({ view: { hagal } }) =>
      hagal!.shown.some(({ bonus, cards }) => bonus && cards.at(-1)!.card !== 'carthag'),
    )!;
    for (const shown of view.hagal!.shown.filter(({ bonus }) => bonus))
      for (const { type } of outcomeOf(shown, log)) expect(type).toBe('swords-gained');
  });
});

describe('what a Rival saves up', () => {
  it('is never a whole set', () => {
    for (const { view } of GAMES.alone)
      for (const seat of rivalsOf(view))
        for (const { held, n } of setsOf(view.players[seat]!)) expect(held).toBeLessThan(n);
    expect(setsOf(endOf('alone').view.players[1]!).map(({ what, n }) => [what, n])).toEqual([
      ['intrigue', 3],
      ['water', 3],
      ['solari', 7],
      ['spice', 7],
    ]);
  });
});

describe('the difficulty on the board', () => {
  const at = (options: Partial<ImperiumOptions>) => ({ options: imperium.parseOptions(options) });

  it.each(DIFFICULTIES)('%s: the Mentat’s price and the Swordmaster', (difficulty) => {
    const view = at({ players: 1, difficulty });
    const { mentatCost, swordmaster } = LEVELS[difficulty];
    expect(spaceAt(view, 'mentat').cost).toEqual({ solari: mentatCost });
    expect(tokenOn(view, 'mentat')).toBe(difficulty === 'mercenary' ? null : 5);
    expect(isDenied(view, 'swordmaster')).toBe(!swordmaster);
  });

  it('changes nothing where several play', () => {
    const view = at({ players: 2, difficulty: 'kwisatz-haderach' });
    expect(spaceAt(view, 'mentat').cost).toEqual({ solari: 2 });
    expect(isDenied(view, 'swordmaster')).toBe(false);
    expect(tokenOn(at({ players: 1, difficulty: 'mentat' }), 'rally-troops')).toBeNull();
  });
});

describe('the board', () => {
  const plans = {
    wide: widePlan({ width: 1008, height: 419 }, true),
    tall: tallPlan(390, 3),
  };
  const drawn = (view: ImperiumView, plan: BoardPlan): string =>
    renderToStaticMarkup(
      <Board
        view={view}
        plan={plan}
        seatName={(seat) => `seat ${seat}`}
        offers={NO_OFFERS}
        picked={new Set()}
        onPress={() => {}}
        onInspect={() => {}}
      />,
    );

  it('keeps no score for House Hagal', () => {
    const { view } = endOf('two');
    const scores = drawn(view, plans.wide).match(/Victory points: ([^"]*)"/)?.[1] ?? '';
    expect(scores).toContain('seat 1');
    expect(scores).not.toContain('seat 2');
    const markers = piecesOf(view, settleAll(null, view), plans.wide)
      .filter(({ kind }) => kind === 'score')
      .map(({ hidden }) => hidden);
    expect(markers).toEqual([false, false, true]);
  });

  it.each(Object.entries(plans))('says what the Mentat costs and what is closed: %s', (_, plan) => {
    const [{ view }] = wholeGame({ players: 1, difficulty: 'kwisatz-haderach' }, 'denied') as [
      Moment,
    ];
    const html = drawn(view, plan);
    expect(html).toContain('Mentat, costs 5 Solari');
    expect(html).toContain('Swordmaster, closed to you in this game');
    expect(html).toContain('data-token="5"');
  });

  it('offers its tracks for what is chosen for a Rival', () => {
    const games = ['a', 'b', 'c', 'd', 'e'].flatMap((seed) => wholeGame({ players: 1 }, seed));
    const asked = games.find(({ decision }) => decision?.kind === 'hag.influence.tie');
    expect(asked?.decision?.about?.for).toBeGreaterThan(0);
    const spots = [...offersOf(asked!.decision, spotOf).may.keys()];
    expect(spots.length).toBeGreaterThan(1);
    expect(spots.every((spot) => spot.startsWith('faction:'))).toBe(true);
    const [best] = adviceOn(engine, asked!.decision, asked!.view);
    expect(spots).toContain(`faction:${best?.choice}`);
  });
});

describe('the story', () => {
  it.each(GAME_NAMES)('gives each turn of a Rival a passage: %s', (game) => {
    const { log, view } = endOf(game);
    const chapters = storyOf(log, view.options.players);
    const turns = chapters.flatMap(({ passages }) => passages);
    for (const passage of turns)
      for (const { event } of passage.lines) {
        if (event.type === 'hagal-bonus') expect(passage.kind).toBe('combat');
        if (event.type === 'hagal-revealed' && event.skipped === null)
          expect([passage.kind, passage.seat]).toEqual(['agent', event.seat]);
      }
    const reveals = turns.filter(({ kind }) => kind === 'reveal').length;
    expect(reveals).toBe((chapters.length - 1) * view.options.players);
    const bySeat = filtered(chapters, { topic: 'all', seat: 2 }, 0, story).flatMap(
      (c) => c.passages,
    );
    expect(bySeat.length).toBeGreaterThan(3);
  });

  it('opens the Hagal card of a line first', () => {
    const { log } = endOf('alone');
    const used = log.find((event) => event.type === 'hagal-revealed' && event.space !== null)!;
    expect(componentsIn(used).map(({ kind }) => kind)).toEqual(['hagal', 'space']);
    const bonus = log.find(({ type }) => type === 'hagal-bonus')!;
    expect(componentsIn(bonus).map(({ kind }) => kind)).toEqual(['hagal']);
  });
});

describe('the end', () => {
  it.each(GAME_NAMES)('counts the points of those who have any: %s', (game) => {
    const { view, log } = endOf(game);
    const final = contenders(view).map((seat) => view.players[seat]!.vp);
    const { series } = pointsOverTime(log, final);
    expect(series).toHaveLength(final.length);
    expect(series.map((points) => points.at(-1))).toEqual(final);
    expect(series.map(([start]) => start)).toEqual(final.map(() => 0));
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('every Rival has a name at every moment', () => {
    for (const { view } of [...GAMES.alone, ...GAMES.two]) {
      const seats = Array.from({ length: view.options.players }, () => person());
      const leaders = view.players.map(({ leader }) => leader);
      for (const seat of rivalsOf(view))
        expect(seatName(seats, leaders, seat, language)).toMatch(/\p{Letter}{4}/u);
    }
  });
});
