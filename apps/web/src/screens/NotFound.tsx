import { Link } from 'wouter';
import { useWords } from '../app/language.ts';
import { Shell } from '../app/Shell.tsx';
import { words } from '../app/words.ts';

export function NotFound() {
  const text = useWords(words).notFound;
  return (
    <Shell title={text.title}>
      <p>{text.text}</p>
      <p>
        <Link href="/">{text.home}</Link>
      </p>
    </Shell>
  );
}
