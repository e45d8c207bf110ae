import { useState } from 'react';
import { useWords } from '../../app/language.ts';
import { OnlineError, type OnlineFault } from '../../online/faults.ts';
import { useOnlineFaultText } from '../../online/useOnlineFaultText.ts';
import { Notice } from '../../ui/Notice.tsx';
import { words } from './words.ts';

/**
 * Tries something and shows what came in its way, in the words for what was tried or in those for
 * everything; a person who changes their mind is no fault.
 */
export function useAttempt(here: Partial<Record<OnlineFault['fault'], string>> = {}) {
  const text = useWords(words).passkey;
  const faultText = useOnlineFaultText();
  const [fault, setFault] = useState<OnlineFault | 'given-up' | null>(null);
  const attempt = async (work: () => Promise<unknown>) => {
    setFault(null);
    try {
      await work();
    } catch (error) {
      setFault(error instanceof OnlineError ? error.fault : 'given-up');
    }
  };
  const trouble = fault && (
    <Notice tone="warning" onDismiss={() => setFault(null)}>
      {fault === 'given-up' ? text.failed : (here[fault.fault] ?? faultText(fault))}
    </Notice>
  );
  return { attempt, trouble };
}
