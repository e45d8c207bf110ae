import {
  DEFAULT_OPTIONS,
  type Dune,
  type DuneEvent,
  type DuneOption,
  type DuneOptions,
  type DuneView,
  dialed,
  fieldName,
  dune as game,
  nameOf,
  type PlanField,
  printedSector,
  sectorOf,
  territoryOfCell,
  wordDecision,
  wordEvent,
  wordOption,
  wordRanking,
  wordReason,
} from '@landsraad/dune';
import { runScenario } from '@landsraad/dune/scenario';
import type { OpenDecision } from '@landsraad/kernel';
import { optionsOf } from '../../play/choices.ts';
import type { Language } from '../../text/text.ts';
import type { Grouped, Playable, TypedNumber } from '../playable.ts';
import { mapLines } from './map.ts';
import { type DuneContext, seatNames } from './names.ts';
import { seating } from './options.ts';
import { reference } from './reference.ts';
import { report } from './report.ts';
import { story } from './story.ts';
import { statusLines, tableKey, tableLines } from './table.ts';
import { duneText } from './text.ts';
import { TOPICS, topicOf } from './topics.ts';

export const dune: Playable<Dune, DuneOptions, DuneView> = {
  game,
  title: { en: 'Dune', fr: 'Dune' },
  seating,
  wording: {
    context: ({ factions }, text) => seatNames(factions, text),
    seatTitle: ({ factions }, seat, text) => seatNames(factions, text).seatName(seat),
    around: () => [],
    decision: (decision, context: DuneContext, language) =>
      wordDecision(decision, spoken(context), language),
    option: (option, context: DuneContext, language, asked) =>
      wordOption(option as DuneOption, spoken(context), language, asked),
    reason: (reason, context: DuneContext, language) =>
      wordReason(reason, spoken(context), language),
    event: (event, context: DuneContext, language) =>
      wordEvent(event as DuneEvent, spoken(context), language),
    ranking: (ranking, context: DuneContext, language) =>
      wordRanking(ranking, spoken(context), language),
    field: (name, language) => fieldName(name as PlanField, language),
    fieldQuestion: (name, decision, language) => {
      const label = fieldName(name as PlanField, language);
      return countsHalves(name, decision) ? duneText(language).inHalves(label) : label;
    },
    fieldNumber: (n, name, decision) => (countsHalves(name, decision) ? dialed(n) : String(n)),
  },
  screen: {
    table: tableLines,
    status: statusLines,
    shows: tableKey,
    map: mapLines,
    gloss: () => '',
    grouped: (option, language) => groupedPlace(option as DuneOption, language),
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

/** The advanced game dials in halves. */
const countsHalves = (name: string, { about }: OpenDecision): boolean =>
  name === 'dial' && about?.halves === true;

/** The game has sentences of its own for each faction. */
const spoken = ({ factions }: DuneContext) => ({ factions });

/** The cells of a territory stand together, each with its sector. */
function groupedPlace(option: DuneOption, language: Language): Grouped | null {
  if (option.type !== 'cell') return null;
  const territory = territoryOfCell(option.cell);
  const sector = territory.sectors.length > 1 ? sectorOf(option.cell) : null;
  return {
    group: nameOf(territory, language),
    mark: sector === null ? '' : `(${printedSector(sector)})`,
  };
}

/** Bids are one apart: the number itself is easier to type than its place in a list. */
function typedBid(
  options: readonly { readonly id: string }[],
  language: Language,
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
