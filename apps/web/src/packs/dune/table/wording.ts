import {
  type Context,
  type DuneEvent,
  type DuneOption,
  type DuneView,
  dialed,
  type FactionId,
  factionName,
  fieldName,
  type PlanField,
  wordDecision,
  wordEvent,
  wordOption,
  wordReason,
} from '@landsraad/dune';
import type { GameWording, Speaking } from '../../../table/kit.ts';
import { nameOfComponent } from '../components.ts';
import { LOOKS } from '../factions.ts';
import { seatName, sitterName } from '../seats.ts';
import type { Component } from '../spots.ts';
import { words } from './words.ts';

/** Seats are spoken of as their factions; where those are not known, by their names. */
export const contextOf = ({ played, seatName }: Speaking): Context =>
  played ? { factions: played as readonly FactionId[] } : { factions: [], seatName };

export const wording: GameWording<DuneView, DuneOption, DuneEvent, Component> = {
  names({ seats, view }, language) {
    const factions = view.factions.map(({ id }) => id);
    return factions.map((id, seat) => ({
      seat: seatName(seats, factions, seat, language),
      short: factionName(id, language),
      sitter: sitterName(seats, seat, language),
      plays: id,
      mark: LOOKS[id],
    }));
  },
  decision: (decision, speaking, language) => wordDecision(decision, contextOf(speaking), language),
  option: (option, speaking, language, decision) =>
    wordOption(option, contextOf(speaking), language, decision),
  spoken: () => undefined,
  reason: (reason, speaking, language) => wordReason(reason, contextOf(speaking), language),
  event: (event, speaking, language) => wordEvent(event, contextOf(speaking), language),
  thing: nameOfComponent,
  field: (name, _, language) => fieldName(name as PlanField, language),
  // A number dialed is asked for in halves in the advanced game.
  fieldNumber: (n, name, { about }) =>
    name === 'dial' && about?.halves === true ? dialed(n) : String(n),
  behalf: (name) => name,
  tab: (name, language) => words[language].tabs[name as keyof (typeof words)['en']['tabs']],
  arrows: (language) => words[language].arrows,
};
