import { useMemo } from 'react';
import { Coach } from '../../../guide/Coach.tsx';
import { useKnown } from '../../../table/desk/known.ts';
import { chapterOf } from './chapters.ts';
import { guidanceFor } from './guidance.ts';

export default function ImperiumCoach() {
  const { guide } = useKnown().snapshot;
  const guidance = useMemo(() => guidanceFor(chapterOf(guide)), [guide]);
  return <Coach guidance={guidance} />;
}
