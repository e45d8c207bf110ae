import { useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../../app/language.ts';
import { api } from '../../online/api.ts';
import type { OnlineTable } from '../../online/useOnlineTable.ts';
import field from '../../ui/field.module.css';
import { words } from './words.ts';

const LONGEST = 4000;
/** Kept when the writer pauses for so long, or goes away. */
const PAUSE_MS = 800;

/** What one writes down at a table for oneself. */
export function Notes({ table }: { readonly table: OnlineTable }) {
  const text = useWords(words).notes;
  const { id, ask } = table;
  const [written, setWritten] = useState<string | null>(null);
  const [kept, setKept] = useState('');
  const unkept = useRef<string | null>(null);
  const [area, hint] = [useId(), useId()];

  useEffect(() => {
    // Who cannot read them now must not write over them.
    const show = (notes: string) => {
      setKept(notes);
      setWritten(notes);
    };
    void ask(async () => show((await api.notes(id)).text));
    return () => {
      if (unkept.current !== null) void api.keepNotes(id, unkept.current).catch(() => undefined);
    };
  }, [id, ask]);

  useEffect(() => {
    unkept.current = written === kept ? null : written;
    if (written === null || written === kept) return;
    const timer = setTimeout(async () => {
      if (await ask(() => api.keepNotes(id, written))) setKept(written);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [id, ask, written, kept]);

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
