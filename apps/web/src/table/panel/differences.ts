import { type Language, WRITING } from '@landsraad/kernel/wording';
import { bilingual } from '../../app/language.ts';
import type { Difference } from '../../games/protocol.ts';

/* What differs between two ways of playing, in lines; what each difference is called is the game's. */

/** What a way does, compared with another. */
export type Doing = 'gains' | 'prevents' | 'keeps' | 'costs' | 'allows';
const DOINGS: readonly Doing[] = ['gains', 'prevents', 'keeps', 'costs', 'allows'];

export const doingWords = bilingual(
  {
    doings: {
      gains: 'Gains',
      prevents: 'Prevents',
      keeps: 'Keeps',
      costs: 'Costs',
      allows: 'Allows',
    },
    often: (percent: string) => ` (${percent} more often)`,
  },
  {
    doings: {
      gains: 'Rapporte',
      prevents: 'Empêche',
      keeps: 'Garde',
      costs: 'Coûte',
      allows: 'Laisse',
    },
    often: (percent) => ` (${percent} plus souvent)`,
  },
);

/** How much it is: a number, and how often where it happens or not. */
export interface Extent {
  readonly n: string;
  readonly isOne: boolean;
  readonly often: string;
}

/** So many are said, and none that weighs less than this part of the first. */
const MOST = 4;
const WORTH_SAYING = 0.15;

/** A line for each kind of doing: "Gains: 2 Spice and 1 troop". */
export function wordDifferences(
  reasons: readonly Difference[],
  language: Language,
  word: (reason: Difference, extent: Extent) => string,
): readonly string[] {
  const weight = Math.abs(reasons[0]?.worth ?? 0) * WORTH_SAYING;
  const said = reasons.filter(({ worth }, n) => n < MOST && Math.abs(worth) >= weight);
  return DOINGS.flatMap((doing) => {
    const parts = said.filter((reason) => doingOf(reason) === doing);
    if (parts.length === 0) return [];
    const named = parts.map((reason) => word(reason, extentOf(reason, language)));
    const { pair, list, typeset } = WRITING[language];
    return [typeset(pair(doingWords[language].doings[doing], list(named, 'and')))];
  });
}

export function doingOf({ topic, kept, worth }: Difference): Doing {
  const ofRivals = topic.startsWith('rival-');
  if (worth < 0) return ofRivals ? 'allows' : 'costs';
  if (ofRivals) return 'prevents';
  return kept ? 'keeps' : 'gains';
}

function extentOf({ by }: Difference, language: Language): Extent {
  const much = Math.abs(by);
  const percent = much.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
  return {
    n: much.toLocaleString(language, { maximumFractionDigits: 1 }),
    isOne: WRITING[language].isOne(Number(much.toFixed(1))),
    often: much > 0.95 ? '' : doingWords[language].often(percent),
  };
}

/** "1 troop", "2 troops". */
export const counted =
  (one: string, many: string) =>
  (n: string, isOne: boolean): string =>
    `${n} ${isOne ? one : many}`;
