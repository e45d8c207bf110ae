import { Match, randomChoice, seeded } from '@landsraad/kernel';
import { LANGUAGES } from '@landsraad/kernel/wording';
import { describe, expect, it } from 'vitest';
import { IMMORTALITY } from '../src/content/immortality/index.ts';
import { IX } from '../src/content/ix/index.ts';
import type { SupposableGame } from '../src/game.ts';
import { imperium } from '../src/imperium.ts';
import { imperiumFor } from '../src/imperium-fetched.ts';
import * as immortalityWords from '../src/wording/en/immortality.ts';
import * as ixWords from '../src/wording/en/ix.ts';
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

/** All that the games of a table speak of: what happens, what is asked and what is offered. */
function spokenOfIn(options: object): { events: string[]; prompts: string[]; options: string[] } {
  const told = {
    events: new Set<string>(),
    prompts: new Set<string>(),
    options: new Set<string>(),
  };
  for (let n = 0; n < 120; n++) {
    const match = Match.start(imperium, imperium.parseOptions(options), `spoken ${n}`);
    const random = seeded(`spoken ${n}`);
    for (let decision = match.pending[0]; decision; decision = match.pending[0]) {
      told.prompts.add(decision.kind);
      if (decision.shape === 'one')
        for (const one of decision.options) told.options.add(typeOf(one));
      match.answer(decision.seat, randomChoice(decision, random));
    }
    for (const { type } of match.events(0)) told.events.add(type);
  }
  return { events: [...told.events], prompts: [...told.prompts], options: [...told.options] };
}

const typeOf = (option: object): string => String((option as { type: string }).type);

/** The names of verbs, conditions and costs in what is printed of a box. */
const printedWords = (box: object, name: 'do' | 'is'): string[] =>
  [...JSON.stringify(box).matchAll(new RegExp(`"${name}":"([^"]+)"`, 'g'))].map(
    ([, word]) => word!,
  );

describe('a module alone', () => {
  it.each([
    ['immortality', IMMORTALITY, ixWords],
    ['ix', IX, immortalityWords],
  ] as const)('%s is spoken of without the words of the other', (id, box, others) => {
    const told = spokenOfIn({ [id]: true });
    const strange = {
      events: told.events.filter((word) => word in others.events),
      prompts: told.prompts.filter((word) => word in others.prompts),
      options: told.options.filter((word) => word in others.options),
      clauses: printedWords(box, 'do').filter((word) => word in others.clauses),
      conditions: printedWords(box, 'is').filter((word) => word in others.conditions),
    };
    expect(strange).toEqual({ events: [], prompts: [], options: [], clauses: [], conditions: [] });
    expect(told.events.length).toBeGreaterThan(60);
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
