import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useDraft } from './desk/draft.ts';
import { useKnown } from './desk/known.ts';
import { useWording } from './desk/wording.ts';

/** Those whom nobody plays may have had their turns since the last answer. */
const MOST = 24;

/** Tells a screen reader what happens, what is owed, and why something cannot be done. */
export function Announcer() {
  const { log, decision } = useKnown();
  const { remark } = useDraft();
  const say = useWording();
  const heard = useRef(log.length);
  const [told, setTold] = useState('');
  useEffect(() => {
    const from = Math.min(heard.current, log.length);
    heard.current = log.length;
    const news = log.slice(Math.max(from, log.length - MOST));
    const lines = news.map(say.event);
    if (decision) lines.push(say.decision(decision));
    if (lines.length > 0) setTold(lines.join(' '));
  }, [log, decision, say]);
  return (
    <VisuallyHidden>
      <span role="log" aria-live="polite" data-announcer="">
        {told}
      </span>
      <span role="alert">{remark?.is === 'refused' ? say.reason(remark.why) : ''}</span>
    </VisuallyHidden>
  );
}
