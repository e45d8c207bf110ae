import { bilingual } from '../../../app/language.ts';

export const words = bilingual(
  {
    sends: 'Sends an Agent to',
    costs: (price: string) => `Cost: ${price}`,
    has: (n: number) => `you have ${n}`,
    rises: (from: number, to: number, brings: string) =>
      `from ${from} to ${to}${brings ? `: ${brings}` : ''}`,
    point: '1 Victory Point.',
    bonus: (n: number) => `${n} bonus spice for the next Agent.`,
    held: (name: string) => `Controlled by ${name}.`,
    ship: (name: string) => `Held by a dreadnought: ${name}.`,
    stands: (name: string) => `An Agent of ${name} stands here.`,
    standing: 'Who stands where',
    alliance: 'holds the Alliance',
    stepPoint: (n: number) => `1 Victory Point, for as long as you have ${n} Influence.`,
    stepAlliance: 'The first to come here takes the Alliance and 1 Victory Point.',
    stepNothing: 'Nothing is gained here.',
    score: 'Victory Points',
    ends: (n: number) => `The game ends after the round in which somebody has ${n}.`,
    cards: (hand: number, intrigue: number) =>
      `Victory Points, Solari, spice, water; ${hand} in hand, ${intrigue} Intrigue.`,
    noAlliance: 'Influence with the four Factions; no Alliance.',
    alliances: (names: string) => `Influence with the four Factions; Alliance: ${names}.`,
    troops: (garrison: number, conflict: number) =>
      `${garrison} in the garrison, ${conflict} in the Conflict.`,
    strength: 'Strength in the Conflict.',
    last: (card: string, space: string) => `Last played: ${card} → ${space}.`,
  },
  {
    sends: 'Envoie un Agent sur',
    costs: (price: string) => `Coût : ${price}`,
    has: (n: number) => `vous en avez ${n}`,
    rises: (from: number, to: number, brings: string) =>
      `de ${from} à ${to}${brings ? ` : ${brings}` : ''}`,
    point: '1 Point de Victoire.',
    bonus: (n: number) => `${n} Épice bonus pour le prochain Agent.`,
    held: (name: string) => `Contrôlé par ${name}.`,
    ship: (name: string) => `Tenu par un cuirassé : ${name}.`,
    stands: (name: string) => `Agent présent : ${name}.`,
    standing: 'Où en est chacun',
    alliance: 'détient l’Alliance',
    stepPoint: (n: number) => `1 Point de Victoire, tant que vous avez ${n} Influence.`,
    stepAlliance: 'Le premier arrivé prend l’Alliance et 1 Point de Victoire.',
    stepNothing: 'Rien à gagner ici.',
    score: 'Points de Victoire',
    ends: (n: number) => `La partie se termine après la manche où quelqu’un en a ${n}.`,
    cards: (hand: number, intrigue: number) =>
      `Points, Solari, Épice, eau ; ${hand} en main, ${intrigue} Intrigue.`,
    noAlliance: 'Influence auprès des quatre Factions ; aucune Alliance.',
    alliances: (names: string) => `Influence auprès des quatre Factions ; Alliance : ${names}.`,
    troops: (garrison: number, conflict: number) =>
      `${garrison} en garnison, ${conflict} dans le Conflit.`,
    strength: 'Force dans le Conflit.',
    last: (card: string, space: string) => `Dernière carte : ${card} → ${space}.`,
  },
);
