import {
  DEFAULT_OPTIONS,
  type Dune,
  type DuneEvent,
  type DuneOption,
  type DuneOptions,
  type DuneView,
  dune as game,
} from '@landsraad/dune';
import { runScenario } from '@landsraad/dune/scenario';
import { optionsOf } from '../../play/choices.ts';
import type { Playable, TypedNumber } from '../playable.ts';
import { mapLines } from './map.ts';
import { seatNames } from './names.ts';
import { seating } from './options.ts';
import { reference } from './reference.ts';
import { report } from './report.ts';
import { story } from './story.ts';
import { statusLines, tableLines } from './table.ts';
import { duneText } from './text.ts';
import { TOPICS, topicOf } from './topics.ts';
import {
  wordDecision,
  wordEvent,
  wordField,
  wordOption,
  wordRanking,
  wordReason,
} from './wording.ts';

export const dune: Playable<Dune, DuneOptions, DuneView> = {
  game,
  title: { en: 'Dune', fr: 'Dune' },
  seating,
  wording: {
    context: ({ factions }, text) => seatNames(factions, text),
    seatTitle: ({ factions }, seat, text) => seatNames(factions, text).seatName(seat),
    decision: wordDecision,
    option: (option, context, language) => wordOption(option as DuneOption, context, language),
    reason: wordReason,
    event: (event, context, language) => wordEvent(event as DuneEvent, context, language),
    ranking: wordRanking,
    field: wordField,
  },
  screen: {
    table: tableLines,
    status: statusLines,
    map: mapLines,
    gloss: () => '',
    typed: (decision, language) =>
      decision.kind === 'bid' ? typedBid(optionsOf(decision), language) : null,
  },
  story,
  reference,
  report,
  bench: {
    options: { ...DEFAULT_OPTIONS, mode: 'advanced' },
    facts: { players: 6, mode: 'advanced' },
    heading: { en: duneText('en').bench, fr: duneText('fr').bench },
    stride: 65,
  },
  topics: TOPICS,
  topicOf,
  phaseOf: ({ turn, phase }) => `${turn}/${phase}`,
  runScenario,
};

/** Bids are one apart: the number itself is easier to type than its place in a list. */
function typedBid(
  options: readonly { readonly id: string }[],
  language: 'en' | 'fr',
): TypedNumber | null {
  const bids = (options as readonly DuneOption[]).flatMap((option) =>
    option.type === 'bid' ? [option.n] : [],
  );
  if (bids.length === 0) return null;
  return {
    hint: duneText(language).bid(Math.min(...bids), Math.max(...bids)),
    choice: (n) => (n === 0 ? 'pass' : bids.includes(n) ? `bid:${n}` : null),
  };
}
