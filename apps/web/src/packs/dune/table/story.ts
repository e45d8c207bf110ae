import {
  type CellId,
  type DuneEvent,
  isCell,
  PHASES,
  type Phase,
  phaseName,
  type TerritoryId,
} from '@landsraad/dune';
import type { Heard, Seat } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import type { StoryKit } from '../../../table/kit.ts';
import type { Chapter, Line, Passage } from '../../../table/log/story.ts';
import type { Component } from '../spots.ts';
import { words as packWords } from '../words.ts';
import { LINES } from './lines.ts';
import { words } from './words.ts';

/* The log as a story: turns, in them the phases, and in these what one faction did, or one battle. */

export type Told = Heard<DuneEvent>;

type DraftPassage = { kind: Phase; seat: Seat | null; lines: Line<DuneEvent>[] };

function chaptersOf(log: readonly Told[]): Chapter<DuneEvent>[] {
  const chapters: { round: number; passages: DraftPassage[] }[] = [{ round: 0, passages: [] }];
  let open: DraftPassage | null = null;
  let phase: Phase = 'prediction';
  const begin = (seat: Seat | null): DraftPassage => {
    const { passages } = chapters.at(-1)!;
    if (passages.at(-1)?.lines.length === 0) passages.pop();
    const passage: DraftPassage = { kind: phase, seat, lines: [] };
    passages.push(passage);
    open = passage;
    return passage;
  };
  log.forEach((event, n) => {
    if (event.type === 'turn-started') {
      chapters.push({ round: event.turn, passages: [] });
      phase = 'storm';
      open = null;
    } else if (event.type === 'phase-started') {
      phase = event.phase;
      open = null;
    } else if (event.type === 'battle-named') begin(event.aggressor);
    else if (phase === 'shipment' && ACTS.has(event.type) && seatOf(event) !== open?.seat)
      begin(seatOf(event));
    else if (event.type === 'auction-opened') open = null;
    (open ?? begin(null)).lines.push({ n, event });
  });
  return chapters.filter(({ passages }) => passages.length > 0);
}

/** What only whoever's turn it is does while forces are shipped and moved. */
const ACTS: ReadonlySet<DuneEvent['type']> = new Set(['shipped', 'moved']);

const seatOf = (event: Told): Seat | null => ('seat' in event ? event.seat : null);

function concerns(event: Told, seat: Seat): boolean {
  if (seatOf(event) === seat) return true;
  const others: readonly unknown[] = [
    'on' in event && event.on,
    'over' in event && event.over,
    'to' in event && event.to,
    'from' in event && event.from,
    'aggressor' in event && event.aggressor,
    'defender' in event && event.defender,
    'user' in event && event.user,
  ];
  return others.includes(seat) || ('seats' in event && event.seats.includes(seat));
}

const TOPICS = ['battles', 'forces', 'spice', 'cards'] as const;
type DuneTopic = (typeof TOPICS)[number];

const ABOUT: Readonly<Record<DuneTopic, ReadonlySet<DuneEvent['type']>>> = {
  battles: new Set([
    'battle-named',
    'no-leader',
    'voice',
    'prescience',
    'prescience-answered',
    'plan-seen',
    'plans-revealed',
    'traitor-called',
    'explosion',
    'leader-killed',
    'battle-won',
    'battle-lost-by-both',
    'leader-captured',
    'captive-killed',
    'leader-returned',
  ]),
  forces: new Set([
    'forces-lost',
    'revived',
    'leader-revived',
    'shipped',
    'shipment-cancelled',
    'moved',
    'worm-ridden',
    'advisor-placed',
    'flipped',
  ]),
  spice: new Set([
    'spice-card-turned',
    'spice-placed',
    'spice-devoured',
    'spice-blown-away',
    'charity',
    'spice-paid',
    'spice-gained',
    'spice-given',
    'collected',
    'deal-made',
  ]),
  cards: new Set([
    'hands-counted',
    'cards-dealt',
    'auction-opened',
    'bid',
    'passed',
    'card-bought',
    'card-drawn',
    'auction-closed',
    'card-played',
    'card-discarded',
    'karama-stopped',
    'karama-power',
    'hands-swapped',
  ]),
};

/** Too small to be told while it happens; the log has it all. */
const QUIET: ReadonlySet<DuneEvent['type']> = new Set([
  'turn-started',
  'hands-counted',
  'strongholds-counted',
  'cards-dealt',
  'auction-opened',
  'passed',
  'spice-paid',
  'card-discarded',
  'deal-offered',
  'deal-refused',
  'deal-withdrawn',
  'deal-lapsed',
]);

/** Cards that somebody had not seen, and pieces of luck. */
const REVEALING: ReadonlySet<DuneEvent['type']> = new Set([
  'traitors-kept',
  'storm-dialed',
  'storm-card-shown',
  'storm-card-drawn',
  'spice-card-turned',
  'auction-opened',
  'card-bought',
  'card-drawn',
  'prescience-answered',
  'plan-seen',
  'plans-revealed',
  'leader-captured',
  'captive-killed',
  'hands-swapped',
  'question-answered',
]);

/** The components that a line speaks of, the one that matters most first. */
function thingsIn(event: Told): readonly Component[] {
  const found: Component[] = [];
  if (event.type === 'spice-card-turned') found.push({ kind: 'spice', id: event.card });
  else if ('card' in event) found.push({ kind: 'treachery', id: event.card });
  if ('leader' in event && event.leader !== 'kh') found.push({ kind: 'leader', id: event.leader });
  if (event.type === 'card-bought' || event.type === 'card-drawn') {
    const card = event.secret?.card;
    if (card) found.push({ kind: 'treachery', id: card });
  }
  if (event.type === 'shipped' || event.type === 'moved' || event.type === 'worm-ridden') {
    if (event.to) found.push({ kind: 'cell', id: event.to });
  } else if ('cell' in event) found.push(placeAt(event.cell));
  if ('territory' in event && event.territory)
    found.push({ kind: 'territory', id: event.territory });
  return found;
}

const placeAt = (place: CellId | TerritoryId): Component =>
  isCell(place) ? { kind: 'cell', id: place } : { kind: 'territory', id: place };

function passageName(
  { kind, seat }: Passage<DuneEvent>,
  name: (seat: Seat) => string,
  language: Language,
): string | null {
  const phase = phaseName(kind as Phase, language);
  if (seat === null) return PHASES.includes(kind as Phase) ? phase : null;
  return words[language].phaseOf(phase, name(seat));
}

export const story: StoryKit<DuneEvent, Component> = {
  chaptersOf,
  chapterName: ({ round }, language) => turnName(round, language),
  passageName,
  topics: (language) => TOPICS.map((id) => ({ id, name: words[language].topics[id] })),
  isAbout: ({ type }, topic) => ABOUT[topic as DuneTopic].has(type),
  seatOf,
  concerns,
  reveals: ({ type }) => REVEALING.has(type),
  loudness: ({ type }) =>
    type === 'phase-started' ? 'silent' : QUIET.has(type) ? 'quiet' : 'aloud',
  markOf: ({ type }) => ({ icon: LINES[type][0], rule: LINES[type][1] }),
  together: () => null,
  thingsIn,
};

/** 0 is what comes before the first. */
export const turnName = (turn: number, language: Language): string =>
  turn > 0 ? packWords[language].turn(turn) : packWords[language].setup;
