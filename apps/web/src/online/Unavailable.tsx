import { useWords } from '../app/language.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useMe } from './me.ts';
import { words } from './words.ts';

/** In the place of what needs a server, while there is none. */
export function Unavailable() {
  const text = useWords(words);
  const { is, again } = useMe();
  if (is === 'asking') return <Spinner label={text.loading} showLabel />;
  return (
    <Notice
      title={text.unavailable.title}
      action={
        <>
          <Button onClick={() => void again()}>{text.unavailable.again}</Button>
          <Button asLink="/" variant="plain">
            {text.unavailable.home}
          </Button>
        </>
      }
    >
      {text.unavailable.text}
    </Notice>
  );
}
