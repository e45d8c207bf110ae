import {
  type ImperiumEvent,
  type ImperiumOption,
  type ImperiumView,
  wordDecision,
  wordEvent,
  wordOption,
  wordReason,
} from '@landsraad/imperium';
import type { GameWording } from '../../../table/kit.ts';
import { componentName } from '../components.ts';
import { TABLE_MODULES } from '../modules/modules.ts';
import {
  seatInSentence,
  seatName,
  shortSeatInSentence,
  shortSeatName,
  sitterName,
} from '../seats/names.ts';
import type { Component } from '../spots.ts';
import { words as rivals } from './rivals/words.ts';
import { words } from './words.ts';

export const wording: GameWording<ImperiumView, ImperiumOption, ImperiumEvent, Component> = {
  names({ seats, view }, language) {
    const leaders = view.players.map(({ leader }) => leader);
    return view.players.map((_, seat) => ({
      seat: seatName(seats, leaders, seat, language),
      short: shortSeatName(seats, leaders, seat, language),
      inSentence: seatInSentence(view, seats, seat, language),
      shortInSentence: shortSeatInSentence(view, seats, seat, language),
      sitter: sitterName(seats, seat, language),
    }));
  },
  decision: wordDecision,
  option: wordOption,
  // The price stands there as an icon.
  spoken: (option, speaking, language) =>
    option.type === 'acquire' || option.type === 'tile'
      ? wordOption(option, speaking, language)
      : undefined,
  reason: wordReason,
  // Who took a Leader is not yet called by its name.
  event: (event, speaking, language) =>
    event.type === 'leader-taken'
      ? wordEvent(event, { ...speaking, seatName: speaking.sitterName }, language)
      : wordEvent(event, speaking, language),
  thing: componentName,
  // This game asks for no forms.
  field: (name) => name,
  fieldNumber: String,
  behalf: (name, language) => rivals[language].youChoose(name),
  tab: (name, language) =>
    TABLE_MODULES.find(({ tab }) => tab.name === name)?.tab.label(language) ??
    words[language].tabs[name as 'row'],
  arrows: (language) => words[language].arrows,
};
