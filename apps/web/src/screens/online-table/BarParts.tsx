import type { Around, ChatLine } from '@landsraad/protocol';
import { useWords } from '../../app/language.ts';
import { Icon } from '../../icons/Icon.tsx';
import { words as chatWords } from '../../online/chat/words.ts';
import type { ConnectionState } from '../../online/connection.ts';
import { heard, unreadIn, useMuted, useRead } from '../../online/memory.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { ConnectionMark } from './ConnectionMark.tsx';
import style from './OnlineTable.module.css';
import { SeatClock } from './SeatClock.tsx';
import { words } from './words.ts';

interface BarPartsProps {
  readonly id: string;
  readonly around: Around;
  readonly heardAt: number;
  readonly connection: ConnectionState;
  readonly chat: readonly ChatLine[];
  readonly own: number | null;
  readonly onChat: () => void;
  readonly onPeople: () => void;
}

/** In the table's bar: the connection, the own clock, who watches, the chat. */
export function BarParts(props: BarPartsProps) {
  const { id, around, heardAt, connection, chat, own, onChat, onPeople } = props;
  const text = useWords(words);
  const chatText = useWords(chatWords);
  const unread = unreadIn(heard(chat, useMuted(id)), useRead(id), own);
  const watchers = text.spectators(around.spectators);
  return (
    <div className={style.bar}>
      <ConnectionMark connection={connection} />
      {own !== null && <SeatClock clocks={around.clocks} seat={own} heardAt={heardAt} />}
      {around.spectators > 0 && (
        <span className={style.watchers} title={watchers}>
          <Icon name="eye" title={watchers} size={1.1} />
          {around.spectators}
        </span>
      )}
      <span className={style.people}>
        <IconButton icon="person" label={text.people} side="bottom" onClick={onPeople} />
      </span>
      <span className={style.counted}>
        <IconButton icon="chat" label={chatText.open(unread)} side="bottom" onClick={onChat} />
        {unread > 0 && (
          <span className={style.count} aria-hidden="true">
            {unread}
          </span>
        )}
      </span>
    </div>
  );
}
