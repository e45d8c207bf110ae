import type { FactionId } from '@landsraad/dune';

/** How a faction is known at a glance: a shape on a square of 24, and its colour. */
export interface FactionLook {
  readonly shape: string;
  readonly colour: string;
}

/** Harkonnen are black with a rim of bone: their colour is the rim's, where only one can be seen. */
export const LOOKS: Readonly<Record<FactionId, FactionLook>> = {
  atreides: { shape: 'M4 4H20V20H4z', colour: 'var(--dune-atreides)' },
  'bene-gesserit': {
    shape: 'M6.75 3H17.25L22.5 12L17.25 21H6.75L1.5 12z',
    colour: 'var(--dune-bene-gesserit)',
  },
  emperor: { shape: 'M12 1.5L22.5 12L12 22.5L1.5 12z', colour: 'var(--dune-emperor)' },
  fremen: { shape: 'M12 2.5L22.5 21H1.5z', colour: 'var(--dune-fremen)' },
  'spacing-guild': {
    shape: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z',
    colour: 'var(--dune-spacing-guild)',
  },
  harkonnen: {
    shape: 'M8.5 2.5H15.5V8.5H21.5V15.5H15.5V21.5H8.5V15.5H2.5V8.5H8.5z',
    colour: 'var(--dune-harkonnen)',
  },
};
