import type { Fault } from '../games/protocol.ts';
import { useWords } from './language.ts';
import { faultWords } from './words-faults.ts';

/** Says to a person what went wrong with a game. */
export function useFaultText(): (fault: Fault) => string {
  const text = useWords(faultWords);
  return (fault) => {
    if (fault.fault !== 'other-rules') return text[fault.fault];
    return fault.version > fault.newest ? text['newer-rules'] : text['older-rules'];
  };
}
