import { bilingual } from '../app/language.ts';

export const words = bilingual(
  { close: 'Close', dismiss: 'Dismiss', thinking: 'Thinking' },
  { close: 'Fermer', dismiss: 'Masquer', thinking: 'Réflexion en cours' },
);
