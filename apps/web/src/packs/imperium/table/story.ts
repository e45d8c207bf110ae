import type { ImperiumEvent } from '@landsraad/imperium';
import type { Heard, Seat } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import type { StoryKit } from '../../../table/kit.ts';
import type { Chapter, Line, Passage } from '../../../table/log/story.ts';
import { componentOf } from '../components.ts';
import type { Component } from '../spots.ts';
import { markOf } from './lines.ts';
import { words } from './words.ts';

/* The log as a story: rounds, and in them the turns, the Combat and what ends the round. */

export type Told = Heard<ImperiumEvent>;

export type PassageKind = 'start' | 'agent' | 'reveal' | 'passed' | 'combat' | 'end' | 'endgame';

type DraftPassage = { kind: PassageKind; seat: Seat | null; lines: Line<ImperiumEvent>[] };

export function storyOf(log: readonly Told[], seats: number): Chapter<ImperiumEvent>[] {
  const chapters: { round: number; passages: DraftPassage[] }[] = [];
  let open: DraftPassage | null = null;
  /** A turn has ended, and the round goes on. */
  const isBetween = (): boolean => open === null && (chapters.at(-1)?.round ?? 0) > 0;
  let reveals = 0;
  const begin = (kind: PassageKind, seat: Seat | null): DraftPassage => {
    if (chapters.length === 0) chapters.push({ round: 0, passages: [] });
    const { passages } = chapters.at(-1)!;
    if (passages.at(-1)?.lines.length === 0) passages.pop();
    open = { kind, seat, lines: [] };
    passages.push(open);
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
    } else if (mayBegin(open) && beginsTurn(event, reveals < seats, isBetween()))
      begin('agent', seatOf(event));
    const passage: DraftPassage = open ?? begin(reveals >= seats ? 'combat' : 'start', null);
    passage.lines.push({ n, event });
    if (event.type === 'revealed' && passage.seat === event.seat) passage.kind = 'reveal';
    if (event.type === 'turn-passed') passage.kind = 'passed';
    if (event.type === 'turn-ended' || event.type === 'turn-passed') {
      if (event.type === 'turn-ended' && event.kind === 'reveal') reveals++;
      open = null;
      // The Combat is there before anything happens in it.
      if (reveals >= seats) begin('combat', null);
    }
  });
  return chapters;
}

const mayBegin = (open: DraftPassage | null): boolean =>
  !open || open.kind === 'start' || open.lines.length === 0;

/** What a turn can begin with; other things at that point belong to the start of the round. */
const BEGINS_TURN: ReadonlySet<ImperiumEvent['type']> = new Set([
  'agent-sent',
  'revealed',
  'intrigue-played',
  'tile-flipped',
  'tile-trashed',
  'card-came-back',
  'card-returned',
  'atomics-used',
  'specimens-returned',
]);

/** Between two turns whatever somebody does is the next one. A Rival may go on when everybody has revealed; only a card reshuffled then is for its bonus. */
function beginsTurn(event: Told, toReveal: boolean, between: boolean): boolean {
  if (event.type === 'hagal-revealed') return toReveal || event.skipped !== 'reshuffle';
  if (event.type === 'rival-idle') return true;
  return toReveal && (BEGINS_TURN.has(event.type) || (between && seatOf(event) !== null));
}

const seatOf = (event: Told): Seat | null => ('seat' in event ? event.seat : null);

const TOPICS = ['points', 'combat', 'cards'] as const;
type ImperiumTopic = (typeof TOPICS)[number];

const ABOUT: Readonly<Record<ImperiumTopic, ReadonlySet<ImperiumEvent['type']>>> = {
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
    'dreadnought-commissioned',
    'dreadnoughts-deployed',
    'dreadnoughts-retreated',
    'dreadnought-holds',
    'dreadnought-returned',
    'dreadnought-detonated',
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
    'tile-acquired',
    'tile-shown',
    'tile-flipped',
    'tile-trashed',
    'intrigue-buried',
    'intrigue-kept',
    'card-laid-by',
    'card-came-back',
    'forces-reclaimed',
    'tleilaxu-row-refilled',
    'tleilaxu-removed',
    'atomics-used',
    'card-returned',
    'intrigue-trashed',
  ]),
};

function concerns(event: Told, seat: Seat): boolean {
  return seatOf(event) === seat || ('from' in event && event.from === seat);
}

/** What a Reveal turn brings card by card is told once, with its sum. */
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
  if ('tile' in event) found.push({ kind: 'tile', id: event.tile });
  if ('leader' in event) found.push({ kind: 'leader', id: event.leader });
  if ('faction' in event) found.push({ kind: 'track', id: event.faction });
  const source = 'source' in event ? componentOf(event.source) : null;
  if (source) found.push(source);
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
    case 'intrigue-kept':
      return event.secret ? [{ kind: 'intrigue', id: event.secret.card }] : [];
    case 'intrigue-buried':
      return event.secret?.cards.map((id) => ({ kind: 'intrigue', id })) ?? [];
    case 'card-laid-by':
      return event.secret ? [{ kind: 'card', id: event.secret.card }] : [];
    default:
      return [];
  }
}

/** Too small to be told while it happens; the log has it all. */
const QUIET: ReadonlySet<ImperiumEvent['type']> = new Set([
  'row-refilled',
  'tile-shown',
  'tleilaxu-row-refilled',
  'paid',
  'persuasion-gained',
  'strength-set',
  'reshuffled',
  'intrigue-reshuffled',
]);

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

function passageName(
  { kind, seat }: Passage<ImperiumEvent>,
  name: (seat: Seat) => string,
  language: Language,
): string | null {
  const say = words[language].passages;
  switch (kind as PassageKind) {
    case 'start':
      return null;
    case 'agent':
      return say.agent(name(seat!));
    case 'reveal':
      return say.reveal(name(seat!));
    case 'passed':
      return say.passed(name(seat!));
    case 'combat':
      return say.combat;
    case 'end':
      return say.end;
    case 'endgame':
      return say.endgame;
  }
}

/** Cards that somebody had not seen, and pieces of luck. */
const REVEALING: ReadonlySet<ImperiumEvent['type']> = new Set([
  'drew',
  'intrigue-drawn',
  'intrigue-stolen',
  'intrigue-played',
  'looked',
  'revealed',
  'row-refilled',
  'masterstroke',
  'hagal-revealed',
  'tile-shown',
  'card-came-back',
  'intrigue-kept',
  'tleilaxu-row-refilled',
]);

export const story: StoryKit<ImperiumEvent, Component> = {
  chaptersOf: storyOf,
  chapterName: ({ round }, language) => roundName(round, language),
  passageName,
  topics: (language) => TOPICS.map((id) => ({ id, name: words[language].topics[id] })),
  isAbout: ({ type }, topic) => ABOUT[topic as ImperiumTopic].has(type),
  seatOf,
  concerns,
  reveals: ({ type }) => REVEALING.has(type),
  loudness: ({ type }) => (type === 'turn-ended' ? 'silent' : QUIET.has(type) ? 'quiet' : 'aloud'),
  markOf,
  together: summed,
  thingsIn: componentsIn,
};

/** 0 is what comes before the first. */
export const roundName = (round: number, language: Language): string =>
  round > 0 ? words[language].round(round) : words[language].setup;
