import { amountOf } from '@landsraad/dune';
import { bilingual } from '../../../../app/language.ts';

export const words = bilingual(
  {
    wheel: 'Number on the wheel',
    dial: (n: number) => `Dial ${n}`,
    bid: (n: number) => `Bid ${n}`,
    other: 'Another bid',
    most: (n: number) => `You have ${n} spice.`,
    price: (n: number, each: string, price: number) => `${n} × ${each} = ${price} spice`,
    half: 'at half price',
    toGuild: 'to the Guild',
    toBank: 'to the bank',
    free: 'costs nothing',
    left: (n: number) => `${n} left`,
    short: (n: number) => `${n} more than you have`,
    noAlliances: 'Nobody is allied.',
    turn: 'Turn',
    foretell: 'Foretell',
    voice: {
      play: 'Play it',
      not: 'Do not',
      kinds: {
        'weapon-poison': 'Poison weapon',
        'weapon-projectile': 'Projectile weapon',
        'weapon-lasgun': 'Lasgun',
        'defense-poison': 'Defence against poison',
        'defense-projectile': 'Defence against projectiles',
        worthless: 'Worthless card',
        'cheap-hero': 'Cheap Hero',
      },
    },
    traitor: 'Another faction’s leader becomes your traitor; one of your own is only kept safe.',
    freeOnes: (n: number) => `${n} free, 2 spice for each of the others.`,
    revival: (n: number, price: number) => `${n} × 2 = ${price} spice`,
  },
  {
    wheel: 'Nombre sur la roue',
    dial: (n: number) => `Composer ${n}`,
    bid: (n: number) => `Miser ${n}`,
    other: 'Une autre mise',
    most: (n: number) => `Vous avez ${amountOf(n, 'spice', 'fr')}.`,
    price: (n: number, each: string, price: number) =>
      `${n} × ${each} = ${amountOf(price, 'spice', 'fr')}`,
    half: 'à moitié prix',
    toGuild: 'à la Guilde',
    toBank: 'à la Banque',
    free: 'ne coûte rien',
    left: (n: number) => `il en reste ${n}`,
    short: (n: number) => `${n} de plus que vous n’avez`,
    noAlliances: 'Personne n’est allié.',
    turn: 'Tour',
    foretell: 'Prédire',
    voice: {
      play: 'Jouer',
      not: 'Ne pas jouer',
      kinds: {
        'weapon-poison': 'Arme à poison',
        'weapon-projectile': 'Arme à projectile',
        'weapon-lasgun': 'Laser',
        'defense-poison': 'Défense contre le poison',
        'defense-projectile': 'Défense contre les projectiles',
        worthless: 'Carte sans valeur',
        'cheap-hero': 'Héros de Pacotille',
      },
    },
    traitor:
      'Le chef d’une autre faction devient votre traître ; un des vôtres est seulement à l’abri.',
    freeOnes: (n: number) =>
      `${n} ${n === 1 ? 'gratuite' : 'gratuites'}, 2 Épices pour chacune des autres.`,
    revival: (n: number, price: number) => `${n} × 2 = ${amountOf(price, 'spice', 'fr')}`,
  },
);
