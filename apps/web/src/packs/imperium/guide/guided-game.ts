import type { CardId, ImperiumOptions, SpaceId } from '@landsraad/imperium';
import type { NewGame } from '../../../games/protocol.ts';

/** Nothing happens by itself, so that every step can be seen, and five points are three rounds. */
const OPTIONS: Partial<ImperiumOptions> = {
  players: 3,
  leaders: ['paul-atreides', 'glossu-the-beast-rabban', 'earl-memnon-thorvald'],
  pointsToWin: 5,
  confirmEverything: true,
};

/**
 * Found by playing thousands of seeds: the person begins, with a card for a city and one for the
 * Factions in the first hand; the first Conflict is for a point and the second for control.
 */
const SEED = 'first-game-7390';

export const GUIDED_GAME: NewGame = {
  game: 'imperium',
  options: OPTIONS,
  seats: [
    { is: 'person', name: '' },
    { is: 'bot', bot: 'greedy' },
    { is: 'bot', bot: 'greedy' },
  ],
  seed: SEED,
  guide: true,
};

/** An Agent turn that the coach has in mind; it speaks of it only where it can be done. */
export interface Wish {
  readonly round: number;
  readonly card: CardId;
  readonly space: SpaceId;
  /** Troops for the Conflict. */
  readonly deploy?: number;
}

/** Followed to the end it wins. Away from it the coach suggests what a bot would do. */
export const WISHES: readonly Wish[] = [
  { round: 1, card: 'reconnaissance', space: 'arrakeen', deploy: 3 },
  { round: 1, card: 'diplomacy', space: 'stillsuits', deploy: 1 },
  { round: 2, card: 'dune-the-desert-planet', space: 'imperial-basin' },
  { round: 2, card: 'seek-allies', space: 'secrets' },
  { round: 3, card: 'signet-ring', space: 'hall-of-oratory' },
  { round: 3, card: 'diplomacy', space: 'hardy-warriors', deploy: 2 },
];
