import { describe, expect, it } from 'vitest';
import { unpacked } from '../src/app/files.ts';
import { chancesByRound } from '../src/screens/analysis/chances.ts';
import { type SharedPage, sharedPage } from '../src/screens/analysis/shared-page.ts';
import { words } from '../src/screens/analysis/words.ts';

const page: SharedPage = {
  language: 'en',
  title: 'Analysis: <Ada> & Boris',
  seats: [
    { name: '<Ada>', colour: '#d3b277' },
    { name: 'Boris', colour: '#69b7e8' },
  ],
  own: 0,
  curve: {
    title: 'Chances',
    points: [
      { at: 0, chances: [0.5, 0.5] },
      { at: 1, chances: [1, 0] },
    ],
    table: [['Where', '<Ada>', 'Boris']],
  },
  balance: { title: 'What decided', rows: [['Your choices', '-3 points']] },
  turning: { title: 'Turning points', lines: ['Round 2 · 9 points lost'] },
  choices: {
    title: 'Choices',
    entries: [{ grade: 'mistake', heading: 'Round 2 · Mistake', lines: ['Played: Dagger'] }],
  },
  madeBy: 'Made with Landsraad.',
  game: '{"seats":[{"name":"</script><b>"}]}\n',
};

describe('an analysis as a file', () => {
  const written = sharedPage(page);

  it('tells everything, whatever people are called', () => {
    expect(written).toContain('&lt;Ada&gt;');
    expect(written).not.toContain('<Ada>');
    for (const told of ['-3 points', '9 points lost', 'Played: Dagger', '0.0,90.0 600.0,0.0'])
      expect(written).toContain(told);
  });

  it('needs nothing from elsewhere, and runs nothing', () => {
    expect(written).not.toMatch(/https?:|src=|href=|url\(|@import/);
    expect(written.match(/<script/g)).toHaveLength(1);
    expect(written).toContain('<script type="application/json"');
  });

  it('holds the game, which can be taken up from it', () => {
    const [game] = unpacked(written).games;
    expect(JSON.parse(game!)).toEqual(JSON.parse(page.game));
    expect(unpacked(page.game).games).toEqual([page.game]);
  });
});

describe('the chances as a table', () => {
  it('has a line for each round and the end', () => {
    const standpoints = [
      { position: 0, round: 1, chances: [0.25, 0.75] },
      { position: 4, round: 1, chances: [0.3, 0.7] },
      { position: 9, round: 2, chances: [0.4, 0.6] },
      { position: 12, round: 2, chances: [1, 0] },
    ];
    expect(chancesByRound({ standpoints }, ['Ada', 'Boris'], words.en, 'en')).toEqual([
      ['Where', 'Ada', 'Boris'],
      ['Round 1', '25%', '75%'],
      ['Round 2', '40%', '60%'],
      ['End', '100%', '0%'],
    ]);
  });
});
