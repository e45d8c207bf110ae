import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    title: 'Glossary',
    intro: 'The words of the game, with their French names.',
    search: 'Search',
    searchHint: 'A word in either language',
    set: 'From',
    everySet: 'All',
    letters: 'By first letter',
    found: (n: number) => (n === 1 ? '1 word' : `${n} words`),
    nothing: 'No word fits.',
    link: (term: string) => `Link to “${term}”`,
    otherLanguage: 'In French',
  },
  {
    title: 'Glossaire',
    intro: 'Les mots du jeu, avec leur nom anglais.',
    search: 'Chercher',
    searchHint: 'Un mot dans l’une des deux langues',
    set: 'De',
    everySet: 'Tous',
    letters: 'Par première lettre',
    found: (n: number) => (n < 2 ? `${n} mot` : `${n} mots`),
    nothing: 'Aucun mot ne correspond.',
    link: (term: string) => `Lien vers « ${term} »`,
    otherLanguage: 'En anglais',
  },
);
