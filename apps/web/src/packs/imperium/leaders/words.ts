import { bilingual } from '../../../app/language.ts';

export const words = bilingual(
  {
    title: 'Leaders',
    lead: 'Everybody who can lead a House, with both abilities whole, how hard we find them to play, and what you have done with them on this device.',
    level: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
    never: 'Not played yet',
    record: (games: number, wins: number) =>
      `${games === 1 ? '1 game' : `${games} games`}, ${wins === 1 ? '1 won' : `${wins} won`}`,
    why: {
      'paul-atreides': 'One more card for the ring: always good, never wrong.',
      'duke-leto-atreides':
        'The Landsraad is cheap for you, but the ring wants spice and rivals who are ahead.',
      'baron-vladimir-harkonnen':
        'Two Factions chosen before the first card, and a moment for four troops.',
      'glossu-the-beast-rabban': 'A good start and troops: send them where it is worth it.',
      'earl-memnon-thorvald': 'Spice with every ring, and one goal to save for: the High Council.',
      'countess-ariana-thorvald': 'Cards in place of spice: you must find your income elsewhere.',
      'count-ilban-richese':
        'Solari from the ring, a card for each that you spend: it explains itself.',
      'helena-richese':
        'Nothing blocks you in half of the board, but the ring takes planning ahead.',
      'archduke-armand-ecaz':
        'To trash cards your Agents must stand on the right boards; the ring then fills the deck again.',
      'ilesa-ecaz': 'Each round you decide in advance what your second turn will be.',
      'viscount-hundro-moritani':
        'One Intrigue card to choose at the start, and a ring that wants spice and the shipping track.',
      'princess-yuna-moritani':
        'Riches without water: every early round must be planned around it.',
      'prince-rhombur-vernius': 'Build dreadnoughts, and let them fight.',
      'tessia-vernius': 'Four Snoopers, and an order of Factions that decides the game.',
    },
  },
  {
    title: 'Dirigeants',
    lead: 'Tous ceux qui peuvent mener une Maison, avec leurs deux capacités en entier, la difficulté que nous leur trouvons, et vos résultats avec eux sur cet appareil.',
    level: { easy: 'Facile', medium: 'Moyen', hard: 'Difficile' },
    never: 'Pas encore joué',
    record: (games: number, wins: number) =>
      `${games === 1 ? '1 partie' : `${games} parties`}, ${wins < 2 ? `${wins} gagnée` : `${wins} gagnées`}`,
    why: {
      'paul-atreides': 'Une carte de plus avec la Chevalière : toujours bon, jamais faux.',
      'duke-leto-atreides':
        'Le Landsraad vous coûte peu, mais la Chevalière veut de l’Épice et des rivaux en avance.',
      'baron-vladimir-harkonnen':
        'Deux Factions choisies avant la première carte, et le bon moment pour quatre troupes.',
      'glossu-the-beast-rabban':
        'Un bon départ et des troupes : à envoyer là où cela en vaut la peine.',
      'earl-memnon-thorvald':
        'De l’Épice à chaque Chevalière, et un but pour vos économies : le Haut Conseil.',
      'countess-ariana-thorvald':
        'Des cartes au lieu d’Épice : il faut trouver ses revenus ailleurs.',
      'count-ilban-richese':
        'Des Solari par la Chevalière, une carte quand vous en dépensez : cela va de soi.',
      'helena-richese':
        'Rien ne vous bloque sur la moitié du plateau, mais la Chevalière demande de prévoir.',
      'archduke-armand-ecaz':
        'Pour détruire des cartes, vos Agents doivent être aux bons endroits ; la Chevalière remplit ensuite le deck.',
      'ilesa-ecaz': 'À chaque manche, vous décidez d’avance de votre deuxième tour.',
      'viscount-hundro-moritani':
        'Une carte Intrigue à choisir au départ, et une Chevalière qui veut de l’Épice pour le Cargo.',
      'princess-yuna-moritani':
        'Des richesses, mais pas d’eau : les premières manches se planifient autour d’elle.',
      'prince-rhombur-vernius': 'Construisez des cuirassés, et envoyez-les au combat.',
      'tessia-vernius': 'Quatre Fouineurs, et un ordre des Factions qui décide de la partie.',
    },
  },
);

/** The Leaders that we have judged. */
export type Why = keyof typeof words.en.why;
