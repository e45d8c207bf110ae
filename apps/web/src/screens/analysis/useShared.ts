import type { Analysis } from '@landsraad/bots/analysis';
import type { TaughtWay } from '@landsraad/bots/teaching';
import { useLanguage, useWords } from '../../app/language.ts';
import { seatColourName } from '../../table/seats/shapes.ts';
import { chancesByRound } from './chances.ts';
import { isGood } from './grading.ts';
import { type SharedPage, sharedPage } from './shared-page.ts';
import { turningsIn } from './turning.ts';
import { usePoints } from './usePoints.ts';
import { words } from './words.ts';

interface Shared {
  readonly analysis: Analysis;
  readonly names: readonly string[];
  readonly named: (way: TaughtWay) => string;
}

/** The analysis as a file to give away, with the game's own file in it. */
export function useShared({ analysis, names, named }: Shared): (game: string) => string {
  const text = useWords(words);
  const language = useLanguage();
  const { points, signed } = usePoints();
  const { seat, standpoints, graded, balance } = analysis;
  return (game) => {
    const first = standpoints[0]!.position;
    const whole = Math.max(1, standpoints.at(-1)!.position - first);
    const colours = getComputedStyle(document.documentElement);
    const page: SharedPage = {
      language,
      title: `${text.title}: ${names.join(', ')}`,
      seats: names.map((name, one) => ({
        name,
        colour: colours.getPropertyValue(seatColourName(one)).trim(),
      })),
      own: seat,
      curve: {
        title: text.curve,
        points: standpoints.map(({ position, chances }) => ({
          at: (position - first) / whole,
          chances,
        })),
        table: chancesByRound(analysis, names, text, language),
      },
      balance: {
        title: text.balance,
        rows: (['choices', 'rivals', 'luck'] as const).map((part) => [
          text[part],
          text.points(signed(balance[part])),
        ]),
      },
      turning: {
        title: text.turning,
        lines: turningsIn(analysis).map(
          ({ round, by }) =>
            `${text.round(round)} · ${by > 0 ? text.up(points(by)) : text.down(points(-by))}`,
        ),
      },
      choices: {
        title: text.graded,
        entries: graded.map((one) => ({
          grade: one.grade,
          heading: `${text.round(one.round)} · ${text.grades[one.grade]}`,
          lines: isGood(one)
            ? [`${text.played} ${named(one.played)}`]
            : [
                `${text.played} ${named(one.played)} (${text.cost(points(one.loss))})`,
                `${text.better} ${named(one.best)}`,
              ],
        })),
      },
      madeBy: text.madeBy,
      game,
    };
    return sharedPage(page);
  };
}
