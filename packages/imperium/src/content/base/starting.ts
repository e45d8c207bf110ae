import { persuasion, signet, swords, trashThis } from '../../effects/verbs.ts';
import { FACTIONS } from '../../ids.ts';
import { startingCard } from '../build.ts';
import type { Card } from '../component.ts';

export const STARTING_CARDS: readonly Card[] = [
  startingCard(
    'convincing-argument',
    { en: 'Convincing Argument', fr: 'Argument Convaincant' },
    { copies: 2, reveal: [persuasion(2)] },
  ),
  startingCard(
    'dagger',
    { en: 'Dagger', fr: 'Dague', feminine: true },
    { copies: 2, icons: ['landsraad'], reveal: [swords(1)] },
  ),
  startingCard(
    'diplomacy',
    { en: 'Diplomacy', fr: 'Diplomatie', feminine: true },
    { icons: FACTIONS, reveal: [persuasion(1)] },
  ),
  startingCard(
    'dune-the-desert-planet',
    { en: 'Dune, the Desert Planet', fr: 'Dune, la Planète des Sables', feminine: true },
    { copies: 2, icons: ['spice-trade'], reveal: [persuasion(1)] },
  ),
  startingCard(
    'reconnaissance',
    { en: 'Reconnaissance', fr: 'Reconnaissance', feminine: true },
    { icons: ['city'], reveal: [persuasion(1)] },
  ),
  startingCard(
    'seek-allies',
    { en: 'Seek Allies', fr: 'À la Recherche d’Alliés', feminine: true },
    { icons: FACTIONS, agent: [trashThis] },
  ),
  startingCard(
    'signet-ring',
    { en: 'Signet Ring', fr: 'Chevalière', feminine: true },
    { icons: ['landsraad', 'city', 'spice-trade'], agent: [signet], reveal: [persuasion(1)] },
  ),
];
