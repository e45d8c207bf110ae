import type { ToldTopic } from '@landsraad/bots/imperium';
import type { Faction } from '@landsraad/imperium';
import type { Language } from '@landsraad/kernel/wording';
import type { Difference } from '../../../games/protocol.ts';
import { type Extent, type Own, ownOf, wordDifferences } from '../../../table/panel/differences.ts';
import { reasonWords } from './reason-words.ts';
import { motiveWords } from './words.ts';

/** What differs between two ways. */
export const wordReasons = (reasons: readonly Difference[], language: Language) =>
  wordDifferences(reasons, language, (reason, extent) => wordReason(reason, extent, language));

const wordReason = ({ topic, about }: Difference, extent: Extent, language: Language): string =>
  nameOf(ownOf(topic as ToldTopic), about as Faction | undefined, extent, language) + extent.often;

function nameOf(
  told: Own<ToldTopic>,
  about: Faction | undefined,
  { n, isOne }: Extent,
  language: Language,
): string {
  const words = reasonWords[language];
  const { with: withFaction } = motiveWords[language];
  if (told === 'alliance') return words.alliance(withFaction[about!]('').trim());
  if (isChance(told)) return words.chances[told];
  const amount = words.amounts[told](n, isOne);
  return told === 'influence' && about ? withFaction[about](amount) : amount;
}

type Chance = keyof (typeof reasonWords)[Language]['chances'];
const isChance = (topic: Own<ToldTopic>): topic is Chance =>
  Object.hasOwn(reasonWords.en.chances, topic);
