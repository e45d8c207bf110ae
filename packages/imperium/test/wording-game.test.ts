import { Match, randomChoice, seeded } from '@landsraad/kernel';
import { LANGUAGES, type Language } from '@landsraad/kernel/wording';
import { describe, expect, it } from 'vitest';
import type { ImperiumOption } from '../src/choices.ts';
import type { ImperiumEvent } from '../src/events.ts';
import { imperium } from '../src/index.ts';
import { wordDecision, wordEvent, wordOption, wordReason } from '../src/wording/index.ts';
import { context } from './wording-samples.ts';

/** Plays at random and collects everything that the table would be told and asked. */
function wordedGame(seed: string, language: Language): string[] {
  const options = imperium.parseOptions({ leaderMode: 'pick', bindu: 'may-pass' });
  const match = Match.start(imperium, options, seed);
  const random = seeded(seed);
  const texts: string[] = [];
  while (match.pending.length > 0) {
    const decision = match.pending[0]!;
    const open = match.decision(decision.seat)!;
    texts.push(wordDecision(open, context, language));
    if ('options' in open)
      texts.push(
        ...open.options.map((option) => wordOption(option as ImperiumOption, context, language)),
      );
    for (const { option, why } of open.refused)
      texts.push(
        wordOption(option as ImperiumOption, context, language),
        wordReason(why, context, language),
      );
    match.answer(decision.seat, randomChoice(decision, random));
  }
  for (const viewer of ['spectator', 'afterwards'] as const)
    texts.push(
      ...match.events(viewer).map((event) => wordEvent(event as ImperiumEvent, context, language)),
    );
  return texts;
}

describe('a whole game', () => {
  it.each(LANGUAGES)('is told and asked in words (%s)', (language) => {
    const texts = [...new Set(wordedGame('a story', language))];
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((text) => /^$|undefined|NaN|\[object|['"]| {2}/.test(text))).toEqual([]);
    expect(texts.filter((text) => /What do you choose\?|Ce n’est pas permis/.test(text))).toEqual(
      [],
    );
  });
});
