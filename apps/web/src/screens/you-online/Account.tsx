import type { Me, PasskeyInfo, SessionInfo } from '@landsraad/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { download } from '../../app/files.ts';
import { useLanguage, useWords } from '../../app/language.ts';
import { when } from '../../app/when.ts';
import { api } from '../../online/api.ts';
import { knowMe } from '../../online/me.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useAttempt } from './useAttempt.tsx';
import { words } from './words-account.ts';
import style from './YouOnline.module.css';

interface AccountProps {
  readonly me: Me;
  readonly onDone: (told: string) => void;
}

/** Where one is known, what is kept, and the ways out. */
export function Account({ me, onDone }: AccountProps) {
  return (
    <>
      <Sessions me={me} onDone={onDone} />
      <OwnData me={me} onDone={onDone} />
    </>
  );
}

function Sessions({ me, onDone }: AccountProps) {
  const { sessions: text, logOut } = useWords(words);
  const { attempt, trouble } = useAttempt();
  const [known, setKnown] = useState<readonly SessionInfo[]>([]);
  const [leaving, setLeaving] = useState<'here' | 'everywhere' | null>(null);
  useEffect(() => {
    api.sessions().then(setKnown, () => undefined); // none is shown then
  }, []);
  const leave = (everywhere: boolean) =>
    attempt(async () => {
      knowMe(await api.logOut(everywhere));
      onDone(logOut.done);
    });
  return (
    <section className={style.part}>
      <h3>{text.title}</h3>
      <p className={style.soft}>{text.text}</p>
      <ul className={style.list} aria-label={text.title}>
        {known.map((session) => (
          <Session
            key={session.id}
            session={session}
            onEnd={() => void attempt(async () => setKnown(await api.endSession(session.id)))}
          />
        ))}
      </ul>
      <div className={style.buttons}>
        <Button onClick={() => setLeaving('here')}>{logOut.here}</Button>
        <Button onClick={() => setLeaving('everywhere')}>{logOut.everywhere}</Button>
      </div>
      <Confirm
        title={logOut.title}
        text={me.passkeys === 0 ? logOut.lost : logOut.safe}
        no={logOut.no}
        yes={logOut.yes}
        variant={me.passkeys === 0 ? 'danger' : 'primary'}
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        onYes={() => void leave(leaving === 'everywhere')}
      />
      {trouble}
    </section>
  );
}

interface SessionProps {
  readonly session: SessionInfo;
  readonly onEnd: () => void;
}

function Session({ session: { browser, system, created, seen, here }, onEnd }: SessionProps) {
  const text = useWords(words).sessions;
  const language = useLanguage();
  const now = Date.now();
  const device = browser && system ? text.on(browser, system) : (browser ?? system ?? text.program);
  return (
    <li>
      <span>
        <strong>{device}</strong>
        <span className={style.soft}>
          {' '}
          {here ? text.here : text.seen(when(seen, now, language))},{' '}
          {text.since(when(created, now, language))}
        </span>
      </span>
      {!here && (
        <Button size="small" onClick={onEnd}>
          {text.end(device)}
        </Button>
      )}
    </li>
  );
}

/** The passkeys one by one, each to be removed. */
export function PasskeyEntries({ count }: { readonly count: number }) {
  const text = useWords(words).passkeys;
  const language = useLanguage();
  const { attempt, trouble } = useAttempt();
  const [passkeys, setPasskeys] = useState<readonly PasskeyInfo[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of them is another list
  useEffect(() => {
    api.passkeys().then(setPasskeys, () => undefined); // none is shown then
  }, [count]);
  return (
    <>
      <ul className={style.list}>
        {passkeys.map(({ id, created }) => (
          <li key={id}>
            <span>{text.made(when(created, Date.now(), language))}</span>
            <Button
              size="small"
              onClick={() => void attempt(async () => knowMe(await api.removePasskey(id)))}
            >
              {text.remove}
            </Button>
          </li>
        ))}
      </ul>
      {trouble}
    </>
  );
}

function OwnData({ me, onDone }: AccountProps) {
  const text = useWords(words).data;
  const { attempt, trouble } = useAttempt();
  const [asked, setAsked] = useState(false);
  const take = async () =>
    download('landsraad.json', `${JSON.stringify(await api.ownData(), null, 2)}\n`);
  const forget = async () => {
    knowMe(await api.forgetMe());
    onDone(text.done);
  };
  return (
    <section className={style.part}>
      <h3>{text.title}</h3>
      <p className={style.soft}>{text.text}</p>
      <p>
        <Link href="/privacy">{text.privacy}</Link>
      </p>
      {me.admin && (
        <p>
          <Link href="/order">{text.order}</Link>
        </p>
      )}
      <div className={style.buttons}>
        <Button onClick={() => void attempt(take)}>{text.take}</Button>
        <Button variant="danger" onClick={() => setAsked(true)}>
          {text.forget}
        </Button>
      </div>
      <p className={style.soft}>
        {text.id} <code translate="no">{me.id}</code>
      </p>
      <Confirm
        title={text.sure}
        text={text.what}
        no={text.no}
        yes={text.yes}
        variant="danger"
        open={asked}
        onOpenChange={setAsked}
        onYes={() => void attempt(forget)}
      />
      {trouble}
    </section>
  );
}
