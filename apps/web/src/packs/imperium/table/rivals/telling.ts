import {
  hagalOf,
  nameOf,
  type RevealedHagal,
  type Shown,
  skippedReason,
  spaceOf,
} from '@landsraad/imperium';
import type { Language } from '@landsraad/kernel/wording';
import { useWords } from '../../../../app/language.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { words } from './words.ts';

/* Revealed Hagal cards in words. */

/** All of it as a sentence: what was ignored and why, then what was used. */
export function useShownText(): (shown: Shown) => string {
  const { name, language } = useWording();
  const say = useWords(words);
  return ({ seat, bonus, cards }) => {
    const head = bonus ? say.lastBonus(name(seat)) : say.lastTurn(name(seat));
    const lines = cards.map((card) => revealedText(card, language, say));
    return say.told(head, lines);
  };
}

type Say = (typeof words)['en'];

function revealedText(
  { card: id, space, skipped }: RevealedHagal,
  language: Language,
  say: Say,
): string {
  const name = nameOf(hagalOf(id), language);
  if (skipped) return say.ignored(name, skippedReason(skipped, language));
  return `${name}, ${usedText({ card: id, space }, language, say)}`;
}

/** What a card was used for: where it sent the Agent, or the strength of its swords. */
export const usedText = (
  { card, space }: Pick<RevealedHagal, 'card' | 'space'>,
  language: Language,
  say: Say,
): string =>
  space === null
    ? say.strength(hagalOf(card).swords ?? 0)
    : say.sent(nameOf(spaceOf(space), language));
