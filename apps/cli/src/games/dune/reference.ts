import type { Reference } from '../playable.ts';
import { duneText } from './text.ts';

export const reference: Reference = {
  rulePrefix: 'DUN-',
  explains: { en: duneText('en').explains, fr: duneText('fr').explains },
  legend: { en: duneText('en').legend, fr: duneText('fr').legend },
  entries: () => [],
  face: () => null,
  sections: () => ({}),
};
