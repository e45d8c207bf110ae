import type { Fault } from '../games/protocol.ts';
import { useWords } from './language.ts';
import { faultWords } from './words-faults.ts';

/** Says to a person what went wrong with a game. */
export function useFaultText(): (fault: Fault) => string {
  const text: Readonly<Record<Fault['fault'], string>> = useWords(faultWords);
  return ({ fault }) => text[fault];
}
