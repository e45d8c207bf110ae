import {
  DEFAULT_OPTIONS,
  imperium as game,
  type Imperium,
  type ImperiumEvent,
  type ImperiumOption,
  type ImperiumOptions,
  type ImperiumView,
  leaderOf,
  nameOf,
  wordDecision,
  wordEvent,
  wordOption,
  wordRanking,
  wordReason,
} from '@landsraad/imperium';
import { runScenario } from '@landsraad/imperium/scenario';
import type { Playable } from '../playable.ts';
import { glossOf } from './gloss.ts';
import { aroundLines, seatNames } from './names.ts';
import { seating } from './options.ts';
import { reference } from './reference.ts';
import { report } from './report.ts';
import { story } from './story.ts';
import { statusLines, tableLines } from './table.ts';
import { imperiumText } from './text.ts';

export const imperium: Playable<Imperium, ImperiumOptions, ImperiumView> = {
  game,
  title: { en: 'Dune: Imperium', fr: 'Dune : Imperium' },
  seating,
  wording: {
    context: seatNames,
    seatTitle: ({ players }, seat, { language, play }) => {
      const { leader } = players[seat]!;
      return leader === '' ? play.seat(seat + 1) : nameOf(leaderOf(leader), language);
    },
    around: aroundLines,
    decision: wordDecision,
    option: (option, context, language) => wordOption(option as ImperiumOption, context, language),
    reason: wordReason,
    event: (event, context, language) => wordEvent(event as ImperiumEvent, context, language),
    ranking: wordRanking,
    field: (name) => name,
    fieldQuestion: (name) => name,
    fieldNumber: String,
  },
  screen: {
    table: tableLines,
    status: statusLines,
    shows: () => null,
    map: () => null,
    gloss: (option, view, seat, text) => glossOf(option as ImperiumOption, view, seat, text),
    grouped: () => null,
    typed: () => null,
  },
  story,
  reference,
  report,
  bench: {
    options: DEFAULT_OPTIONS,
    facts: { players: DEFAULT_OPTIONS.players },
    heading: { en: imperiumText('en').bench, fr: imperiumText('fr').bench },
    stride: 10,
  },
  benchWith: (expansions) => ({
    options: game.parseOptions(Object.fromEntries(expansions.map((name) => [name, true]))),
    facts: { players: DEFAULT_OPTIONS.players, with: expansions.join(',') },
    heading: {
      en: imperiumText('en').benchWith(expansions),
      fr: imperiumText('fr').benchWith(expansions),
    },
    stride: 10,
  }),
  topics: [],
  topicOf: () => null,
  phaseOf: ({ round, phase }) => `${round}/${phase}`,
  runScenario,
};
