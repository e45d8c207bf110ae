import type { PlayText } from './play-text.ts';

const between = (min: number, max: number): string =>
  min === max ? `${min} choix` : `de ${min} à ${max} choix`;

export const play: PlayText = {
  welcome: (title, seed) => `${title} (graine ${seed})`,
  you: 'vous',
  bot: (name) => `bot : ${name}`,
  seat: (number) => `Place ${number}`,
  typeHelp: 'Tapez le numéro de votre choix, ou ? pour l’aide.',
  help: (explains, legend, orders) => [
    'Tapez le numéro de votre choix ; s’il en faut plusieurs, 1 3 ou 2-4.',
    ...explains,
    '  ? 2         explique de quoi parle le choix 2',
    '  x           ce que vous ne pouvez pas choisir, et pourquoi ; pourquoi 2',
    '  u           annule votre dernière réponse, tant que rien n’a été révélé',
    '  t           montre de nouveau la table',
    ...(orders
      ? [
          '  carte       toute la carte',
          '  ordres      quand on vous demande ; ordres karama jamais',
          '  plus-tard   choix par défaut, sans plus rien demander dans cette phase',
          '  NOM         un choix peut se taper par son nom, ou une partie du nom',
        ]
      : []),
    '  journal     ce qui s’est passé ; journal 100 pour en voir plus',
    '  sauver FICHIER, charger FICHIER : garder la partie, en reprendre une',
    '  quitter     s’en aller ; on vous propose de sauvegarder',
    ...legend,
  ],
  noMap: 'Ce jeu n’a pas de carte.',
  form: {
    summary: 'Votre plan :',
    confirm: 'C’est cela',
    change: (field) => `Changer : ${field}`,
    range: (min, max) => `(de ${min} à ${max})`,
  },
  orders: {
    heading: 'Quand on vous demande :',
    none: 'Dans ce jeu, on vous demande tout.',
    how:
      'utile : seulement quand il y a quelque chose à choisir. Pour changer : ordres karama jamais' +
      ' (ou utile, ou toujours) ; ordres tout toujours pour tout.',
    modes: { never: 'jamais', able: 'utile', always: 'toujours' },
    set: (topic, mode) => `${topic} : ${mode}.`,
    unknown: (word) => `« ${word} » ne reçoit pas d’ordres ; ordres donne la liste.`,
    hint: 'Certaines réponses sont données pour vous : ordres montre lesquelles.',
    skipped: 'Laissé au choix par défaut ; plus de question avant la phase suivante.',
    notSkipped: 'Il faut répondre à cette question.',
  },
  manyPlaces: 'Un nom peut se taper, avec le secteur entre parenthèses : méridien 1',
  pickSeveral: (min, max) =>
    `Faites ${between(min, max)}, par exemple 1 3${min === 0 ? ' ; 0 pour aucun' : ''}.`,
  numberWanted: (min, max) =>
    min === max
      ? `Tapez ${min}, ou ? pour l’aide.`
      : `Tapez un nombre de ${min} à ${max}, ou ? pour l’aide.`,
  notUnderstood: (line) => `« ${line} » n’est ni un nombre ni une commande ; ? pour l’aide.`,
  nothingRefused: 'Rien de ce que vous pourriez attendre ne manque ici.',
  nothingCalled: (name) => `Rien ici ne s’appelle « ${name} ».`,
  severalCalled: (names, more) => `Plusieurs possibilités : ${names.join(', ')}${more ? '…' : ''}`,
  cannotUndo: 'Impossible d’annuler : quelque chose a été révélé, ou d’autres ont joué depuis.',
  undone: 'Annulé.',
  saveWhere: 'Dites où : sauver FICHIER',
  saved: (file) => `Partie sauvegardée dans ${file}.`,
  loadWhat: 'Dites laquelle : charger FICHIER',
  loaded: (file) => `On reprend ${file}.`,
  saveBeforeLeaving: 'Sauvegarder ? Un nom de fichier, ou Entrée pour quitter sans : ',
  goodbye: 'Au revoir.',
  endOfInput: 'Fin de l’entrée : la partie s’arrête ici.',
  ranking: 'Classement final',
  youWon: 'Vous avez gagné !',
  youLost: (rank) => `Vous finissez ${rank}e.`,
};
