import type { Seat } from '@landsraad/kernel';

/** On a square of 24, of about the same weight to the eye. Six, as some tables have six seats. */
const SHAPES = [
  'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z',
  'M12 1.5L22.5 12L12 22.5L1.5 12z',
  'M12 2.5L22.5 21H1.5z',
  'M4 4H20V20H4z',
  'M6.75 3H17.25L22.5 12L17.25 21H6.75L1.5 12z',
  'M8.5 2.5H15.5V8.5H21.5V15.5H15.5V21.5H8.5V15.5H2.5V8.5H8.5z',
] as const;

/** How a seat is known: a shape, and a colour by the name of its token. */
export interface SeatLook {
  readonly shape: string;
  readonly colour: string;
}

export const seatShape = (seat: Seat): string => SHAPES[seat % SHAPES.length]!;

export const seatColourName = (seat: Seat): string => `--seat-${seat % SHAPES.length}`;
export const seatColour = (seat: Seat): string => `var(${seatColourName(seat)})`;
