import { bilingual } from '../app/language.ts';

/** The decision panel and what goes with it. */
export const words = bilingual(
  {
    panel: 'Your decision',
    fold: 'Put the decision away to look at the board',
    unfold: 'Back to the decision',
    rule: (id: string) => `Rule ${id}`,
    source: (name: string) => `For ${name}`,
    options: 'Options',
    effects: 'Still to resolve, in your order',
    purchases: 'You can acquire',
    plots: 'Intrigue cards',
    confirm: 'Confirm',
    chosen: (n: number, min: number, max: number) =>
      min === max ? `${n} of ${max} chosen` : `${n} chosen (${min} to ${max})`,
    deployN: (n: number) => (n === 0 ? 'Deploy none' : `Deploy ${n}`),
    retreatN: (n: number) => (n === 0 ? 'Retreat none' : `Retreat ${n}`),
    confirmN: (n: number) => `Confirm: ${n}`,
    troop: (n: number) => `Troop ${n}`,
    howMany: 'How many',
    all: 'All',
    earlier: (name: string) => `${name}: earlier`,
    later: (name: string) => `${name}: later`,
    refused: (n: number) => `Not now, and why (${n})`,
    whyNot: 'Why not',
    ruleLink: 'Read the rule',
    chooseWay: 'Which way?',
    cancel: 'Cancel',
    persuasionLeft: (n: number) => `${n} Persuasion left`,
    strength: (n: number) => `Strength ${n}`,
    noStrength: 'No troop in the Conflict',
    affordable: (n: number) =>
      n === 0
        ? 'Nothing left to acquire'
        : n === 1
          ? '1 card within reach'
          : `${n} cards within reach`,
    combat: 'Strength in the Conflict',
    passed: 'passed',
    out: 'not involved',
    hint: {
      title: 'Hint',
      best: 'A bot in your place would choose:',
      others: 'It also weighed:',
      none: 'No opinion here: choose as you like.',
      take: 'Do it',
      close: 'Close the hint',
      asking: 'Thinking about your move…',
    },
  },
  {
    panel: 'Votre décision',
    fold: 'Replier la décision pour voir le plateau',
    unfold: 'Revenir à la décision',
    rule: (id: string) => `Règle ${id}`,
    source: (name: string) => `Pour ${name}`,
    options: 'Options',
    effects: 'À résoudre, dans l’ordre de votre choix',
    purchases: 'Vous pouvez acquérir',
    plots: 'Cartes Intrigue',
    confirm: 'Valider',
    chosen: (n: number, min: number, max: number) =>
      min === max ? `${n} sur ${max} choisis` : `${n} choisis (de ${min} à ${max})`,
    deployN: (n: number) => (n === 0 ? 'Ne rien déployer' : `Déployer ${n}`),
    retreatN: (n: number) => (n === 0 ? 'Ne rien replier' : `Replier ${n}`),
    confirmN: (n: number) => `Valider : ${n}`,
    troop: (n: number) => `Troupe ${n}`,
    howMany: 'Combien',
    all: 'Toutes',
    earlier: (name: string) => `${name} : plus tôt`,
    later: (name: string) => `${name} : plus tard`,
    refused: (n: number) => `Impossible pour l’instant, et pourquoi (${n})`,
    whyNot: 'Pourquoi pas',
    ruleLink: 'Lire la règle',
    chooseWay: 'De quelle façon ?',
    cancel: 'Annuler',
    persuasionLeft: (n: number) =>
      n < 2 ? `${n} point de Persuasion restant` : `${n} points de Persuasion restants`,
    strength: (n: number) => `Force ${n}`,
    noStrength: 'Aucune troupe dans le Conflit',
    affordable: (n: number) =>
      n === 0
        ? 'Plus rien à acquérir'
        : n === 1
          ? '1 carte à votre portée'
          : `${n} cartes à votre portée`,
    combat: 'Forces dans le Conflit',
    passed: 'a passé',
    out: 'n’y participe pas',
    hint: {
      title: 'Conseil',
      best: 'À votre place, un bot choisirait :',
      others: 'Il a aussi envisagé :',
      none: 'Pas d’avis ici : faites comme vous le sentez.',
      take: 'Jouer ce coup',
      close: 'Fermer le conseil',
      asking: 'Le bot étudie votre coup…',
    },
  },
);
