import type { ImperiumEvent, ImperiumOption, ImperiumView } from '@landsraad/imperium';
import type { Explaining } from '../../../table/explain/explaining.ts';
import { explained, iconGroups } from '../icons/list.ts';
import type { Component } from '../spots.ts';
import { aid } from './aid.ts';
import { preview } from './previews.tsx';

/** What there is to say about the table of Dune: Imperium. */
export const explaining: Explaining<ImperiumView, ImperiumOption, ImperiumEvent, Component> = {
  icon: explained,
  icons: iconGroups,
  preview,
  aid,
};
