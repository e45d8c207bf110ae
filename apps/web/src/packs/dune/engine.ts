import { duneBots } from '@landsraad/bots/dune';
import { type Dune, type DuneOptions, type DuneView, dune, ordered } from '@landsraad/dune';
import type { Engine } from '../engine.ts';
import { factsOf } from './standing.ts';

export const engine: Engine<Dune, DuneOptions, DuneView> = {
  game: dune,
  roster: duneBots,
  factsOf,
  isAlwaysAsked: () => false,
  ordered,
  /** Replays go from phase to phase. */
  endsTurn: ({ type }) => type === 'phase-started',
  record: null,
};
