import { imperiumBots } from '@landsraad/bots/imperium';
import {
  type Imperium,
  type ImperiumOptions,
  type ImperiumView,
  imperiumFor,
  modulesAt,
} from '@landsraad/imperium';
import type { Engine } from '../engine.ts';
import { parseResult, soloResultOf } from './solo/results.ts';
import { factsOf } from './standing.ts';

const TURN_ENDS: readonly string[] = ['turn-ended', 'turn-passed'];

type ImperiumEngine = Engine<Imperium, ImperiumOptions, ImperiumView>;

/** With the modules that a table asks for. */
export const engineFor = async (options: object): Promise<ImperiumEngine> => ({
  ...ENGINE,
  game: await imperiumFor(modulesAt(options)),
});

const ENGINE: Omit<ImperiumEngine, 'game'> = {
  roster: imperiumBots,
  factsOf,
  /** The start of a turn, also where only revealing is left. */
  isAlwaysAsked: ({ kind }) => kind === 'turn.kind',
  isAskedInLessons: ({ kind }) => kind === 'agent.space',
  endsTurn: ({ type }) => TURN_ENDS.includes(type),
  record: { resultOf: soloResultOf, parse: parseResult },
};
