import {
  copyPartner,
  factionVisited,
  grafted,
  graftRow,
  infiltrate,
  markers,
  recallSent,
  research,
  returnPartner,
  solariPerIcon,
  specimen,
  spiceGained,
  tleilaxu,
  trashGrafted,
} from '../../effects/immortality.ts';
import {
  choose,
  chooseTwo,
  draw,
  gain,
  influence,
  influenceVisited,
  intrigue,
  pay,
  persuasion,
  recruit,
  swords,
  trash,
  vp,
  when,
} from '../../effects/verbs.ts';
import type { Faction } from '../../ids.ts';
import { tleilaxuCard as card } from '../build.ts';
import type { Card } from '../component.ts';

const FACES: readonly Faction[] = ['emperor', 'spacing-guild', 'fremen'];

export const TLEILAXU_CARDS: readonly Card[] = [
  card(
    'beguiling-pheromones',
    { en: 'Beguiling Pheromones', fr: 'Phéromones ensorcelantes', feminine: true },
    {
      specimens: 3,
      icons: ['city', 'spice-trade'],
      graft: true,
      agent: [when(factionVisited, trashGrafted, influenceVisited)],
      reveal: [persuasion(1), swords(1)],
    },
  ),
  card(
    'chairdog',
    { en: 'Chairdog', fr: 'Canisiège' },
    {
      specimens: 2,
      icons: ['city'],
      graft: true,
      agent: [returnPartner],
      reveal: [persuasion(1)],
    },
  ),
  card(
    'contaminator',
    { en: 'Contaminator', fr: 'Contaminateur' },
    {
      specimens: 1,
      factions: ['fremen'],
      icons: ['fremen'],
      agent: [tleilaxu()],
      reveal: [persuasion(1)],
    },
  ),
  card(
    'corrino-genes',
    { en: 'Corrino Genes', fr: 'Gènes Corrino' },
    {
      specimens: 1,
      factions: ['emperor'],
      icons: ['emperor'],
      onAcquire: [gain({ solari: 2 })],
      agent: [when(grafted, tleilaxu())],
      reveal: [persuasion(1)],
    },
  ),
  card(
    'face-dancer',
    { en: 'Face Dancer', fr: 'Danseur-visage' },
    {
      specimens: 2,
      factions: FACES,
      icons: FACES,
      graft: true,
      agent: [draw(1)],
      reveal: [persuasion(1)],
    },
  ),
  card(
    'face-dancer-initiate',
    { en: 'Face Dancer Initiate', fr: 'Initié danseur visage' },
    { specimens: 1, factions: FACES, icons: FACES, graft: true, reveal: [persuasion(1)] },
  ),
  card(
    'from-the-tanks',
    { en: 'From the Tanks', fr: 'Né des Cuves' },
    { specimens: 2, icons: ['landsraad'], agent: [recruit(2)], reveal: [persuasion(1)] },
  ),
  card(
    'ghola',
    { en: 'Ghola', fr: 'Ghola' },
    {
      specimens: 3,
      icons: ['city'],
      graft: true,
      agent: [copyPartner],
      reveal: [persuasion(1), swords(1)],
    },
  ),
  card(
    'guild-impersonator',
    { en: 'Guild Impersonator', fr: 'Imposteur de la Guilde' },
    {
      specimens: 2,
      factions: ['spacing-guild'],
      icons: ['spacing-guild'],
      graft: true,
      agent: [when(spiceGained, influence(1, 'spacing-guild'))],
      reveal: [persuasion(1)],
    },
  ),
  card(
    'industrial-espionage',
    { en: 'Industrial Espionage', fr: 'Espionnage industriel' },
    {
      specimens: 1,
      icons: ['landsraad'],
      agent: [draw(1), when(grafted, research, specimen())],
      reveal: [persuasion(1)],
    },
  ),
  card(
    'scientific-breakthrough',
    { en: 'Scientific Breakthrough', fr: 'Percée scientifique', feminine: true },
    {
      specimens: 3,
      icons: ['landsraad', 'city', 'spice-trade'],
      agent: [research, when(markers(2), pay({ trashThis: true }, vp(1)))],
      reveal: [persuasion(1), swords(1)],
    },
  ),
  card(
    'slig-farmer',
    { en: 'Slig Farmer', fr: 'Éleveur de limachons' },
    {
      specimens: 2,
      icons: ['landsraad'],
      graft: true,
      agent: [solariPerIcon(1), pay({ solari: 5 }, tleilaxu())],
      reveal: [persuasion(1)],
    },
  ),
  card(
    'stitched-horror',
    { en: 'Stitched Horror', fr: 'Amalgame horrifique' },
    {
      specimens: 3,
      icons: ['city'],
      graft: true,
      agent: [chooseTwo(gain({ water: 1 }), recruit(1), trash, tleilaxu())],
      reveal: [persuasion(1), swords(1)],
    },
  ),
  card(
    'subject-x-137',
    { en: 'Subject X-137', fr: 'Sujet X-137' },
    {
      specimens: 2,
      icons: ['landsraad', 'spice-trade'],
      onAcquire: [tleilaxu()],
      agent: [when(markers(1), tleilaxu())],
      reveal: [persuasion(1)],
    },
  ),
  card(
    'tleilaxu-infiltrator',
    { en: 'Tleilaxu Infiltrator', fr: 'Infiltrateur tleilaxu' },
    {
      specimens: 2,
      icons: ['city'],
      graft: true,
      agent: [infiltrate, draw(1), when(markers(2), intrigue(1))],
      reveal: [persuasion(1)],
    },
  ),
  card(
    'twisted-mentat',
    { en: 'Twisted Mentat', fr: 'Mentat « tordu »' },
    {
      specimens: 4,
      icons: ['landsraad', 'city'],
      graft: true,
      agent: [recallSent],
      reveal: [persuasion(1), swords(1), specimen()],
    },
  ),
  card(
    'unnatural-reflexes',
    { en: 'Unnatural Reflexes', fr: 'Réflexes Contre-Nature' },
    {
      specimens: 3,
      icons: ['spice-trade'],
      graft: true,
      agent: [when(markers(1), draw(2))],
      reveal: [persuasion(1), swords(1)],
    },
  ),
  card(
    'usurp',
    { en: 'Usurp', fr: 'Usurper' },
    {
      specimens: 4,
      graft: true,
      agent: [graftRow],
      reveal: [persuasion(1), swords(1), specimen()],
    },
  ),
];

/** IMM-6.6, 6.7: it lies in the Row for good, and none is ever in a deck. */
export const RECLAIMED_FORCES: Card = card(
  'reclaimed-forces',
  { en: 'Reclaimed Forces', fr: 'Forces Reconquises', feminine: true },
  { copies: 0, specimens: 3, onAcquire: [choose(recruit(2), tleilaxu())] },
);
