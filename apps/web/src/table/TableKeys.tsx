import type { RefObject } from 'react';
import { useSettings } from '../app/settings.ts';
import { useKit } from './desk/Desk.tsx';
import { useActs, useDraft } from './desk/draft.ts';
import { useKnown } from './desk/known.ts';
import { useWording } from './desk/wording.ts';
import { previewedThing } from './explain/inspected.ts';
import type { Command } from './keys.ts';
import { pageOf, pagesOf } from './panel/faces.ts';
import { numbered } from './panel/order.ts';
import { choiceOf, startOf, toggled, withNumber } from './picks.ts';
import { usePlan } from './plan/usePlan.ts';
import { focusedThing } from './pointing.ts';
import type { BarActions } from './TopBar.tsx';
import { useKeys } from './useKeys.ts';

interface TableKeysProps {
  readonly actions: BarActions;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** What the keys do at the table. It shows nothing. */
export function TableKeys({ actions, heading }: TableKeysProps): null {
  const kit = useKit();
  const { decision, snapshot } = useKnown();
  const { language } = useWording();
  const planning = usePlan();
  const { picks, page } = useDraft();
  const { setPicks, setPage, answer, inspect } = useActs();
  const { foreseen } = planning;
  const faces = decision
    ? kit.choices.faces(decision, foreseen?.view ?? snapshot.view, language)
    : [];
  const textView = useSettings((settings) => settings.textView);

  const digit = (n: number) => {
    if (decision?.shape === 'number') setPicks(withNumber(picks, n, decision.min, decision.max));
    else if (decision && faces.length > 0) {
      const option = pageOf(faces, page)[n - 1]?.option;
      if (!option) return;
      if (decision.shape === 'some') setPicks(toggled(picks, option.id, decision.max));
      else if (kit.choices.weighs?.(option, language)) setPicks({ ...picks, ids: [option.id] });
      else answer(option.id);
    } else if (decision?.shape === 'one') {
      const listed = decision.options.filter(({ id }) => !planning.unlisted.has(id));
      const option = numbered(kit, listed, language)[n - 1];
      if (option) answer(option.id);
    } else if (decision?.shape === 'some') {
      const option = decision.options[n - 1];
      if (option) setPicks(toggled(picks, option.id, decision.max));
    }
  };
  const confirm = () => {
    const choice = decision && choiceOf(decision, picks);
    if (choice !== null) answer(choice);
    else planning.play();
  };
  const goBack = () => {
    if (planning.aim !== null || planning.plan.length > 0) planning.back();
    else planning.drop();
    setPicks(startOf(decision, kit.choices));
  };
  useKeys((command: Command) => {
    switch (command.do) {
      case 'undo':
        return actions.undo();
      case 'undo-turn':
        return actions.undoTurn();
      case 'hint':
        if (snapshot.decision) actions.hint?.();
        return;
      case 'digit':
        return textView ? undefined : digit(command.n);
      case 'confirm':
        return confirm();
      case 'page':
        return setPage(Math.min(pagesOf(faces) - 1, Math.max(0, page + command.by)));
      case 'panel':
        return heading.current?.focus();
      case 'inspect': {
        const thing = (decision && focusedThing(decision, kit)) ?? previewedThing();
        return thing ? inspect(thing) : undefined;
      }
      case 'clear':
        return goBack();
      case 'letter': {
        if (command.letter === 'a' && planning.counter)
          return planning.count(planning.counter.asked.max);
        const tab = kit.tabKeys[command.letter];
        if (tab) return actions.tab(tab);
        return command.letter === 'f' ? actions.focus?.() : undefined;
      }
      default:
        return actions[command.do]();
    }
  });
  return null;
}
