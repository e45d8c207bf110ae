import { bilingual } from '../../../app/language.ts';

/** What each faction lives on, for whoever plays it for the first time. */
export const aims = bilingual(
  {
    atreides: {
      win: 'strongholds taken in battles that you choose: prescience tells you which.',
      earn: 'spice on the map: you see where it comes next before you ship.',
      beware: 'your bids speak: everybody knows that you saw the card.',
    },
    'bene-gesserit': {
      win: 'your prediction, if you help the right faction in the right turn; strongholds do as well.',
      earn: 'CHOAM Charity, and what you do not spend: a force comes along for free when others ship.',
      beware: 'you have little spice: nobody may guess what you predicted, or they will wait.',
    },
    emperor: {
      win: 'strongholds that you can pay for: many forces shipped at once, Sardaukar among them.',
      earn: 'Treachery Cards: whoever buys one pays you.',
      beware: 'you begin with nobody on the planet, and what you ship enriches the Guild.',
    },
    fremen: {
      win: 'strongholds close to the desert; and the end of the last turn, if the sietches are yours.',
      earn: 'spice on the map: you come for free, go further, and no worm takes you.',
      beware:
        'you begin with 3 spice: cards are what you lack, and reserves land on one side only.',
    },
    'spacing-guild': {
      win: 'nobody else winning: once the last turn is over the game is yours. Strongholds do as well.',
      earn: 'shipments: whoever comes from space pays you.',
      beware: 'weak leaders, and rivals who stay at home; the Fremen win the last turn before you.',
    },
    harkonnen: {
      win: 'battles: no hand is as full as yours, and four traitors may be waiting.',
      earn: 'nothing by itself: fight for spice, and for the cards that you get for free.',
      beware: 'cards cost what forces would have; who fears traitors sends a Cheap Hero.',
    },
  },
  {
    atreides: {
      win: 'des forteresses prises dans les batailles que vous choisissez : la prescience dit lesquelles.',
      earn: 'l’Épice de la carte : vous voyez où viendra la suivante avant de débarquer.',
      beware: 'vos mises parlent : tout le monde sait que vous avez vu la carte.',
    },
    'bene-gesserit': {
      win: 'votre prédiction, si vous aidez la bonne faction au bon tour ; les forteresses comptent aussi.',
      earn: 'l’Aumône de la CHOM, et ce que vous ne dépensez pas : une troupe suit gratuitement les débarquements des autres.',
      beware: 'vous avez peu d’Épice, et si l’on devine votre prédiction, on vous fera attendre.',
    },
    emperor: {
      win: 'des forteresses que vous pouvez payer : beaucoup de troupes d’un coup, Sardaukar compris.',
      earn: 'les cartes Traîtrise : qui en achète une vous paie.',
      beware:
        'vous commencez sans personne sur la planète, et vos débarquements enrichissent la Guilde.',
    },
    fremen: {
      win: 'les forteresses proches du désert ; et la fin du dernier tour, si les sietchs sont à vous.',
      earn: 'l’Épice de la carte : vous arrivez gratuitement, allez plus loin, et aucun ver ne vous prend.',
      beware:
        'vous commencez avec 3 Épices : les cartes vous manquent, et votre réserve n’arrive que d’un côté.',
    },
    'spacing-guild': {
      win: 'personne d’autre ne doit gagner : passé le dernier tour, la partie est à vous. Les forteresses comptent aussi.',
      earn: 'les débarquements : qui vient de l’espace vous paie.',
      beware:
        'vos chefs sont faibles, et qui reste chez soi ne paie rien ; au dernier tour, les Fremen gagnent avant vous.',
    },
    harkonnen: {
      win: 'des batailles : aucune main n’est aussi pleine, et quatre traîtres attendent peut-être.',
      earn: 'rien ne vient seul : battez-vous pour l’Épice, et achetez des cartes, qui en amènent de gratuites.',
      beware:
        'les cartes coûtent ce que des troupes auraient coûté ; qui craint vos traîtres envoie un Héros de Pacotille.',
    },
  },
);
