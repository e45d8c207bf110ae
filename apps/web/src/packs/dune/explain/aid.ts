import { PHASES, phaseName } from '@landsraad/dune';
import type { Language } from '@landsraad/kernel/wording';
import type { IconName } from '../../../icons/paths.tsx';
import type { AidPart } from '../../../table/explain/explaining.ts';
import { words } from './aid-words.ts';

type Told = keyof (typeof words)['en'];

/** Beside each phase: its icon, and the rule that says all of it. */
const LINES: Readonly<Record<Told, readonly [IconName, rule: string]>> = {
  storm: ['maker', 'DUN-3.2'],
  'spice-blow': ['spice', 'DUN-4.1'],
  charity: ['spice', 'DUN-5.1'],
  bidding: ['cards', 'DUN-6.7'],
  revival: ['troop', 'DUN-7.1'],
  shipment: ['deploy', 'DUN-8.1'],
  battle: ['conflict', 'DUN-10.1'],
  collection: ['spice', 'DUN-11.1'],
  mentat: ['point', 'DUN-12.1'],
};

/** A turn in short, each phase with its rule. */
export const aid = (language: Language): readonly AidPart[] =>
  PHASES.map((phase) => {
    const [icon, rule] = LINES[phase as Told];
    return {
      heading: phaseName(phase, language),
      lines: [{ icon, text: words[language][phase as Told], rule }],
    };
  });
