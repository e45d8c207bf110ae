import { bilingual } from '../../../app/language.ts';
import { counted } from '../../../table/panel/differences.ts';

/* What differs between two ways of playing: an amount on average, or how often something happens. */

export const reasonWords = bilingual(
  {
    amounts: {
      strongholds: counted('stronghold', 'strongholds'),
      'ally-strongholds': counted('stronghold of your ally', 'strongholds of your ally'),
      'rival-strongholds': counted('stronghold of your rivals', 'strongholds of your rivals'),
      forces: counted('force alive', 'forces alive'),
      'ally-forces': counted('force of your ally alive', 'forces of your ally alive'),
      'rival-forces': counted('force of your rivals alive', 'forces of your rivals alive'),
      leaders: counted('leader alive', 'leaders alive'),
      'rival-leaders': counted('leader of your rivals alive', 'leaders of your rivals alive'),
      spice: counted('spice', 'spice'),
      cards: counted('treachery card', 'treachery cards'),
      'rival-cards': counted('treachery card of your rivals', 'treachery cards of your rivals'),
    },
    chances: { victory: 'victory this turn', 'rival-victory': 'a rival’s victory this turn' },
    ally: {
      atreides: 'an alliance with Atreides',
      'bene-gesserit': 'an alliance with the Bene Gesserit',
      emperor: 'an alliance with the Emperor',
      fremen: 'an alliance with the Fremen',
      'spacing-guild': 'an alliance with the Spacing Guild',
      harkonnen: 'an alliance with Harkonnen',
    },
  },
  {
    amounts: {
      strongholds: counted('forteresse', 'forteresses'),
      'ally-strongholds': counted('forteresse à votre allié', 'forteresses à votre allié'),
      'rival-strongholds': counted('forteresse à vos rivaux', 'forteresses à vos rivaux'),
      forces: counted('troupe en vie', 'troupes en vie'),
      'ally-forces': counted('troupe de votre allié en vie', 'troupes de votre allié en vie'),
      'rival-forces': counted('troupe de vos rivaux en vie', 'troupes de vos rivaux en vie'),
      leaders: counted('chef en vie', 'chefs en vie'),
      'rival-leaders': counted('chef de vos rivaux en vie', 'chefs de vos rivaux en vie'),
      spice: counted('Épice', 'Épices'),
      cards: counted('carte Traîtrise', 'cartes Traîtrise'),
      'rival-cards': counted('carte Traîtrise à vos rivaux', 'cartes Traîtrise à vos rivaux'),
    },
    chances: { victory: 'la victoire ce tour', 'rival-victory': 'la victoire d’un rival ce tour' },
    ally: {
      atreides: 'une alliance avec les Atréides',
      'bene-gesserit': 'une alliance avec le Bene Gesserit',
      emperor: 'une alliance avec l’Empereur',
      fremen: 'une alliance avec les Fremen',
      'spacing-guild': 'une alliance avec la Guilde Spatiale',
      harkonnen: 'une alliance avec les Harkonnen',
    },
  },
);
