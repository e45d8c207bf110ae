import { bilingual } from '../../../app/language.ts';

export const words = bilingual(
  {
    faceDown: 'Face-down card',
    times: (n: number) => `×${n}`,
    copies: (n: number) => `${n} of them`,
    offered: { one: 'can be chosen', feminine: 'can be chosen' },
    refused: { one: 'cannot be chosen', feminine: 'cannot be chosen' },
    picked: { one: 'picked', feminine: 'picked' },
    inspect: (name: string) => `Details: ${name}`,
    complexity: (n: number) => `Complexity ${n}`,
    marked: (players: number) => `${players}P`,
    past: (icon: string) => `${icon} (past enemy Agents)`,
    graft: 'Graft',
  },
  {
    faceDown: 'Carte face cachée',
    times: (n: number) => `×${n}`,
    copies: (n: number) => `${n} exemplaires`,
    offered: { one: 'peut être choisi', feminine: 'peut être choisie' },
    refused: { one: 'ne peut pas être choisi', feminine: 'ne peut pas être choisie' },
    picked: { one: 'choisi', feminine: 'choisie' },
    inspect: (name: string) => `Détails : ${name}`,
    complexity: (n: number) => `Complexité ${n}`,
    marked: (players: number) => `${players}J`,
    past: (icon: string) => `${icon} (malgré les Agents adverses)`,
    graft: 'Greffe',
  },
);
