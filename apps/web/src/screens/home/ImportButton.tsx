import { useEffect, useRef, useState } from 'react';
import { useFaultText } from '../../app/faults.ts';
import { unpacked } from '../../app/files.ts';
import { useWords } from '../../app/language.ts';
import { faultIn, games } from '../../games/client.ts';
import type { Fault } from '../../games/protocol.ts';
import { Button } from '../../ui/Button.tsx';
import style from './ImportButton.module.css';
import { LateNotice } from './LateNotice.tsx';
import { words } from './words.ts';

/** Takes up games from files: chosen, or dropped anywhere on the page. */
export function ImportButton({ onImported }: { readonly onImported: () => void }) {
  const text = useWords(words).list;
  const faultText = useFaultText();
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [imported, setImported] = useState(0);
  const [results, setResults] = useState(0);

  const take = async (files: Iterable<File>) => {
    setFault(null);
    setImported(0);
    setResults(0);
    try {
      for (const file of files) {
        const content = unpacked(await file.text());
        for (const one of content.games) {
          await games.fromFile(one);
          setImported((n) => n + 1);
        }
        if (content.results.length === 0) continue;
        const added = await games.addResults(content.results);
        setResults((n) => n + added);
      }
    } catch (error) {
      setFault(faultIn(error));
    }
    onImported();
  };
  const dragging = useDrop(take);

  return (
    <>
      <Button icon="import" onClick={() => field.current?.click()}>
        {text.import}
      </Button>
      <input
        ref={field}
        type="file"
        accept=".json,.html,application/json,text/html"
        multiple
        hidden
        aria-label={text.import}
        onChange={({ target }) => {
          if (target.files) void take([...target.files]);
          target.value = '';
        }}
      />
      {dragging && <div className={style.drop}>{text.drop}</div>}
      {(fault || imported > 0 || results > 0) && (
        <div className={style.outcome}>
          {imported > 0 && (
            <LateNotice onDismiss={() => setImported(0)}>{text.imported(imported)}</LateNotice>
          )}
          {results > 0 && (
            <LateNotice onDismiss={() => setResults(0)}>{text.results(results)}</LateNotice>
          )}
          {fault && (
            <LateNotice tone="error" onDismiss={() => setFault(null)}>
              {faultText(fault)}
            </LateNotice>
          )}
        </div>
      )}
    </>
  );
}

/** Whether a file is held over the page now. */
function useDrop(take: (files: Iterable<File>) => void): boolean {
  const [dragging, setDragging] = useState(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setDragging(true);
    };
    const away = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragging(false);
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setDragging(false);
      latest.current([...event.dataTransfer.files]);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', away);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', away);
      removeEventListener('drop', drop);
    };
  }, []);
  return dragging;
}
