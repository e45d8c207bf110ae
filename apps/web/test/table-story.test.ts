import type { ImperiumEvent } from '@landsraad/imperium';
import { describe, expect, it } from 'vitest';
import {
  componentsIn,
  passedIn,
  story,
  storyOf,
  type Told,
} from '../src/packs/imperium/table/story.ts';
import { EVERYTHING, filtered, newsIn } from '../src/table/log/story.ts';

const sent = (seat: number): ImperiumEvent => ({
  type: 'agent-sent',
  seat,
  cards: ['dagger'],
  space: 'arrakeen',
  mentat: false,
  from: null,
});
const ended = (seat: number, kind: 'agent' | 'reveal'): ImperiumEvent => ({
  type: 'turn-ended',
  seat,
  kind,
});
const revealed = (seat: number): ImperiumEvent => ({ type: 'revealed', seat, cards: ['dagger'] });

const ROUND: readonly Told[] = [
  { type: 'leader-taken', seat: 0, leader: 'paul-atreides' },
  { type: 'round-started', round: 1, conflict: 'skirmish-1', firstPlayer: 0 },
  { type: 'drew', seat: 0, n: 5 },
  sent(0),
  { type: 'recruited', seat: 0, n: 1, source: { type: 'space', space: 'arrakeen' } },
  ended(0, 'agent'),
  { type: 'intrigue-played', seat: 1, intrigue: 'bribery', mode: 0 },
  revealed(1),
  ended(1, 'reveal'),
  revealed(0),
  ended(0, 'reveal'),
  { type: 'intrigue-played', seat: 0, intrigue: 'ambush', mode: 0 },
  { type: 'combat-passed', seat: 1 },
  { type: 'combat-passed', seat: 0 },
  { type: 'conflict-resolved', conflict: 'skirmish-1', strengths: [2, 0], places: [1, null] },
  { type: 'vp-gained', seat: 0, n: 1, total: 2 },
  { type: 'bonus-spice-added', space: 'hagga-basin', total: 1 },
  { type: 'agents-recalled', firstPlayer: 1 },
  { type: 'round-started', round: 2, conflict: 'skirmish-2', firstPlayer: 1 },
];

describe('the log as a story', () => {
  it('has rounds, and turns in them', () => {
    const story = storyOf(ROUND, 2);
    expect(story.map(({ round }) => round)).toEqual([0, 1, 2]);
    expect(story[1]!.passages.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['start', null],
      ['agent', 0],
      ['reveal', 1],
      ['reveal', 0],
      ['combat', null],
      ['end', null],
    ]);
  });

  it('loses no event and keeps their order', () => {
    const told = storyOf(ROUND, 2).flatMap(({ passages }) =>
      passages.flatMap(({ lines }) => lines),
    );
    expect(told.map(({ n }) => n)).toEqual(ROUND.map((_, n) => n));
  });

  it('can be cut down to a topic or a player', () => {
    const chapters = storyOf(ROUND, 2);
    const types = (filter: typeof EVERYTHING) =>
      filtered(chapters, filter, 1, story).flatMap(({ passages }) =>
        passages.flatMap(({ lines }) => lines.map(({ event }) => event.type)),
      );
    expect(types({ topic: 'points', seat: null })).toEqual(['vp-gained']);
    expect(types({ topic: 'mine', seat: null })).toEqual([
      'intrigue-played',
      'revealed',
      'combat-passed',
    ]);
    expect(types({ topic: 'cards', seat: 0 })).toEqual(['drew', 'revealed', 'intrigue-played']);
    expect(types(EVERYTHING)).not.toContain('turn-ended');
  });

  it('knows who passed since the last Combat card', () => {
    expect([...passedIn(ROUND.slice(0, 13))]).toEqual([1]);
    expect([...passedIn(ROUND.slice(0, 11))]).toEqual([]);
  });

  it('points at what a line tells of', () => {
    expect(componentsIn(sent(0))).toEqual([
      { kind: 'space', id: 'arrakeen' },
      { kind: 'card', id: 'dagger' },
    ]);
    expect(componentsIn({ type: 'drew', seat: 0, n: 1 })).toEqual([]);
    expect(
      componentsIn({ type: 'drew', seat: 0, n: 1, secret: { to: [0], cards: ['dagger'] } }),
    ).toEqual([{ kind: 'card', id: 'dagger' }]);
  });

  it('tells the latest news, small things left out', () => {
    expect(newsIn(ROUND, 2, story).map(({ event }) => event.type)).toEqual([
      'agents-recalled',
      'round-started',
    ]);
    expect(newsIn(ROUND.slice(0, 6), 1, story)[0]!.event.type).toBe('recruited');
  });

  it('tells in one line what one turn brings card by card', () => {
    const persuasion = (seat: number, n: number, total: number): ImperiumEvent => ({
      type: 'persuasion-gained',
      seat,
      n,
      total,
    });
    const turn = [revealed(0), persuasion(0, 1, 1), persuasion(0, 2, 3), persuasion(1, 1, 1)];
    const [chapter] = filtered(storyOf(turn, 2), EVERYTHING, 0, story);
    expect(chapter!.passages[0]!.lines).toEqual([
      { n: 0, event: revealed(0) },
      { n: 1, event: persuasion(0, 3, 3) },
      { n: 3, event: persuasion(1, 1, 1) },
    ]);
  });
});
