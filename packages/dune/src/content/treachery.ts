import { treachery } from './build.ts';
import type { TreacheryCard } from './component.ts';

export const TREACHERY: readonly TreacheryCard[] = [
  treachery('lasgun', { en: 'Lasgun', fr: 'Laser' }, 'weapon-lasgun'),
  treachery('crysknife', { en: 'Crysknife', fr: 'Krys' }, 'weapon-projectile'),
  treachery('maula-pistol', { en: 'Maula Pistol', fr: 'Pistolet Maula' }, 'weapon-projectile'),
  treachery('slip-tip', { en: 'Slip Tip', fr: 'Lame à pointe' }, 'weapon-projectile'),
  treachery('stunner', { en: 'Stunner', fr: 'Étourdisseur' }, 'weapon-projectile'),
  treachery('chaumas', { en: 'Chaumas', fr: 'Chaumas' }, 'weapon-poison'),
  treachery('chaumurky', { en: 'Chaumurky', fr: 'Chaumurky' }, 'weapon-poison'),
  treachery('ellaca-drug', { en: 'Ellaca Drug', fr: 'Drogue Ellaca' }, 'weapon-poison'),
  treachery('gom-jabbar', { en: 'Gom Jabbar', fr: 'Gom Jabbar' }, 'weapon-poison'),
  treachery('shield', { en: 'Shield', fr: 'Bouclier' }, 'defense-projectile', 4),
  treachery('snooper', { en: 'Snooper', fr: 'Goûte-poison' }, 'defense-poison', 4),
  treachery('cheap-hero', { en: 'Cheap Hero(ine)', fr: 'Héros de Pacotille' }, 'special-leader', 3),
  treachery('tleilaxu-ghola', { en: 'Tleilaxu Ghola', fr: 'Ghola Tleilaxu' }, 'special'),
  treachery(
    'family-atomics',
    { en: 'Family Atomics', fr: 'Atomique des Familles' },
    'special-storm',
  ),
  treachery('hajr', { en: 'Hajr', fr: 'Hajr' }, 'special-movement'),
  treachery('karama', { en: 'Karama', fr: 'Karama' }, 'special', 2),
  treachery('truthtrance', { en: 'Truthtrance', fr: 'Transe de Vérité' }, 'special', 2),
  treachery(
    'weather-control',
    { en: 'Weather Control', fr: 'Contrôle du climat' },
    'special-storm',
  ),
  treachery('baliset', { en: 'Baliset', fr: 'Balisette' }, 'worthless'),
  treachery('jubba-cloak', { en: 'Jubba Cloak', fr: 'Cape Jubba' }, 'worthless'),
  treachery('kulon', { en: 'Kulon', fr: 'Kulon' }, 'worthless'),
  treachery('la-la-la', { en: 'La La La', fr: 'La, la, la' }, 'worthless'),
  treachery('trip-to-gamont', { en: 'Trip to Gamont', fr: 'Voyage à Gamont' }, 'worthless'),
];
