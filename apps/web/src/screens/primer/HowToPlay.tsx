import { Link, useParams } from 'wouter';
import { useLanguage, useWords } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { USUAL, usePart } from '../../packs/packs.ts';
import { usePicture } from '../../pictures/usePicture.ts';
import { Button } from '../../ui/Button.tsx';
import style from './HowToPlay.module.css';
import { words } from './words.ts';

/** The game in a few illustrated pages: `/how-to-play/3` is the third. */
export default function HowToPlay() {
  const say = useWords(words);
  const language = useLanguage();
  const { page } = useParams<{ page?: string }>();
  const { pages } = usePart(USUAL, 'primer');
  const at = Math.min(Math.max(Math.trunc(Number(page)) || 1, 1), pages.length);
  const { id, words: told, Picture, scene } = pages[at - 1]!;
  const painted = usePicture(scene);
  const { title, text, more } = told[language];
  return (
    <Shell title={say.title}>
      <nav aria-label={say.pages} className={style.pages}>
        {pages.map((one, n) => (
          <Link
            key={one.id}
            href={`/how-to-play/${n + 1}`}
            aria-current={n + 1 === at ? 'page' : undefined}
            aria-label={one.words[language].title}
            title={one.words[language].title}
          >
            {n + 1}
          </Link>
        ))}
      </nav>
      <article key={id} className={style.page} aria-labelledby="page" data-page={id}>
        {painted && <img src={painted} alt="" className={style.scene} />}
        <div>
          <h2 id="page">{title}</h2>
          <p>{text}</p>
          <p>{more}</p>
          <div className={style.ways}>
            {at > 1 && <Button asLink={`/how-to-play/${at - 1}`}>{say.back}</Button>}
            {at < pages.length ? (
              <Button asLink={`/how-to-play/${at + 1}`} variant="primary">
                {say.next}
              </Button>
            ) : (
              <Button asLink="/guide" variant="primary" icon="hint">
                {say.learn}
              </Button>
            )}
          </div>
        </div>
        <Picture />
      </article>
      <p className={style.also}>
        <Link href="/rules">{say.rules}</Link> <Link href="/guide">{say.learn}</Link>
      </p>
    </Shell>
  );
}
