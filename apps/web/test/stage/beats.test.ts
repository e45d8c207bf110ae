import { FACTIONS, type ImperiumView, imperium, RESEARCH, RESOURCES } from '@landsraad/imperium';
import { type GameEvent, heard, Match, randomChoice, type Seat, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import type { Frame, HeardLog } from '../../src/games/log.ts';
import { beatsOf } from '../../src/packs/imperium/stage/beats.ts';
import { storyOf, type Told } from '../../src/packs/imperium/table/story.ts';
import { type Amount, mainThing, sumOf } from '../../src/table/stage/beats.ts';
import { frameOf, PLAYERS, played } from './games.ts';

const viewOf = ({ snapshot }: Frame) => snapshot.view as ImperiumView;

/** What a plate counts of a seat, by the words of the beats. */
function countsOf(view: ImperiumView, seat: Seat): Record<string, number> {
  const player = view.players[seat]!;
  return {
    vp: player.vp,
    intrigue: player.intrigueCount,
    garrison: player.garrison,
    conflict: player.conflict,
    sword: player.swords,
    ...ixCountsOf(view, seat),
    ...tleilaxCountsOf(view, seat),
    council: Number(player.council),
    swordmaster: Number(player.swordmaster),
    ...Object.fromEntries(RESOURCES.map((resource) => [resource, player[resource]])),
    ...Object.fromEntries(FACTIONS.map((one) => [`influence:${one}`, player.influence[one]])),
    ...Object.fromEntries(
      FACTIONS.map((one) => [`alliance:${one}`, Number(view.alliances[one] === seat)]),
    ),
    ...Object.fromEntries(
      Object.entries(view.control).map(([space, owner]) => [
        `control:${space}`,
        Number(owner === seat),
      ]),
    ),
  };
}

function ixCountsOf({ ix }: ImperiumView, seat: Seat): Record<string, number> {
  if (!ix) return {};
  const { freighter, dreadnoughts, negotiators, tiles } = ix.seats[seat]!;
  return {
    freighter,
    dreadnought: dreadnoughts.garrison,
    fleet: dreadnoughts.conflict,
    negotiator: negotiators,
    tech: tiles.length,
    ...Object.fromEntries(
      ['arrakeen', 'carthag', 'imperial-basin'].map((space) => [
        `held:${space}`,
        Number(ix.holding.some((held) => held.seat === seat && held.space === space)),
      ]),
    ),
  };
}

function tleilaxCountsOf({ immortality }: ImperiumView, seat: Seat): Record<string, number> {
  if (!immortality) return {};
  const { research, tleilaxu, specimens, atomics } = immortality.seats[seat]!;
  return {
    research: RESEARCH.steps[research]!.column,
    tleilaxu,
    specimen: specimens,
    atomics: Number(atomics),
  };
}

/** Units and swords go home without a word when the Conflict is put away. */
const GOES_HOME = new Set(['conflict', 'sword', 'fleet', 'dreadnought']);

function differences(before: ImperiumView, after: ImperiumView): Amount[] {
  return after.players.flatMap((_, seat) => {
    const [was, is] = [countsOf(before, seat), countsOf(after, seat)];
    return Object.keys(is)
      .filter((unit) => before.conflict === after.conflict || !GOES_HOME.has(unit))
      .map((unit) => ({ seat, unit, n: is[unit]! - was[unit]! }))
      .filter(({ n }) => n !== 0);
  });
}

const COUNTED =
  /^(vp|intrigue|garrison|conflict|sword|council|swordmaster|solari|spice|water|freighter|dreadnought|fleet|negotiator|tech|research|tleilaxu|specimen|atomics|influence:.*|alliance:.*|control:.*|held:.*)$/;

const inOrder = (amounts: readonly Amount[]) =>
  amounts
    .filter(({ unit }) => COUNTED.test(unit))
    .map(({ seat, unit, n }) => `${seat} ${unit} ${n}`)
    .sort();

const beatsIn = (log: HeardLog, seats: number, from: number) =>
  storyOf(log as readonly Told[], seats).flatMap((chapter) =>
    chapter.passages
      .filter(({ lines }) => (lines.at(-1)?.n ?? -1) >= from)
      .flatMap((passage) => beatsOf(passage)),
  );

describe('the beats of whole games', () => {
  it.each(Object.entries(PLAYERS))(
    'give and take what the positions differ by, for every seat of %s',
    (_, options) => {
      for (const seed of ['one', 'two']) {
        let starts: readonly Frame[] | null = null;
        let turns = 0;
        for (const frames of played(options, `beats ${seed}`)) {
          const { phase, turn } = viewOf(frames[0]!);
          if (phase === 'endgame' || phase === 'over') break;
          // Between turns, where a passage is over for everybody.
          if (phase !== 'turns' || turn?.started || viewOf(frames[0]!).turn?.kind !== 'choosing')
            continue;
          for (const [seat, now] of frames.entries()) {
            const before = starts?.[seat];
            if (!before || viewOf(before).round !== viewOf(now).round) continue;
            const told = beatsIn(now.log, now.snapshot.seats.length, before.log.length);
            expect(inOrder(sumOf(told))).toEqual(inOrder(differences(viewOf(before), viewOf(now))));
            turns++;
          }
          starts = frames;
        }
        expect(turns).toBeGreaterThan(5);
      }
    },
  );

  it.each([{}, { ix: true }, { immortality: true }])(
    'give what a Conflict gives, to its last reward: %o',
    (options) => {
      let compared = 0;
      let start: Frame | null = null;
      for (const [now] of played(options, 'conflicts')) {
        const view = viewOf(now!);
        if (view.phase === 'combat') start ??= now!;
        else if (start) {
          const conflict = storyOf(now!.log as readonly Told[], 4)
            .flatMap(({ passages }) => passages)
            .findLast(({ kind, lines }) => kind === 'combat' && lines.length > 0)!;
          const begun = viewOf(start);
          const fought = conflict.lines.filter(({ n }) => n >= start!.log.length);
          const given = inOrder(sumOf(beatsOf({ ...conflict, lines: fought })));
          const wanted = inOrder(differences(begun, view)).filter((one) => !LEAVES.test(one));
          expect(given.filter((one) => !LEAVES.test(one))).toEqual(wanted);
          compared++;
          start = null;
        }
      }
      expect(compared).toBeGreaterThan(3);
    },
  );
});

/** Whoever fought leaves, and some of it is told. */
const LEAVES = / (conflict|sword|fleet|dreadnought) /;

describe('a beat keeps every secret', () => {
  it.each([{}, { ix: true }, { immortality: true }])(
    'however lies what the seat does not know: %o',
    (options) => {
      const match = Match.start(imperium, imperium.parseOptions(options), 'secrets');
      const random = seeded('secrets');
      let seen = 0;
      for (let step = 0; step < 400 && match.pending.length > 0; step++) {
        const decision = match.pending[0]!;
        match.answer(decision.seat, randomChoice(decision, random));
        if (step % 20 !== 0) continue;
        for (const seat of [0, 1, 2, 3]) {
          const told = match.events(seat) as unknown as HeardLog;
          const other = match.fork();
          other.imagine(seat, seeded(`another world ${step}`));
          // What only others were told, told otherwise.
          const otherwise = (match.events('afterwards') as unknown as GameEvent[]).map((event) =>
            heard(withOtherSecret(event, seat), seat),
          ) as HeardLog;
          const here = frameOf(match, seat, told);
          const there = frameOf(other, seat, otherwise);
          expect(beatsIn(there.log, 4, 0)).toEqual(beatsIn(here.log, 4, 0));
          expect(there.snapshot.view).toEqual(here.snapshot.view);
          seen++;
        }
      }
      expect(seen).toBeGreaterThan(40);
    },
  );
});

const OTHERWISE = { cards: ['dagger'], card: 'dagger' };

function withOtherSecret(event: GameEvent, seat: Seat): GameEvent {
  const { secret } = event;
  if (!secret || secret.to.includes(seat)) return event;
  return { ...event, secret: { ...secret, ...OTHERWISE } };
}

describe('what a turn is known by', () => {
  const card = (id: string) => ({ kind: 'card', id });
  const space = { kind: 'space', id: 'carthag' };

  it('is the card that sent the Agent, even after an Intrigue card', () => {
    const plot = { things: [card('bribery')], place: null };
    const sent = { things: [card('dagger')], place: space };
    const flown = { things: [], place: space };
    expect(mainThing([plot, sent, flown])).toEqual(card('dagger'));
    expect(mainThing([plot, flown])).toEqual(card('bribery'));
    expect(mainThing([flown])).toBeUndefined();
  });
});
