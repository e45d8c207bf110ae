import { useMemo } from 'react';
import { useWords } from '../../../app/language.ts';
import type { Frame } from '../../../games/log.ts';
import { useKit } from '../../desk/Desk.tsx';
import { ChapterView } from '../../log/Log.tsx';
import { EVERYTHING, filtered } from '../../log/story.ts';
import type { Scene } from '../beats.ts';
import styles from './Recap.module.css';
import { words } from './words.ts';

interface RoundLogProps {
  readonly scene: Scene;
  readonly now: Frame;
}

/** All that was told of the round. */
export function RoundLog({ scene: { round }, now: { snapshot, log } }: RoundLogProps) {
  const { story } = useKit();
  const say = useWords(words);
  const chapters = useMemo(
    () =>
      filtered(story.chaptersOf(log, snapshot.seats.length), EVERYTHING, null, story).filter(
        (chapter) => chapter.round === round,
      ),
    [story, log, snapshot, round],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with keys
    <section className={styles.log} aria-label={say.log} tabIndex={0}>
      {chapters.map((chapter) => (
        <ChapterView key={chapter.round} chapter={chapter} />
      ))}
    </section>
  );
}
