import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    name: 'Dune: Imperium',
    pitch: 'Rule Arrakis by blade, coin and whisper.',
    round: (round: number) => `Round ${round}`,
    choosing: 'Choosing Leaders',
    few: { 1: 'Solo', 2: 'Two players' },
  },
  {
    name: 'Dune : Imperium',
    pitch: 'Régnez sur Arrakis par la lame, l’or et le secret.',
    round: (round: number) => `Manche ${round}`,
    choosing: 'Choix des Dirigeants',
    few: { 1: 'En solitaire', 2: 'À deux' },
  },
);
