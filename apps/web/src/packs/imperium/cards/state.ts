/**
 * `tile` lies in the Imperium Row, `hand` in a hand, `large` is read. Each has a width of its own;
 * whoever lays the table may give another with `--card-width`, and all of the face follows.
 */
export const CARD_SIZES = ['tile', 'hand', 'large'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

/** How a card lies on the table. It says nothing of why. */
export interface CardState {
  /** May be chosen now: it glows. */
  readonly offered?: boolean;
  /** Was asked about and may not be chosen. */
  readonly refused?: boolean;
  readonly picked?: boolean;
  /** Not what the question is about. */
  readonly dimmed?: boolean;
  /** So many equal ones lie here. */
  readonly count?: number;
  readonly faceDown?: boolean;
  /** It has been played: where it could send an Agent is no longer of interest. */
  readonly played?: boolean;
}

export interface FaceProps extends CardState {
  readonly size: CardSize;
}
