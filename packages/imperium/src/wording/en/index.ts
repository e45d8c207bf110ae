import type { BaseWording } from '../modules.ts';
import { choices } from './choices.ts';
import { effects } from './effects.ts';
import { events } from './events.ts';
import { faces } from './faces.ts';
import { reasons } from './reasons.ts';
import { results } from './results.ts';
import { rivals } from './rivals.ts';
import { settings } from './settings.ts';
import { terms } from './terms.ts';

export const ENGLISH: BaseWording = {
  terms,
  effects,
  faces,
  events,
  choices,
  reasons,
  results,
  settings,
  rivals,
};
