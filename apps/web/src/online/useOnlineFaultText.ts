import { useWords } from '../app/language.ts';
import type { OnlineFault } from './faults.ts';
import { onlineFaultWords } from './words-faults.ts';

export function useOnlineFaultText(): (fault: OnlineFault) => string {
  const text: Readonly<Record<OnlineFault['fault'], string>> = useWords(onlineFaultWords);
  return ({ fault }) => text[fault];
}
