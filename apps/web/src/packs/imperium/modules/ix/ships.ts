import type { ImperiumView } from '@landsraad/imperium';

/** Where the dreadnoughts of each seat are: a zone, or the space that one holds (IX-1.11, 9.1). */
export const shipPlaces = ({ ix }: Pick<ImperiumView, 'ix'>): readonly (readonly string[])[] =>
  (ix?.seats ?? []).map(({ dreadnoughts: { conflict, garrison, supply } }, seat) => [
    ...ix!.holding.filter((held) => held.seat === seat).map(({ space }) => space),
    ...Array<string>(conflict).fill('conflict'),
    ...Array<string>(garrison).fill('garrison'),
    ...Array<string>(supply).fill('supply'),
  ]);
