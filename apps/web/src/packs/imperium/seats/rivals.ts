import type { ImperiumView } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';

/* Who at the table is played by nobody. */

type At = Pick<ImperiumView, 'options'>;

export const isRival = ({ options }: At, seat: Seat): boolean => seat >= options.players;

/** One person against two Rivals. */
export const isSolo = ({ options }: At): boolean => options.players === 1;

/** House Hagal only stands in the way: no Leader, no resources, no score (HAG-5.3). */
export const isHouseHagal = (view: At, seat: Seat): boolean => isRival(view, seat) && !isSolo(view);

/** The seats whose points count. */
export const contenders = (view: Pick<ImperiumView, 'options' | 'players'>): Seat[] =>
  view.players.flatMap((_, seat) => (isHouseHagal(view, seat) ? [] : [seat]));

export const rivalsOf = (view: Pick<ImperiumView, 'options' | 'players'>): Seat[] =>
  view.players.flatMap((_, seat) => (isRival(view, seat) ? [seat] : []));
