import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    title: 'Cards',
    search: 'Search',
    searchHint: 'A name, or words of the text',
    filters: 'Filters',
    clear: 'Clear all filters',
    found: (n: number, of: number) => (n === of ? `All ${of}` : `${n} of ${of}`),
    nothing: 'Nothing fits all of this.',
    unknown: 'There is no such card.',
    keys: 'Arrow keys move from card to card; Enter opens one.',
    least: 'From',
    most: 'To',
    any: 'Any',
  },
  {
    title: 'Cartes',
    search: 'Chercher',
    searchHint: 'Un nom, ou des mots du texte',
    filters: 'Filtres',
    clear: 'Effacer tous les filtres',
    found: (n: number, of: number) => (n === of ? `Toutes : ${of}` : `${n} sur ${of}`),
    nothing: 'Rien ne répond à tout cela.',
    unknown: 'Cette carte n’existe pas.',
    keys: 'Les flèches passent d’une carte à l’autre ; Entrée l’ouvre.',
    least: 'De',
    most: 'À',
    any: 'Indifférent',
  },
);
