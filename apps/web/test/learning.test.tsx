import { allOf, describeLeader } from '@landsraad/imperium';
import { LANGUAGES } from '@landsraad/kernel/wording';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { JUDGED, LEVELS } from '../src/packs/imperium/leaders/difficulty.ts';
import { gallery } from '../src/packs/imperium/leaders/gallery.tsx';
import { recordWith } from '../src/packs/imperium/leaders/record.ts';
import { words } from '../src/packs/imperium/leaders/words.ts';
import { primer } from '../src/packs/imperium/primer/primer.tsx';
import type { SoloResult } from '../src/packs/imperium/solo/results.ts';
import type { ImperiumSummary } from '../src/packs/imperium/standing.ts';

const textOf = (markup: string): string => markup.replace(/<[^>]*>/g, ' ').replace(/&#x27;/g, '’');

describe('how to play', () => {
  it('has eight pages, each short and with a picture, in both languages', () => {
    expect(primer.pages.map(({ id }) => id)).toEqual([
      'aim',
      'round',
      'halves',
      'agents',
      'deck',
      'influence',
      'conflict',
      'end',
    ]);
    for (const { words: said, Picture } of primer.pages) {
      expect(textOf(renderToStaticMarkup(<Picture />)).trim()).not.toBe('');
      for (const language of LANGUAGES) {
        const { title, text, more } = said[language];
        expect(title.split(/\s+/).length, title).toBeLessThanOrEqual(6);
        expect(`${text} ${more}`.split(/\s+/).length, text).toBeLessThanOrEqual(65);
      }
    }
  });
});

const OVER: ImperiumSummary = {
  id: 'a',
  game: 'imperium',
  seats: [
    { is: 'bot', bot: 'greedy' },
    { is: 'person', name: '' },
  ],
  leaders: ['glossu-the-beast-rabban', 'paul-atreides'],
  points: [8, 10],
  round: 7,
  position: 300,
  over: true,
  winner: 1,
  difficulty: null,
  guide: false,
  started: 0,
  played: 1,
};
const ALONE = { leader: 'paul-atreides', won: false } as SoloResult;

describe('the gallery of Leaders', () => {
  it('tells of each both abilities, whole, and how hard it is', () => {
    const said = textOf(renderToStaticMarkup(<gallery.Everybody games={[]} results={[]} />));
    for (const leader of allOf('leaders')) {
      const { name, parts } = describeLeader(leader, 'en');
      expect(said).toContain(name.replace(/"/g, '&quot;'));
      for (const { heading, lines } of parts)
        for (const line of [heading, ...lines]) expect(said).toContain(line);
    }
    expect([...JUDGED].sort()).toEqual(
      allOf('leaders')
        .map(({ id }) => id)
        .sort(),
    );
    for (const id of JUDGED) expect(said).toContain(words.en.why[id]);
    for (const level of LEVELS) expect(said).toContain(words.en.level[level]);
  });

  it('counts what was played here in earnest, and games alone', () => {
    const paul = (...games: Partial<ImperiumSummary>[]) =>
      recordWith(
        'paul-atreides',
        games.map((game) => ({ ...OVER, ...game })),
        [],
      );
    expect(paul({}, { winner: 0 })).toEqual({ games: 2, wins: 1 });
    expect(paul({ over: false }, { guide: 'game' }, { guide: true }, { practice: true })).toEqual({
      games: 0,
      wins: 0,
    });
    expect(recordWith('glossu-the-beast-rabban', [OVER], [])).toEqual({ games: 0, wins: 0 });
    expect(recordWith('paul-atreides', [OVER], [ALONE])).toEqual({ games: 2, wins: 1 });
    // What is told by the record of games alone is not counted twice.
    expect(paul({ difficulty: 'mentat' })).toEqual({ games: 0, wins: 0 });
  });

  it('says so', () => {
    const said = renderToStaticMarkup(<gallery.Everybody games={[OVER]} results={[ALONE]} />);
    expect(said).toContain(words.en.record(2, 1));
    expect(said.split(words.en.never)).toHaveLength(allOf('leaders').length);
  });
});
