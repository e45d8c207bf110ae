import type { Choice, Field, Option, Reason } from '@landsraad/kernel';
import type { ChoiceKit } from './kit.ts';
import type { Asked, Offers, Spot, Thing } from './spots.ts';

/* What a person has put together so far for the decision owed. Nothing of it is known to the game. */

export interface Picks {
  readonly ids: readonly string[];
  readonly number: number;
  readonly fields: Readonly<Record<string, Picks>>;
}

const NOTHING: Picks = { ids: [], number: 0, fields: {} };

/**
 * Where the picking begins: nothing is chosen for anybody, only an order has to start somewhere, and
 * a number where its game says.
 */
export function startOf(
  decision: Asked | null,
  { startsAt }: Pick<ChoiceKit<Option, Thing>, 'startsAt'> = {},
): Picks {
  switch (decision?.shape) {
    case 'number':
      return { ...NOTHING, number: startsAt?.(decision) ?? decision.min };
    case 'order':
      return { ...NOTHING, ids: decision.options.map(({ id }) => id) };
    case 'form':
      return {
        ...NOTHING,
        fields: Object.fromEntries(
          Object.entries(decision.fields).map(([name, field]) => [name, startOfField(field)]),
        ),
      };
    default:
      return NOTHING;
  }
}

/** What can only be one thing need not be pressed. */
function startOfField(field: Field): Picks {
  if (field.shape === 'number') return { ...NOTHING, number: field.min };
  const [only, ...others] = field.options;
  return field.shape === 'one' && only && others.length === 0
    ? { ...NOTHING, ids: [only.id] }
    : NOTHING;
}

/** Puts an id in or out; past the maximum the earliest makes room only where one is picked. */
export function toggled(picks: Picks, id: string, max: number): Picks {
  if (picks.ids.includes(id)) return { ...picks, ids: picks.ids.filter((other) => other !== id) };
  if (picks.ids.length < max) return { ...picks, ids: [...picks.ids, id] };
  return max === 1 ? { ...picks, ids: [id] } : picks;
}

/** Moves an id one step up or down in the order. */
export function moved(picks: Picks, id: string, step: -1 | 1): Picks {
  const from = picks.ids.indexOf(id);
  const to = from + step;
  if (from < 0 || to < 0 || to >= picks.ids.length) return picks;
  const ids = picks.ids.slice();
  ids.splice(from, 1);
  ids.splice(to, 0, id);
  return { ...picks, ids };
}

export function withNumber(picks: Picks, n: number, min: number, max: number): Picks {
  const number = Math.min(max, Math.max(min, Math.round(n)));
  return number === picks.number ? picks : { ...picks, number };
}

export const withField = (picks: Picks, name: string, field: Picks): Picks => ({
  ...picks,
  fields: { ...picks.fields, [name]: field },
});

/** What would be sent, or null while it is not complete. One of several is sent by pressing it, unless it is read first. */
export function choiceOf(decision: Asked, picks: Picks): Choice | null {
  switch (decision.shape) {
    case 'one':
      return picks.ids[0] ?? null;
    case 'order':
      return picks.ids.length === decision.options.length ? picks.ids : null;
    case 'form': {
      const values = Object.entries(decision.fields).map(
        ([name, field]) => [name, fieldChoice(field, picks.fields[name] ?? NOTHING)] as const,
      );
      if (values.some(([, value]) => value === null)) return null;
      return Object.fromEntries(values) as Record<string, Choice>;
    }
    default:
      return fieldChoice(decision, picks);
  }
}

function fieldChoice(field: Field, picks: Picks): Choice | null {
  switch (field.shape) {
    case 'one':
      return picks.ids[0] ?? null;
    case 'number':
      return picks.number;
    case 'some': {
      const n = picks.ids.length;
      return n >= field.min && n <= field.max ? picks.ids : null;
    }
  }
}

/** What a press on the table comes to. */
export type Pressed =
  | { readonly is: 'answer'; readonly choice: Choice }
  | { readonly is: 'picks'; readonly picks: Picks }
  /** Several things can be done there. */
  | { readonly is: 'several'; readonly options: readonly Option[] }
  | { readonly is: 'refused'; readonly why: Reason }
  | { readonly is: 'nothing' };

export function pressOn(
  spot: Spot,
  decision: Asked | null,
  offers: Offers,
  picks: Picks,
  copy = 0,
): Pressed {
  const why = offers.mayNot.get(spot);
  if (why) return { is: 'refused', why };
  const options = offers.may.get(spot);
  if (!decision || !options?.length) return { is: 'nothing' };
  switch (decision.shape) {
    case 'one':
      return options.length === 1
        ? { is: 'answer', choice: options[0]!.id }
        : { is: 'several', options };
    case 'some': {
      const id = (options[copy] ?? options[0]!).id;
      return { is: 'picks', picks: toggled(picks, id, decision.max) };
    }
    default:
      return { is: 'nothing' };
  }
}

/** The spots whose options are picked. */
export function pickedSpots(offers: Offers, ids: readonly string[]): ReadonlySet<Spot> {
  const spots = new Set<Spot>();
  if (ids.length === 0) return spots;
  for (const [spot, options] of offers.may)
    if (options.some(({ id }) => ids.includes(id))) spots.add(spot);
  return spots;
}

/** Whether the n-th of the equal things on a spot is picked. */
export function copyPicked(
  options: readonly Option[] | undefined,
  copy: number,
  picks: Picks,
): boolean {
  const option = options?.[copy];
  return option !== undefined && picks.ids.includes(option.id);
}
