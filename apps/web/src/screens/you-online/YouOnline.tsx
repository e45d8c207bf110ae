import type { Me } from '@landsraad/protocol';
import { type ReactNode, useState } from 'react';
import { useLanguage, useWords } from '../../app/language.ts';
import { api } from '../../online/api.ts';
import { knowMe, useMe } from '../../online/me.ts';
import { NameForm } from '../../online/NameForm.tsx';
import { canHavePasskey, makePasskey, signInWithPasskey } from '../../online/passkeys.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { LinkToCopy } from '../waiting-room/Invite.tsx';
import { Account, PasskeyEntries } from './Account.tsx';
import { Notices } from './Notices.tsx';
import { useAttempt } from './useAttempt.tsx';
import { words } from './words.ts';
import style from './YouOnline.module.css';

/** Who one is to the others online, and how to stay that on other devices. */
export default function YouOnline() {
  const text = useWords(words);
  const { is, me } = useMe();
  const [done, setDone] = useState<string | null>(null);
  if (is !== 'known') return null;
  return (
    <Panel title={text.title} className={style.you}>
      <p className={style.soft}>{text.text}</p>
      <NameForm action={text.saveName} onNamed={() => setDone(text.saved)} />
      {done && <Notice onDismiss={() => setDone(null)}>{done}</Notice>}
      {me.name && (
        <>
          <Move />
          <Passkeys me={me} />
          <Notices me={me} />
          <Account me={me} onDone={setDone} />
        </>
      )}
      {!me.name && <SignIn onDone={() => setDone(text.recover.done)} />}
    </Panel>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={style.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Move() {
  const text = useWords(words).move;
  const language = useLanguage();
  const { attempt, trouble } = useAttempt();
  const [made, setMade] = useState<{ link: string; expires: number } | null>(null);
  return (
    <Part title={text.title}>
      <p className={style.soft}>{text.text}</p>
      {made ? (
        <>
          <LinkToCopy label={text.link} link={made.link} />
          <p className={style.soft}>
            {text.until(
              new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(made.expires),
            )}
          </p>
        </>
      ) : (
        <Button icon="link" onClick={() => void attempt(async () => setMade(await api.recovery()))}>
          {text.make}
        </Button>
      )}
      {trouble}
    </Part>
  );
}

function Passkeys({ me }: { readonly me: Me }) {
  const text = useWords(words).passkey;
  const { attempt, trouble } = useAttempt({ refused: text.refused });
  if (!canHavePasskey()) return null;
  return (
    <Part title={text.title}>
      <p className={style.soft}>
        {text.text} {me.passkeys === 0 ? text.none : text.some(me.passkeys)}
      </p>
      <PasskeyEntries count={me.passkeys} />
      <Button onClick={() => void attempt(async () => knowMe(await makePasskey()))}>
        {text.make}
      </Button>
      {trouble}
    </Part>
  );
}

/** For whoever is somebody already, elsewhere. */
function SignIn({ onDone }: { readonly onDone: () => void }) {
  const text = useWords(words).passkey;
  const { attempt, trouble } = useAttempt({ refused: text.refused });
  if (!canHavePasskey()) return null;
  const signIn = async () => {
    knowMe(await signInWithPasskey());
    onDone();
  };
  return (
    <Part title={text.title}>
      <Button onClick={() => void attempt(signIn)}>{text.use}</Button>
      {trouble}
    </Part>
  );
}
