import type { RefObject } from 'react';
import { useSettings } from '../app/settings.ts';
import { useKit } from './desk/Desk.tsx';
import { useActs, useDraft } from './desk/draft.ts';
import { useKnown } from './desk/known.ts';
import { useWording } from './desk/wording.ts';
import type { Command } from './keys.ts';
import { inPanelOrder } from './panel/order.ts';
import { choiceOf, startOf, toggled, withNumber } from './picks.ts';
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
  const { snapshot, decision } = useKnown();
  const { language } = useWording();
  const { picks } = useDraft();
  const { setPicks, answer, inspect } = useActs();
  const textView = useSettings((settings) => settings.textView);

  const digit = (n: number) => {
    if (decision?.shape === 'number') setPicks(withNumber(picks, n, decision.min, decision.max));
    else if (decision?.shape === 'one') {
      const option = inPanelOrder(kit, decision.options, language)[n - 1];
      if (option) answer(option.id);
    } else if (decision?.shape === 'some') {
      const option = decision.options[n - 1];
      if (option) setPicks(toggled(picks, option.id, decision.max));
    }
  };
  const confirm = () => {
    const choice = decision && choiceOf(decision, picks);
    if (choice !== null) answer(choice);
  };
  useKeys((command: Command) => {
    switch (command.do) {
      case 'undo':
        if (snapshot.canUndo) actions.undo();
        return;
      case 'hint':
        if (decision) actions.hint();
        return;
      case 'digit':
        return textView ? undefined : digit(command.n);
      case 'confirm':
        return confirm();
      case 'panel':
        return heading.current?.focus();
      case 'inspect': {
        const thing = decision && focusedThing(decision, kit);
        return thing ? inspect(thing) : undefined;
      }
      case 'clear':
        return setPicks(startOf(decision));
      case 'letter': {
        const tab = kit.tabKeys[command.letter];
        return tab ? actions.tab(tab) : undefined;
      }
      default:
        return actions[command.do]();
    }
  });
  return null;
}
