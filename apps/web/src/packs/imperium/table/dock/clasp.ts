import type { CardId, ImperiumOption } from '@landsraad/imperium';
import type { PlannedStep } from '../../../../table/plan/kit.ts';

/** The two cards that are planned to be grafted (IMM-7.4); none without both. */
export function claspedIn(steps: readonly PlannedStep[]): readonly CardId[] {
  const at = steps.findIndex((step) => chosenIn(step)?.type === 'graft');
  const pair = at < 0 ? [] : steps.slice(at, at + 2).map(chosenIn);
  const cards = pair.flatMap((option) => (option && 'card' in option ? [option.card] : []));
  return cards.length === 2 ? cards : [];
}

const chosenIn = ({ decision, choice }: PlannedStep): ImperiumOption | undefined =>
  decision.shape === 'one'
    ? (decision.options as readonly ImperiumOption[]).find(({ id }) => id === choice)
    : undefined;
