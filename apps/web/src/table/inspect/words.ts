import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    previous: 'Previous',
    next: 'Next',
    place: (n: number, of: number) => `${n} of ${of}`,
    page: 'Its own page',
    own: 'Rules and rulings that name it',
    general: 'Rules for all of its kind',
    examples: 'Worked examples',
    none: 'No rule names it: its text says all.',
    loading: 'Fetching the rules',
    failed: 'The rules could not be fetched. They come when the connection is back.',
    toRule: (id: string) => `${id} in the rules`,
  },
  {
    previous: 'Précédent',
    next: 'Suivant',
    place: (n: number, of: number) => `${n} sur ${of}`,
    page: 'Sa propre page',
    own: 'Règles et décisions qui en parlent',
    general: 'Règles communes à ce genre d’élément',
    examples: 'Exemples détaillés',
    none: 'Aucune règle n’en parle : son texte dit tout.',
    loading: 'Les règles arrivent',
    failed: 'Les règles n’ont pas pu être lues. Elles reviendront avec la connexion.',
    toRule: (id: string) => `${id} dans les règles`,
  },
);
