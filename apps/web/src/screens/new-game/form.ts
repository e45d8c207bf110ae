import type { BotName } from '@landsraad/bots/names';
import type { Difficulty, ImperiumOptions, LeaderId } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { NewGame, Seating } from '../../games/protocol.ts';

/* What a person fills in before a game, and the game it makes. */

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
  /** Persons and bots: alone, and with two, House Hagal fills the table. */
  readonly players: ImperiumOptions['players'];
  /** Always four, so that a seat taken away and given back is as it was. */
  readonly seats: readonly SeatForm[];
  readonly leaders: 'random' | 'chosen' | 'pick';
  /** Alone: the Leaders of both Rivals. */
  readonly rivals: readonly (LeaderId | null)[];
  readonly difficulty: Difficulty;
  readonly rowChurn: boolean;
  readonly brutalEscalation: boolean;
  readonly expertDeployment: ImperiumOptions['expertDeployment'];
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
  rivals: [null, null],
  difficulty: 'mercenary',
  rowChurn: false,
  brutalEscalation: false,
  expertDeployment: 'all-or-nothing',
  pointsToWin: 10,
  tieForSecondBelowFour: 'nothing',
  bindu: 'turn-ends',
  seed: '',
};

const { pointsToWin, tieForSecondBelowFour, bindu, rowChurn, brutalEscalation, expertDeployment } =
  FIRST_FORM;
export const BY_THE_BOOK = {
  pointsToWin,
  tieForSecondBelowFour,
  bindu,
  rowChurn,
  brutalEscalation,
  expertDeployment,
} as const satisfies Partial<TableForm>;

/** Whether the game of this form is played by the rulebook. */
export const isByTheBook = (form: TableForm): boolean => {
  const { options } = newGameOf(form);
  const names = Object.keys(BY_THE_BOOK) as (keyof typeof BY_THE_BOOK)[];
  return names.every((name) => (options[name] ?? BY_THE_BOOK[name]) === BY_THE_BOOK[name]);
};

/** HAG-6.4 recommends these to whoever plays alone for the first time, against Mercenaries. */
export const FIRST_SOLO = {
  leaders: 'chosen',
  rivals: ['earl-memnon-thorvald', 'glossu-the-beast-rabban'],
  difficulty: 'mercenary',
  rowChurn: false,
  brutalEscalation: false,
} as const satisfies Partial<TableForm>;

/** Whoever plays alone is a person. */
export const seatsOf = ({ seats, players }: TableForm): readonly SeatForm[] =>
  players === 1 ? [{ ...seats[0]!, is: 'person' }] : seats.slice(0, players);

/** The Leaders by their place at the table, those of Rivals after those of the seats. */
export const leadersOf = (form: TableForm): readonly (LeaderId | null)[] => [
  ...seatsOf(form).map(({ leader }) => leader),
  ...(form.players === 1 ? form.rivals : []),
];

export const withLeader = (form: TableForm, place: number, leader: LeaderId | null): TableForm => {
  if (place < form.players) return withSeat(form, place, { leader });
  const rivals = form.rivals.map((one, i) => (i === place - form.players ? leader : one));
  return { ...form, rivals };
};

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
  if (form.leaders === 'chosen')
    for (const [seat, leader] of leadersOf(form).entries())
      if (leader && leadersOf(form).indexOf(leader) < seat)
        found.push({ fault: 'same-leader', seat });
  const { pointsToWin: points } = form;
  if (!Number.isInteger(points) || points < POINTS.least || points > POINTS.most)
    found.push({ fault: 'points' });
  if (form.seed.length > LONGEST_SEED) found.push({ fault: 'seed' });
  return found;
}

const alike = (a: string, b: string): boolean =>
  a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();

/** The game of a form without faults. What does not concern so many players is left out. */
export function newGameOf(form: TableForm): NewGame {
  const { players, leaders, pointsToWin, bindu } = form;
  const seed = form.seed.trim();
  return {
    options: {
      players,
      leaderMode: leaders === 'pick' ? 'pick' : 'random',
      leaders: leaders === 'chosen' ? leadersOf(form) : [],
      pointsToWin,
      bindu,
      ...(players === 3 && { tieForSecondBelowFour: form.tieForSecondBelowFour }),
      ...(players === 1 && soloOptions(form)),
    },
    seats: seatsOf(form).map(
      ({ is, name, bot }): Seating => (is === 'person' ? { is, name: name.trim() } : { is, bot }),
    ),
    ...(seed && { seed }),
  };
}

const soloOptions = (form: TableForm) => ({
  difficulty: form.difficulty,
  rowChurn: form.rowChurn,
  brutalEscalation: form.brutalEscalation,
  ...(deploysExpertly(form) && { expertDeployment: form.expertDeployment }),
});

/** HAG-7.1 */
export const deploysExpertly = ({ difficulty }: TableForm): boolean =>
  difficulty === 'mentat' || difficulty === 'kwisatz-haderach';

/** One person against three bots, Leaders drawn: what one press on the start screen begins. */
export const quickGame = (name: string): NewGame =>
  newGameOf(withSeat(FIRST_FORM, 0, { name: name.slice(0, LONGEST_NAME) }));
