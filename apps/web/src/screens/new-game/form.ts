import type { BotName } from '@landsraad/bots/names';
import type { Seat } from '@landsraad/kernel';
import type { NewGame, Seating } from '../../games/protocol.ts';
import type { Pack } from '../../packs/pack.ts';

/* What a person fills in before a game, whatever the game, and the game it makes. */

export const LONGEST_NAME = 24;
const LONGEST_SEED = 100;

export interface SeatForm {
  readonly is: Seating['is'];
  readonly name: string;
  readonly bot: BotName;
}

/** What every game asks; the form of a game has more. */
export interface TableForm {
  readonly players: number;
  /** As many as can ever play, so that a seat taken away and given back is as it was. */
  readonly seats: readonly SeatForm[];
  /** Empty: drawn. */
  readonly seed: string;
}

interface Seated<S> {
  readonly players: number;
  readonly seats: readonly S[];
}

/** Whoever plays alone is a person. */
export const seatsOf = <S extends SeatForm>({ seats, players }: Seated<S>): readonly S[] =>
  players === 1 ? [{ ...seats[0]!, is: 'person' }] : seats.slice(0, players);

export const withSeat = <F extends TableForm>(
  form: F,
  seat: Seat,
  change: Partial<F['seats'][number]>,
): F => ({
  ...form,
  seats: form.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)),
});

export const personsOf = (form: TableForm): number =>
  seatsOf(form).filter(({ is }) => is === 'person').length;

/** What must be mended before the game can begin; `seat` says where, if it is one seat's. */
export type FormFault =
  | { readonly fault: 'seed' }
  | { readonly fault: 'no-name' | 'same-name' | 'long-name'; readonly seat: Seat };

/** What is wrong with what every game asks. */
export function faultsOf(form: TableForm): FormFault[] {
  const seats = seatsOf(form);
  const found: FormFault[] = [];
  for (const [seat, { is, name }] of seats.entries()) {
    if (is !== 'person') continue;
    const called = name.trim();
    // Alone nobody needs a name; at a shared table everybody does.
    if (!called && personsOf(form) > 1) found.push({ fault: 'no-name', seat });
    if (called.length > LONGEST_NAME) found.push({ fault: 'long-name', seat });
    const before = seats.slice(0, seat);
    if (called && before.some((other) => other.is === 'person' && alike(other.name, called)))
      found.push({ fault: 'same-name', seat });
  }
  if (form.seed.length > LONGEST_SEED) found.push({ fault: 'seed' });
  return found;
}

const alike = (a: string, b: string): boolean =>
  a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();

/** The game of a form without faults. */
export function newGameOf(pack: Pack, form: TableForm): NewGame {
  const seed = form.seed.trim();
  return {
    game: pack.id,
    options: pack.optionsOf(form),
    seats: seatsOf(form).map(
      ({ is, name, bot }): Seating => (is === 'person' ? { is, name: name.trim() } : { is, bot }),
    ),
    ...(seed && { seed }),
  };
}

/** One person against bots, all else as it comes: what one press on the start screen begins. */
export const quickGame = (pack: Pack, name: string): NewGame =>
  newGameOf(pack, withSeat(pack.firstForm, 0, { name: name.slice(0, LONGEST_NAME) }));
