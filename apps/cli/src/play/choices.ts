import {
  type Context,
  type ImperiumOption,
  wordDecision,
  wordOption,
  wordReason,
} from '@landsraad/imperium';
import type { OpenDecision } from '@landsraad/kernel';
import { padded, wrapped } from '../screen/layout.ts';
import { glossOf } from './gloss.ts';
import type { Look } from './table.ts';

/** The options in the order of their numbers; none where a number itself is the answer. */
export const optionsOf = (decision: OpenDecision): readonly ImperiumOption[] =>
  'options' in decision ? (decision.options as readonly ImperiumOption[]) : [];

/** The question and its numbered choices, each with what it would do. */
export function questionLines(
  decision: OpenDecision,
  leader: string,
  context: Context,
  look: Look,
): string[] {
  const { text, style, width } = look;
  const question = wordDecision(decision, context, text.language);
  const options = optionsOf(decision);
  const numbers = String(options.length).length;
  const several = decision.shape === 'some' || decision.shape === 'order';
  return [
    ...wrapped(question, width).map(style.bold),
    ...options.flatMap((option, i) => {
      const label = wordOption(option, context, text.language);
      const gloss = glossOf(option, leader, text);
      const head = `  ${padded(`${i + 1}.`, numbers + 1)} ${label}`;
      const [first, ...rest] = wrapped(
        gloss === '' ? head : `${head} – ${gloss}`,
        width,
        ' '.repeat(numbers + 4),
      );
      return [first!.replace(head, style.bold(head)), ...rest];
    }),
    ...(several ? [style.dim(text.play.pickSeveral(...boundsOf(decision)))] : []),
  ];
}

function boundsOf(decision: OpenDecision): [min: number, max: number] {
  if (decision.shape === 'some') return [decision.min, decision.max];
  const { length } = optionsOf(decision);
  return [length, length];
}

/** What is not offered, and why. */
export function refusedLines(decision: OpenDecision, context: Context, look: Look): string[] {
  const { text, width } = look;
  if (decision.refused.length === 0) return [text.play.nothingRefused];
  return decision.refused.flatMap((_, i) =>
    wrapped(`  ${i + 1}. ${refusal(decision, i, context, text)}`, width, '     '),
  );
}

export function refusal(
  { refused }: OpenDecision,
  i: number,
  context: Context,
  { language, pair }: Look['text'],
): string {
  const { option, why } = refused[i]!;
  return pair(
    wordOption(option as ImperiumOption, context, language),
    wordReason(why, context, language),
  );
}
