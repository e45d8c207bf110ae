import { bilingual } from '../../../app/language.ts';
import { counted } from '../../../table/panel/differences.ts';

/* What differs between two ways of playing: an amount on average, or how often something happens. */

export const reasonWords = bilingual(
  {
    amounts: {
      points: counted('Victory Point', 'Victory Points'),
      'rival-points': counted(
        'Victory Point of the leading rival',
        'Victory Points of the leading rival',
      ),
      influence: counted('Influence', 'Influence'),
      'rival-influence': counted('Influence of your rivals', 'Influence of your rivals'),
      solari: counted('Solari', 'Solari'),
      spice: counted('Spice', 'Spice'),
      water: counted('Water', 'Water'),
      troops: counted('troop', 'troops'),
      'rival-troops': counted('troop of your rivals', 'troops of your rivals'),
      dreadnoughts: counted('Dreadnought', 'Dreadnoughts'),
      agents: counted('more Agent', 'more Agents'),
      control: counted('controlled space', 'controlled spaces'),
      cards: (n: string) => `cards that cost ${n} more`,
      intrigue: counted('Intrigue card', 'Intrigue cards'),
      'rival-intrigue': counted('Intrigue card of your rivals', 'Intrigue cards of your rivals'),
      freighter: counted('step of the Freighter', 'steps of the Freighter'),
      tech: counted('Tech tile', 'Tech tiles'),
      research: counted('step of Research', 'steps of Research'),
      tleilaxu: counted('step on the Tleilaxu track', 'steps on the Tleilaxu track'),
      specimens: counted('Specimen', 'Specimens'),
    },
    chances: {
      conflict: 'first place in the Conflict',
      victory: 'victory this round',
      'rival-victory': 'a rival’s victory this round',
      atomics: 'the Family Atomics',
      council: 'a seat on the High Council',
    },
    alliances: {
      alliance: (withFaction: string) => `an Alliance ${withFaction}`,
      'rival-alliance': (withFaction: string) => `a rival’s Alliance ${withFaction}`,
    },
  },
  {
    amounts: {
      points: counted('point de victoire', 'points de victoire'),
      'rival-points': counted(
        'point de victoire du rival en tête',
        'points de victoire du rival en tête',
      ),
      influence: counted('Influence', 'Influence'),
      'rival-influence': counted('Influence à vos rivaux', 'Influence à vos rivaux'),
      solari: counted('Solari', 'Solari'),
      spice: counted('Épice', 'Épice'),
      water: counted('eau', 'eau'),
      troops: counted('troupe', 'troupes'),
      'rival-troops': counted('troupe à vos rivaux', 'troupes à vos rivaux'),
      dreadnoughts: counted('Cuirassé', 'Cuirassés'),
      agents: counted('Agent de plus', 'Agents de plus'),
      control: counted('emplacement contrôlé', 'emplacements contrôlés'),
      cards: (n) => `des cartes qui coûtent ${n} de plus`,
      intrigue: counted('carte Intrigue', 'cartes Intrigue'),
      'rival-intrigue': counted('carte Intrigue à vos rivaux', 'cartes Intrigue à vos rivaux'),
      freighter: counted('pas du Cargo', 'pas du Cargo'),
      tech: counted('tuile Tech', 'tuiles Tech'),
      research: counted('pas de Recherche', 'pas de Recherche'),
      tleilaxu: counted('pas sur la piste Tleilaxu', 'pas sur la piste Tleilaxu'),
      specimens: counted('Spécimen', 'Spécimens'),
    },
    chances: {
      conflict: 'la première place du Conflit',
      victory: 'la victoire cette manche',
      'rival-victory': 'la victoire d’un rival cette manche',
      atomics: 'les Atomiques Familiaux',
      council: 'un siège au Haut Conseil',
    },
    alliances: {
      alliance: (withFaction) => `une Alliance ${withFaction}`,
      'rival-alliance': (withFaction) => `une Alliance d’un rival ${withFaction}`,
    },
  },
);
