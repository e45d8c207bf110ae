import {
  alliance,
  draw,
  gain,
  influence,
  intrigue,
  manipulate,
  pay,
  recruit,
  when,
} from '../../effects/verbs.ts';
import { leader } from '../build.ts';
import type { Leader } from '../component.ts';

const atreides = { id: 'atreides', name: { en: 'House Atreides', fr: 'Maison Atréides' } };
const harkonnen = { id: 'harkonnen', name: { en: 'House Harkonnen', fr: 'Maison Harkonnen' } };
const thorvald = { id: 'thorvald', name: { en: 'House Thorvald', fr: 'Maison Thorvald' } };
const richese = { id: 'richese', name: { en: 'House Richese', fr: 'Maison Richèse' } };

export const LEADERS: readonly Leader[] = [
  leader(
    'paul-atreides',
    { en: 'Paul Atreides', fr: 'Paul Atréides' },
    {
      short: { en: 'Paul', fr: 'Paul' },
      house: atreides,
      complexity: 1,
      ability: { id: 'prescience', name: { en: 'Prescience', fr: 'Prescience' } },
      signet: { name: { en: 'Discipline', fr: 'Discipline' }, effects: [draw(1)] },
      soloRival: false,
    },
  ),
  leader(
    'duke-leto-atreides',
    { en: 'Duke Leto Atreides', fr: 'Duc Leto Atréides' },
    {
      short: { en: 'Leto', fr: 'Leto' },
      house: atreides,
      complexity: 2,
      ability: {
        id: 'landsraad-popularity',
        name: { en: 'Landsraad Popularity', fr: 'Popularité au Landsraad' },
      },
      signet: {
        name: { en: 'Prudent Diplomacy', fr: 'Diplomatie prudente' },
        effects: [pay({ spice: 1 }, influence(1, 'behind'))],
      },
    },
  ),
  leader(
    'baron-vladimir-harkonnen',
    { en: 'Baron Vladimir Harkonnen', fr: 'Baron Vladimir Harkonnen' },
    {
      short: { en: 'The Baron', fr: 'Le Baron' },
      house: harkonnen,
      complexity: 3,
      ability: { id: 'masterstroke', name: { en: 'Masterstroke', fr: 'Coup de Maître' } },
      signet: {
        name: { en: 'Scheme', fr: 'Machination' },
        effects: [pay({ solari: 1 }, intrigue(1))],
      },
    },
  ),
  leader(
    'glossu-the-beast-rabban',
    { en: 'Glossu "The Beast" Rabban', fr: 'Glossu « La Bête » Rabban' },
    {
      short: { en: 'Rabban', fr: 'Rabban' },
      house: harkonnen,
      complexity: 1,
      ability: { id: 'arrakis-fiefdom', name: { en: 'Arrakis Fiefdom', fr: 'Fief d’Arrakis' } },
      signet: {
        name: { en: 'Brutality', fr: 'Brutalité' },
        effects: [recruit(1), when(alliance('any'), recruit(1))],
      },
      start: { spice: 1, solari: 1 },
    },
  ),
  leader(
    'earl-memnon-thorvald',
    { en: 'Earl Memnon Thorvald', fr: 'Comte Memnon Thorvald' },
    {
      short: { en: 'Memnon', fr: 'Memnon' },
      house: thorvald,
      complexity: 1,
      ability: { id: 'connections', name: { en: 'Connections', fr: 'Relations' } },
      signet: {
        name: { en: 'Spice Hoard', fr: 'Réserve d’épice' },
        effects: [gain({ spice: 1 })],
      },
    },
  ),
  leader(
    'countess-ariana-thorvald',
    { en: 'Countess Ariana Thorvald', fr: 'Comtesse Ariana Thorvald', feminine: true },
    {
      short: { en: 'Ariana', fr: 'Ariana' },
      house: thorvald,
      complexity: 3,
      ability: { id: 'spice-addict', name: { en: 'Spice Addict', fr: 'Dépendance à l’épice' } },
      signet: {
        name: { en: 'Hidden Reservoir', fr: 'Réservoir caché' },
        effects: [gain({ water: 1 })],
      },
    },
  ),
  leader(
    'count-ilban-richese',
    { en: 'Count Ilban Richese', fr: 'Comte Ilban Richèse' },
    {
      short: { en: 'Ilban', fr: 'Ilban' },
      house: richese,
      complexity: 1,
      ability: {
        id: 'ruthless-negotiator',
        name: { en: 'Ruthless Negotiator', fr: 'Négociateur impitoyable' },
      },
      signet: {
        name: { en: 'Manufacturing', fr: 'Fabrication' },
        effects: [gain({ solari: 1 })],
      },
    },
  ),
  leader(
    'helena-richese',
    { en: 'Helena Richese', fr: 'Helena Richèse', feminine: true },
    {
      short: { en: 'Helena', fr: 'Helena' },
      house: richese,
      complexity: 2,
      ability: { id: 'eyes-everywhere', name: { en: 'Eyes Everywhere', fr: 'Des yeux partout' } },
      signet: { name: { en: 'Manipulate', fr: 'Manipulation' }, effects: [manipulate] },
      soloRival: false,
    },
  ),
];
