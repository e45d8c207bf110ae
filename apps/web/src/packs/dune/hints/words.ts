import { bilingual } from '../../../app/language.ts';
import { counted } from '../../../table/panel/differences.ts';

/* What differs between two ways of playing: how much of it, or how often it happens. */

export const reasonWords = bilingual(
  {
    amounts: {
      strongholds: counted('stronghold', 'strongholds'),
      'ally-strongholds': counted('stronghold of your ally', 'strongholds of your ally'),
      forces: counted('force', 'forces'),
      'ally-forces': counted('force of your ally', 'forces of your ally'),
      leaders: counted('leader', 'leaders'),
      spice: counted('spice', 'spice'),
      cards: counted('treachery card', 'treachery cards'),
    },
    victory: 'victory this turn',
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
      forces: counted('troupe', 'troupes'),
      'ally-forces': counted('troupe à votre allié', 'troupes à votre allié'),
      leaders: counted('chef', 'chefs'),
      spice: counted('Épice', 'Épices'),
      cards: counted('carte Traîtrise', 'cartes Traîtrise'),
    },
    victory: 'la victoire ce tour',
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
