import { useState } from 'react';
import { useWords } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { api } from '../../online/api.ts';
import { knowMe, useMe } from '../../online/me.ts';
import { Unavailable } from '../../online/Unavailable.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useAttempt } from './useAttempt.tsx';
import { words } from './words.ts';
import style from './YouOnline.module.css';

/** The end of a one-time link: this browser becomes the person who made it, when it is pressed. */
export default function Recover() {
  const text = useWords(words).recover;
  const { is, me } = useMe();
  // Half a link is no token at all.
  const { attempt, trouble } = useAttempt({ misshapen: text.missing });
  // Kept here alone: the address goes into the history, and a used token should not.
  const [token] = useState(() => location.hash.slice(1));
  const [done, setDone] = useState(false);
  const go = () =>
    attempt(async () => {
      knowMe(await api.recover(token));
      history.replaceState(null, '', '/recover');
      setDone(true);
    });
  if (is !== 'known')
    return (
      <Shell title={text.title}>
        <Unavailable />
      </Shell>
    );
  if (done)
    return (
      <Shell title={text.title}>
        <Notice action={<Button asLink="/lobby">{text.lobby}</Button>}>{text.done}</Notice>
      </Shell>
    );
  return (
    <Shell title={text.title}>
      <div className={style.mail}>
        {token ? (
          <>
            <p>{text.text}</p>
            {me.name && <p>{text.instead(me.name)}</p>}
            <Button variant="primary" size="large" onClick={() => void go()}>
              {text.go}
            </Button>
          </>
        ) : (
          <Notice tone="warning">{text.missing}</Notice>
        )}
        {trouble}
      </div>
    </Shell>
  );
}
