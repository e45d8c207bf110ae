import { wordDecision, wordEvent, wordReason } from '@landsraad/imperium';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useDesk } from './desk.ts';

/** Both Rivals may have had their turns since the last answer. */
const MOST = 24;

/** Tells a screen reader what happens, what is owed, and why something cannot be done. */
export function Announcer() {
  const { log, decision, speaking, language, remark } = useDesk();
  const heard = useRef(log.length);
  const [told, setTold] = useState('');
  useEffect(() => {
    const from = Math.min(heard.current, log.length);
    heard.current = log.length;
    const news = log.slice(Math.max(from, log.length - MOST));
    const lines = news.map((event) => wordEvent(event, speaking, language));
    if (decision) lines.push(wordDecision(decision, speaking, language));
    if (lines.length > 0) setTold(lines.join(' '));
  }, [log, decision, speaking, language]);
  return (
    <VisuallyHidden>
      <span role="log" aria-live="polite" data-announcer="">
        {told}
      </span>
      <span role="alert">
        {remark?.is === 'refused' ? wordReason(remark.why, speaking, language) : ''}
      </span>
    </VisuallyHidden>
  );
}
