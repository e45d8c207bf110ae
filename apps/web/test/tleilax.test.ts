import { type ImperiumOption, RESEARCH } from '@landsraad/imperium';
import { table } from '@landsraad/imperium/scenario';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  courseFrom,
  gainsFrom,
  markerReached,
} from '../src/packs/imperium/modules/immortality/course.ts';
import { fetchTelling } from '../src/packs/imperium/modules/telling.ts';
import { choices } from '../src/packs/imperium/table/choices.ts';

const at = (id: string): number => RESEARCH.steps.findIndex((step) => step.id === id);
const idsOf = (steps: readonly number[]): string[] => steps.map((n) => RESEARCH.steps[n]!.id);

describe('what a step of research comes to is known before it is taken', () => {
  it('[IMM-2.13] where the token stays', () => {
    expect(idsOf(courseFrom(at('c3r3')))).toEqual(['c3r3']);
    expect(gainsFrom(at('c3r3')).map((effect) => effect.do)).toEqual(['trash', 'specimen']);
    expect(markerReached(at('c2r2'), at('c3r3'))).toBeNull();
  });

  it('[IMM-2.14] [IMM-3.1] and where it is moved on at once', () => {
    expect(idsOf(courseFrom(at('c3r1')))).toEqual(['c3r1', 'c4r2']);
    expect(gainsFrom(at('c3r1'))).toEqual([{ do: 'tleilaxu', n: 1 }]);
    expect(markerReached(at('c2r2'), at('c3r1'))).toBe(1);
  });

  it('[IMM-3.2] says that the second marker comes, and no marker twice', () => {
    expect(markerReached(at('c7r1'), at('c8r2'))).toBe(2);
    expect(markerReached(at('c4r2'), at('c5r3'))).toBeNull();
  });
});

describe('what nothing takes back is asked for once more', () => {
  beforeAll(() => fetchTelling(['immortality']));
  const row = ['chani', 'liet-kynes'];
  const said = (option: ImperiumOption, immortality = true) =>
    choices.warning!(option, table({ row }, { immortality }).match.view(0));

  it('[IMM-10.1] the Family Atomics, with the cards that would go', () => {
    const warning = said({ id: 'atomics', type: 'atomics' })!;
    expect(warning.en.text).toContain('Chani and Liet Kynes leave');
    expect(warning.fr.text).toContain('Chani et Liet Kynes quittent');
  });

  it('and nothing else, nor where Immortality is out', () => {
    expect(said({ id: 'reveal', type: 'reveal' })).toBeNull();
    expect(said({ id: 'atomics', type: 'atomics' }, false)).toBeNull();
  });
});
