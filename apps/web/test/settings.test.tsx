import { LANGUAGES } from '@landsraad/kernel/wording';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it } from 'vitest';
import { Router } from 'wouter';
import { useSettings } from '../src/app/settings.ts';
import { SettingsPanel } from '../src/screens/settings/SettingsPanel.tsx';
import { Ways } from '../src/table/drawer/Ways.tsx';
import { PaceSelect } from '../src/table/stage/PaceSelect.tsx';
import { Wish } from '../src/table/stage/recap/Recap.tsx';
import { recapWish } from '../src/table/stage/recap/wish.ts';
import { firstWith, wordsIn } from '../src/table/words-on.ts';

/* Without a browser a store gives its first state, so that is where the language goes. */
const first = useSettings.getInitialState();
const { language: before } = first;
afterAll(() => void Object.assign(first, { language: before }));

/** What stands on a page, piece by piece, without the keys that do the same. */
const textsOf = (markup: string): string[] =>
  markup
    .split(/<[^>]*>/)
    .map((text) => text.replace(/ \([A-Z]\)$/, ''))
    .filter((text) => text !== '');

it.each(LANGUAGES)('a setting has one name, wherever it is met, in %s', (language) => {
  Object.assign(first, { language });
  const names = textsOf(
    renderToStaticMarkup(
      <Router ssrPath="/settings">
        <SettingsPanel />
      </Router>,
    ),
  );
  for (const elsewhere of [<Ways key="" />, <PaceSelect key="" />, <Wish key="" game="any" />]) {
    const texts = textsOf(renderToStaticMarkup(elsewhere));
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.filter((text) => !names.includes(text))).toEqual([]);
  }
});

it('things lie in words in the first two games that count, and as was wished from then on', () => {
  const games = ['a', 'b', 'c', 'd'].map((id) => ({ id, practice: id === 'b' }));
  const firstGames = games.reduce(firstWith, []);
  expect(firstGames).toEqual(['a', 'c']);
  const isOn = (boardWords: 'first-games' | 'always' | 'never') =>
    games.filter(({ id }) => wordsIn({ boardWords, firstGames }, id)).map(({ id }) => id);
  expect(isOn('first-games')).toEqual(['a', 'c']);
  expect(isOn('always')).toEqual(['a', 'b', 'c', 'd']);
  expect(isOn('never')).toEqual([]);
  expect(wordsIn({ boardWords: 'first-games', firstGames: ['a'] }, 'new')).toBe(true);
});

it('a round is summed up whole in the first three games, then shortly, unless something else is wished', () => {
  const recapped = ['a', 'b', 'c'];
  expect(recapWish({ recap: null, recapped: ['a', 'b'] }, 'c')).toBe('always');
  expect(recapWish({ recap: null, recapped }, 'b')).toBe('always');
  expect(recapWish({ recap: null, recapped }, 'd')).toBe('short');
  expect(recapWish({ recap: 'never', recapped: [] }, 'a')).toBe('never');
  expect(recapWish({ recap: 'always', recapped }, 'd')).toBe('always');
});
