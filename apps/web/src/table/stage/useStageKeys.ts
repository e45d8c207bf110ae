import { useEffect } from 'react';
import { useLatest } from '../desk/useLatest.ts';
import { focusOf } from '../keys.ts';
import { isWhole } from './beats.ts';
import { isTold } from './stage.ts';
import type { Staging } from './useStage.ts';

/** Space goes on, Escape to the end, R shows again, V looks under what covers the table. */
export function useStageKeys({ stage, since, aside, direct }: Staging): void {
  const act = useLatest((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { typing, elsewhere, pressable } = focusOf(event.target, document);
    if (typing || elsewhere) return;
    const command = commandFor(event.key, pressable);
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    command();
  });
  const commandFor = (key: string, pressable: boolean): (() => void) | null => {
    const scene = stage.scenes[0];
    if (!scene) return /^r$/i.test(key) && since.length > 0 ? () => direct.again(since) : null;
    const waits = isTold(stage);
    switch (key) {
      case ' ':
        return pressable || (waits && !scene.over) ? null : direct.next;
      case 'Enter':
        return waits && scene.over && !pressable ? direct.goOn : null;
      case 'Escape':
        return waits && !scene.over ? null : direct.skip;
      case 'v':
      case 'V':
        return isWhole(scene) ? () => direct.setAside(!aside) : null;
      default:
        return null;
    }
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [act]);
}
