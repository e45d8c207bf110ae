import type { Keeping } from '@landsraad/protocol';
import { useEffect, useState } from 'react';
import { useWords } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { api } from '../../online/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import style from './Privacy.module.css';
import { words } from './words.ts';

/** What is stored, how long and why: with the durations of the very server that is asked. */
export default function Privacy() {
  const text = useWords(words);
  const [keeping, setKeeping] = useState<Keeping | 'none' | null>(null);
  useEffect(() => {
    api.keeping().then(setKeeping, () => setKeeping('none'));
  }, []);
  return (
    <Shell title={text.title}>
      <div className={style.page}>
        <Panel title={text.here.title}>
          <p>{text.here.text}</p>
        </Panel>
        <Panel title={text.there}>
          {keeping === 'none' && <p>{text.none}</p>}
          {keeping !== null && keeping !== 'none' && <Things keeping={keeping} />}
        </Panel>
        <Panel title={text.rights.title}>
          <p>{text.rights.text}</p>
          <Button asLink="/settings">{text.rights.settings}</Button>
        </Panel>
      </div>
    </Shell>
  );
}

function Things({ keeping }: { readonly keeping: Keeping }) {
  const text = useWords(words);
  const { cookie, person, mail, keys, games, chat, notes, order, log } = text.things;
  const things = [
    { ...cookie, long: text.sessions(keeping.sessions) },
    { ...person, long: person.long(keeping.people) },
    ...(keeping.mail ? [mail] : []),
    keys,
    { ...games, long: games.long(keeping.closed) },
    { ...chat, long: chat.long(keeping.chat) },
    notes,
    { ...order, long: order.long(keeping.log) },
    log,
  ];
  return (
    <>
      <ul className={style.things}>
        {things.map(({ what, long, why }) => (
          <li key={what}>
            <p className={style.what}>{what}</p>
            <dl>
              <dt>{text.long}</dt>
              <dd>{long}</dd>
              <dt>{text.why}</dt>
              <dd>{why}</dd>
            </dl>
          </li>
        ))}
      </ul>
      <p>{text.who(keeping.contact)}</p>
    </>
  );
}
