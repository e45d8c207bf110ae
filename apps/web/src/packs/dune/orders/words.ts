import { bilingual } from '../../../app/language.ts';

export const words = bilingual(
  {
    title: 'Standing orders',
    text: 'What is switched on is answered without asking you: in the games of this device, and online as long as the table is open here.',
    orders: {
      deals: 'Offer no deals',
      charity: 'Claim CHOAM Charity',
      traitors: 'Call traitors',
      karama: 'Stop nobody with a Karama card',
      pledges: 'Pledge allies no spice for bids',
    },
  },
  {
    title: 'Ordres permanents',
    text: 'Ce qui est activé reçoit sa réponse sans question : dans les parties de cet appareil, et en ligne tant que la table y est ouverte.',
    orders: {
      deals: 'Ne proposer aucun accord',
      charity: 'Demander l’Aumône de la CHOM',
      traitors: 'Dénoncer les traîtres',
      karama: 'N’arrêter personne avec un Karama',
      pledges: 'Ne promettre aucune Épice aux mises des alliés',
    },
  },
);
