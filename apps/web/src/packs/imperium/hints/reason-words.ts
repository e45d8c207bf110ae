import { bilingual } from '../../../app/language.ts';
import { counted } from '../../../table/panel/differences.ts';

/* What differs between two ways of playing: how much of it, or how often it happens. */

export const reasonWords = bilingual(
  {
    amounts: {
      points: counted('Victory Point', 'Victory Points'),
      influence: counted('Influence', 'Influence'),
      solari: counted('Solari', 'Solari'),
      spice: counted('Spice', 'Spice'),
      water: counted('Water', 'Water'),
      troops: counted('troop', 'troops'),
      dreadnoughts: counted('Dreadnought', 'Dreadnoughts'),
      agents: counted('more Agent', 'more Agents'),
      control: counted('controlled space', 'controlled spaces'),
      cards: (n: string) => `cards worth ${n} Persuasion`,
      intrigue: counted('Intrigue card', 'Intrigue cards'),
      freighter: counted('step of the Freighter', 'steps of the Freighter'),
      tech: counted('Tech tile', 'Tech tiles'),
      research: counted('step of Research', 'steps of Research'),
      tleilaxu: counted('step on the Tleilaxu track', 'steps on the Tleilaxu track'),
      specimens: counted('Specimen', 'Specimens'),
    },
    chances: {
      conflict: 'first place in the Conflict',
      victory: 'victory this round',
      atomics: 'the Family Atomics',
      council: 'a seat on the High Council',
    },
    alliance: (withFaction: string) => `an Alliance ${withFaction}`,
  },
  {
    amounts: {
      points: counted('point de victoire', 'points de victoire'),
      influence: counted('Influence', 'Influence'),
      solari: counted('Solari', 'Solari'),
      spice: counted('Épice', 'Épices'),
      water: counted('eau', 'eaux'),
      troops: counted('troupe', 'troupes'),
      dreadnoughts: counted('Cuirassé', 'Cuirassés'),
      agents: counted('Agent de plus', 'Agents de plus'),
      control: counted('emplacement contrôlé', 'emplacements contrôlés'),
      cards: (n) => `des cartes valant ${n} de Persuasion`,
      intrigue: counted('carte Intrigue', 'cartes Intrigue'),
      freighter: counted('pas du Cargo', 'pas du Cargo'),
      tech: counted('tuile Tech', 'tuiles Tech'),
      research: counted('pas de Recherche', 'pas de Recherche'),
      tleilaxu: counted('pas sur la piste Tleilaxu', 'pas sur la piste Tleilaxu'),
      specimens: counted('Spécimen', 'Spécimens'),
    },
    chances: {
      conflict: 'la première place du Conflit',
      victory: 'la victoire cette manche',
      atomics: 'les Atomiques Familiaux',
      council: 'un siège au Haut Conseil',
    },
    alliance: (withFaction) => `une Alliance ${withFaction}`,
  },
);
