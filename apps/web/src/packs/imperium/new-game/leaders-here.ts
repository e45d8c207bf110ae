import { DEFAULT_OPTIONS, type Leader, type LeaderId, printedAt } from '@landsraad/imperium';
import type { ImperiumForm } from './form.ts';

const OF_BASE = printedAt(DEFAULT_OPTIONS).leaders;
const WITH_IX = printedAt({ ...DEFAULT_OPTIONS, ix: true }).leaders;

/** Those who can be chosen at the table of this form. */
export const leadersHere = ({ ix }: Pick<ImperiumForm, 'ix'>): readonly Leader[] =>
  ix ? WITH_IX : OF_BASE;

/** A Leader of an expansion that was taken away is chosen no longer. */
export function withLeadersHere(form: ImperiumForm): ImperiumForm {
  const here = leadersHere(form);
  const kept = (leader: LeaderId | null) => (here.some(({ id }) => id === leader) ? leader : null);
  return {
    ...form,
    seats: form.seats.map((seat) => ({ ...seat, leader: kept(seat.leader) })),
    rivals: form.rivals.map(kept),
  };
}
