import { useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../../app/language.ts';
import field from '../../ui/field.module.css';
import type { KeptNotes } from './kept.ts';
import { words } from './words.ts';

const LONGEST = 4000;
/** Kept when the writer pauses for so long, or goes away. */
const PAUSE_MS = 800;

/** What one writes down at a table for oneself. */
export function Notes({ of }: { readonly of: KeptNotes }) {
  const text = useWords(words);
  const [written, setWritten] = useState<string | null>(null);
  const [kept, setKept] = useState('');
  const unkept = useRef<string | null>(null);
  const [area, hint] = [useId(), useId()];

  useEffect(() => {
    let gone = false;
    void of.read().then((notes) => {
      if (gone || notes === null) return;
      setKept(notes);
      setWritten(notes);
    });
    return () => {
      gone = true;
      if (unkept.current !== null) void of.keep(unkept.current);
    };
  }, [of]);

  useEffect(() => {
    unkept.current = written === kept ? null : written;
    if (written === null || written === kept) return;
    const timer = setTimeout(async () => {
      if (await of.keep(written)) setKept(written);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [of, written, kept]);

  return (
    <div className={field.field}>
      <label htmlFor={area} className={field.label}>
        {text.title}
      </label>
      <textarea
        id={area}
        className={field.input}
        rows={3}
        maxLength={LONGEST}
        disabled={written === null}
        value={written ?? ''}
        aria-describedby={hint}
        onChange={(event) => setWritten(event.target.value)}
      />
      <span id={hint} className={field.hint} data-notes={written === kept ? 'kept' : undefined}>
        {text.hint}
      </span>
    </div>
  );
}
