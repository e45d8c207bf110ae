import { allOf, type ImperiumView, type IntrigueOption, imperium } from '@landsraad/imperium';
import { Match, randomChoice, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import type { Frame, HeardLog } from '../../src/games/log.ts';
import { stage } from '../../src/packs/imperium/stage/kit.tsx';
import {
  type ConflictScene,
  defenceIn,
  lanesAt,
  prospectOf,
  resolvedIn,
} from '../../src/packs/imperium/stage/lanes.ts';
import { tiesIn } from '../../src/packs/imperium/stage/ties.ts';
import { story } from '../../src/packs/imperium/table/story.ts';
import { arrived, type Cutting, lastScenes, opened } from '../../src/table/stage/stage.ts';
import { frameOf, played } from './games.ts';

const cutting = { story, stage } as unknown as Cutting;
const viewOf = ({ snapshot }: Frame) => snapshot.view as ImperiumView;

/** Conflicts with the positions before and after, as the first seat saw them. */
function conflicts(options: object, seed: string): ConflictScene[] {
  const frames = [...played(options, seed)].map(([first]) => first!);
  return frames.flatMap((frame, i) => {
    const next = frames[i + 1];
    if (viewOf(frame).phase !== 'combat' || !next || viewOf(next).phase === 'combat') return [];
    const start = frames.findLast((one, n) => n < i && viewOf(one).phase !== 'combat')!;
    const trail = frames.slice(frames.indexOf(start), i + 1);
    return lastScenes(next, trail, cutting).filter(
      ({ look, round }) => look === 'whole' && round === viewOf(frame).round,
    ) as unknown as ConflictScene[];
  });
}

describe('the lanes of a Conflict', () => {
  it.each([
    { players: 1 },
    { players: 1, ix: true },
    { players: 2 },
    { players: 3 },
    { players: 4 },
    { players: 4, ix: true, leaders: ['prince-rhombur-vernius'] },
    { players: 3, ix: true },
  ])('end at the strengths that decide it: %o', (options) => {
    let compared = 0;
    // A Rival may go on after whoever plays alone has revealed.
    const seeds = options.players === 1 ? ['lanes', 'more lanes', 'still more lanes'] : ['lanes'];
    for (const scene of seeds.flatMap((seed) => conflicts(options, seed))) {
      const winner = scene.beats.findIndex(({ kind }) => kind === 'winner');
      expect(resolvedIn(scene, winner - 1)).toBeNull();
      const resolved = resolvedIn(scene, winner)!;
      for (const { seat, strength } of lanesAt(scene, winner - 1)) {
        expect(strength).toBe(resolved.strengths[seat]);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(5);
  });

  it('[IMP-8.2] know who holds what is fought for, and who came to defend it', () => {
    const found = ['a', 'b', 'c', 'd'].flatMap((seed) =>
      conflicts({}, `defence ${seed}`).flatMap((scene) => defenceIn(scene) ?? []),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.some(({ troops }) => troops === 1)).toBe(true);
  });
});

describe('a tie', () => {
  it('[IMP-22.4] for the first place leaves no winner', () => {
    expect(tiesIn({ strengths: [6, 6, 2, 0], places: [2, 2, 3, null] })).toEqual([
      { place: 1, seats: [0, 1], strength: 6, takes: 2 },
    ]);
  });

  it('[IMP-22.7] for the second place gives each the third reward', () => {
    expect(tiesIn({ strengths: [9, 4, 4, 0], places: [1, 3, 3, null] })).toEqual([
      { place: 2, seats: [1, 2], strength: 4, takes: 3 },
    ]);
  });

  it('[IMP-22.8] for the third place gives nothing, and nobody ties with nothing', () => {
    expect(tiesIn({ strengths: [9, 6, 3, 3], places: [1, 2, null, null] })).toEqual([
      { place: 3, seats: [2, 3], strength: 3, takes: null },
    ]);
    expect(tiesIn({ strengths: [9, 0, 0, 0], places: [1, null, null, null] })).toEqual([]);
  });
});

describe('what a Combat card would make of one’s place', () => {
  it('is what it then makes of it', () => {
    const { view } = { view: Match.start(imperium, imperium.parseOptions({}), 'place').view(0) };
    const strengths = [4, 6, 5, 0];
    const players = view.players.map((player, seat) => ({
      ...player,
      strength: strengths[seat]!,
      conflict: 2,
    }));
    const option = (intrigue: string) => {
      const card = allOf('intrigue').find(({ id }) => id === intrigue)!;
      const mode = card.modes.findIndex(({ timing }) => timing === 'combat');
      return { id: intrigue, type: 'intrigue', intrigue: card.id, mode } as IntrigueOption;
    };
    const made = (intrigue: string) => {
      const found = prospectOf(option(intrigue), { ...view, players }, 0);
      return found && [found.from, found.to, found.place];
    };
    expect(made('ambush')).toEqual([4, 8, 1]);
    expect(made('private-army')).toEqual([4, 9, 1]);
    expect(made('tiebreaker')).toEqual([4, 6, 2]);
    // [IMP-29.13] All its troops for a point.
    expect(made('staged-incident')).toEqual([4, 0, null]);
    const keeps = (strength: number) => {
      const [own, ...others] = players;
      const now = { ...view, players: [{ ...own!, strength }, ...others] };
      return prospectOf(option('ambush'), now, 0)?.kept;
    };
    expect([keeps(4), keeps(7)]).toEqual([false, true]);
  });
});

describe('a Conflict that nobody came to', () => {
  it('is told in one line, and takes no screen', () => {
    const match = Match.start(imperium, imperium.parseOptions({ players: 3 }), 'empty');
    const random = seeded('empty');
    let log: HeardLog = [];
    const frame = () => {
      log = [...log, ...(match.events(0, log.length) as HeardLog)];
      return frameOf(match, 0, log);
    };
    const trail = [frame()];
    while (match.state.round < 3) {
      const { seat, ...asked } = match.pending[0]!;
      const reveals = 'options' in asked && asked.options.some(({ id }) => id === 'reveal');
      match.answer(seat, reveals ? 'reveal' : randomChoice(match.pending[0]!, random));
      trail.push(frame());
    }
    const { scenes } = arrived(opened(trail[0]!, cutting), trail, cutting);
    const deserted = scenes.filter(({ passage }) => passage.kind === 'combat');
    expect(deserted).toHaveLength(2);
    for (const scene of deserted) {
      expect(scene.look).toBe('turn');
      expect(scene.beats.map(({ kind }) => kind)).not.toContain('forces');
      const title = stage.title(scene as never, { seatName: String } as never, 'en');
      expect(title).toMatch(/^Nobody fights: \p{Lu}/u);
    }
  });
});
