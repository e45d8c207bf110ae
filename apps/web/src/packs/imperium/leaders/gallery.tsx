import { leaderOf } from '@landsraad/imperium';
import { useWords } from '../../../app/language.ts';
import type { Gallery, GalleryProps } from '../../pack.ts';
import { LeaderFace } from '../cards/faces.tsx';
import type { SoloResult } from '../solo/results.ts';
import type { ImperiumSummary } from '../standing.ts';
import { difficultyOf, JUDGED, LEVELS } from './difficulty.ts';
import style from './Gallery.module.css';
import { recordWith } from './record.ts';
import { words } from './words.ts';

/** Every Leader of Dune: Imperium. */
export const gallery: Gallery<ImperiumSummary, SoloResult> = {
  title: (language) => words[language].title,
  lead: (language) => words[language].lead,
  Everybody,
};

/** The easiest first. */
function Everybody({ games, results }: GalleryProps<ImperiumSummary, SoloResult>) {
  const say = useWords(words);
  return LEVELS.map((level) => (
    <section key={level} className={style.level} aria-labelledby={level}>
      <h2 id={level}>{say.level[level]}</h2>
      <ul className={style.gallery}>
        {JUDGED.filter((id) => difficultyOf(id) === level).map((id) => {
          const { games: played, wins } = recordWith(id, games, results);
          return (
            <li key={id} data-leader={id}>
              <LeaderFace leader={leaderOf(id)} size="large" />
              <p>{say.why[id]}</p>
              <p data-record>{played === 0 ? say.never : say.record(played, wins)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
