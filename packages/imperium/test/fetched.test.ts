import { Match, randomChoice, seeded } from '@landsraad/kernel';
import { LANGUAGES } from '@landsraad/kernel/wording';
import { describe, expect, it } from 'vitest';
import type { SupposableGame } from '../src/game.ts';
import { imperium } from '../src/imperium.ts';
import { imperiumFor } from '../src/imperium-fetched.ts';
import { wordingOf as whole } from '../src/wording/languages.ts';
import { learn, wordingOf } from '../src/wording/languages-fetched.ts';

/* What a page has after it fetched its parts is what every other program has from the start. */

const EVERYTHING = { ix: true, epic: true, immortality: true };

function played(game: SupposableGame, chosen: object): string {
  const match = Match.start(game, game.parseOptions(chosen), 'fetched');
  const random = seeded('answers');
  for (;;) {
    const decision = match.pending[0];
    if (!decision) return JSON.stringify(match.save());
    match.answer(decision.seat, randomChoice(decision, random));
  }
}

describe('the game of a page', () => {
  it.each([
    { modules: [], options: { ix: false } },
    { modules: [], options: { players: 1 } },
    { modules: ['ix'], options: { ix: true, epic: true } },
    { modules: ['immortality'], options: { immortality: true } },
    { modules: ['ix', 'immortality'], options: { ix: true, immortality: true, players: 2 } },
  ] as const)('is the same with $modules', async ({ modules, options }) => {
    const fetched = await imperiumFor(modules);
    expect(played(fetched, options)).toBe(played(imperium, options));
    // Of a module that was not fetched at least the options are known.
    expect(fetched.parseOptions(EVERYTHING)).toEqual(imperium.parseOptions(EVERYTHING));
    expect(await imperiumFor(modules)).toBe(fetched);
  });
});

describe('a language of a page', () => {
  it.each(LANGUAGES)(
    '%s is learned when it is wanted, and of a module with that',
    async (language) => {
      expect(() => wordingOf(language)).toThrow();
      await learn(language, []);
      expect(wordingOf(language).events['another-turn']).toBeUndefined();
      await learn(language, ['ix']);
      await learn(language, ['immortality']);
      await learn(language, []);
      expect(wordingOf(language)).toEqual(whole(language));
    },
  );
});
