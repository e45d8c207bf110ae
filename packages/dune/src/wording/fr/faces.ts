import { placeOf, printedSector } from '../place.ts';
import type { FaceWording } from '../wording.ts';
import { inPlace } from './places.ts';
import { amount, terms } from './terms.ts';

export const faces: FaceWording = {
  kinds: {
    territory: 'Territoire',
    treachery: 'Carte Traîtrise',
    spice: 'Carte Épice',
    leader: 'Chef',
    faction: 'Faction',
  },
  labels: {
    terrain: 'Terrain',
    sectors: 'Secteurs',
    sector: 'Secteur',
    spice: 'Explosion d’Épice',
    income: 'Revenu',
    neighbours: 'Voisins',
    type: 'Type',
    copies: 'Exemplaires',
    territory: 'Territoire',
    faction: 'Faction',
    strength: 'Force',
    start: 'Épices au départ',
    cards: 'Cartes Traîtrise au départ',
    traitors: 'Cartes Traître gardées',
    hand: 'Limite de main',
    'free-revival': 'Enrôlement gratuit',
    revival: 'Résurrection',
    special: 'Troupes spéciales',
    leaders: 'Chefs',
    storm: 'Tempête',
    ornithopters: 'Ville',
    refuge: 'Refuge',
    fremen: 'Fremen',
    atomics: 'Atomique des Familles',
    effect: 'Effet',
    when: 'Quand',
    after: 'Ensuite',
    battle: 'Bataille',
  },
  itemHeading: (title, kind) =>
    kind === 'advanced' || kind === 'alliance' || kind === 'karama-power'
      ? `${title} (${terms.itemKinds[kind]})`
      : title,
  stoppable: 'Une carte Karama peut bloquer cet avantage.',
  spiceIn: (n, sector) => `${n}, dans le secteur ${sector}`,
  income: (n) => `${amount(n, 'spice')} par tour pour qui l’occupe, dans le jeu avancé`,
  storm: ({ id, stormProtected, losesProtection, spice }) => {
    if (id === 'polar-sink') return ['La tempête n’y passe jamais.'];
    if (!stormProtected) return [`La tempête y emporte les troupes${spice ? ' et l’Épice' : ''}.`];
    return losesProtection
      ? ['Les troupes y sont à l’abri de la tempête tant que tient le Mur du Bouclier.']
      : ['Les troupes y sont à l’abri de la tempête.'];
  },
  ornithopters: [
    'Qui a une troupe ici se déplace jusqu’à 3 territoires grâce aux ornithoptères.',
    'Qui l’occupe récolte 3 Épices par troupe au lieu de 2.',
  ],
  refuge: ['Personne ne s’y bat, et des alliés peuvent s’y trouver ensemble.'],
  fremen: 'Les Fremen peuvent y amener leur réserve.',
  atomics: ({ id }) =>
    id === 'shield-wall'
      ? 'D’ici, une troupe peut détruire le Mur du Bouclier avec Atomique des Familles. Toutes les troupes présentes sont alors perdues.'
      : 'D’ici, une troupe peut détruire le Mur du Bouclier avec Atomique des Familles.',
  spiceCard: ({ cell, amount: n }) =>
    cell === null
      ? [
          'À partir du tour 2, un Ver des Sables dévore toutes les troupes et toute l’Épice du territoire visible sur la défausse, puis vient un Nexus.',
          'Retournez ensuite la carte suivante. Les autres Vers des Sables de la même explosion sont en eux-mêmes sans effet.',
          'Au tour 1, mettez cette carte de côté et retournez la suivante.',
        ]
      : [
          `Placez ${amount(n, 'spice')} ${inPlace(placeOf(cell).territory)}, dans le secteur ${printedSector(Number(cell.split('@')[1]))}, sauf si la tempête s’y trouve.`,
        ],
  leaderInBattle: ({ strength }) => [
    `Ajoute ${strength} au nombre que vous composez, sauf en cas de mort.`,
    `Sa mort rapporte ${amount(strength, 'spice')} au vainqueur de la bataille.`,
  ],
  leaderRevival: ({ strength }) => [`Coûte ${amount(strength, 'spice')}.`],
  leaderLine: (name, strength) => `${name} : ${strength}.`,
  freeRevivals: (n) => `${amount(n, 'force')} par tour`,
  specialForces: (name, n) => `${n} ${name}, dans le jeu avancé`,
};
