import { type DuneView, lossesFor, type Plan } from '@landsraad/dune';
import type { Field } from '@landsraad/kernel';
import { type Picks, withField, withNumber } from '../../../table/picks.ts';
import type { DuneAsked } from '../spots.ts';

/* A plan as it is put together, from the fields of its form. */

export type PlanForm = Extract<DuneAsked, { shape: 'form' }>;
export type Slot = 'leader' | 'weapon' | 'defense' | 'kh';

const NOTHING: Picks = { ids: [], number: 0, fields: {} };

export const pickedIn = (picks: Picks, slot: Slot): string | null =>
  picks.fields[slot]?.ids[0] ?? null;

export const numberIn = (picks: Picks, name: 'dial' | 'spice'): number =>
  picks.fields[name]?.number ?? 0;

export const withSlot = (picks: Picks, slot: Slot, id: string): Picks =>
  withField(picks, slot, { ...NOTHING, ids: [id] });

/** No card and no Kwisatz Haderach until they are chosen; a leader always is. */
export function begun({ fields }: PlanForm, picks: Picks): Picks {
  let next = picks;
  for (const [slot, empty] of [
    ['weapon', 'none'],
    ['defense', 'none'],
    ['kh', 'no'],
  ] as const)
    if (pickedIn(next, slot) === null && offers(fields[slot]!, empty))
      next = withSlot(next, slot, empty);
  return next;
}

const offers = (field: Field, id: string): boolean =>
  field.shape === 'one' && field.options.some((option) => option.id === id);

/** How many halves a step of the wheel is. */
export const stepOf = ({ about }: PlanForm): number => (about?.halves === true ? 1 : 2);

/** As the rules count it, in halves; null while nobody leads who could. */
export function planOf(form: PlanForm, picks: Picks): Plan | null {
  const named = (slot: Slot) => {
    const id = pickedIn(picks, slot);
    return id === 'none' ? null : id;
  };
  if (pickedIn(picks, 'leader') === null) return null;
  return {
    dial: numberIn(picks, 'dial') * stepOf(form),
    leader: named('leader'),
    weapon: named('weapon'),
    defense: named('defense'),
    spice: numberIn(picks, 'spice'),
    kh: pickedIn(picks, 'kh') === 'yes',
  };
}

/** Another number, with the spice as it is where that does, else with the least that does. */
export function withDial(form: PlanForm, picks: Picks, dial: number, view: DuneView): Picks {
  const { dial: range, spice } = form.fields;
  if (range?.shape !== 'number' || spice?.shape !== 'number') return picks;
  const next = withField(
    picks,
    'dial',
    withNumber(picks.fields.dial ?? NOTHING, dial, range.min, range.max),
  );
  const made = (n: number) =>
    lossesFor(view, form.seat, numberIn(next, 'dial') * stepOf(form), n).length > 0;
  if (made(numberIn(next, 'spice'))) return next;
  const least = Array.from({ length: spice.max - spice.min + 1 }, (_, i) => spice.min + i).find(
    made,
  );
  return least === undefined ? next : withSpice(form, next, least);
}

export function withSpice({ fields: { spice } }: PlanForm, picks: Picks, n: number): Picks {
  if (spice?.shape !== 'number') return picks;
  const field = withNumber(picks.fields.spice ?? NOTHING, n, spice.min, spice.max);
  return withField(picks, 'spice', field);
}
