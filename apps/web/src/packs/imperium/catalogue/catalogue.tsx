import {
  AGENT_ICONS,
  FACTIONS,
  factionName,
  iconName,
  SETS,
  timingName,
} from '@landsraad/imperium';
import type { Catalogue } from '../../pack.ts';
import { PressableCard } from '../cards/PressableCard.tsx';
import { componentAt, faceOf } from '../components.ts';
import { InspectDialog } from '../inspect/InspectDialog.tsx';
import { setName } from '../sets.ts';
import type { Component } from '../spots.ts';
import { ENTRIES, type Entry, HIGHEST_COST, KINDS, type Kind, TIMINGS } from './entries.ts';
import { words } from './words.ts';

/** Everything printed of Dune: Imperium. */
export const catalogue: Catalogue<Component, Entry> = {
  entries: ENTRIES,
  kinds: KINDS,
  kindName: (kind, language) => words[language].kinds[kind as Kind],
  facets: [
    {
      key: 'set',
      values: SETS.map(({ id }) => id),
      legend: (language) => words[language].set,
      label: (id, language) => setName(id, language),
      of: ({ set }) => [set],
    },
    {
      key: 'kind',
      values: KINDS,
      legend: (language) => words[language].kind,
      label: (kind, language) => words[language].kinds[kind as Kind],
      of: ({ kind }) => [kind],
    },
    {
      key: 'faction',
      values: FACTIONS,
      legend: (language) => words[language].faction,
      label: (faction, language) => factionName(faction as (typeof FACTIONS)[number], language),
      icon: (faction) => faction as (typeof FACTIONS)[number],
      of: ({ factions }) => factions,
    },
    {
      key: 'icon',
      values: AGENT_ICONS,
      legend: (language) => words[language].icon,
      label: (icon, language) => iconName(icon as (typeof AGENT_ICONS)[number], language),
      icon: (icon) => icon as (typeof AGENT_ICONS)[number],
      of: ({ icons }) => icons,
    },
    {
      key: 'timing',
      values: TIMINGS,
      legend: (language) => words[language].timing,
      label: (timing, language) => timingName(timing as (typeof TIMINGS)[number], language),
      icon: (timing) => timing as (typeof TIMINGS)[number],
      of: ({ timings }) => timings,
    },
  ],
  costs: { after: 'icon', highest: HIGHEST_COST, legend: (language) => words[language].cost },
  faceOf,
  thingAt: componentAt,
  Card: ({ thing, tabIndex, onInspect }) => (
    <PressableCard component={thing} size="hand" tabIndex={tabIndex} onInspect={onInspect} />
  ),
  Inspect: ({ thing, ...rest }) => <InspectDialog component={thing} {...rest} />,
};
