import type { OpenDecision, Option, Seat } from '@landsraad/kernel';
import type { Context, Playable } from '../games/playable.ts';
import { columns, padded, wrapped } from '../screen/layout.ts';
import type { Look } from '../screen/look.ts';

/** What a question is asked with: whose it is, and what its seat sees. */
export interface Asking {
  readonly playable: Playable;
  readonly decision: OpenDecision;
  readonly view: unknown;
  readonly seat: Seat;
  readonly context: Context;
  readonly look: Look;
}

/** More than these without a word of explanation stand side by side. */
const LIST = 9;
/** More than these of a kind stand in groups. */
const COLUMNS = 24;

/** The options in the order of their numbers; none where a number itself is the answer. */
export const optionsOf = (decision: OpenDecision): readonly Option[] =>
  'options' in decision ? (decision.options as readonly Option[]) : [];

/** The question and its numbered choices, each with what it would do. */
export function questionLines(asking: Asking): string[] {
  const { playable, decision, context, look } = asking;
  const { text, style, width } = look;
  const question = playable.wording.decision(decision, context, text.language);
  const typed = playable.screen.typed(decision, text.language);
  const several = decision.shape === 'some' || decision.shape === 'order';
  return [
    ...wrapped(question, width).map(style.bold),
    ...(typed ? wrapped(typed.hint, width) : optionLines(asking, optionsOf(decision))),
    ...(several ? [style.dim(text.play.pickSeveral(...boundsOf(decision)))] : []),
  ];
}

/** Numbered options, each with what it would do. */
export function optionLines(asking: Asking, options: readonly Option[]): string[] {
  const { playable, decision, view, seat, context, look } = asking;
  const { text, style, width } = look;
  const numbers = String(options.length).length;
  if (options.length > COLUMNS) {
    const groups = groupLines(asking, options);
    if (groups) return groups;
  }
  const shown = options.map((option, i) => ({
    head: `  ${padded(`${i + 1}.`, numbers + 1)} ${playable.wording.option(option, context, text.language, decision)}`,
    gloss: playable.screen.gloss(option, view, seat, text),
  }));
  if (shown.length > LIST && shown.every(({ gloss }) => gloss === ''))
    return columns(
      shown.map(({ head }) => head),
      width,
    ).map(style.bold);
  return shown.flatMap(({ head, gloss }) => {
    const [first, ...rest] = wrapped(
      gloss === '' ? head : `${head} – ${gloss}`,
      width,
      ' '.repeat(numbers + 4),
    );
    return [first!.replace(head, style.bold(head)), ...rest];
  });
}

/** Very many options as a text of groups, where the game can group them. */
function groupLines({ playable, decision, context, look }: Asking, options: readonly Option[]) {
  const { text, style, width } = look;
  const apart: string[] = [];
  const groups = new Map<string, string[]>();
  options.forEach((option, i) => {
    const grouped = playable.screen.grouped(option, text.language);
    const number = style.bold(`${i + 1}.`);
    if (!grouped)
      apart.push(
        `  ${number} ${playable.wording.option(option, context, text.language, decision)}`,
      );
    else if (groups.has(grouped.group))
      groups.get(grouped.group)!.push(`${number} ${grouped.mark}`);
    else groups.set(grouped.group, [`${number} ${grouped.group} ${grouped.mark}`.trimEnd()]);
  });
  if (groups.size < apart.length) return null;
  const unbroken = [...groups.values()].map((parts) => parts.join(' ').replaceAll(' ', '\u00a0'));
  return [
    ...apart,
    ...wrapped(`  ${unbroken.join('\u00a0· ')}`, width, '  ').map((line) =>
      line.replaceAll('\u00a0', ' '),
    ),
    style.dim(text.play.manyPlaces),
  ];
}

function boundsOf(decision: OpenDecision): [min: number, max: number] {
  if (decision.shape === 'some') return [decision.min, decision.max];
  const { length } = optionsOf(decision);
  return [length, length];
}

/** What is not offered, and why. */
export function refusedLines(asking: Asking): string[] {
  const { decision, look } = asking;
  if (decision.refused.length === 0) return [look.text.play.nothingRefused];
  return decision.refused.flatMap((_, i) =>
    wrapped(`  ${i + 1}. ${refusal(asking, i)}`, look.width, '     '),
  );
}

export function refusal({ playable, decision, context, look }: Asking, i: number): string {
  const { language, pair } = look.text;
  const { option, why } = decision.refused[i]!;
  return pair(
    playable.wording.option(option, context, language, decision),
    playable.wording.reason(why, context, language),
  );
}
