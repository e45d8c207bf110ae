import type { ToldTopic } from '@landsraad/bots/imperium';
import type { Faction } from '@landsraad/imperium';
import type { Language } from '@landsraad/kernel/wording';
import type { Difference } from '../../../games/protocol.ts';
import { type Extent, wordDifferences } from '../../../table/panel/differences.ts';
import { reasonWords } from './reason-words.ts';
import { motiveWords } from './words.ts';

/** What differs between two ways. */
export const wordReasons = (reasons: readonly Difference[], language: Language) =>
  wordDifferences(reasons, language, (reason, extent) => wordReason(reason, extent, language));

function wordReason(
  { topic, about }: Difference,
  { n, isOne, often }: Extent,
  language: Language,
): string {
  const words = reasonWords[language];
  const told = topic as ToldTopic;
  if (told === 'influence')
    return motiveWords[language].with[about as Faction](words.amounts.influence(n, isOne));
  if (told === 'alliance' || told === 'rival-alliance')
    return words.alliances[told](motiveWords[language].with[about as Faction]('').trim()) + often;
  if (isChance(told)) return words.chances[told] + often;
  return words.amounts[told](n, isOne);
}

type Chance = keyof (typeof reasonWords)[Language]['chances'];
const isChance = (topic: ToldTopic): topic is Chance =>
  Object.hasOwn(reasonWords.en.chances, topic);
