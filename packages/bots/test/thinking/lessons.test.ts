import { describe, expect, it } from 'vitest';
import model from '../../src/imperium/thinking/model.json' with { type: 'json' };
import { schools } from '../../src/index.ts';

describe('the school of Dune: Imperium', () => {
  const school = schools.get('imperium')!;
  const names = school.names();

  it('teaches the features that the model knows', () => {
    expect(model.inputs).toEqual(names);
  });

  it('shows where each round began, and where that led to', () => {
    const lessons = school.lessonsOf('school', 0, names.length);
    const at = names.indexOf('round');
    expect(lessons.map(({ rows }) => rows[at])).toEqual(lessons.map((_, n) => n + 1));
    for (const [n, { later, winner }] of lessons.entries()) {
      expect(later).toBe(lessons[n + 1]);
      expect(winner).toBe(lessons[0]!.winner);
    }
  });
});
