import { useEffect } from 'react';
import { useLatest } from './desk/useLatest.ts';
import { type Command, commandAt, focusOf } from './keys.ts';

/**
 * Hears the table's keys wherever the focus is, unless it is where letters are typed. Who gives back
 * false leaves the key to the others.
 */
export function useKeys(act: (command: Command) => unknown): void {
  const latest = useLatest(act);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      const command = commandAt(event, focusOf(event.target, document));
      if (!command) return;
      if (latest(command) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [latest]);
}
