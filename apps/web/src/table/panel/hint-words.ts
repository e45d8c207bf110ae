import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    title: 'Hint',
    best: 'A bot in your place would choose:',
    others: 'It also weighed:',
    none: 'No opinion here: choose as you like.',
    take: 'Play this',
    close: 'Close the hint',
    asking: 'Thinking about your move…',
    strongest: 'The strongest bot would play:',
    chance: (percent: string) => `${percent} to win`,
    compared: 'Compared with the next best, at the end of the round:',
    less: (percent: string, best: string) => `${percent} to win instead of ${best}`,
    asGood: (percent: string) => `${percent} to win: about as good`,
  },
  {
    title: 'Conseil',
    best: 'À votre place, un bot choisirait :',
    others: 'Il a aussi envisagé :',
    none: 'Pas d’avis ici : faites comme vous le sentez.',
    take: 'Jouer ce coup',
    close: 'Fermer le conseil',
    asking: 'Le bot étudie votre coup…',
    strongest: 'Le bot le plus fort jouerait :',
    chance: (percent) => `${percent} de chances de gagner`,
    compared: 'Par rapport au meilleur autre coup, en fin de manche :',
    less: (percent, best) => `${percent} de chances de gagner au lieu de ${best}`,
    asGood: (percent) => `${percent} de chances de gagner : à peu près équivalent`,
  },
);
