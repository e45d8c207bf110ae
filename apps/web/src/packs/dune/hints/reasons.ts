import type { ToldTopic } from '@landsraad/bots/dune';
import type { FactionId } from '@landsraad/dune';
import type { Language } from '@landsraad/kernel/wording';
import type { Difference } from '../../../games/protocol.ts';
import { type Extent, wordDifferences } from '../../../table/panel/differences.ts';
import { reasonWords } from './words.ts';

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
  if (told === 'ally') return words.ally[about as FactionId] + often;
  if (told === 'victory' || told === 'rival-victory') return words.chances[told] + often;
  return words.amounts[told](n, isOne);
}
