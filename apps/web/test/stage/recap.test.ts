import { FACTIONS, type ImperiumView, RESOURCES } from '@landsraad/imperium';
import { describe, expect, it } from 'vitest';
import type { Frame, HeardLog } from '../../src/games/log.ts';
import { stage } from '../../src/packs/imperium/stage/kit.tsx';
import { recapOf } from '../../src/packs/imperium/stage/recap.ts';
import { sourcesIn } from '../../src/packs/imperium/stage/sources.ts';
import { story, type Told } from '../../src/packs/imperium/table/story.ts';
import type { Scene } from '../../src/table/stage/beats.ts';
import type { Counted, Recap } from '../../src/table/stage/recap/recap.ts';
import { type Cutting, lastScenes } from '../../src/table/stage/stage.ts';
import { PLAYERS, played } from './games.ts';

const cutting = { story, stage } as unknown as Cutting;
const viewOf = ({ snapshot }: Frame) => snapshot.view as ImperiumView;
const speaking = {
  seatName: (seat: number) => `Seat ${seat}`,
  sitterName: (seat: number) => `Sitter ${seat}`,
  reader: null,
};

const recapIn = (frame: Frame): Scene | undefined =>
  lastScenes(frame, [], cutting).findLast(({ look }) => look === 'recap');

const told = (scene: Scene, now: Frame): Recap =>
  recapOf(scene as never, now, speaking, 'en') as Recap;

/** The first position of every round but the first, as every seat knows it. */
function* beginnings(options: object, seed: string): Generator<readonly Frame[]> {
  let round = 1;
  for (const frames of played(options, seed)) {
    const view = viewOf(frames[0]!);
    if (view.round === round || view.phase !== 'turns') continue;
    round = view.round;
    yield frames;
  }
}

const counts = ({ groups }: Recap['players'][number], icon: string): Counted =>
  groups.flatMap(({ counted }) => counted).find((one) => one.icon === icon)!;

describe('a recap', () => {
  it.each(Object.entries(PLAYERS))(
    'counts as the table does, for every seat of %s',
    (_, options) => {
      const before = new Map<number, Recap>();
      let compared = 0;
      for (const frames of beginnings(options, 'recaps'))
        for (const [viewer, frame] of frames.entries()) {
          const recap = told(recapIn(frame)!, frame);
          const { players } = viewOf(frame);
          const begun = frame.log.findLastIndex(({ type }) => type === 'round-started');
          // A Rival may have taken its turn before anybody is asked.
          const calm = frame.log.slice(begun).every(({ type }) => type !== 'hagal-revealed');
          for (const told of recap.players) {
            const player = players[told.seat]!;
            const sources = told.sources.reduce((sum, { change = 0 }) => sum + change, 0);
            expect(sources).toBe(told.score.change);
            expect(told.scores.at(-1)).toBe(told.score.n);
            if (calm) {
              expect(told.score.n).toBe(player.vp);
              for (const faction of FACTIONS)
                expect(counts(told, faction).n).toBe(player.influence[faction]);
            }
            const earlier = before.get(viewer)?.players.find(({ seat }) => seat === told.seat);
            if (!earlier) continue;
            expect(told.score.change).toBe(told.score.n - earlier.score.n);
            for (const icon of [...RESOURCES, ...FACTIONS])
              expect(counts(told, icon).change).toBe(
                counts(told, icon).n - counts(earlier, icon).n,
              );
            compared++;
          }
          before.set(viewer, recap);
        }
      expect(compared).toBeGreaterThan(5);
    },
  );

  it('[IMP-5.11] tells both of an Alliance that changed hands, and of what was lost', () => {
    const events: Told[] = [
      { type: 'reward-taken', seat: 1, conflict: 'skirmish-c', place: 1 },
      { type: 'influence-gained', seat: 1, faction: 'fremen', to: 5 },
      { type: 'alliance-taken', seat: 1, faction: 'fremen', from: 0 },
      { type: 'vp-lost', seat: 0, n: 1, total: 3 },
      { type: 'vp-gained', seat: 1, n: 1, total: 4 },
      { type: 'control-taken', seat: 1, space: 'arrakeen', from: 0 },
    ];
    const alliance = { icon: 'fremen', text: 'Alliance: Fremen' };
    expect(sourcesIn(events, 1, 'en')).toEqual([{ ...alliance, change: 1 }]);
    expect(sourcesIn(events, 0, 'en')).toEqual([
      { ...alliance, change: -1 },
      { icon: 'control', text: 'Arrakeen lost' },
    ]);
  });

  it('tells of a round the same however long ago it was', () => {
    const frames = [...played({}, 'long ago')].map(([first]) => first!);
    const last = frames.at(-1)!;
    const now = frames.find(
      (frame) => viewOf(frame).round === 3 && viewOf(frame).phase === 'turns',
    )!;
    const scene = recapIn(now)!;
    const { next, ...then } = told(scene, now);
    const { next: later, ...since } = told(scene, last);
    expect(since).toEqual(then);
    expect(later.thing).toEqual(next.thing);
    expect(next.lines.length).toBeGreaterThan(1);
  });

  it('names who won, what was acquired and where the points came from', () => {
    const texts = new Set<string>();
    for (const [frame] of beginnings({}, 'sources 2')) {
      const scene = recapIn(frame!)!;
      const recap = told(scene, frame!);
      const log = frame!.log as unknown as readonly {
        type: string;
        seat?: number;
        round?: number;
      }[];
      const start = log.findIndex(
        ({ type, round }) => type === 'round-started' && round === scene.round,
      );
      const round = log.slice(start, scene.passage.lines.at(-1)!.n + 1) as unknown as HeardLog;
      for (const { seat, things, sources } of recap.players) {
        expect(things).toHaveLength(
          (round as typeof log).filter((event) => event.type === 'acquired' && event.seat === seat)
            .length,
        );
        for (const { text } of sources) texts.add(text);
      }
      expect(recap.headline).toMatch(/wins? “|nobody|Nobody/);
    }
    expect([...texts].some((text) => text === 'Conflict')).toBe(true);
    expect([...texts].some((text) => text.startsWith('2 Influence: '))).toBe(true);
  });
});
