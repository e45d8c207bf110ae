import {
  conflictOf,
  FACTIONS,
  type Faction,
  factionName,
  type ImperiumEvent,
  type ImperiumView,
  nameOf,
  RESOURCES,
  resourceName,
  spaceOf,
  wordEvent,
} from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { type Language, WRITING } from '@landsraad/kernel/wording';
import type { Frame } from '../../../games/log.ts';
import type { Speaking } from '../../../table/kit.ts';
import { type Scene, sumOf } from '../../../table/stage/beats.ts';
import type {
  Counted,
  Recap,
  RecapLine,
  RecapNext,
  RecapPlayer,
} from '../../../table/stage/recap/recap.ts';
import { pointsOverTime } from '../end/points.ts';
import { contenders } from '../seats/rivals.ts';
import type { Component } from '../spots.ts';
import { roundName, type Told } from '../table/story.ts';
import { words } from './recap-words.ts';
import { sourcesIn } from './sources.ts';
import { tallyOf } from './tally.ts';

/** What is told of: the round, what came after it, and who reads. */
interface Telling {
  readonly view: ImperiumView;
  readonly round: readonly Told[];
  readonly since: readonly Told[];
  readonly viewer: Seat | null;
  readonly speaking: Speaking;
  readonly language: Language;
}

export function recapOf(
  { passage, round }: Scene<ImperiumEvent, Component>,
  { snapshot, log }: Frame,
  speaking: Speaking,
  language: Language,
): Recap<Component> {
  const told = log as readonly Told[];
  const end = passage.lines.at(-1)!.n + 1;
  const start = told.findIndex((event) => event.type === 'round-started' && event.round === round);
  const telling: Telling = {
    view: snapshot.view as ImperiumView,
    round: told.slice(start, end),
    since: told.slice(end),
    viewer: typeof snapshot.viewer === 'number' ? snapshot.viewer : null,
    speaking,
    language,
  };
  return {
    eyebrow: words[language].eyebrow(round),
    headline: headlineOf(telling),
    lines: linesOf(telling),
    players: playersOf(telling, told.slice(0, end)),
    next: nextOf(telling, round + 1),
  };
}

const resolvedIn = (events: readonly Told[]) =>
  events.find((event) => event.type === 'conflict-resolved');

/** "The Baron wins “Siege of Arrakeen”" */
function headlineOf({ round, viewer, speaking, language }: Telling): string {
  const say = words[language];
  const resolved = resolvedIn(round);
  if (!resolved) return say.noConflict;
  const name = WRITING[language].quote(nameOf(conflictOf(resolved.conflict), language));
  const winner = resolved.places.indexOf(1);
  const said = () => {
    if (winner >= 0)
      return winner === viewer ? say.youWin(name) : say.wins(speaking.seatName(winner), name);
    return resolved.strengths.some((strength) => strength > 0)
      ? say.nobodyWins(name)
      : say.nobodyFought(name);
  };
  return WRITING[language].typeset(upper(said()));
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function linesOf({ round, speaking, language }: Telling): RecapLine[] {
  const say = words[language];
  const { list, typeset } = WRITING[language];
  const [best, ...others] = (resolvedIn(round)?.strengths ?? [])
    .filter((strength) => strength > 0)
    .sort((a, b) => b - a);
  const lines: RecapLine[] = [];
  if (best !== undefined && others.length > 0)
    lines.push({ icon: 'strength', text: say.against(best, list(others.map(String), 'and')) });
  for (const event of round)
    if (event.type === 'control-taken' || event.type === 'control-lost')
      lines.push({ icon: 'control', text: wordEvent(event, speaking, language) });
  const spaces = round.flatMap((event) =>
    event.type === 'bonus-spice-added'
      ? [`${nameOf(spaceOf(event.space), language)} +1 (${event.total})`]
      : [],
  );
  if (spaces.length > 0) lines.push({ icon: 'maker', text: typeset(say.spice(spaces.join(', '))) });
  return lines;
}

function playersOf(telling: Telling, log: readonly Told[]): RecapPlayer<Component>[] {
  const { view, round, since, language } = telling;
  const seats = contenders(view);
  const changed = totals(round);
  const later = totals(since);
  const scores = pointsOverTime(
    log,
    seats.map((seat) => view.players[seat]!.vp - later(seat, 'vp')),
  ).series;
  return seats.map((seat, i) => {
    const player = view.players[seat]!;
    const counted = (unit: string, icon: Counted['icon'], name: string, now: number): Counted => ({
      icon,
      name,
      n: now - later(seat, unit),
      change: changed(seat, unit),
    });
    const say = words[language];
    return {
      seat,
      note: noteOf(telling, seat),
      score: counted('vp', 'point', say.points, player.vp),
      sources: sourcesIn(round, seat, language),
      groups: [
        {
          title: say.purse,
          counted: RESOURCES.map((one) =>
            counted(one, one, resourceName(one, language), player[one]),
          ),
        },
        {
          title: say.standing,
          counted: FACTIONS.map((one: Faction) =>
            counted(`influence:${one}`, one, factionName(one, language), player.influence[one]),
          ),
        },
      ],
      things: round.flatMap((event): Component[] =>
        event.type === 'acquired' && event.seat === seat ? [{ kind: 'card', id: event.card }] : [],
      ),
      scores: scores[i]!,
    };
  });
}

/** How much of a unit the events gave a seat in all. */
function totals(events: readonly Told[]): (seat: Seat, unit: string) => number {
  const sums = sumOf([{ amounts: events.flatMap(tallyOf) }]);
  return (seat, unit) => sums.find((one) => one.seat === seat && one.unit === unit)?.n ?? 0;
}

/** "2nd in the Conflict" */
function noteOf({ round, language }: Telling, seat: Seat): string {
  const say = words[language];
  const resolved = resolvedIn(round);
  const place = resolved?.places[seat] ?? null;
  if (place !== null) return say.places[place];
  return resolved && resolved.strengths[seat]! > 0 ? say.withoutReward : say.notThere;
}

function nextOf(telling: Telling, round: number): RecapNext<Component> {
  const { since, language } = telling;
  const say = words[language];
  const started = since.find((event) => event.type === 'round-started');
  const eyebrow = roundName(round, language);
  if (!started) return { eyebrow, title: say.goesOn, thing: null, lines: [] };
  const { level } = conflictOf(started.conflict);
  return {
    eyebrow,
    title: say.conflictRevealed(['I', 'II', 'III'][level - 1]!),
    thing: { kind: 'conflict', id: started.conflict },
    lines: beginningOf(telling, started.firstPlayer),
  };
}

/** Who begins, who defends, who has the Mentat, what one draws. */
function beginningOf(telling: Telling, firstPlayer: Seat): RecapLine[] {
  const { since, viewer, speaking, language } = telling;
  const say = words[language];
  const lines: RecapLine[] = [
    {
      icon: 'first-player',
      text:
        firstPlayer === viewer ? say.youBegin : say.begins(upper(speaking.seatName(firstPlayer))),
    },
  ];
  for (const event of beforeTurns(since)) {
    const text = wordEvent(event, speaking, language);
    if (event.type === 'deployed') lines.push({ icon: 'control', text });
    else if (event.type === 'mentat-delivered') lines.push({ icon: 'mentat', text });
    else if (event.type === 'drew' && event.seat === viewer)
      lines.push({ icon: 'draw', text: say.youDraw(event.n) });
  }
  return lines;
}

/** What happens at the start of a round, until somebody takes a turn. */
function beforeTurns(events: readonly Told[]): readonly Told[] {
  const turn = events.findIndex(
    ({ type }) => type === 'agent-sent' || type === 'revealed' || type === 'hagal-revealed',
  );
  return turn < 0 ? events : events.slice(0, turn);
}
