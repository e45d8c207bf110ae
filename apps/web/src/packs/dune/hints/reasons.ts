import type { ToldTopic } from '@landsraad/bots/dune';
import type { FactionId } from '@landsraad/dune';
import type { Language } from '@landsraad/kernel/wording';
import type { Difference } from '../../../games/protocol.ts';
import { type Extent, ownOf, wordDifferences } from '../../../table/panel/differences.ts';
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
  const told = ownOf(topic as ToldTopic);
  if (told === 'ally') return words.ally[about as FactionId] + often;
  return (told === 'victory' ? words.victory : words.amounts[told](n, isOne)) + often;
}
