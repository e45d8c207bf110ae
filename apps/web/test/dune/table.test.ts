import { readFileSync } from 'node:fs';
import { duneBots } from '@landsraad/bots/dune';
import { botIn } from '@landsraad/bots/roster';
import {
  CELLS,
  cellOption,
  type DuneEvent,
  type DuneView,
  dune,
  FACTIONS,
  NONE,
  numberOption,
  TREACHERY,
} from '@landsraad/dune';
import { type Heard, Match, seeded } from '@landsraad/kernel';
import { documentOf, statementsIn } from '@landsraad/rulebook';
import { describe, expect, it } from 'vitest';
import { rulingsOf } from '../../src/packs/dune/inspect/rulings.ts';
import {
  BY_THE_BOOK,
  FIRST_FORM,
  faultsOf,
  optionsOf,
} from '../../src/packs/dune/new-game/form.ts';
import { beatsOf } from '../../src/packs/dune/stage/beats.ts';
import { stage } from '../../src/packs/dune/stage/kit.tsx';
import { choices } from '../../src/packs/dune/table/choices.ts';
import { LINES } from '../../src/packs/dune/table/lines.ts';
import { nexusIn } from '../../src/packs/dune/table/Nexus.tsx';
import { story } from '../../src/packs/dune/table/story.ts';
import type { Speaking } from '../../src/table/kit.ts';
import type { Passage } from '../../src/table/log/story.ts';
import { inPanelOrder } from '../../src/table/panel/order.ts';

/** What everybody heard of a game of careful bots. */
const log = ((): readonly Heard<DuneEvent>[] => {
  const match = Match.start(
    dune,
    dune.parseOptions({ factions: FACTIONS.slice(), mode: 'advanced', turns: 2 }),
    'story',
  );
  const random = seeded('story');
  const bot = botIn(duneBots, 'random');
  while (match.pending.length > 0) {
    const decision = match.pending[0]!;
    match.answer(
      decision.seat,
      bot.decide(
        decision,
        () => match.view(decision.seat) as DuneView,
        random,
        () => null,
      ),
    );
  }
  return match.events('spectator') as Heard<DuneEvent>[];
})();

describe('the story of a game of Dune', () => {
  const chapters = story.chaptersOf(log, 6);

  it('tells every event once, in its order', () => {
    const told = chapters.flatMap(({ passages }) => passages.flatMap(({ lines }) => lines));
    expect(told.map(({ n }) => n)).toEqual(log.map((_, n) => n));
  });

  it('has a chapter for each turn and a passage for each battle', () => {
    expect(chapters.map(({ round }) => round)).toEqual([0, 1, 2]);
    const battles = chapters
      .flatMap(({ passages }) => passages)
      .filter(({ lines }) => lines.some(({ event }) => event.type === 'battle-named'));
    const named = log.filter(({ type }) => type === 'battle-named');
    expect(battles).toHaveLength(named.length);
    expect(named.length).toBeGreaterThan(0);
  });

  it('shows beats that end within their passage', () => {
    for (const { passages } of chapters)
      for (const passage of passages) {
        const numbers = new Set(passage.lines.map(({ n }) => n));
        for (const { until, ms } of beatsOf(passage)) {
          expect(numbers).toContain(until);
          expect(ms).toBeLessThan(1000);
        }
      }
  });
});

describe('what is seen of Dune', () => {
  const speaking: Speaking = { played: FACTIONS, seatName: String, isViewer: () => false } as never;
  const line = (n: number, event: Heard<DuneEvent>) => ({ n, event }) as never;
  const leader = 'piter-de-vries';

  it('is told beat by beat: how a battle of others ends only at its end', () => {
    const lines = [
      line(3, { type: 'battle-named', aggressor: 0, defender: 5, territory: 'carthag' }),
      line(4, { type: 'battle-won', seat: 5, over: 0, totals: [2, 4] }),
    ];
    const passage: Passage<DuneEvent> = { kind: 'battle', seat: 0, lines } as never;
    const scene = { passage, beats: beatsOf(passage) } as never;
    const title = (at?: number) => stage.title(scene, speaking, 'en', at);
    expect(title(0)).not.toBe(title(1));
    expect(title(1)).toMatch(/win/);
    expect([title(), title(9)]).toEqual([title(1), title(1)]);
  });

  it('[HAR-A1, K1] has a beat for captives and for hands that are swapped', () => {
    const seen = (event: Heard<DuneEvent>) =>
      beatsOf({ kind: 'battle', seat: 5, lines: [line(0, event)] } as never)[0];
    const taken = { type: 'leader-captured', seat: 5, from: 0 } as const;
    expect(seen(taken as never)?.things).toEqual([]);
    expect(seen({ ...taken, secret: { to: [5, 0], leader } } as never)?.things).toEqual([
      { kind: 'leader', id: leader },
    ]);
    const swapped = seen({ type: 'hands-swapped', seat: 5, with: 0, n: 3 });
    expect(swapped?.amounts.map(({ seat, n }) => [seat, n])).toEqual([
      [5, 3],
      [0, 3],
    ]);
  });

  it('[DUN-4.8, 13.1] shows a Nexus while it is held, and what was proposed last', () => {
    const start: Heard<DuneEvent>[] = [{ type: 'nexus' }];
    expect(nexusIn([])).toEqual({ held: false, proposed: null });
    expect(nexusIn(start)).toEqual({ held: true, proposed: null });
    const asked: Heard<DuneEvent>[] = [...start, { type: 'alliance-proposed', seat: 1, to: 4 }];
    expect(nexusIn(asked).proposed).toEqual([1, 4]);
    expect(nexusIn([...asked, { type: 'alliance-refused', seat: 4, to: 1 }]).proposed).toBe(null);
    expect(nexusIn([...asked, { type: 'phase-started', phase: 'charity' }]).held).toBe(false);
  });
});

describe('what is chosen at a table of Dune', () => {
  const asked = (kind: string, max: number, fallback = 0) =>
    ({ kind, shape: 'number', seat: 0, rule: null, min: 0, max, fallback, refused: [] }) as never;

  it('is pressed on the map where there are many places, and listed where there are few', () => {
    const looks = (n: number) =>
      choices
        .groupsOf([NONE, ...CELLS.slice(0, n).map(cellOption)], 'en')
        .map(({ look, options }) => [look, options.length]);
    expect(looks(12)).toEqual([
      ['way', 1],
      ['board', 12],
    ]);
    expect(looks(2)).toEqual([
      ['things', 2],
      ['way', 1],
    ]);
  });

  it('is a number by its own key, zero by none of the first nine', () => {
    const kit = { choices } as unknown as Parameters<typeof inPanelOrder>[0];
    const numbers = Array.from({ length: 11 }, (_, n) => numberOption(n));
    const order = inPanelOrder(kit, [NONE, ...numbers], 'en').map(({ id }) => id);
    expect(order.slice(0, 9)).toEqual(numbers.slice(1, 10).map(({ id }) => id));
    expect(order.slice(9)).toEqual([numbers[10]!.id, numbers[0]!.id, NONE.id]);
  });

  it('begins with all who may move and with the free revivals, else with the least', () => {
    const start = (kind: string) => choices.startsAt?.(asked(kind, 7, 2));
    expect(start('move.forces')).toBe(7);
    expect(start('revive.forces')).toBe(2);
    expect(start('ally.pledge')).toBeUndefined();
  });
});

describe('the form of a new game', () => {
  it('agrees on the rules of the book, and on what is changed', () => {
    const options = dune.optionsFor(6, optionsOf(FIRST_FORM));
    const { privateNotes, ...rules } = BY_THE_BOOK;
    expect(options).toMatchObject({ mode: 'basic', ...rules });
    expect(options.privateNotes ?? false).toBe(privateNotes); // RUL-D32: only agreed notes are named
    expect(optionsOf({ ...FIRST_FORM, players: 4, twoFactionsEach: true }).twoFactionsEach).toBe(
      true,
    );
    expect(optionsOf({ ...FIRST_FORM, players: 5, twoFactionsEach: true }).twoFactionsEach).toBe(
      false,
    );
  });

  it('does not let two play one faction', () => {
    const seats = FIRST_FORM.seats.map((seat, i) =>
      i < 2 ? { ...seat, faction: 'fremen' as const } : seat,
    );
    expect(faultsOf({ ...FIRST_FORM, seats })).toEqual([{ fault: 'same-faction', seat: 1 }]);
  });
});

const read = (name: string) =>
  readFileSync(new URL(`../../../../docs/rules/${name}.md`, import.meta.url), 'utf8');
const rules = ['dune-2019', 'dune-factions'].flatMap((name) =>
  statementsIn(documentOf(name, read(name))),
);

describe('the rules at the table', () => {
  const known = new Set(rules.map(({ id }) => id));

  it('are there for every line of the log', () => {
    const missing = Object.values(LINES).flatMap(([, rule]) => (known.has(rule) ? [] : [rule]));
    expect(missing).toEqual([]);
  });

  it('are found for what lies there', () => {
    const { own, general } = rulingsOf({ kind: 'treachery', id: 'lasgun' }, rules);
    expect(own).toContain('DUN-19.3');
    for (const { id } of TREACHERY)
      for (const rule of rulingsOf({ kind: 'treachery', id }, rules).general)
        expect(known).toContain(rule);
    expect(general.length).toBeGreaterThan(0);
  });
});
