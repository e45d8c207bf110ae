import type { ImperiumEvent, Source } from '@landsraad/imperium';
import type { Heard, Seat } from '@landsraad/kernel';
import type { Component } from '../spots.ts';

/* The log as a story: rounds, and in them the turns, the Combat and what ends the round. */

export type Told = Heard<ImperiumEvent>;

export interface Line {
  /** Which event of the game it is, counted from 0. */
  readonly n: number;
  readonly event: Told;
}

export type PassageKind = 'start' | 'agent' | 'reveal' | 'passed' | 'combat' | 'end' | 'endgame';

export interface Passage {
  readonly kind: PassageKind;
  /** Whose turn it was. */
  readonly seat: Seat | null;
  readonly lines: readonly Line[];
}

export interface Chapter {
  /** 0 for what comes before the first round. */
  readonly round: number;
  readonly passages: readonly Passage[];
}

type Draft<T> = { -readonly [K in keyof T]: T[K] };
type DraftPassage = Draft<Omit<Passage, 'lines'>> & { lines: Line[] };

export function storyOf(log: readonly Told[], seats: number): Chapter[] {
  const chapters: { round: number; passages: DraftPassage[] }[] = [];
  let open: DraftPassage | null = null;
  let reveals = 0;
  const begin = (kind: PassageKind, seat: Seat | null): DraftPassage => {
    if (chapters.length === 0) chapters.push({ round: 0, passages: [] });
    open = { kind, seat, lines: [] };
    chapters.at(-1)!.passages.push(open);
    return open;
  };
  log.forEach((event, n) => {
    if (event.type === 'round-started') {
      chapters.push({ round: event.round, passages: [] });
      reveals = 0;
      begin('start', null);
    } else if (event.type === 'endgame-started') begin('endgame', null);
    else if (event.type === 'bonus-spice-added' || event.type === 'agents-recalled') {
      if (open?.kind !== 'end') begin('end', null);
    } else if ((!open || open.kind === 'start') && beginsTurn(event, reveals < seats))
      begin('agent', seatOf(event));
    const passage: DraftPassage = open ?? begin(reveals >= seats ? 'combat' : 'start', null);
    passage.lines.push({ n, event });
    if (event.type === 'revealed' && passage.seat === event.seat) passage.kind = 'reveal';
    if (event.type === 'turn-passed') passage.kind = 'passed';
    if (event.type === 'turn-ended' || event.type === 'turn-passed') {
      if (event.type === 'turn-ended' && event.kind === 'reveal') reveals++;
      open = null;
    }
  });
  return chapters;
}

/** What a turn can begin with; other things at that point belong to the start of the round. */
const BEGINS_TURN: ReadonlySet<ImperiumEvent['type']> = new Set([
  'agent-sent',
  'revealed',
  'intrigue-played',
]);

/** A Rival may go on when everybody has revealed; only a card reshuffled then is for its bonus. */
function beginsTurn(event: Told, toReveal: boolean): boolean {
  if (event.type === 'hagal-revealed') return toReveal || event.skipped !== 'reshuffle';
  return event.type === 'rival-idle' || (toReveal && BEGINS_TURN.has(event.type));
}

export const seatOf = (event: Told): Seat | null => ('seat' in event ? event.seat : null);

export const TOPICS = ['all', 'mine', 'points', 'combat', 'cards'] as const;
export type Topic = (typeof TOPICS)[number];

const ABOUT: Readonly<Record<Exclude<Topic, 'all' | 'mine'>, ReadonlySet<ImperiumEvent['type']>>> =
  {
    points: new Set([
      'vp-gained',
      'vp-lost',
      'alliance-taken',
      'alliance-returned',
      'influence-gained',
      'influence-lost',
      'masterstroke',
      'rival-spent',
      'endgame-started',
      'game-over',
    ]),
    combat: new Set([
      'round-started',
      'deployed',
      'retreated',
      'troops-lost',
      'swords-gained',
      'strength-set',
      'combat-passed',
      'conflict-resolved',
      'reward-taken',
      'control-taken',
      'control-lost',
      'hagal-bonus',
      'rival-holds-back',
      'recruited',
    ]),
    cards: new Set([
      'drew',
      'reshuffled',
      'intrigue-drawn',
      'intrigue-stolen',
      'intrigue-played',
      'intrigue-reshuffled',
      'card-set-aside',
      'set-aside-lost',
      'looked',
      'revealed',
      'acquired',
      'row-refilled',
      'trashed',
      'discarded',
      'taken-to-hand',
      'row-churned',
      'hagal-revealed',
      'hagal-reshuffled',
    ]),
  };

export interface Filter {
  readonly topic: Topic;
  /** Only what this seat does. */
  readonly seat: Seat | null;
}

export const EVERYTHING: Filter = { topic: 'all', seat: null };

function wanted(event: Told, { topic, seat }: Filter, viewer: Seat | null): boolean {
  if (seat !== null && !concerns(event, seat)) return false;
  if (topic === 'all') return true;
  if (topic === 'mine') return viewer !== null && concerns(event, viewer);
  return ABOUT[topic].has(event.type);
}

function concerns(event: Told, seat: Seat): boolean {
  return seatOf(event) === seat || ('from' in event && event.from === seat);
}

/** The story without what the filter leaves out, and without passages that have nothing left. */
export function filtered(
  chapters: readonly Chapter[],
  filter: Filter,
  viewer: Seat | null,
): Chapter[] {
  return chapters.flatMap(({ round, passages }) => {
    const kept = passages.flatMap((passage) => {
      const lines = together(
        passage.lines.filter(
          ({ event }) => event.type !== 'turn-ended' && wanted(event, filter, viewer),
        ),
      );
      return lines.length > 0 ? [{ ...passage, lines }] : [];
    });
    return kept.length > 0 ? [{ round, passages: kept }] : [];
  });
}

/** What a Reveal turn brings card by card is told once, with its sum. */
function together(lines: readonly Line[]): Line[] {
  const told: Line[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    const sum = last && summed(last.event, line.event);
    if (sum) told[told.length - 1] = { n: last.n, event: sum };
    else told.push(line);
  }
  return told;
}

function summed(before: Told, event: Told): Told | null {
  if (before.type === 'persuasion-gained' && event.type === 'persuasion-gained')
    return before.seat === event.seat ? { ...event, n: before.n + event.n } : null;
  if (before.type === 'swords-gained' && event.type === 'swords-gained')
    return before.seat === event.seat ? { ...event, n: before.n + event.n } : null;
  return null;
}

/** The components that a line speaks of, the one that matters most first. */
export function componentsIn(event: Told): Component[] {
  const found: Component[] = [];
  const hagal = event.type === 'hagal-revealed' || event.type === 'hagal-bonus';
  if (hagal) found.push({ kind: 'hagal', id: event.card });
  if ('space' in event && event.space) found.push({ kind: 'space', id: event.space });
  if (!hagal && 'card' in event && event.card) found.push({ kind: 'card', id: event.card });
  if ('cards' in event) for (const id of event.cards) found.push({ kind: 'card', id });
  if ('intrigue' in event) found.push({ kind: 'intrigue', id: event.intrigue });
  if ('conflict' in event) found.push({ kind: 'conflict', id: event.conflict });
  if ('leader' in event) found.push({ kind: 'leader', id: event.leader });
  if ('faction' in event) found.push({ kind: 'track', id: event.faction });
  if ('source' in event) found.push(componentOf(event.source));
  return [...found, ...secretsIn(event)];
}

/** What only the viewer was told. */
function secretsIn(event: Told): Component[] {
  switch (event.type) {
    case 'drew':
      return event.secret?.cards.map((id) => ({ kind: 'card', id })) ?? [];
    case 'intrigue-drawn':
      return event.secret?.cards.map((id) => ({ kind: 'intrigue', id })) ?? [];
    case 'looked':
      return event.secret ? [{ kind: 'card', id: event.secret.card }] : [];
    case 'intrigue-stolen':
      return event.secret ? [{ kind: 'intrigue', id: event.secret.card }] : [];
    default:
      return [];
  }
}

export function componentOf(source: Source): Component {
  switch (source.type) {
    case 'card':
      return { kind: 'card', id: source.card };
    case 'space':
      return { kind: 'space', id: source.space };
    case 'leader':
      return { kind: 'leader', id: source.leader };
    case 'intrigue':
      return { kind: 'intrigue', id: source.intrigue };
    case 'track':
      return { kind: 'track', id: source.faction };
    case 'conflict':
      return { kind: 'conflict', id: source.conflict };
  }
}

/** Too small to be told while it happens; the log has it all. */
const QUIET: ReadonlySet<ImperiumEvent['type']> = new Set([
  'turn-ended',
  'row-refilled',
  'paid',
  'persuasion-gained',
  'strength-set',
  'reshuffled',
  'intrigue-reshuffled',
]);

/** The last lines worth telling in a ticker, newest last. */
export function newsIn(log: readonly Told[], from: number, most: number): Line[] {
  const news: Line[] = [];
  for (let n = log.length - 1; n >= from && news.length < most; n--) {
    const event = log[n]!;
    if (!QUIET.has(event.type)) news.unshift({ n, event });
  }
  return news;
}

/** Who passed in the Combat since the last Combat card was played. */
export function passedIn(log: readonly Told[]): ReadonlySet<Seat> {
  const passed = new Set<Seat>();
  for (let n = log.length - 1; n >= 0; n--) {
    const event = log[n]!;
    if (event.type === 'intrigue-played' || event.type === 'turn-ended') break;
    if (event.type === 'combat-passed') passed.add(event.seat);
  }
  return passed;
}
