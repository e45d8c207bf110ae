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
  },
  {
    wheel: 'Nombre sur la roue',
    dial: (n: number) => `Composer ${n}`,
    bid: (n: number) => `Miser ${n}`,
    other: 'Une autre mise',
    most: (n: number) => `Vous avez ${n} d’épice.`,
    price: (n: number, each: string, price: number) => `${n} × ${each} = ${price} d’épice`,
    half: 'à moitié prix',
    toGuild: 'à la Guilde',
    toBank: 'à la Banque',
    free: 'ne coûte rien',
    left: (n: number) => `il en reste ${n}`,
    short: (n: number) => `${n} de plus que vous n’avez`,
  },
);
