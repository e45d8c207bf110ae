import { useMemo } from 'react';
import { useBeside } from '../../../table/beside.ts';
import { notesHere } from '../../../table/notes/kept.ts';
import { Notes } from '../../../table/notes/Notes.tsx';
import { useDune } from './desk.ts';

/** RUL-D32: one's own notes, where the table agreed on that. */
export default function OwnNotes() {
  const { snapshot, seat } = useDune();
  const beside = useBeside();
  const { id, view } = snapshot;
  const here = useMemo(() => (seat === null ? null : notesHere(id, seat)), [id, seat]);
  const of = beside ? beside.notes : here;
  return of && view.options.privateNotes ? <Notes of={of} /> : null;
}
