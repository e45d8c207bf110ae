/**
 * `strip` lies in a market, `dock` in a hand at the table, `hand` among other cards with some of its
 * words, `large` is read. Whoever lays a `hand` may give its width with `--hand-width`; with
 * `--hand-height: auto` and `--hand-lines: none` it is as high as all of its words.
 */
export const CARD_SIZES = ['strip', 'dock', 'hand', 'large'] as const;
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
}

export interface FaceProps extends CardState {
  readonly size: CardSize;
  /** Its picture and icons alone: the words stand beside it. */
  readonly wordless?: boolean;
  /** Among many to choose from. */
  readonly narrow?: boolean;
}
