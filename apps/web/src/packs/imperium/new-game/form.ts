import { USUAL_OPPONENT } from '@landsraad/bots/names';
import type { Difficulty, ImperiumOptions, LeaderId } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import {
  type SeatForm,
  seatsOf,
  type TableForm,
  withSeat,
} from '../../../screens/new-game/form.ts';

/* What a person fills in before a game of Imperium, and what is agreed on by it. */

export const POINTS = { least: 5, most: 30 } as const;

interface ImperiumSeat extends SeatForm {
  /** Null is left to chance. */
  readonly leader: LeaderId | null;
}

export interface ImperiumForm extends TableForm {
  /** Persons and bots: alone, and with two, House Hagal fills the table. */
  readonly players: ImperiumOptions['players'];
  readonly seats: readonly ImperiumSeat[];
  /** Expansions: Rise of Ix, and with it an Epic game; Immortality, and with it a game to 11. */
  readonly ix: boolean;
  readonly epic: boolean;
  readonly immortality: boolean;
  readonly pushed: boolean;
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
}

const bot: ImperiumSeat = { is: 'bot', name: '', bot: USUAL_OPPONENT, leader: null };

export const FIRST_FORM: ImperiumForm = {
  players: 4,
  seats: [{ ...bot, is: 'person' }, bot, bot, bot],
  ix: false,
  epic: false,
  immortality: false,
  pushed: false,
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
const BY_THE_BOOK = {
  pointsToWin,
  tieForSecondBelowFour,
  bindu,
  rowChurn,
  brutalEscalation,
  expertDeployment,
} as const satisfies Partial<ImperiumForm>;

/** What changes the points of the rulebook. */
type Laid = Pick<ImperiumForm, 'players' | 'ix' | 'epic' | 'immortality' | 'pushed'>;

/** Who plays Epic plays Rise of Ix. */
export const isEpic = ({ ix, epic }: Pick<Laid, 'ix' | 'epic'>): boolean => ix && epic;

/** Who plays to 11 plays Immortality, and no Epic game (IMM-15.20). */
const isPushed = (form: Laid): boolean => form.immortality && form.pushed && !isEpic(form);

const EPIC_POINTS = 12; // IX-16.1
const PUSHED_POINTS = 11; // IMM-12.4

function pointsOfBook(form: Laid): number {
  if (isEpic(form)) return EPIC_POINTS;
  // With four it is the start that is pushed back (IMM-12.5).
  return isPushed(form) && form.players < 4 ? PUSHED_POINTS : BY_THE_BOOK.pointsToWin;
}

/** The rulebook's own values for the game of this form. */
export const byTheBook = (form: Laid) => ({ ...BY_THE_BOOK, pointsToWin: pointsOfBook(form) });

/** Another table; the points go along, unless somebody chose them. */
export const withChanged = (form: ImperiumForm, chosen: Partial<Laid>): ImperiumForm => {
  const then = { ...form, ...chosen };
  const usual = form.pointsToWin === pointsOfBook(form);
  return usual ? { ...then, pointsToWin: pointsOfBook(then) } : then;
};

/** Whether the game of this form is played by the rulebook. */
export const isByTheBook = (form: ImperiumForm): boolean => {
  const options = optionsOf(form);
  const book = byTheBook(form);
  const names = Object.keys(book) as (keyof typeof book)[];
  return names.every((name) => (options[name] ?? book[name]) === book[name]);
};

/** HAG-6.4 recommends these to whoever plays alone for the first time, against Mercenaries. */
export const FIRST_SOLO = {
  leaders: 'chosen',
  rivals: ['earl-memnon-thorvald', 'glossu-the-beast-rabban'],
  difficulty: 'mercenary',
  rowChurn: false,
  brutalEscalation: false,
} as const satisfies Partial<ImperiumForm>;

/** The Leaders by their place at the table, those of Rivals after those of the seats. */
export const leadersOf = (form: ImperiumForm): readonly (LeaderId | null)[] => [
  ...seatsOf(form).map(({ leader }) => leader),
  ...(form.players === 1 ? form.rivals : []),
];

export const withLeader = (
  form: ImperiumForm,
  place: number,
  leader: LeaderId | null,
): ImperiumForm => {
  if (place < form.players) return withSeat(form, place, { leader });
  const rivals = form.rivals.map((one, i) => (i === place - form.players ? leader : one));
  return { ...form, rivals };
};

/** What only this game can find wrong; `seat` is a place at the table. */
export type ImperiumFault =
  | { readonly fault: 'points' }
  | { readonly fault: 'same-leader'; readonly seat: Seat };

export function faultsOf(form: ImperiumForm): ImperiumFault[] {
  const found: ImperiumFault[] = [];
  if (form.leaders === 'chosen')
    for (const [seat, leader] of leadersOf(form).entries())
      if (leader && leadersOf(form).indexOf(leader) < seat)
        found.push({ fault: 'same-leader', seat });
  const { pointsToWin: points } = form;
  if (!Number.isInteger(points) || points < POINTS.least || points > POINTS.most)
    found.push({ fault: 'points' });
  return found;
}

/** What a form without faults agrees on. What does not concern so many players is left out. */
export function optionsOf(form: ImperiumForm): Partial<ImperiumOptions> {
  const { players, leaders } = form;
  return {
    leaderMode: leaders === 'pick' ? 'pick' : 'random',
    leaders: leaders === 'chosen' ? leadersOf(form) : [],
    ...(form.ix && { ix: true }),
    ...(isEpic(form) && { epic: true }),
    ...(form.immortality && { immortality: true }),
    ...(isPushed(form) && { pushed: true }),
    pointsToWin: form.pointsToWin,
    bindu: form.bindu,
    ...(players === 3 && { tieForSecondBelowFour: form.tieForSecondBelowFour }),
    ...(players === 1 && soloOptions(form)),
  };
}

const soloOptions = (form: ImperiumForm) => ({
  difficulty: form.difficulty,
  rowChurn: form.rowChurn,
  brutalEscalation: form.brutalEscalation,
  ...(deploysExpertly(form) && { expertDeployment: form.expertDeployment }),
});

/** HAG-7.1 */
export const deploysExpertly = ({ difficulty }: ImperiumForm): boolean =>
  difficulty === 'mentat' || difficulty === 'kwisatz-haderach';
