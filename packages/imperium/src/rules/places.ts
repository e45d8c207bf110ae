import type { ImperiumOptions } from '../options.ts';

export type PlaceTaken = 1 | 2 | 3;

/** Who takes which reward, by seat; the table of section 22. Only strength above 0 is ranked. */
export function placesFor(
  strengths: readonly number[],
  options: Pick<ImperiumOptions, 'tieForSecondBelowFour'>,
): (PlaceTaken | null)[] {
  const fourPlayers = strengths.length === 4;
  const levels = [...new Set(strengths.filter((strength) => strength > 0))].sort((a, b) => b - a);
  const [first, second, third] = levels;
  const at = (level: number | undefined) =>
    strengths.flatMap((strength, seat) => (strength === level ? [seat] : []));
  const places: (PlaceTaken | null)[] = strengths.map(() => null);
  const give = (seats: readonly number[], place: PlaceTaken) => {
    for (const seat of seats) places[seat] = place;
  };
  const leaders = at(first);
  const seconds = at(second);
  if (leaders.length > 1) {
    give(leaders, 2); // IMP-22.4, 22.6
    if (fourPlayers && leaders.length === 2 && seconds.length === 1) give(seconds, 3); // IMP-22.5
  } else if (leaders.length === 1) {
    give(leaders, 1); // IMP-22.1
    if (seconds.length === 1) {
      give(seconds, 2);
      if (fourPlayers && at(third).length === 1) give(at(third), 3); // IMP-22.2, 22.8
    } else if (fourPlayers || options.tieForSecondBelowFour === 'third') give(seconds, 3); // IMP-22.7
  }
  return places;
}
