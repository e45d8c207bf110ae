import type { ImperiumView } from '@landsraad/imperium';
import { describe, expect, it } from 'vitest';
import type { Pace, RecapWish } from '../../src/app/settings.ts';
import { continues, type Frame, logWith, trailWith } from '../../src/games/log.ts';
import { stage as imperiumStage } from '../../src/packs/imperium/stage/kit.tsx';
import { story } from '../../src/packs/imperium/table/story.ts';
import { isWhole } from '../../src/table/stage/beats.ts';
import { changedIn, toldIn } from '../../src/table/stage/counts.ts';
import { lookFor } from '../../src/table/stage/recap/wish.ts';
import {
  advanced,
  arrived,
  back,
  beatOf,
  type Cutting,
  continued,
  isLive,
  isTold,
  movesIn,
  opened,
  paused,
  type Stage,
  seenAgain,
  sinceOwnTurn,
  skipped,
  stilled,
} from '../../src/table/stage/stage.ts';
import { entered, isHurried, stayOf } from '../../src/table/stage/tempo.ts';
import { played } from './games.ts';

const cutting = { story, stage: imperiumStage } as unknown as Cutting;
const HOME = { left: null, online: false } as const;
const NORMAL = { pace: 'normal', ...HOME } as const;

const FRAMES: readonly Frame[] = [...played({}, 'stage 3')].map(([first]) => first!);
const viewOf = ({ snapshot }: Frame) => snapshot.view as ImperiumView;

/** The table as the worker shows it: after turns of others, and whenever the viewer is asked. */
const SHOWN = FRAMES.filter(
  ({ snapshot }, i) =>
    i === 0 ||
    snapshot.decision !== null ||
    snapshot.result !== null ||
    viewOf(FRAMES[i]!).active !== viewOf(FRAMES[i - 1] ?? FRAMES[i]!).active,
);

/** Lets every frame arrive, and does what `watch` does until the viewer may decide. */
function follow(watch: (stage: Stage) => Stage, frames = SHOWN): Stage {
  let stage = opened(frames[0]!, cutting);
  frames.forEach((_, i) => {
    stage = arrived(stage, frames.slice(Math.max(0, i - 20), i + 1), cutting);
    stage = watch(stage);
  });
  return stage;
}

const watchAll = (stage: Stage): Stage => {
  let now = stage;
  for (let n = 0; n < 500 && now.scenes.length > 0; n++) {
    if (isTold(now) && !now.scenes[0]!.over) return now;
    now = isTold(now) ? continued(now) : advanced(now);
  }
  return now;
};

describe('the stage', () => {
  it('comes to the live position after every scene, and loses no decision', () => {
    let asked = 0;
    follow((stage) => {
      const now = watchAll(stage);
      expect(isLive(now)).toBe(true);
      if (now.live.snapshot.decision) asked++;
      return now;
    });
    expect(asked).toBe(SHOWN.filter(({ snapshot }) => snapshot.decision).length);
  });

  it('plays every turn of the others once, and none of the viewer’s own', () => {
    const turns: (number | null)[] = [];
    const seen = new Set<number>();
    follow((stage) => {
      let now = stage;
      while (now.scenes.length > 0 && !(isTold(now) && !now.scenes[0]!.over)) {
        const { from, passage, look } = now.scenes[0]!;
        if (look === 'turn' && !seen.has(from) && /^(agent|reveal)$/.test(passage.kind))
          turns.push(passage.seat);
        seen.add(from);
        now = isTold(now) ? continued(now) : advanced(now);
      }
      return now;
    });
    const ended = FRAMES.at(-1)!.log.filter(({ type }) => type === 'turn-ended');
    expect(turns).toEqual(
      ended
        .map((event) => Number(Object.entries(event).find(([name]) => name === 'seat')?.[1]))
        .filter((seat) => seat > 0),
    );
  });

  it('opens a Conflict when the last Reveal turn ends, and lets it be decided in', () => {
    let decided = 0;
    let conflicts = 0;
    follow((stage) => {
      const now = watchAll(stage);
      const { decision } = now.live.snapshot;
      if (decision?.kind === 'combat.play') {
        expect(now.scenes[0]).toMatchObject({ look: 'whole', over: false });
        expect(now.shown).toBe(now.live);
        decided++;
      }
      if (stage.scenes.some(({ look, over }) => look === 'whole' && over)) conflicts++;
      return now;
    });
    expect(decided).toBeGreaterThan(0);
    expect(conflicts).toBeGreaterThan(3);
  });

  it('shows the Conflict to whoever comes in the middle of it', () => {
    const within = FRAMES.filter(
      ({ snapshot }) => (snapshot.view as ImperiumView).phase === 'combat',
    );
    expect(within.length).toBeGreaterThan(5);
    for (const frame of within) {
      const stage = opened(frame, cutting);
      expect(stage.scenes[0]).toMatchObject({ look: 'whole', over: false });
      expect(isTold(stage) && isLive(stage)).toBe(true);
    }
  });

  it('can be skipped, at once and whole', () => {
    const stage = follow((now) => skipped(now));
    expect(isLive(stage) && stage.scenes.length === 0).toBe(true);
    follow((now) => {
      const done = skipped(now);
      expect(done.shown).toBe(done.live);
      expect(skipped(done)).toBe(done);
      return done;
    });
  });

  it('leaves of a hurried game only the Conflicts standing', () => {
    let stills = 0;
    follow((now) => {
      const still = isHurried(now, { pace: 'instant', ...HOME }) ? stilled(now) : now;
      if (still.scenes.length > 0) {
        expect(still.scenes.every(isWhole)).toBe(true);
        expect(isTold(still)).toBe(true);
        // Nothing is left to be hurried.
        expect(stilled(still)).toBe(still);
        stills++;
      }
      return watchAll(still);
    });
    expect(stills).toBeGreaterThan(3);
  });

  it('keeps all Conflicts for whoever does not look, and comes to rest with them', () => {
    const stage = follow((now) => {
      const still = stilled(now);
      expect(stilled(still)).toBe(still);
      return still;
    });
    expect(stage.scenes.length).toBeGreaterThan(3);
    expect(isLive(watchAll(stage))).toBe(true);
    const done = skipped(stage);
    expect(skipped(done)).toBe(done);
  });

  it('goes back to the beginning of a scene, then to the one before', () => {
    const busy = busyStage();
    const second = continued(busy);
    expect(second.scenes[0]!.from).not.toBe(busy.scenes[0]!.from);
    const further = advanced(second);
    expect(beatOf(back(further))).toBe(further.scenes[0]!.beats[0]);
    const before = back(back(further));
    expect(before.scenes[0]!.from).toBe(busy.scenes[0]!.from);
    expect(before.shown).toBe(busy.scenes[0]!.before);
    expect(isLive(watchAll(before))).toBe(true);
  });

  it('shows again what the others did since, and comes back to the table', () => {
    const at = SHOWN.findIndex(
      ({ snapshot }, i) => i > 30 && snapshot.decision?.kind === 'turn.kind',
    );
    const trail = SHOWN.slice(0, at + 1);
    const since = sinceOwnTurn(trail.at(-1)!, trail, cutting);
    const moves = movesIn(since);
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.length).toBeLessThanOrEqual(3);
    const again = seenAgain(opened(trail.at(-1)!, cutting), since);
    expect(isLive(again)).toBe(false);
    const done = watchAll(again);
    expect(isLive(done) && !done.again).toBe(true);
  });

  it('shows whoever comes back after days what the others did, and nobody else', () => {
    const at = SHOWN.findIndex(
      ({ snapshot }, i) => i > 30 && snapshot.decision?.kind === 'turn.kind',
    );
    const trail = SHOWN.slice(0, at + 1);
    const comeBack = entered(trail, cutting, { left: 3 * 86_400_000 });
    expect(comeBack).toMatchObject({ again: true, shown: comeBack.scenes[0]!.before });
    expect(comeBack.scenes.map(({ from }) => from)).toEqual(
      sinceOwnTurn(trail.at(-1)!, trail, cutting).map(({ from }) => from),
    );
    expect(isLive(watchAll(comeBack))).toBe(true);
    for (const left of [null, 60_000]) expect(isLive(entered(trail, cutting, { left }))).toBe(true);
    const waiting = trail.findIndex(({ snapshot }, i) => i > 30 && snapshot.decision === null);
    expect(entered(trail.slice(0, waiting + 1), cutting, { left: 3 * 86_400_000 }).again).toBe(
      false,
    );
  });

  it('looks back at nothing before anybody has moved, then at who moved first', () => {
    const at = SHOWN.findIndex(
      (frame) => movesIn(sinceOwnTurn(frame, [frame], cutting)).length > 0,
    );
    expect(at).toBeGreaterThan(0);
    for (const frame of SHOWN.slice(0, at))
      expect(sinceOwnTurn(frame, [frame], cutting)).toEqual([]);
  });

  it('still knows what was done last where the table has gone on far past what is on the screen', () => {
    const standing = SHOWN.find((_, i) => i > 30)!;
    const later = SHOWN.slice(-5);
    expect(sinceOwnTurn(standing, later, cutting).length).toBeGreaterThan(0);
  });
});

describe('what was heard', () => {
  const [before, now] = [SHOWN[40]!, SHOWN[41]!];
  const told = (frame: Frame) => structuredClone({ eventsFrom: 0, events: frame.log });

  it('is the same past when it is told again from the beginning, and goes on', () => {
    expect(logWith(before.log, told(before))).toBe(before.log);
    const log = logWith(before.log, told(now));
    expect(log).toEqual(now.log);
    expect(continues(before, { ...now, log })).toBe(true);
  });

  it('is another past from the first event that differs', () => {
    const [first, ...rest] = told(before).events;
    const log = logWith(before.log, { eventsFrom: 0, events: [{ ...first!, n: -1 }, ...rest] });
    expect(continues(before, { ...before, log })).toBe(false);
    expect(logWith(before.log, { eventsFrom: 3, events: [] })).toEqual(before.log.slice(0, 3));
  });

  it('is kept once, however often the same position is told', () => {
    const again = { ...now, snapshot: structuredClone(now.snapshot) };
    expect(trailWith([before, now], again)).toEqual([before, again]);
  });
});

describe('the recap of a round', () => {
  const wished = (wish: RecapWish): Cutting =>
    ({
      story,
      stage: { ...imperiumStage, lookOf: lookFor(imperiumStage as never, wish) },
    }) as never;
  const rounds = viewOf(FRAMES.at(-1)!).round;

  /** What is seen of each end of a round, and what comes just before and after it. */
  function seenAround(wish: RecapWish): string[] {
    const orders: string[] = [];
    let stage = opened(SHOWN[0]!, wished(wish));
    SHOWN.forEach((_, i) => {
      stage = arrived(stage, SHOWN.slice(Math.max(0, i - 20), i + 1), wished(wish));
      const looks = stage.scenes.map(({ look }) => look);
      const at = looks.findIndex((look) => look === 'recap' || look === 'brief');
      if (at >= 0) orders.push(looks.slice(0, at + 2).join(' '));
      stage = watchAll(stage);
    });
    return orders;
  }

  it('comes after the Conflict and before the next one is turned up, at the end of every round but the last', () => {
    const orders = seenAround('always');
    expect(orders).toHaveLength(rounds - 1);
    for (const order of orders) expect(order).toMatch(/(whole|turn) recap turn$/);
  });

  it('goes by in passing where a short one is wished for, and not at all where none is', () => {
    expect(seenAround('short').every((order) => order.includes('brief'))).toBe(true);
    expect(seenAround('short')).toHaveLength(rounds - 1);
    expect(seenAround('never')).toEqual([]);
  });

  /** With the recap first. */
  const recapped = (): Stage => {
    const at = SHOWN.findIndex((frame) => viewOf(frame).round === 2);
    const stage = arrived(opened(SHOWN[at - 1]!, cutting), SHOWN.slice(0, at + 1), cutting);
    const scenes = stage.scenes.slice(stage.scenes.findIndex(({ look }) => look === 'recap'));
    return { ...stage, scenes, at: scenes[0]!.first };
  };

  it('stands until it was read; where others wait elsewhere it closes after eight seconds', () => {
    const stage = recapped();
    expect(isTold(stage)).toBe(true);
    const calm = {
      ...stage,
      live: { ...stage.live, snapshot: { ...stage.live.snapshot, decision: null } },
    };
    expect(stayOf(calm, NORMAL)).toBeNull();
    expect(stayOf(calm, { ...NORMAL, online: true })).toBe(8000);
    expect(stayOf(calm, { pace: 'fast', left: 60_000, online: true })).toBe(8000);
  });

  it('takes its share of three seconds before a decision against the clock, and none in a hurry', () => {
    const stage = recapped();
    const owing = { ...stage, live: SHOWN.find(({ snapshot }) => snapshot.decision)! };
    const stay = stayOf(owing, { pace: 'normal', left: 60_000, online: true })!;
    expect(stay).toBeGreaterThan(0);
    expect(stay).toBeLessThanOrEqual(3000);
    expect(stayOf(owing, { pace: 'normal', left: 20_000, online: true })).toBe(0);
  });
});

/** Between two turns of the viewer, with several scenes to see. */
function busyStage(): Stage {
  let stage = opened(SHOWN[0]!, cutting);
  for (const [i] of SHOWN.entries()) {
    stage = arrived(stage, SHOWN.slice(0, i + 1), cutting);
    if (stage.scenes.length >= 3 && stage.scenes.every(({ look }) => look === 'turn')) return stage;
    if (stage.live.snapshot.decision) stage = watchAll(stage);
  }
  throw new Error('no three turns in a row');
}

describe('the numbers on the plates', () => {
  /** What a plate shows of a seat, with what the beats told so far. */
  const spiceOf = (stage: Stage, seat: number): number =>
    viewOf(stage.shown).players[seat]!.spice + (toldIn(stage).get(`${seat} spice`) ?? 0);

  it('come with the beats to where the next position has them, and never count twice', () => {
    let moved = 0;
    follow((arrivedAt) => {
      let now = arrivedAt;
      for (let n = 0; n < 300 && now.scenes.length > 0 && !isTold(now); n++) {
        const { look, before, after, from, beats } = now.scenes[0]!;
        const exact = before.log.length === from && after.log.length > from;
        now = { ...now, at: beats.length - 1 };
        if (look === 'turn' && exact && now.shown === before)
          for (const seat of [1, 2, 3]) {
            expect(spiceOf(now, seat)).toBe(viewOf(after).players[seat]!.spice);
            if (toldIn(now).has(`${seat} spice`)) moved++;
          }
        if (now.shown.log.length !== from) expect(toldIn(now).size).toBe(0);
        now = continued(now);
      }
      return watchAll(now);
    });
    expect(moved).toBeGreaterThan(10);
  });

  it('are marked where the others changed them since the viewer’s turn', () => {
    const at = SHOWN.findIndex(
      ({ snapshot }, i) => i > 30 && snapshot.decision?.kind === 'turn.kind',
    );
    const trail = SHOWN.slice(0, at + 1);
    const moves = movesIn(sinceOwnTurn(trail.at(-1)!, trail, cutting));
    const before = trail.findLast(({ log }) => log.length <= moves[0]!.from)!;
    const marked = changedIn(moves);
    for (const seat of [1, 2, 3]) {
      const differs =
        viewOf(trail.at(-1)!).players[seat]!.solari !== viewOf(before).players[seat]!.solari;
      expect(marked.has(`${seat} solari`)).toBe(differs);
    }
    expect(marked.size).toBeGreaterThan(0);
  });
});

describe('the tempo', () => {
  const total = (stage: Stage, circumstances: Parameters<typeof stayOf>[1]): number => {
    let sum = 0;
    let now = stage;
    while (now.scenes.length > 0) {
      const stay = stayOf(now, circumstances);
      if (stay === null) break;
      sum += stay;
      now = isTold(now) ? continued(now) : advanced(now);
    }
    return sum;
  };
  const owing = (stage: Stage): Stage => ({
    ...stage,
    live: SHOWN.find(({ snapshot }) => snapshot.decision)!,
  });

  const against = (pace: Pace, left: number) => ({ pace, left, online: true });

  it('is the pace’s: 0.4 for brisk; unhurried it waits after each turn', () => {
    const stage = busyStage();
    const ms = beatOf(stage)!.ms;
    expect(stayOf(stage, NORMAL)).toBe(ms);
    expect(stayOf(stage, { pace: 'fast', ...HOME })).toBeCloseTo(0.4 * ms);
    expect(stayOf(stage, { pace: 'slow', ...HOME })).toBeCloseTo(1.8 * ms);
    const told = { ...stage, at: stage.scenes[0]!.beats.length };
    expect(stayOf(told, { pace: 'slow', ...HOME })).toBeNull();
    expect(stayOf(told, NORMAL)).toBe(0);
    expect(stayOf(paused(stage, true), NORMAL)).toBeNull();
  });

  it('gives scenes three seconds before a decision against the clock, and none in a hurry', () => {
    const stage = owing(busyStage());
    expect(total(stage, NORMAL)).toBeGreaterThan(3000);
    expect(total(stage, against('normal', 90_000))).toBeLessThanOrEqual(3000.5);
    expect(total(stage, against('slow', 90_000))).toBeLessThanOrEqual(3000.5);
    expect(isHurried(stage, against('slow', 90_000))).toBe(false);
    expect(isHurried(stage, against('slow', 29_000))).toBe(true);
    expect(total(stage, against('normal', 3 * 86_400_000))).toBeGreaterThan(3000);
  });
});
