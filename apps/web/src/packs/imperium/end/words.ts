import { capitalised, frenchOf } from '@landsraad/kernel/wording';
import { bilingual } from '../../../app/language.ts';

/** From the second place on. */
const ENGLISH_NTH: Readonly<Record<number, string>> = { 2: '2nd', 3: '3rd', 4: '4th' };

export const words = bilingual(
  {
    youWin: 'You win!',
    wins: (name: string) => `${capitalised(name)} wins`,
    yours: (rank: number, points: string, behind: number) =>
      `You come ${ENGLISH_NTH[rank]} with ${points}, ${
        behind === 0 ? 'as many as the winner' : `${behind} behind the winner`
      }.`,
    analyse: 'Analyse this game',
    solo: {
      won: 'You have won against the Rivals!',
      lost: 'You have lost against the Rivals',
      difficulty: (name: string) => `Difficulty: ${name}`,
      record: 'Solo record',
    },
    ranking: 'Ranking',
    tieRule: 'Ties are broken by spice, Solari, water, then troops in garrison.',
    rule: (number: string) => `Rule ${number}`,
    chart: {
      title: 'Points over time',
      round: 'Round',
      start: 'Start',
      endgame: 'End',
      about: (names: string) => `Victory Points at the end of each round of ${names}`,
      goal: (points: number) => `${points} to end the game`,
    },
    held: {
      title: 'What everyone held',
      loading: 'The hands are being laid open…',
      resources: 'Resources',
      influence: 'Influence',
      alliance: (faction: string) => `Alliance with the ${faction}`,
      conflicts: (n: number) => (n === 0 ? 'No Conflict won' : `Conflicts won: ${n}`),
      cards: (n: number) => `${n} cards owned`,
      zones: { hand: 'Hand', play: 'In play', discard: 'Discard pile', deck: 'Deck' },
      intrigue: 'Intrigue cards',
      none: 'none',
      garrison: (n: number) => `${n} in garrison`,
    },
  },
  {
    youWin: 'Vous avez gagné !',
    wins: (name: string) => `Victoire ${frenchOf(name)}`,
    yours: (rank: number, points: string, behind: number) =>
      `Vous finissez ${rank}e avec ${points}, ${
        behind === 0 ? 'autant que le vainqueur' : `${behind} de moins que le vainqueur`
      }.`,
    analyse: 'Analyser cette partie',
    solo: {
      won: 'Vous avez vaincu les Rivaux !',
      lost: 'Les Rivaux vous ont vaincu',
      difficulty: (name: string) => `Difficulté : ${name}`,
      record: 'Palmarès en solitaire',
    },
    ranking: 'Classement',
    tieRule:
      'Les égalités se départagent à l’Épice, aux Solari, à l’eau, puis aux troupes en garnison.',
    rule: (number: string) => `Règle ${number}`,
    chart: {
      title: 'Les points au fil des manches',
      round: 'Manche',
      start: 'Début',
      endgame: 'Fin',
      about: (names: string) => `Points de Victoire à la fin de chaque manche : ${names}`,
      goal: (points: number) => `${points} pour terminer la partie`,
    },
    held: {
      title: 'Ce que chacun possédait',
      loading: 'On abat les cartes…',
      resources: 'Ressources',
      influence: 'Influence',
      alliance: (faction: string) => `Alliance : ${faction}`,
      conflicts: (n: number) => (n === 0 ? 'Aucun Conflit remporté' : `Conflits remportés : ${n}`),
      cards: (n: number) => `${n} cartes possédées`,
      zones: { hand: 'Main', play: 'En jeu', discard: 'Défausse', deck: 'Deck' },
      intrigue: 'Cartes Intrigue',
      none: 'aucune',
      garrison: (n: number) => `${n} en garnison`,
    },
  },
);
