import { cardOf, type ImperiumOption, type ImperiumView } from '@landsraad/imperium';
import type { Language } from '@landsraad/kernel/wording';
import { bilingual } from '../../../../app/language.ts';
import type { Warning } from '../../../../table/kit.ts';

const words = bilingual(
  {
    title: 'Use the Family Atomics?',
    text: (cards: string) =>
      `${cards} leave the game for good, and a new Row is dealt. You can do this once in the game.`,
    yes: 'Use them',
    no: 'Keep them',
  },
  {
    title: 'Utiliser les Atomiques Familiaux ?',
    text: (cards: string) =>
      `${cards} quittent définitivement le jeu et une nouvelle Rangée est révélée. Cela n’est possible qu’une fois par partie.`,
    yes: 'Les utiliser',
    no: 'Les garder',
  },
);

/** IMM-10.1: the whole Row goes, once in a game. */
export function warning(
  { type }: ImperiumOption,
  { row }: ImperiumView,
): Readonly<Record<Language, Warning>> | null {
  if (type !== 'atomics') return null;
  const inWords = (language: Language): Warning => {
    const { title, text, yes, no } = words[language];
    const cards = row.map((card) => cardOf(card).name[language]);
    return { title, yes, no, text: text(new Intl.ListFormat(language).format(cards)) };
  };
  return { en: inWords('en'), fr: inWords('fr') };
}
