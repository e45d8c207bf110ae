import type { Seat } from '@landsraad/kernel';
import { createContext, use, useLayoutEffect } from 'react';
import { type SeatLook, seatColourName } from './shapes.ts';

type Looks = readonly (SeatLook | undefined)[];

const LooksContext = createContext<Looks>([]);

/** Seats are marked by their number, but for those that have a look here. */
export const SeatLooksProvider = LooksContext.Provider;

export const useSeatLook = (seat: Seat): SeatLook | undefined => use(LooksContext)[seat];

/** As long as the table is laid the seats' colours are those of what they play. */
export function useSeatColours(looks: Looks): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    for (const [seat, look] of looks.entries())
      if (look) style.setProperty(seatColourName(seat), look.colour);
    return () => {
      for (const seat of looks.keys()) style.removeProperty(seatColourName(seat));
    };
  }, [looks]);
}
