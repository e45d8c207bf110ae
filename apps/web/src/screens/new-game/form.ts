import type { ImperiumOptions, LeaderId } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { NewGame, Seating } from '../../games/protocol.ts';

/* What a person fills in before a game, and the game it makes. */

export const BOTS = ['greedy', 'random'] as const;
export type BotName = (typeof BOTS)[number];

export const POINTS = { least: 5, most: 30 } as const;
export const LONGEST_NAME = 24;
const LONGEST_SEED = 100;

export interface SeatForm {
  readonly is: Seating['is'];
  readonly name: string;
  readonly bot: BotName;
  /** Null is left to chance. */
  readonly leader: LeaderId | null;
}

export interface TableForm {
  readonly players: 3 | 4;
  /** Always four, so that a seat taken away and given back is as it was. */
  readonly seats: readonly SeatForm[];
  readonly leaders: 'random' | 'chosen' | 'pick';
  readonly pointsToWin: number;
  readonly tieForSecondBelowFour: ImperiumOptions['tieForSecondBelowFour'];
  readonly bindu: ImperiumOptions['bindu'];
  /** Empty: drawn. */
  readonly seed: string;
}

const bot: SeatForm = { is: 'bot', name: '', bot: 'greedy', leader: null };

export const FIRST_FORM: TableForm = {
  players: 4,
  seats: [{ ...bot, is: 'person' }, bot, bot, bot],
  leaders: 'random',
  pointsToWin: 10,
  tieForSecondBelowFour: 'nothing',
  bindu: 'turn-ends',
  seed: '',
};

export const seatsOf = ({ seats, players }: TableForm): readonly SeatForm[] =>
  seats.slice(0, players);

export const withSeat = (form: TableForm, seat: Seat, change: Partial<SeatForm>): TableForm => ({
  ...form,
  seats: form.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)),
});

export const personsOf = (form: TableForm): number =>
  seatsOf(form).filter(({ is }) => is === 'person').length;

/** What must be mended before the game can begin; `seat` says where, if it is one seat's. */
export type FormFault =
  | { readonly fault: 'points' | 'seed' }
  | { readonly fault: 'no-name' | 'same-name' | 'long-name' | 'same-leader'; readonly seat: Seat };

export function faultsOf(form: TableForm): FormFault[] {
  const seats = seatsOf(form);
  const found: FormFault[] = [];
  for (const [seat, { is, name, leader }] of seats.entries()) {
    const before = seats.slice(0, seat);
    if (is === 'person') {
      const called = name.trim();
      // Alone nobody needs a name; at a shared table everybody does.
      if (!called && personsOf(form) > 1) found.push({ fault: 'no-name', seat });
      if (called.length > LONGEST_NAME) found.push({ fault: 'long-name', seat });
      if (called && before.some((other) => other.is === 'person' && alike(other.name, called)))
        found.push({ fault: 'same-name', seat });
    }
    if (form.leaders === 'chosen' && leader && before.some((other) => other.leader === leader))
      found.push({ fault: 'same-leader', seat });
  }
  const { pointsToWin: points } = form;
  if (!Number.isInteger(points) || points < POINTS.least || points > POINTS.most)
    found.push({ fault: 'points' });
  if (form.seed.length > LONGEST_SEED) found.push({ fault: 'seed' });
  return found;
}

const alike = (a: string, b: string): boolean =>
  a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();

/** The game of a form without faults. */
export function newGameOf(form: TableForm): NewGame {
  const { players, leaders, pointsToWin, tieForSecondBelowFour, bindu } = form;
  const seats = seatsOf(form);
  const seed = form.seed.trim();
  return {
    options: {
      players,
      leaderMode: leaders === 'pick' ? 'pick' : 'random',
      leaders: leaders === 'chosen' ? seats.map(({ leader }) => leader) : [],
      pointsToWin,
      tieForSecondBelowFour,
      bindu,
    },
    seats: seats.map(
      ({ is, name, bot }): Seating => (is === 'person' ? { is, name: name.trim() } : { is, bot }),
    ),
    ...(seed && { seed }),
  };
}

/** One person against three bots, Leaders drawn: what one press on the start screen begins. */
export const quickGame = (name: string): NewGame =>
  newGameOf(withSeat(FIRST_FORM, 0, { name: name.slice(0, LONGEST_NAME) }));
