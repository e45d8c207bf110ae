import { type Field, Match, randomChoice, seeded } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import { describe, expect, it } from 'vitest';
import type { DuneOption } from '../src/choices.ts';
import type { DuneEvent } from '../src/events.ts';
import { dune } from '../src/index.ts';
import {
  type Context,
  fieldName,
  type PlanField,
  wordDecision,
  wordEvent,
  wordOption,
  wordRanking,
  wordReason,
} from '../src/wording/index.ts';

/** Plays at random and collects everything that the table would be told and asked. */
function wordedGame(mode: 'basic' | 'advanced', language: Language): Set<string> {
  const match = Match.start(dune, dune.parseOptions({ mode, turns: 4 }), `a story, ${mode}`);
  const context: Context = { factions: match.state.factions.map(({ id }) => id) };
  const random = seeded(mode);
  const texts = new Set<string>();
  while (match.pending.length > 0) {
    const decision = match.pending[0]!;
    const open = match.decision(decision.seat)!;
    texts.add(wordDecision(open, context, language));
    const label = (option: unknown) =>
      texts.add(wordOption(option as DuneOption, context, language, open));
    if (open.shape === 'form')
      for (const [name, field] of Object.entries<Field>(open.fields)) {
        texts.add(fieldName(name as PlanField, language));
        if ('options' in field) field.options.forEach(label);
      }
    else if ('options' in open) open.options.forEach(label);
    for (const { option, why } of open.refused) {
      label(option);
      texts.add(wordReason(why, context, language));
    }
    match.answer(decision.seat, randomChoice(decision, random));
  }
  for (const viewer of ['spectator', 'afterwards'] as const)
    for (const event of match.events(viewer))
      texts.add(wordEvent(event as DuneEvent, context, language));
  for (const line of wordRanking(match.result!, context, language)) texts.add(line);
  return texts;
}

describe('a whole game', () => {
  it.each([
    ['basic', 'en'],
    ['basic', 'fr'],
    ['advanced', 'en'],
    ['advanced', 'fr'],
  ] as const)('is told and asked in words (%s, %s)', (mode, language) => {
    const texts = [...wordedGame(mode, language)];
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((text) => /^$|undefined|NaN|\[object|['"@]| {2}/.test(text))).toEqual([]);
    expect(texts.filter((text) => /What do you choose\?|Ce n’est pas permis/.test(text))).toEqual(
      [],
    );
  });
});
