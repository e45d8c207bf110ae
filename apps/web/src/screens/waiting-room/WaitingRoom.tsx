import type { TableInfo } from '@landsraad/protocol';
import { useState } from 'react';
import { useWords } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { api } from '../../online/api.ts';
import { Chat } from '../../online/chat/Chat.tsx';
import { words as chatWords } from '../../online/chat/words.ts';
import { useMe } from '../../online/me.ts';
import { NameForm } from '../../online/NameForm.tsx';
import { openSeats, ownSeatIn, useTerms } from '../../online/saying.ts';
import { useOnlineFaultText } from '../../online/useOnlineFaultText.ts';
import type { OnlineTable } from '../../online/useOnlineTable.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ConnectionMark } from '../online-table/ConnectionMark.tsx';
import { Invite } from './Invite.tsx';
import { Seats } from './Seats.tsx';
import style from './WaitingRoom.module.css';
import { words } from './words.ts';

interface WaitingRoomProps {
  readonly table: OnlineTable;
  readonly info: TableInfo;
}

/** Before the game: who sits where, and the way for others to come. */
export function WaitingRoom({ table, info }: WaitingRoomProps) {
  const text = useWords(words);
  const chat = useWords(chatWords);
  const faultText = useOnlineFaultText();
  const terms = useTerms(info);
  const own = ownSeatIn(info);
  const { trouble, dismiss } = table;
  if (info.status === 'closed')
    return (
      <Shell title={text.title}>
        <Notice action={<Button asLink="/lobby">{text.lobby}</Button>}>{text.closed}</Notice>
      </Shell>
    );
  return (
    <Shell title={text.title}>
      <div className={style.room} data-room={info.id} data-status={info.status}>
        <div className={style.connection}>
          <ConnectionMark connection={table.connection} words />
        </div>
        {trouble && (
          <Notice tone="warning" onDismiss={dismiss}>
            {faultText(trouble)}
          </Notice>
        )}
        <div className={style.columns}>
          <div className={style.column}>
            <Panel title={text.seats}>
              <Seats table={table} info={info} />
              <You table={table} info={info} />
            </Panel>
            <Begin table={table} info={info} />
          </div>
          <div className={style.column}>
            <Invite id={info.id} game={info.game} />
            <Panel title={text.terms}>
              <ul className={style.terms}>
                {terms.map((term) => (
                  <li key={term}>{term}</li>
                ))}
              </ul>
              {info.commitment && (
                <details className={style.promise}>
                  <summary>{text.fingerprint}</summary>
                  <p>{text.promise}</p>
                  <code>{info.commitment}</code>
                </details>
              )}
            </Panel>
            <Panel title={chat.title}>
              <Chat table={table} own={own} unnamed />
            </Panel>
          </div>
        </div>
      </div>
    </Shell>
  );
}

/** One's own name; for a newcomer the name and the seat in one go. */
function You({ table, info }: WaitingRoomProps) {
  const text = useWords(words);
  const { me } = useMe();
  const [renaming, setRenaming] = useState(false);
  const own = ownSeatIn(info);
  const free = openSeats(info);
  if (own === null && free === 0)
    return <Notice>{info.spectators === 'none' ? text.fullNoSpectators : text.full}</Notice>;
  if (own === null && !me?.name)
    return (
      <div className={style.you}>
        <p>{text.nameFirst}</p>
        <NameForm
          action={text.sitNamed}
          onNamed={() => table.ask(() => api.takeSeat(info.id, null))}
        />
      </div>
    );
  if (renaming)
    return (
      <div className={style.you}>
        <NameForm action={text.keepName} onNamed={() => setRenaming(false)} />
      </div>
    );
  return (
    <div className={style.you}>
      {own === null && <p>{text.notYet}</p>}
      <Button variant="plain" size="small" icon="person" onClick={() => setRenaming(true)}>
        {text.changeName}
      </Button>
    </div>
  );
}

function Begin({ table, info }: WaitingRoomProps) {
  const text = useWords(words);
  const [busy, setBusy] = useState(false);
  const [closing, setClosing] = useState(false);
  const ready = openSeats(info) === 0;
  if (!info.host)
    return (
      <p className={style.hint}>
        {text.hostStarts} {!ready && text.startWhen}
      </p>
    );
  const start = async () => {
    setBusy(true);
    await table.ask(() => api.start(info.id));
    setBusy(false);
  };
  return (
    <div className={style.begin}>
      <p className={style.hint}>{ready ? text.ready : text.startWhen}</p>
      <Button
        variant="primary"
        size="large"
        disabled={busy}
        data-testid="start"
        onClick={() => void start()}
      >
        {busy ? text.starting : text.start}
      </Button>
      <Button variant="plain" onClick={() => setClosing(true)}>
        {text.close}
      </Button>
      <Confirm
        title={text.closeTitle}
        text={text.closeText}
        no={text.closeNo}
        yes={text.closeYes}
        variant="danger"
        open={closing}
        onOpenChange={setClosing}
        onYes={() => void table.ask(() => api.close(info.id))}
      />
    </div>
  );
}
