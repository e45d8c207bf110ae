import type { Choice, Reason } from '@landsraad/kernel';
import { useEffect, useState } from 'react';
import { useActs } from '../desk/draft.ts';

/** Milliseconds without a change: whoever is still filling in a form is not answered at every step. */
const PAUSE = 200;

/** Why what is put together so far would not be taken; null where it would, or is not known yet. */
export function useWhyNot(choice: Choice | null): Reason | null {
  const { whyNot } = useActs();
  const [tried, setTried] = useState<{ draft: string; why: Reason | null } | null>(null);
  const draft = choice === null ? null : JSON.stringify(choice);
  useEffect(() => {
    if (draft === null) return;
    let gone = false;
    const timer = setTimeout(async () => {
      const why = await whyNot(JSON.parse(draft));
      if (!gone) setTried({ draft, why });
    }, PAUSE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [draft, whyNot]);
  return tried?.draft === draft ? tried.why : null;
}
