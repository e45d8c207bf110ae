import { bilingual } from '../../../app/language.ts';

export const words = bilingual(
  {
    faceDown: 'Face-down card',
    times: (n: number) => `×${n}`,
    copies: (n: number) => `${n} of them`,
    offered: 'can be chosen',
    refused: 'cannot be chosen',
    picked: 'picked',
    inspect: (name: string) => `Details: ${name}`,
    complexity: (n: number) => `Complexity ${n}`,
    marked: (players: number) => `${players}P`,
  },
  {
    faceDown: 'Carte face cachée',
    times: (n: number) => `×${n}`,
    copies: (n: number) => `${n} exemplaires`,
    offered: 'peut être choisi',
    refused: 'ne peut pas être choisi',
    picked: 'choisi',
    inspect: (name: string) => `Détails : ${name}`,
    complexity: (n: number) => `Complexité ${n}`,
    marked: (players: number) => `${players}J`,
  },
);
