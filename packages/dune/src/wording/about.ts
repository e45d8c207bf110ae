import type { Seat } from '@landsraad/kernel';

/* What a decision is about comes as plain data: a seat is a number, a place is a name. */

type Given = string | number | null | undefined;

export const seatIn = (value: Given): Seat | null => (typeof value === 'number' ? value : null);
export const placeIn = (value: Given): string | null => (typeof value === 'string' ? value : null);
