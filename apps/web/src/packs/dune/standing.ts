import type { DuneView, FactionId } from '@landsraad/dune';
import type { GameSummary } from '../../games/protocol.ts';

/** What the list of games tells of a game of Dune. */
interface Facts {
  readonly factions: readonly FactionId[];
  readonly mode: 'basic' | 'advanced';
}

export type DuneSummary = GameSummary & Facts;

export const factsOf = ({ factions, options }: DuneView): Facts => ({
  factions: factions.map(({ id }) => id),
  mode: options.mode,
});
