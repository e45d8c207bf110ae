import type { ImperiumEvent } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { Line, Passage } from '../../../table/log/story.ts';
import type { Beat } from '../../../table/stage/beats.ts';
import type { Component } from '../spots.ts';
import type { PassageKind } from '../table/story.ts';
import { tallyOf } from './tally.ts';

/** What is seen of a passage, from what its viewer heard of it alone. */
export type BeatKind =
  | 'card'
  | 'agent'
  | 'gains'
  | 'rest'
  | 'fan'
  | 'counts'
  | 'bought'
  | 'forces'
  | 'revealed'
  | 'intrigue'
  | 'bonus'
  | 'passed'
  | 'winner'
  | 'reward'
  | 'recap'
  | 'conflict'
  | 'hand';

export type ImperiumBeat = Beat<Component> & { readonly kind: BeatKind };
type Told = Line<ImperiumEvent>;

const MS: Readonly<Record<BeatKind, number>> = {
  card: 500,
  agent: 300,
  gains: 250,
  rest: 400,
  fan: 600,
  counts: 400,
  bought: 300,
  forces: 700,
  revealed: 700,
  intrigue: 900,
  bonus: 700,
  passed: 250,
  winner: 1000,
  reward: 500,
  recap: 3000,
  conflict: 500,
  hand: 60,
};

/** More than these go by at once. */
const MOST_GAINS = 4;

export function beatsOf(passage: Passage<ImperiumEvent>): readonly ImperiumBeat[] {
  const { kind, seat, lines } = passage;
  switch (kind as PassageKind) {
    case 'agent':
    case 'passed':
    case 'reveal':
      return turnBeats(lines, seat);
    case 'combat':
      return combatBeats(passage);
    case 'start':
      return startBeats(lines);
    case 'end':
      return lines.filter(isRecall).map((line) => beat('recap', line));
    case 'endgame':
      return [];
  }
}

/** The round is over, and another one follows. */
export const isRecall = ({ event }: Told): boolean => event.type === 'agents-recalled';

function beat(kind: BeatKind, line: Told, more: Partial<ImperiumBeat> = {}): ImperiumBeat {
  const { event, n } = line;
  return {
    kind,
    seat: 'seat' in event ? event.seat : null,
    ms: MS[kind],
    things: [],
    place: null,
    piece: null,
    amounts: tallyOf(event),
    until: n,
    ...more,
  };
}

/** Joins what an event gives to the beat before it, if that is of the same kind. */
function joined(beats: ImperiumBeat[], kind: BeatKind, line: Told): void {
  const last = beats.at(-1);
  if (last?.kind !== kind) beats.push(beat(kind, line));
  else beats[beats.length - 1] = withLine(last, line);
}

const withLine = (last: ImperiumBeat, { event, n }: Told): ImperiumBeat => ({
  ...last,
  amounts: [...last.amounts, ...tallyOf(event)],
  until: n,
});

function turnBeats(lines: readonly Told[], seat: Seat | null): readonly ImperiumBeat[] {
  const beats: ImperiumBeat[] = [];
  for (const line of lines) {
    const { event } = line;
    switch (event.type) {
      case 'agent-sent': {
        const things = event.cards.map((id): Component => ({ kind: 'card', id }));
        const place: Component = { kind: 'space', id: event.space };
        if (things.length > 0) beats.push(beat('card', line, { things, place }));
        beats.push(beat('agent', line, { place, piece: event.mentat ? 'mentat' : 'agent' }));
        break;
      }
      case 'hagal-revealed':
        if (event.skipped === null)
          beats.push(
            beat('card', line, {
              things: [{ kind: 'hagal', id: event.card }],
              place: event.space === null ? null : { kind: 'space', id: event.space },
            }),
          );
        break;
      case 'intrigue-played':
        beats.push(beat('card', line, { things: [{ kind: 'intrigue', id: event.intrigue }] }));
        break;
      case 'revealed':
        beats.push(
          beat('fan', line, { things: event.cards.map((id): Component => ({ kind: 'card', id })) }),
        );
        break;
      case 'persuasion-gained':
      case 'swords-gained':
        joined(beats, 'counts', line);
        break;
      case 'acquired':
        beats.push(beat('bought', line, { things: [{ kind: 'card', id: event.card }] }));
        break;
      case 'tile-acquired':
        beats.push(beat('bought', line, { things: [{ kind: 'tile', id: event.tile }] }));
        break;
      case 'tile-flipped':
      case 'tile-trashed':
        if (event.seat !== null)
          beats.push(beat('card', line, { things: [{ kind: 'tile', id: event.tile }] }));
        break;
      case 'card-came-back':
      case 'card-returned':
      case 'tleilaxu-removed':
        beats.push(beat('card', line, { things: [{ kind: 'card', id: event.card }] }));
        break;
      case 'forces-reclaimed':
        beats.push(beat('bought', line, { things: [{ kind: 'card', id: 'reclaimed-forces' }] }));
        break;
      case 'atomics-used':
        beats.push(
          beat('fan', line, { things: event.cards.map((id): Component => ({ kind: 'card', id })) }),
        );
        break;
      case 'intrigue-trashed':
        beats.push(beat('card', line, { things: [{ kind: 'intrigue', id: event.intrigue }] }));
        break;
      default:
        if (tallyOf(event).length > 0) gains(beats, line);
    }
  }
  const last = lines.at(-1);
  if (beats.length === 0 || !last || !endsTurn(last.event.type)) return beats;
  return [...beats, beat('rest', last, { seat })];
}

const endsTurn = (type: ImperiumEvent['type']): boolean =>
  type === 'turn-ended' || type === 'turn-passed';

function gains(beats: ImperiumBeat[], line: Told): void {
  const many = beats.filter(({ kind }) => kind === 'gains').length >= MOST_GAINS;
  const at = many ? beats.length - 1 : -1;
  if (at >= 0) beats[at] = withLine(beats[at]!, line);
  else beats.push(beat('gains', line));
}

/** Nobody went to the Conflict: there is one line to tell. */
export const isDeserted = ({ lines }: Passage<ImperiumEvent>): boolean =>
  lines.some(
    ({ event }) =>
      event.type === 'conflict-resolved' && event.strengths.every((strength) => strength === 0),
  );

function combatBeats(passage: Passage<ImperiumEvent>): readonly ImperiumBeat[] {
  const { lines } = passage;
  // Before anybody has done anything, what came until now is still to be seen.
  const until = lines[0]?.n ?? Number.POSITIVE_INFINITY;
  const opening = isDeserted(passage) ? [] : (['forces', 'revealed'] as const);
  const beats = opening.map(
    (kind): ImperiumBeat => ({
      kind,
      seat: null,
      ms: MS[kind],
      things: [],
      place: null,
      piece: null,
      amounts: [],
      until,
    }),
  );
  for (const line of lines) {
    const { event } = line;
    switch (event.type) {
      case 'hagal-bonus':
        beats.push(beat('bonus', line, { things: [{ kind: 'hagal', id: event.card }] }));
        break;
      case 'intrigue-played':
        beats.push(beat('intrigue', line, { things: [{ kind: 'intrigue', id: event.intrigue }] }));
        break;
      case 'combat-passed':
        beats.push(beat('passed', line));
        break;
      case 'conflict-resolved':
        beats.push(beat('winner', line, { things: [{ kind: 'conflict', id: event.conflict }] }));
        break;
      case 'reward-taken':
        beats.push(beat('reward', line, { place: { kind: 'conflict', id: event.conflict } }));
        break;
      default:
        if (beats.length > 0) beats[beats.length - 1] = withLine(beats.at(-1)!, line);
    }
  }
  return beats;
}

function startBeats(lines: readonly Told[]): readonly ImperiumBeat[] {
  const beats: ImperiumBeat[] = [];
  for (const line of lines) {
    const { event } = line;
    if (event.type === 'round-started')
      beats.push(
        beat('conflict', line, { seat: null, things: [{ kind: 'conflict', id: event.conflict }] }),
      );
    else if (event.type === 'drew') beats.push(beat('hand', line, { ms: MS.hand * event.n }));
    else if (tallyOf(event).length > 0) gains(beats, line);
  }
  return beats;
}
