import { WRITING } from '@landsraad/kernel/wording';
import type { Around } from '@landsraad/protocol';
import { useState } from 'react';
import { useLanguage, useWords } from '../../app/language.ts';
import type { OnlineTable } from '../../online/useOnlineTable.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import style from './OnlineTable.module.css';
import { words } from './words.ts';

interface UndoWishProps {
  readonly table: OnlineTable;
  readonly around: Around;
  readonly own: number | null;
  readonly name: (seat: number) => string;
}

/** Somebody wants to go back further than the rule lets one alone: everybody is asked. */
export function UndoWish({ table, around, own, name }: UndoWishProps) {
  const text = useWords(words).undo;
  const language = useLanguage();
  const { undo } = around;
  /** The wish that this person thinks about while looking at the table. */
  const [putOff, setPutOff] = useState<number | null>(null);
  if (!undo) return null;
  const missing = around.table.seats.flatMap((seat, n) =>
    seat.is === 'person' && !undo.agreed.includes(n) ? [n] : [],
  );
  const names = WRITING[language].list(missing.map(name), 'and');
  const isAsked = own !== null && missing.includes(own);
  const mine = own === undo.by;
  const asker = name(undo.by);
  const answers = (
    <>
      <Button onClick={() => void table.replyUndo(false)}>{text.refuse}</Button>
      <Button variant="primary" onClick={() => void table.replyUndo(true)}>
        {text.agree}
      </Button>
    </>
  );
  const cancel = (
    <Button size="small" onClick={() => void table.replyUndo(false)}>
      {text.cancel}
    </Button>
  );
  if (!isAsked || putOff === undo.to)
    return (
      <div className={style.wish}>
        <Notice action={isAsked ? answers : mine && cancel}>
          {isAsked ? text.title(asker) : mine ? text.waiting(names) : text.agreed(names)}
        </Notice>
      </div>
    );
  return (
    <Dialog
      title={text.title(asker)}
      description={text.text(asker)}
      size="small"
      open
      onOpenChange={() => setPutOff(undo.to)}
      footer={answers}
    />
  );
}
