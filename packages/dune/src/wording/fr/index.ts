import type { Wording } from '../wording.ts';
import { cards } from './cards.ts';
import { choices } from './choices.ts';
import { events } from './events.ts';
import { faces } from './faces.ts';
import { items } from './items.ts';
import { reasons } from './reasons.ts';
import { settings } from './settings.ts';
import { terms } from './terms.ts';

export const FRENCH: Wording = {
  terms,
  faces,
  cards,
  items,
  events,
  choices,
  reasons,
  settings,
};
