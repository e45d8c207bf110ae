import { bilingual } from '../../../app/language.ts';

export const words = bilingual({ space: 'See the space' }, { space: 'Voir l’emplacement' });
