import type { Language } from '@landsraad/kernel/wording';
import type { IconName } from '../../../icons/paths.tsx';
import type { AidPart } from '../../../table/explain/explaining.ts';
import { words } from './aid-words.ts';

type Part = keyof (typeof words)['en'];

/** Beside each line: its icon, and the rule that says all of it. */
const LINES: { readonly [P in Part]: readonly (readonly [IconName, rule: string])[] } = {
  round: [
    ['conflict', 'IMP-8.1'],
    ['agent', 'IMP-9.1'],
    ['combat', 'IMP-21.1'],
    ['maker', 'IMP-23.1'],
    ['recall', 'IMP-24.4'],
  ],
  agent: [
    ['hand', 'IMP-10.1'],
    ['agent', 'IMP-10.4'],
    ['solari', 'IMP-11.1'],
    ['influence-up', 'IMP-10.8'],
    ['deploy', 'IMP-13.7'],
    ['plot', 'IMP-6.4'],
  ],
  reveal: [
    ['reveal', 'IMP-17.2'],
    ['persuasion', 'IMP-17.3'],
    ['acquire', 'IMP-18.1'],
    ['strength', 'IMP-19.1'],
    ['discard', 'IMP-20.1'],
  ],
  combat: [
    ['intrigue', 'IMP-21.1'],
    ['conflict', 'IMP-22.1'],
    ['choose', 'IMP-22.4'],
    ['supply', 'IMP-22.14'],
  ],
  points: [
    ['point', 'IMP-5.5'],
    ['alliance', 'IMP-5.9'],
    ['conflict', 'IMP-22.1'],
    ['acquire', 'IMP-18.11'],
    ['endgame', 'IMP-25.1'],
  ],
  end: [
    ['point', 'IMP-24.1'],
    ['spice', 'IMP-25.4'],
  ],
};

/** A round in short, each line with its rule. */
export const aid = (language: Language): readonly AidPart[] =>
  (Object.keys(LINES) as Part[]).map((part) => {
    const { heading, ...said } = words[language][part];
    return {
      heading,
      lines: Object.values(said).map((text, i) => {
        const [icon, rule] = LINES[part][i]!;
        return { icon, text, rule };
      }),
    };
  });
