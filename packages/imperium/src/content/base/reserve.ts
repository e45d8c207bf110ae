import { draw, gain, persuasion, trashThis, vp } from '../../effects/verbs.ts';
import { AGENT_ICONS } from '../../ids.ts';
import { reserveCard } from '../build.ts';
import type { Card } from '../component.ts';

export const RESERVE_CARDS: readonly Card[] = [
  reserveCard(
    'arrakis-liaison',
    { en: 'Arrakis Liaison', fr: 'Contact d’Arrakis' },
    {
      copies: 8,
      cost: 2,
      factions: ['fremen'],
      icons: ['landsraad', 'city'],
      reveal: [persuasion(2)],
    },
  ),
  reserveCard(
    'the-spice-must-flow',
    { en: 'The Spice Must Flow', fr: 'L’Épice Doit Couler', feminine: true },
    { copies: 10, cost: 9, reveal: [gain({ spice: 1 })], onAcquire: [vp(1)] },
  ),
  // IMP-18.3: no cost, only the Foldspace icon gives it.
  reserveCard(
    'foldspace',
    { en: 'Foldspace', fr: 'Espace Plissé' },
    { copies: 6, icons: AGENT_ICONS, agent: [draw(1), trashThis] },
  ),
];
