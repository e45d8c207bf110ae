import type { IconName } from './paths.tsx';

const COLOURS: Partial<Record<IconName, string>> = {
  solari: 'var(--solari)',
  spice: 'var(--spice)',
  water: 'var(--water)',
  emperor: 'var(--emperor)',
  'spacing-guild': 'var(--spacing-guild)',
  'bene-gesserit': 'var(--bene-gesserit)',
  fremen: 'var(--fremen)',
  bond: 'var(--fremen)',
  sword: 'var(--blood)',
  persuasion: 'var(--brass)',
  point: 'var(--spice-glow)',
  intrigue: 'var(--bene-gesserit)',
  'steal-intrigue': 'var(--bene-gesserit)',
  maker: 'var(--spice)',
  tech: 'var(--ix)',
  freighter: 'var(--ix)',
  dreadnought: 'var(--ix)',
  negotiator: 'var(--ix)',
  research: 'var(--tleilax)',
  tleilaxu: 'var(--tleilax)',
  specimen: 'var(--tleilax)',
  marker: 'var(--tleilax)',
  atomics: 'var(--spice-glow)',
  graft: 'var(--tleilax)',
};

/** The colour an icon of the game goes with; the colour of the text for all others. */
export const colourOf = (icon: IconName): string => COLOURS[icon] ?? 'currentColor';
