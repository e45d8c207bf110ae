import {
  type ImperiumView,
  imperium,
  previewOf,
  RESOURCES,
  reach,
  UNKNOWN,
} from '@landsraad/imperium';
import {
  type AnyMatch,
  type Choice,
  type Decision,
  type Game,
  Match,
  type OpenDecision,
  pickFrom,
  type Random,
  randomChoice,
  type Seat,
  seeded,
} from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { table as lay } from '../src/scenario/lay.ts';
import type { Position } from '../src/scenario/position.ts';
import type { Table } from '../src/scenario/table.ts';

/** A table of people, who are asked everything. */
const table = (position: Position): Table => lay(position, { confirmEverything: true });
const own = (at: Table): ImperiumView => at.match.view(at.seat);
const me = (view: ImperiumView) => view.players[view.viewer as Seat]!;
const foreseen = (view: ImperiumView, ...choices: Choice[]) => previewOf(view, choices, imperium)!;
const types = (view: ImperiumView, ...choices: Choice[]) =>
  foreseen(view, ...choices).events.map(({ type }) => type);

describe('a preview of the own turn', () => {
  it('[IMP-11.1] [IMP-15.3] tells what a visit pays and harvests, and changes nothing', () => {
    const at = table({
      players: [{ hand: ['dune-the-desert-planet'], water: 2, spice: 1, garrison: 3 }],
      bonusSpice: { 'the-great-flat': 1 },
    });
    const before = JSON.stringify(at.match.state);
    const { view, decision, leads, why } = foreseen(
      own(at),
      'dune-the-desert-planet',
      'the-great-flat',
    );
    expect(me(view)).toMatchObject({ water: 0, spice: 5 });
    expect(view.agents).toContainEqual({ space: 'the-great-flat', seat: 0, mentat: false });
    expect({ why, leads, kind: decision?.kind }).toEqual({
      why: null,
      leads: 'on',
      kind: 'effects.order',
    });
    expect(JSON.stringify(at.match.state)).toBe(before);
  });

  it('[IMP-13.7] follows a deployment to the end of the turn', () => {
    const at = table({
      players: [{ hand: ['dune-the-desert-planet'], water: 2, garrison: 3 }],
    });
    const plan = ['dune-the-desert-planet', 'the-great-flat', 'deploy', 2, 'end'];
    const { view, leads, steps } = foreseen(own(at), ...plan);
    expect(me(view)).toMatchObject({ conflict: 2, garrison: 1 });
    expect({ leads, taken: steps.map(({ choice }) => choice) }).toEqual({
      leads: 'to-the-end',
      taken: plan,
    });
  });

  it('[IMP-3.8] knows how many cards are drawn, never which, and goes on after them', () => {
    const at = table({
      players: [{ hand: ['dagger', 'reconnaissance'], deck: ['diplomacy'], garrison: 3 }],
    });
    const plan = ['reconnaissance', 'arrakeen', 'arrakeen/draw'];
    const { view, events, decision } = foreseen(own(at), ...plan);
    expect(events).toContainEqual({ type: 'drew', seat: 0, n: 1 });
    expect(me(view).hand).toEqual(['dagger', UNKNOWN]);
    expect(decision).toMatchObject({ kind: 'effects.order', fallback: 'end' });
  });

  it('[IMP-3.8] knows nothing of what a shuffle brings', () => {
    const at = table({
      players: [{ hand: ['reconnaissance'], deck: [], discard: ['diplomacy', 'dagger'] }],
    });
    const { view } = foreseen(own(at), 'reconnaissance', 'arrakeen', 'arrakeen/draw');
    expect(me(view)).toMatchObject({ hand: [UNKNOWN], deckSize: 1, discard: [] });
  });

  it('[IMP-26.11] a card that one may look at, the owner has seen', () => {
    const at = table({
      players: [
        { leader: 'paul-atreides', hand: ['reconnaissance'], deck: ['diplomacy', 'dagger'] },
      ],
    });
    const { view } = foreseen(own(at), 'reconnaissance', 'arrakeen', 'arrakeen/draw');
    expect(me(view).hand).toEqual(['diplomacy']);
  });

  it('[IMP-6.12] ends where chance decides', () => {
    const at = table({
      players: [{ hand: ['diplomacy'] }, { intrigue: ['ambush', 'ambush', 'bribery', 'refocus'] }],
    });
    const { leads, decision } = foreseen(own(at), 'diplomacy', 'secrets', 'secrets/steal-intrigue');
    expect({ leads, decision }).toEqual({ leads: 'into-the-unknown', decision: null });
  });

  it('[IMP-18.7] buys without knowing what comes into the Row', () => {
    const at = table({
      players: [{ hand: ['convincing-argument', 'convincing-argument', 'convincing-argument'] }],
      row: ['fremen-camp', 'thufir-hawat'],
      imperiumDeck: ['stilgar'],
    });
    const { view, decision } = foreseen(own(at), 'reveal', 'acquire:fremen-camp');
    expect(view.turn?.persuasion).toBe(2);
    expect(view.row).toEqual([UNKNOWN, 'thufir-hawat']);
    const offered = (decision as Extract<OpenDecision, { shape: 'one' }>).options;
    expect(offered.map(({ id }) => id)).toEqual(['acquire:arrakis-liaison', 'end']);
    expect(decision?.refused.map(({ option }) => option.id)).not.toContain('acquire:unknown');
  });

  it('[IMP-10.4] stops at what cannot be done, and says why', () => {
    const at = table({
      players: [{ hand: ['reconnaissance'] }, { agentsOn: ['arrakeen'] }],
    });
    const { why, steps } = foreseen(own(at), 'reconnaissance', 'arrakeen');
    expect(why).toMatchObject({ code: 'occupied', rule: 'IMP-10.4' });
    expect(steps).toHaveLength(1);
  });

  it('[IMP-9.1] thinks of the next turn while somebody else has theirs', () => {
    const at = table({
      active: 1,
      players: [{ hand: ['reconnaissance'] }, { hand: ['dagger'] }],
    });
    const waiting = at.match.view(0);
    expect(types(waiting, 'reconnaissance', 'arrakeen')).toContain('agent-sent');
    expect(previewOf(at.match.view('spectator'), [], imperium)).toBeNull();
  });

  it('[IMP-9.6] has nothing to foresee once the seat has revealed', () => {
    const at = table({ players: [{ hand: ['dagger'] }, { hand: ['dagger'] }] });
    at.choose('reveal', 'end');
    expect(at.seat).toBe(1);
    expect(previewOf(at.match.view(0), [], imperium)).toBeNull();
  });
});

describe('what reaches a space', () => {
  it('[IMP-10.2] is every card with its icon, and the others say why not', () => {
    const at = table({ players: [{ hand: ['dagger', 'reconnaissance', 'reconnaissance'] }] });
    expect(reach(own(at), 'arrakeen', imperium)).toEqual([
      { answers: ['dagger'], why: { code: 'no-icon', rule: 'IMP-10.2', args: { icon: 'city' } } },
      { answers: ['reconnaissance'], why: null },
    ]);
  });

  it('[IMP-11.1] says what is missing for it', () => {
    const at = table({ players: [{ hand: ['dune-the-desert-planet'], water: 1 }] });
    expect(reach(own(at), 'the-great-flat', imperium)).toMatchObject([
      { why: { code: 'cannot-pay', args: { resource: 'water', needs: 2, has: 1 } } },
    ]);
  });

  it('[IMP-9.4] [IMP-10.3] needs an Agent, and a card that sends one', () => {
    const at = table({
      players: [{ hand: ['convincing-argument', 'dagger'], agents: 0 }],
    });
    expect(reach(own(at), 'hall-of-oratory', imperium).map(({ why }) => why?.code)).toEqual([
      'reveal-only',
      'no-agent',
    ]);
  });
});

/** What shows somebody something that they could not know. */
const NEWS: ReadonlySet<string> = new Set([
  'drew',
  'reshuffled',
  'intrigue-drawn',
  'intrigue-stolen',
  'intrigue-reshuffled',
  'looked',
  'row-refilled',
  'tile-shown',
]);

interface Walk {
  answers: number;
  past: number;
  over: number;
}

/** Plays a turn as it was foreseen. Until there is news it happens exactly so; after, at least so. */
function playAlong(match: AnyMatch, seat: Seat, random: Random, walk: Walk): void {
  const from = match.view(seat) as ImperiumView;
  const { told } = match;
  for (const plan: Choice[] = []; ; walk.answers++) {
    const preview = previewOf(from, plan, imperium)!;
    const { events, leads, decision, view } = preview;
    const live = match.decision(seat);
    const sure = leads !== 'into-the-unknown' && events.every(({ type }) => !NEWS.has(type));
    if (sure) {
      const heard = match.events('spectator', told).slice(0, events.length);
      expect(JSON.stringify(heard)).toBe(JSON.stringify(events));
      if (decision) expect(JSON.stringify(live)).toBe(JSON.stringify(decision));
    } else walk.past++;
    if (leads === 'to-the-end') walk.over++;
    if (!decision || JSON.stringify(live) !== JSON.stringify(decision)) return;
    const now = match.view(seat) as ImperiumView;
    for (const resource of [...RESOURCES, 'vp', 'conflict'] as const)
      expect(me(now)[resource]).toBeGreaterThanOrEqual(me(view)[resource]);
    const choice = randomChoice(decision as Decision, random);
    plan.push(choice);
    match.answer(seat, choice);
  }
}

describe('whatever is foreseen in random games', () => {
  it.each([2, 3, 4])('comes true, with %i players', (players) => {
    const walk: Walk = { answers: 0, past: 0, over: 0 };
    for (let n = 0; n < 3; n++) {
      const random = seeded(`foreseen/${players}/${n}`);
      const options = imperium.parseOptions({ players, confirmEverything: n === 1 });
      const match: AnyMatch = Match.start(imperium as Game, options, `foreseen/${players}/${n}`);
      while (!match.over) {
        const { seat, kind } = pickFrom(random, match.pending);
        if (MENUS.includes(kind)) playAlong(match, seat, random, walk);
        if (match.over) break;
        const next = pickFrom(random, match.pending);
        match.answer(next.seat, randomChoice(next, random));
      }
    }
    expect(walk.answers).toBeGreaterThan(300);
    expect(walk.past).toBeGreaterThan(30);
    expect(walk.over).toBeGreaterThan(80);
  });
});

const MENUS = ['turn.kind', 'effects.order', 'reveal.order'];
