import type { Me } from '@landsraad/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { useWords } from '../../app/language.ts';
import { api } from '../../online/api.ts';
import { knowMe } from '../../online/me.ts';
import { canBePushed, isPushed, startPush, stopPush } from '../../online/push.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useAttempt } from './useAttempt.tsx';
import { words } from './words.ts';
import style from './YouOnline.module.css';

/** How one hears that it is one's turn while no page is open. */
export function Notices({ me }: { readonly me: Me }) {
  const text = useWords(words).push;
  return (
    <section className={style.part}>
      <h3>{text.title}</h3>
      {me.pushKey !== null && <Push pushKey={me.pushKey} />}
      {me.mail && <Mail me={me} />}
    </section>
  );
}

function Push({ pushKey }: { readonly pushKey: string }) {
  const text = useWords(words).push;
  const { attempt, trouble } = useAttempt();
  const [on, setOn] = useState(false);
  const [denied, setDenied] = useState(false);
  useEffect(() => {
    isPushed().then(setOn, () => undefined); // then it is off
  }, []);
  if (!canBePushed()) return <p className={style.soft}>{text.impossible}</p>;
  const change = (wanted: boolean) =>
    void attempt(async () => {
      const me = await (wanted ? startPush(pushKey) : stopPush());
      if (me) knowMe(me);
      setDenied(wanted && !me);
      setOn(wanted && me !== null);
    });
  return (
    <>
      <Switch label={text.label} hint={text.hint} checked={on} onChange={change} />
      {denied && (
        <Notice tone="warning" onDismiss={() => setDenied(false)}>
          {text.denied}
        </Notice>
      )}
      {trouble}
    </>
  );
}

function Mail({ me }: { readonly me: Me }) {
  const text = useWords(words).mail;
  const { attempt, trouble } = useAttempt();
  const [address, setAddress] = useState('');
  const [sent, setSent] = useState(false);
  if (me.email)
    return (
      <>
        <p className={style.soft}>{text.on(me.email)}</p>
        <Button
          onClick={() => void attempt(async () => knowMe(await api.changeMe({ email: null })))}
        >
          {text.remove}
        </Button>
        {trouble}
      </>
    );
  const save = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      knowMe(await api.changeMe({ email: address.trim() }));
      setSent(true);
    });
  };
  return (
    <form onSubmit={save} className={style.mail}>
      <TextField
        label={text.label}
        hint={text.hint}
        type="email"
        autoComplete="email"
        value={address}
        onChange={setAddress}
      />
      <Button type="submit" disabled={address.trim() === ''}>
        {text.save}
      </Button>
      {sent && <Notice>{text.sent}</Notice>}
      {trouble}
    </form>
  );
}
