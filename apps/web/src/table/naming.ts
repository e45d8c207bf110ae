import type { Choice, Option } from '@landsraad/kernel';
import { useKit } from './desk/Desk.tsx';
import { useWording, type Wording } from './desk/wording.ts';
import type { TableKit } from './kit.ts';
import type { Asked } from './spots.ts';

/** The options that a choice takes; none where it is a number or a form. */
export function optionsOf(choice: Choice, decision: Asked): readonly Option[] {
  if (!('options' in decision)) return [];
  const ids = Array.isArray(choice) ? (choice as readonly string[]) : [choice];
  return decision.options.filter(({ id }) => ids.includes(id));
}

type Naming = (choice: Choice, decision: Asked) => string;

/** A choice in words: all that is chosen, or how many. */
export const namingBy =
  ({ choices }: TableKit, wording: Wording): Naming =>
  (choice, decision) => {
    const named = optionsOf(choice, decision).map((option) => wording.option(option, decision));
    if (named.length > 0) return named.join(', ');
    const counting = choices.counting(decision, wording.language);
    return counting ? (counting.confirm ?? counting.piece)(Number(choice)) : String(choice);
  };

export function useNaming(): Naming {
  const kit = useKit();
  return namingBy(kit, useWording());
}
