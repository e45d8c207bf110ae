import type { AnytimeEffect } from '../../effects/effect.ts';
import { gain, intrigue, recruit } from '../../effects/verbs.ts';
import type { Faction } from '../../ids.ts';
import { line } from '../build.ts';
import type { InfluenceTrack, Name } from '../component.ts';

const TOP = 6;
const printed = { vpAt: 2, bonusAt: 4 };

const track = (faction: Faction, name: Name, bonus: AnytimeEffect): InfluenceTrack => ({
  faction,
  name,
  ...printed,
  steps: line(TOP, { [printed.bonusAt]: [bonus] }),
});

export const TRACKS: readonly InfluenceTrack[] = [
  track('emperor', { en: 'Emperor', fr: 'Empereur' }, recruit(2)),
  track('spacing-guild', { en: 'Spacing Guild', fr: 'Guilde Spatiale' }, gain({ solari: 3 })),
  track('bene-gesserit', { en: 'Bene Gesserit', fr: 'Bene Gesserit' }, intrigue(1)),
  track('fremen', { en: 'Fremen', fr: 'Fremen' }, gain({ water: 1 })),
];
