import type { OpenDecision, Option, Reason, Seat } from '@landsraad/kernel';

export type Asked<O extends Option = Option> = OpenDecision<O>;

/**
 * A place on the table that can be pressed, with the id of what lies there, such as `hand:dagger`.
 * Which there are is the game's. Nothing on the table knows a rule: it gets the spots that may be
 * chosen and gives back the one that was pressed.
 */
export type Spot = string;

/** Where a player is at every table. */
export const seatSpot = (seat: Seat): Spot => `seat:${seat}`;

/** A thing of the game that can be opened large; its kind and its id are the game's. */
export interface Thing {
  readonly kind: string;
  readonly id: string;
}

/** One name for each thing, for keys and addresses: `card/chani`. */
export const keyOf = ({ kind, id }: Thing): string => `${kind}/${id}`;

/** What glows, and what is turned down when it is pressed. */
export interface Offers<O extends Option = Option> {
  readonly may: ReadonlyMap<Spot, readonly O[]>;
  readonly mayNot: ReadonlyMap<Spot, Reason>;
}

export const NO_OFFERS: Offers<never> = { may: new Map(), mayNot: new Map() };

/** What the pieces on the table need in order to be pressed. */
export interface Pressable {
  readonly offers: Offers;
  readonly picked: ReadonlySet<Spot>;
  readonly onPress: (spot: Spot) => void;
  /** Opens a thing large, with its wording and rulings. */
  readonly onInspect: (thing: Thing) => void;
}

/** The options by where they lie; `spotOf` gives null for what is only a button. */
export function offersOf<O extends Option>(
  decision: Asked<O> | null,
  spotOf: (option: O, decision: Asked<O>) => Spot | null,
): Offers<O> {
  if (!decision || !('options' in decision)) return NO_OFFERS;
  const may = new Map<Spot, O[]>();
  for (const option of decision.options) {
    const spot = spotOf(option, decision);
    if (!spot) continue;
    const there = may.get(spot);
    if (there) there.push(option);
    else may.set(spot, [option]);
  }
  const mayNot = new Map<Spot, Reason>();
  for (const { option, why } of decision.refused) {
    const spot = spotOf(option, decision);
    if (spot && !may.has(spot)) mayNot.set(spot, why);
  }
  return { may, mayNot };
}
