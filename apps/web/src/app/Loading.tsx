import { useLocation } from 'wouter';
import style from './Loading.module.css';
import { useWords } from './language.ts';
import { Header } from './Shell.tsx';
import { words } from './words.ts';

/** While a screen is fetched: the frame stays, and a word appears only when it takes long. */
export function Loading() {
  const text = useWords(words);
  const [location] = useLocation();
  const atTable = /^\/(game|table)\/[^/]+$/.test(location);
  return (
    <>
      {!atTable && <Header />}
      <p className={style.word} role="status">
        {text.loading}
      </p>
    </>
  );
}
