import { useState } from 'react';
import { useWords } from '../../app/language.ts';
import { OnlineError, type OnlineFault } from '../../online/faults.ts';
import { useOnlineFaultText } from '../../online/useOnlineFaultText.ts';
import { Notice } from '../../ui/Notice.tsx';
import { words } from './words.ts';

/** Tries something and shows what came in its way; a person who changes their mind is no fault. */
export function useAttempt() {
  const text = useWords(words).passkey;
  const faultText = useOnlineFaultText();
  const [fault, setFault] = useState<OnlineFault | 'given-up' | null>(null);
  const told = (fault: OnlineFault | 'given-up') => {
    if (fault === 'given-up') return text.failed;
    // Of all that is tried here only passkeys are refused.
    return fault.fault === 'refused' ? text.refused : faultText(fault);
  };
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
      {told(fault)}
    </Notice>
  );
  return { attempt, trouble };
}
