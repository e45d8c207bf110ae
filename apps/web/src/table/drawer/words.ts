import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    title: 'At hand',
    tabs: { icons: 'Icons', rules: 'Rules', aid: 'Player aid', log: 'Log' },
    readRule: 'Read the rule',
    back: (rule: string) => `Back to ${rule}`,
  },
  {
    title: 'Sous la main',
    tabs: { icons: 'Icônes', rules: 'Règles', aid: 'Aide de jeu', log: 'Journal' },
    readRule: 'Lire la règle',
    back: (rule: string) => `Retour à ${rule}`,
  },
);
