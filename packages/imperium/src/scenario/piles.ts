/** A pile as it is listed, from the top, or the list as a pile, whose top is at the end. */
export const fromTop = <T>(pile: readonly T[] = []): T[] => pile.slice().reverse();
