import { USUAL_OPPONENT } from '@landsraad/bots/names';
import type { DuneOptions, FactionId } from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import {
  type SeatForm,
  seatsOf,
  type TableForm,
  withSeat,
} from '../../../screens/new-game/form.ts';

/* What a person fills in before a game of Dune, and what is agreed on by it. */

interface DuneSeat extends SeatForm {
  /** Null is left to chance. */
  readonly faction: FactionId | null;
}

type Switches = Omit<DuneOptions, 'factions'>;

export interface DuneForm extends TableForm, Switches {
  readonly seats: readonly DuneSeat[];
}

const bot: DuneSeat = { is: 'bot', name: '', bot: USUAL_OPPONENT, faction: null };

export const BY_THE_BOOK = {
  turns: 10,
  allianceMax: 2,
  allianceStrongholds: 4,
  bribes: 'at-once',
  extraWormScope: 'phase',
  handSwapBiddingOnly: false,
  privateNotes: false,
} as const satisfies Partial<Switches>;

export const FIRST_FORM: DuneForm = {
  players: 6,
  seats: [{ ...bot, is: 'person' }, bot, bot, bot, bot, bot],
  mode: 'basic',
  twoFactionsEach: false,
  ...BY_THE_BOOK,
  seed: '',
};

/** Whether the game of this form is played by the rulebook. */
export const isByTheBook = (form: DuneForm): boolean =>
  (Object.keys(BY_THE_BOOK) as (keyof typeof BY_THE_BOOK)[]).every(
    (name) => form[name] === BY_THE_BOOK[name],
  );

export const factionsOf = (form: DuneForm): readonly (FactionId | null)[] =>
  seatsOf(form).map(({ faction }) => faction);

export const withFaction = (form: DuneForm, seat: Seat, faction: FactionId | null): DuneForm =>
  withSeat(form, seat, { faction });

/** What only this game can find wrong; `seat` is a place at the table. */
export interface DuneFault {
  readonly fault: 'same-faction';
  readonly seat: Seat;
}

export function faultsOf(form: DuneForm): DuneFault[] {
  const factions = factionsOf(form);
  return factions.flatMap((faction, seat) =>
    faction && factions.indexOf(faction) < seat ? [{ fault: 'same-faction' as const, seat }] : [],
  );
}

/** DUN-2.4: two play two factions each where four are at the table. */
export const mayShare = ({ players }: DuneForm): boolean => players === 4;

/** What a form without faults agrees on. */
export const optionsOf = (form: DuneForm): DuneOptions => ({
  factions: factionsOf(form),
  mode: form.mode,
  twoFactionsEach: form.twoFactionsEach && mayShare(form),
  turns: form.turns,
  allianceMax: form.allianceMax,
  allianceStrongholds: form.allianceStrongholds,
  bribes: form.bribes,
  extraWormScope: form.extraWormScope,
  handSwapBiddingOnly: form.handSwapBiddingOnly,
  ...(form.privateNotes && { privateNotes: true }),
});
