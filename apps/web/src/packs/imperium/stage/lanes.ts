import {
  type CardId,
  cardOf,
  type EventOf,
  type ImperiumEvent,
  type ImperiumView,
  type IntrigueOption,
  intrigueOf,
  type PlaceTaken,
  placesFor,
} from '@landsraad/imperium';
import type { Heard, Seat } from '@landsraad/kernel';
import type { Scene } from '../../../table/stage/beats.ts';
import type { Component } from '../spots.ts';
import type { BeatKind } from './beats.ts';

/* A Conflict as lanes: who stands there with what, after each beat. */

export type ConflictScene = Scene<ImperiumEvent, Component>;

/** The parts of a Conflict, in their order. */
export const STEPS = ['forces', 'revealed', 'intrigue', 'winner', 'reward'] as const;
export type Step = (typeof STEPS)[number];

const STEP_OF: Readonly<Partial<Record<BeatKind, Step>>> = {
  forces: 'forces',
  revealed: 'revealed',
  bonus: 'revealed',
  intrigue: 'intrigue',
  passed: 'intrigue',
  winner: 'winner',
  reward: 'reward',
};

export interface Lane {
  readonly seat: Seat;
  readonly troops: number;
  readonly strength: number;
  /** What it takes as it stands, or took. */
  readonly place: PlaceTaken | null;
}

const PER_TROOP = 2; // IMP-19.1

export function stepAt({ beats, over }: ConflictScene, at: number): Step {
  if (at >= beats.length && !over && !beats.some(({ kind }) => kind === 'winner'))
    return 'intrigue';
  const kind = (beats[at] ?? beats.at(-1))?.kind as BeatKind | undefined;
  return (kind && STEP_OF[kind]) ?? 'forces';
}

export const resolvedIn = ({
  passage: { lines },
}: ConflictScene): EventOf<'conflict-resolved'> | null => {
  const found = lines.find(({ event }) => event.type === 'conflict-resolved')?.event;
  return (found as EventOf<'conflict-resolved'> | undefined) ?? null;
};

/** Strongest first; equal ones as they sit. */
export function lanesAt(scene: ConflictScene, at: number): readonly Lane[] {
  const before = scene.before.snapshot.view as ImperiumView;
  const known = scene.before.log.length;
  const seen = scene.beats.slice(0, at + 1).filter(({ until }) => until >= known);
  const sum = (seat: Seat, unit: string): number =>
    seen
      .flatMap(({ amounts }) => amounts)
      .reduce((n, one) => (one.seat === seat && one.unit === unit ? n + one.n : n), 0);
  const withSwords = stepAt(scene, at) !== 'forces';
  const resolved = at >= indexOfWinner(scene) ? resolvedIn(scene) : null;
  const strengths = before.players.map((player, seat) => {
    if (resolved) return resolved.strengths[seat]!;
    const troops = player.conflict + sum(seat, 'conflict');
    if (troops <= 0) return 0;
    const swords = withSwords ? player.swords + sum(seat, 'sword') : 0;
    return troops * PER_TROOP + swords;
  });
  const places = resolved?.places ?? placesFor(strengths, before.options);
  return before.players
    .map((player, seat) => ({
      seat,
      troops: Math.max(0, player.conflict + sum(seat, 'conflict')),
      strength: strengths[seat]!,
      place: places[seat] ?? null,
    }))
    .sort((a, b) => b.strength - a.strength || a.seat - b.seat);
}

function indexOfWinner({ beats }: ConflictScene): number {
  const found = beats.findIndex(({ kind }) => kind === 'winner');
  return found < 0 ? Number.POSITIVE_INFINITY : found;
}

/** The cards that gave a seat its swords, as it revealed them in this round. */
export function swordCards({ before: { log } }: ConflictScene, seat: Seat): readonly CardId[] {
  const events = log as readonly Heard<ImperiumEvent>[];
  const start = events.findLastIndex(({ type }) => type === 'round-started');
  return events
    .slice(start)
    .flatMap((event) => (event.type === 'revealed' && event.seat === seat ? event.cards : []))
    .filter((card) => cardOf(card).reveal.some((effect) => effect.do === 'swords'));
}

/** What a card would make of one's strength and place; null where that is not said beforehand. */
export interface Prospect {
  readonly option: IntrigueOption;
  readonly from: number;
  readonly to: number;
  readonly place: PlaceTaken | null;
}

export function prospectOf(
  option: IntrigueOption,
  { players, options }: ImperiumView,
  seat: Seat,
): Prospect | null {
  const mode = intrigueOf(option.intrigue).modes[option.mode]!;
  if (mode.condition || mode.cost || !mode.effects.every((effect) => effect.do === 'swords'))
    return null;
  const swords = mode.effects.reduce((n, effect) => n + (effect.do === 'swords' ? effect.n : 0), 0);
  const from = players[seat]!.strength;
  const to = from + swords;
  const strengths = players.map(({ strength }, at) => (at === seat ? to : strength));
  return { option, from, to, place: placesFor(strengths, options)[seat] ?? null };
}
