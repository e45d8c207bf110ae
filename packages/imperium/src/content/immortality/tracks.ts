import type { AnytimeEffect } from '../../effects/effect.ts';
import { research, specimen, tleilaxu } from '../../effects/immortality.ts';
import { draw, gain, influence, intrigue, pay, trash, vp } from '../../effects/verbs.ts';
import { line } from '../build.ts';
import type { Step, Track } from '../component.ts';

/** A space of the research track; rows are half hexagons from the top. */
export interface ResearchStep extends Step {
  readonly id: string;
  readonly column: number;
  readonly row: number;
}

type Ways = Readonly<Record<string, { to: readonly string[]; bonus: readonly AnytimeEffect[] }>>;

/** IMM-2: where each space leads and what it gives. */
const WAYS: Ways = {
  c0r3: { to: ['c1r3'], bonus: [] },
  c1r3: { to: ['c2r2', 'c2r4'], bonus: [specimen()] },
  c2r2: { to: ['c3r1', 'c3r3'], bonus: [specimen()] },
  c2r4: { to: ['c3r3', 'c3r5'], bonus: [tleilaxu()] },
  c3r1: { to: ['c4r2'], bonus: [research] },
  c3r3: { to: ['c4r2', 'c4r4'], bonus: [trash, specimen()] },
  c3r5: { to: ['c4r4', 'c4r6'], bonus: [tleilaxu(), specimen()] },
  c4r2: { to: ['c5r1', 'c5r3'], bonus: [tleilaxu()] },
  c4r4: { to: ['c5r3', 'c5r5'], bonus: [specimen()] },
  c4r6: { to: ['c5r5'], bonus: [research] },
  c5r1: { to: ['c6r2'], bonus: [research] },
  c5r3: { to: ['c6r2', 'c6r4'], bonus: [specimen()] },
  c5r5: { to: ['c6r4', 'c6r6'], bonus: [gain({ solari: 1 })] },
  c6r2: { to: ['c7r1', 'c7r3'], bonus: [gain({ spice: 1 })] },
  c6r4: { to: ['c7r3', 'c7r5'], bonus: [tleilaxu()] },
  c6r6: { to: ['c7r5'], bonus: [influence(1, 'any')] },
  c7r1: { to: ['c8r2'], bonus: [tleilaxu()] },
  c7r3: { to: ['c8r2', 'c8r4'], bonus: [pay({ trashIntrigue: 1 }, draw(1), intrigue(1))] },
  c7r5: { to: ['c8r4', 'c8r6'], bonus: [trash, specimen()] },
  c8r2: { to: [], bonus: [gain({ spice: 2 })] },
  c8r4: { to: [], bonus: [tleilaxu()] },
  c8r6: { to: [], bonus: [pay({ solari: 7 }, tleilaxu(2))] },
};

const IDS = Object.keys(WAYS);

/** The research track, from the left. */
export const RESEARCH: Omit<Track, 'steps'> & { readonly steps: readonly ResearchStep[] } = {
  name: { en: 'Research track', fr: 'Piste Recherche' },
  steps: IDS.map((id) => ({
    id,
    column: Number(id[1]),
    row: Number(id[3]),
    next: WAYS[id]!.to.map((next) => IDS.indexOf(next)),
    bonus: WAYS[id]!.bonus,
  })),
};

/** IMM-3.1, 3.2: the columns with a genetic marker. */
export const MARKER_COLUMNS = [4, 8] as const;

/** Genetic markers that a token on this step has reached; they are never lost (IMM-3.3). */
export const markersAt = (step: number): number =>
  MARKER_COLUMNS.filter((column) => RESEARCH.steps[step]!.column >= column).length;

/** IMM-4.3 to 4.7 */
export const TLEILAXU: Track = {
  name: { en: 'Tleilaxu track', fr: 'Piste Tleilaxu' },
  steps: line(7, { 2: [intrigue(1)], 4: [vp(1)], 6: [intrigue(1)], 7: [vp(1)] }),
};

/** IMM-1.4: what lies on a step for whoever comes there first. */
export const FIRST_ARRIVAL = { step: 4, spice: 2 } as const;
