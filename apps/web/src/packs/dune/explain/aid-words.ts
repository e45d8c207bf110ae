import { bilingual } from '../../../app/language.ts';

export const words = bilingual(
  {
    storm: 'Two dials move the storm; forces and spice on open sand under it are lost.',
    'spice-blow': 'A card brings spice, or a sandworm; a worm is followed by a Nexus of alliances.',
    charity: 'Whoever has 0 or 1 spice may take up to 2.',
    bidding: 'One card for each open hand is sold unseen to the highest bidder.',
    revival: 'Up to three forces come back from the tanks, some of them free.',
    shipment: 'Each in storm order ships once, then moves one group.',
    battle: 'Enemies in one territory fight until one is left.',
    collection: 'Forces take 2 spice each where it lies, 3 with Arrakeen or Carthag.',
    mentat: 'Three strongholds win; four for an alliance.',
  },
  {
    storm:
      'Deux roues déplacent la tempête ; troupes et épice sur le désert ouvert y sont perdues.',
    'spice-blow':
      'Une carte apporte de l’épice, ou un ver des sables ; après un ver vient le Nexus des alliances.',
    charity: 'Qui a 0 ou 1 Épice peut compléter jusqu’à 2.',
    bidding: 'Une carte par main ouverte est vendue, face cachée, au plus offrant.',
    revival: 'Jusqu’à trois troupes reviennent des cuves, dont certaines gratuitement.',
    shipment: 'Dans l’ordre de la tempête, chacun débarque une fois, puis déplace un groupe.',
    battle: 'Les ennemis d’un même territoire se battent jusqu’à ce qu’il n’en reste qu’un.',
    collection: 'Chaque troupe ramasse 2 Épices là où il y en a, 3 avec Arrakeen ou Carthag.',
    mentat: 'Trois forteresses gagnent ; quatre pour une alliance.',
  },
);
