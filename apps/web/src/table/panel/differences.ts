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
      prevents: 'Denies your rivals',
      keeps: 'Keeps',
      costs: 'Costs',
      allows: 'Leaves your rivals',
    },
    often: (percent: string) => ` (${percent} of the time)`,
    between: (few: string, more: string) => `${few} to ${more}`,
  },
  {
    doings: {
      gains: 'Rapporte',
      prevents: 'Prive vos rivaux de',
      keeps: 'Garde',
      costs: 'Coûte',
      allows: 'Laisse à vos rivaux',
    },
    often: (percent) => ` (dans ${percent} des cas)`,
    between: (few, more) => `${few} à ${more}`,
  },
);

/** How much it is in whole things, as people count, and how often where it is less than one. */
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
  const isWon = reasons.some(({ topic }) => topic === 'victory');
  const said = reasons
    // One's own victory is nobody else's.
    .filter(({ topic }) => !(isWon && topic === 'rival-victory'))
    .filter(({ worth }, n) => n < MOST && Math.abs(worth) >= weight);
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

/** An average so near to a whole number is that number. */
const NEAR = 0.15;

function extentOf({ by }: Difference, language: Language): Extent {
  const much = Math.abs(by);
  const { often, between } = doingWords[language];
  const percent = much.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
  const few = Math.max(1, Math.floor(much + NEAR));
  const more = Math.max(few, Math.ceil(much - NEAR));
  return {
    n: few === more ? String(few) : between(String(few), String(more)),
    isOne: more === 1,
    often: much > 1 - NEAR ? '' : often(percent),
  };
}

/** What rivals have is called as what one has oneself. */
export type Own<T extends string> = T extends `rival-${infer N}` ? N : T;
export const ownOf = <T extends string>(topic: T): Own<T> => topic.replace(/^rival-/, '') as Own<T>;

/** "1 troop", "2 troops". */
export const counted =
  (one: string, many: string) =>
  (n: string, isOne: boolean): string =>
    `${n} ${isOne ? one : many}`;
