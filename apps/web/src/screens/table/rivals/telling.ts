import { hagalOf, nameOf, type RevealedHagal, type Shown, spaceOf } from '@landsraad/imperium';
import type { Language } from '@landsraad/kernel';
import { useWords } from '../../../app/language.ts';
import { useDesk } from '../desk.ts';
import { words } from './words.ts';

/* Revealed Hagal cards in words. */

/** All of it as a sentence: what was ignored and why, then what was used. */
export function useShownText(): (shown: Shown) => string {
  const { name, language } = useDesk();
  const say = useWords(words);
  return ({ seat, bonus, cards }) => {
    const head = bonus ? say.lastBonus(name(seat)) : say.lastTurn(name(seat));
    const lines = cards.map((card) => revealedText(card, bonus, language, say));
    return `${head}${language === 'fr' ? ' :' : ':'} ${lines.join('; ')}`;
  };
}

type Say = (typeof words)['en'];

export function revealedText(
  { card: id, space, skipped }: RevealedHagal,
  bonus: boolean,
  language: Language,
  say: Say,
): string {
  const card = hagalOf(id);
  const name = nameOf(card, language);
  if (skipped) return say.ignored(name, say.skipped[skipped]);
  if (bonus || space === null) return `${name}, ${say.strength(card.swords ?? 0)}`;
  return `${name}, ${say.sent(nameOf(spaceOf(space), language))}`;
}
