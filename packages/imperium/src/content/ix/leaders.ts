import { freighter, influenceSnooped, negotiator, tech } from '../../effects/ix.ts';
import {
  choose,
  foldspace,
  gain,
  influence,
  mayAcquire,
  pay,
  recruit,
} from '../../effects/verbs.ts';
import { leader } from '../build.ts';
import type { Leader } from '../component.ts';

const ecaz = { id: 'ecaz', name: { en: 'House Ecaz', fr: 'Maison Ecaz' } };
const moritani = { id: 'moritani', name: { en: 'House Moritani', fr: 'Maison Moritani' } };
const vernius = { id: 'vernius', name: { en: 'House Vernius', fr: 'Maison Vernius' } };

export const LEADERS: readonly Leader[] = [
  leader(
    'archduke-armand-ecaz',
    { en: 'Archduke Armand Ecaz', fr: 'Archiduc Armand Ecaz' },
    {
      short: { en: 'Armand', fr: 'Armand' },
      house: ecaz,
      complexity: 2,
      ability: { id: 'coordination', name: { en: 'Coordination', fr: 'Coordination' } },
      signet: { name: { en: 'Conscript', fr: 'Conscription' }, effects: [mayAcquire(3)] },
      soloRival: false,
    },
  ),
  leader(
    'ilesa-ecaz',
    { en: 'Ilesa Ecaz', fr: 'Ilesa Ecaz' },
    {
      short: { en: 'Ilesa', fr: 'Ilesa' },
      house: ecaz,
      complexity: 3,
      ability: {
        id: 'one-step-ahead',
        name: { en: 'One Step Ahead', fr: 'Une longueur d’avance' },
      },
      signet: {
        name: { en: 'Guild Contacts', fr: 'Contacts dans la Guilde' },
        effects: [pay({ solari: 1 }, foldspace)],
      },
      soloRival: false,
    },
  ),
  leader(
    'viscount-hundro-moritani',
    { en: 'Viscount Hundro Moritani', fr: 'Vicomte Hundro Moritani' },
    {
      short: { en: 'Hundro', fr: 'Hundro' },
      house: moritani,
      complexity: 1,
      ability: { id: 'intelligence', name: { en: 'Intelligence', fr: 'Renseignements' } },
      signet: {
        name: { en: 'Couriers', fr: 'Courriers' },
        effects: [pay({ spice: 1 }, freighter)],
      },
    },
  ),
  leader(
    'princess-yuna-moritani',
    { en: '“Princess” Yuna Moritani', fr: '« Princesse » Yuna Moritani' },
    {
      short: { en: 'Yuna', fr: 'Yuna' },
      house: moritani,
      complexity: 2,
      ability: {
        id: 'smuggling-operation',
        name: { en: 'Smuggling Operation', fr: 'Opération de contrebande' },
      },
      signet: {
        name: { en: 'Final Delivery', fr: 'Dernière livraison' },
        effects: [pay({ solari: 7 }, influence(1, 'any'), recruit(1), gain({ spice: 1 }))],
      },
      start: { water: -1 }, // IX-14.11
      soloRival: false,
    },
  ),
  leader(
    'prince-rhombur-vernius',
    { en: 'Prince Rhombur Vernius', fr: 'Prince Rhombur Vernius' },
    {
      short: { en: 'Rhombur', fr: 'Rhombur' },
      house: vernius,
      complexity: 1,
      ability: {
        id: 'heavy-lasgun-cannons',
        name: { en: 'Heavy Lasgun Cannons', fr: 'Canons laser lourds' },
      },
      signet: {
        name: { en: 'Ixian Technology', fr: 'Technologie ixienne' },
        effects: [choose(tech(), negotiator())],
      },
    },
  ),
  leader(
    'tessia-vernius',
    { en: 'Tessia Vernius', fr: 'Tessia Vernius' },
    {
      short: { en: 'Tessia', fr: 'Tessia' },
      house: vernius,
      complexity: 4,
      ability: {
        id: 'careful-observation',
        name: { en: 'Careful Observation', fr: 'Observation attentive' },
      },
      signet: {
        name: { en: 'Duplicity', fr: 'Duplicité' },
        effects: [pay({ influence: 1 }, influenceSnooped)],
      },
      soloRival: false,
    },
  ),
];
