import { removeTleilaxu, tleilaxu } from '../../effects/immortality.ts';
import { recruit } from '../../effects/verbs.ts';
import { hagalCard as card } from '../build.ts';
import type { HagalCard } from '../component.ts';

const carthag = { en: 'Carthag', fr: 'Carthag' };
const solo = { marked: 1, spaces: ['carthag'] } as const;

/** IMM-13.3 */
export const HAGAL_CARDS: readonly HagalCard[] = [
  card('carthag-immortality-left', carthag, {
    ...solo,
    gains: [recruit(1), tleilaxu(), removeTleilaxu('left')],
  }),
  card('carthag-immortality-right', carthag, {
    ...solo,
    gains: [recruit(1), tleilaxu(), removeTleilaxu('right')],
  }),
  card('carthag-immortality-plain', carthag, { ...solo, gains: [recruit(1), tleilaxu()] }),
  card(
    'research-station',
    { en: 'Research Station', fr: 'Station de Recherche' },
    { marked: 1, spaces: ['revised-research-station'], gains: [tleilaxu(2)] },
  ),
];
