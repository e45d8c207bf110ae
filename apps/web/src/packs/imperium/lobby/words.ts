import { bilingual } from '../../../app/language.ts';

export const words = bilingual(
  {
    players: (n: number) => (n === 2 ? '2 players and House Hagal' : `${n} players`),
    hagal: 'House Hagal',
    hagalHint: 'led by its cards',
    points: (n: number) => `to ${n} points`,
    leaders: { random: 'Leaders drawn', pick: 'Leaders picked at the table' },
  },
  {
    players: (n: number) => (n === 2 ? '2 joueurs et la Maison Hagal' : `${n} joueurs`),
    hagal: 'Maison Hagal',
    hagalHint: 'menée par ses cartes',
    points: (n: number) => `en ${n} points`,
    leaders: { random: 'Dirigeants tirés au sort', pick: 'Dirigeants choisis à la table' },
  },
);
