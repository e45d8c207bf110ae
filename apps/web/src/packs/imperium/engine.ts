import { imperiumBots } from '@landsraad/bots/imperium';
import {
  type Imperium,
  type ImperiumOptions,
  type ImperiumView,
  imperium,
} from '@landsraad/imperium';
import type { Engine } from '../engine.ts';
import { parseResult, soloResultOf } from './solo/results.ts';
import { factsOf } from './standing.ts';

const TURN_ENDS: readonly string[] = ['turn-ended', 'turn-passed'];

export const engine: Engine<Imperium, ImperiumOptions, ImperiumView> = {
  game: imperium,
  roster: imperiumBots,
  factsOf,
  /** The start of a turn, also where only revealing is left. */
  isAlwaysAsked: ({ kind }) => kind === 'turn.kind',
  endsTurn: ({ type }) => TURN_ENDS.includes(type),
  record: { resultOf: soloResultOf, parse: parseResult },
};
