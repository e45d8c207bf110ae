import {
  type CardId,
  cardOf,
  conflictOf,
  type EventOf,
  type ImperiumEvent,
  type ImperiumView,
  type IntrigueOption,
  intrigueOf,
  isLeader,
  leaderOf,
  type PlaceTaken,
  placesFor,
  type SpaceId,
} from '@landsraad/imperium';
import type { Heard, Seat } from '@landsraad/kernel';
import type { Amount, Scene } from '../../../table/stage/beats.ts';
import type { Component } from '../spots.ts';
import type { BeatKind } from './beats.ts';
import { tallyOf } from './tally.ts';

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
  /** Dreadnoughts. */
  readonly ships: number;
  readonly strength: number;
  /** What it takes as it stands, or took. */
  readonly place: PlaceTaken | null;
}

const PER_TROOP = 2; // IMP-19.1

const shipsOf = ({ ix }: ImperiumView, seat: Seat): number =>
  ix?.seats[seat]?.dreadnoughts.conflict ?? 0;

/** IX-8.1, 14.16: a Rival does not use the ability of its Leader. */
function perShip({ players, options }: ImperiumView, seat: Seat): number {
  const { leader } = players[seat]!;
  const cannons = isLeader(leader) && leaderOf(leader).ability.id === 'heavy-lasgun-cannons';
  return cannons && seat < options.players ? 4 : 3;
}

export function stepAt({ beats, over }: ConflictScene, at: number): Step {
  if (at >= beats.length && !over && !beats.some(({ kind }) => kind === 'winner'))
    return 'intrigue';
  const kind = (beats[at] ?? beats.at(-1))?.kind as BeatKind | undefined;
  return (kind && STEP_OF[kind]) ?? 'forces';
}

/** How it ended, once that is seen. */
export function resolvedIn(
  { beats, passage: { lines } }: ConflictScene,
  at: number,
): EventOf<'conflict-resolved'> | null {
  const winner = beats.findIndex(({ kind }) => kind === 'winner');
  return winner < 0 || at < winner ? null : (resolution(lines) ?? null);
}

const resolution = (lines: ConflictScene['passage']['lines']) =>
  lines.map(({ event }) => event).find((event) => event.type === 'conflict-resolved');

/** What is fought for. */
export const conflictIn = (scene: ConflictScene): string =>
  resolution(scene.passage.lines)?.conflict ??
  (scene.before.snapshot.view as ImperiumView).conflict!;

/** Who held the place when the round began, and how many troops came to defend it (IMP-8.2). */
export interface Defence {
  readonly seat: Seat;
  readonly space: SpaceId;
  readonly troops: number;
}

export function defenceIn(scene: ConflictScene): Defence | null {
  const space = conflictOf(conflictIn(scene)).control;
  if (space === null) return null;
  const seat = (scene.before.snapshot.view as ImperiumView).control[space] ?? null;
  if (seat === null) return null;
  const round = roundOf(scene);
  const drawn = round.findIndex(({ type }) => type === 'drew');
  const troops = round
    .slice(0, drawn < 0 ? round.length : drawn)
    .reduce((n, event) => (event.type === 'deployed' && event.seat === seat ? n + event.n : n), 0);
  return { seat, space, troops };
}

/** What was told of the round before its Conflict. */
function roundOf({ before: { log } }: ConflictScene): readonly Heard<ImperiumEvent>[] {
  const events = log as readonly Heard<ImperiumEvent>[];
  return events.slice(events.findLastIndex(({ type }) => type === 'round-started'));
}

/** What changed after the last position that was known before it: Rivals go on without asking. */
function between({ before, after, from }: ConflictScene): readonly Amount[] {
  const events = after.log as readonly Heard<ImperiumEvent>[];
  return events.slice(before.log.length, from).flatMap(tallyOf);
}

/** Strongest first; equal ones as they sit. */
export function lanesAt(scene: ConflictScene, at: number): readonly Lane[] {
  const before = scene.before.snapshot.view as ImperiumView;
  const known = scene.before.log.length;
  const seen = scene.beats.slice(0, at + 1).filter(({ until }) => until >= known);
  const amounts = [...between(scene), ...seen.flatMap((beat) => beat.amounts)];
  const sum = (seat: Seat, unit: string): number =>
    amounts.reduce((n, one) => (one.seat === seat && one.unit === unit ? n + one.n : n), 0);
  const withSwords = stepAt(scene, at) !== 'forces';
  const resolved = resolvedIn(scene, at);
  const strengths = before.players.map((player, seat) => {
    if (resolved) return resolved.strengths[seat]!;
    const troops = player.conflict + sum(seat, 'conflict');
    const ships = shipsOf(before, seat) + sum(seat, 'fleet');
    if (troops + ships <= 0) return 0;
    const swords = withSwords ? player.swords + sum(seat, 'sword') : 0;
    return troops * PER_TROOP + ships * perShip(before, seat) + swords;
  });
  const places = resolved?.places ?? placesFor(strengths, before.options);
  return before.players
    .map((player, seat) => ({
      seat,
      troops: Math.max(0, player.conflict + sum(seat, 'conflict')),
      ships: Math.max(0, shipsOf(before, seat) + sum(seat, 'fleet')),
      strength: strengths[seat]!,
      place: places[seat] ?? null,
    }))
    .sort((a, b) => b.strength - a.strength || a.seat - b.seat);
}

/** The cards that gave a seat its swords, as it revealed them in this round. */
export function swordCards(scene: ConflictScene, seat: Seat): readonly CardId[] {
  return roundOf(scene)
    .flatMap((event) => (event.type === 'revealed' && event.seat === seat ? event.cards : []))
    .filter((card) => cardOf(card).reveal.some((effect) => effect.do === 'swords'));
}

/** What a card would make of one's strength and place; null where that is not said beforehand. */
export interface Prospect {
  readonly option: IntrigueOption;
  readonly from: number;
  readonly to: number;
  readonly place: PlaceTaken | null;
  /** It is the place that one has already. */
  readonly kept: boolean;
}

export function prospectOf(
  option: IntrigueOption,
  view: ImperiumView,
  seat: Seat,
): Prospect | null {
  const { players, options } = view;
  // What is offered can be paid, and its condition holds.
  const { cost, effects } = intrigueOf(option.intrigue).modes[option.mode]!;
  if (!effects.every((effect) => effect.do === 'swords' || effect.do === 'vp')) return null;
  // Whether a troop or a dreadnought goes is not said beforehand.
  if (cost?.retreat || cost?.anyTroops) return null;
  const swords = effects.reduce((n, effect) => n + (effect.do === 'swords' ? effect.n : 0), 0);
  const { strength: from, conflict } = players[seat]!;
  const lost = cost?.troops ?? 0;
  const stays = conflict + shipsOf(view, seat) > lost;
  const to = stays ? from + swords - lost * PER_TROOP : 0; // IMP-19.4
  const placeAt = (own: number) =>
    placesFor(
      players.map(({ strength }, at) => (at === seat ? own : strength)),
      options,
    )[seat] ?? null;
  const place = placeAt(to);
  return { option, from, to, place, kept: place === placeAt(from) };
}
