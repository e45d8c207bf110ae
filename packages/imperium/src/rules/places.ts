import type { ImperiumOptions } from '../options.ts';

export type PlaceTaken = 1 | 2 | 3;

/** Who takes which reward, by seat; the table of section 22. Only strength above 0 is ranked. */
export function placesFor(
  strengths: readonly number[],
  options: Pick<ImperiumOptions, 'tieForSecondBelowFour'>,
): (PlaceTaken | null)[] {
  const fourPlayers = strengths.length === 4;
  const [first, second, third] = strengths
    .filter((strength, seat) => strength > 0 && strengths.indexOf(strength) === seat)
    .sort((a, b) => b - a);
  const places: (PlaceTaken | null)[] = strengths.map(() => null);
  const howMany = (level: number | undefined) =>
    strengths.reduce((n, strength) => (strength === level ? n + 1 : n), 0);
  const give = (level: number | undefined, place: PlaceTaken) =>
    strengths.forEach((strength, seat) => {
      if (strength === level) places[seat] = place;
    });
  if (howMany(first) > 1) {
    give(first, 2); // IMP-22.4, 22.6
    if (fourPlayers && howMany(first) === 2 && howMany(second) === 1) give(second, 3); // IMP-22.5
  } else {
    give(first, 1); // IMP-22.1
    if (howMany(second) === 1) {
      give(second, 2);
      if (fourPlayers && howMany(third) === 1) give(third, 3); // IMP-22.2, 22.8
    } else if (fourPlayers || options.tieForSecondBelowFour === 'third') give(second, 3); // IMP-22.7
  }
  return places;
}
