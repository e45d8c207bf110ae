import { useState } from 'react';
import { useWords } from '../../../app/language.ts';
import { Frame, GRID } from '../../../table/frame/Frame.tsx';
import type { Tab, Wish } from '../../../table/frame/tabs.ts';
import { Log } from '../../../table/log/Log.tsx';
import { Opponents } from '../../../table/plates/Opponents.tsx';
import type { Room } from '../../../table/room/room.ts';
import { roomMarks } from '../../../table/room/useRoom.ts';
import { isOnBoard, useTabs } from './Arrangement.tsx';
import { BoardArea } from './BoardArea.tsx';
import { useImperium, useOwnPlayer } from './desk.ts';
import { Dock } from './dock/Dock.tsx';
import { OwnPlate } from './dock/OwnPlate.tsx';
import { PurseStrip } from './dock/PurseStrip.tsx';
import { Hands } from './Hands.tsx';
import { StripPlate } from './plates/PlayerPlate.tsx';
import style from './Still.module.css';
import { words } from './words.ts';

/** The table as it lay there, with nothing to decide. */
export function Still({ room }: { readonly room: Room }) {
  const me = useOwnPlayer();
  const { viewer } = useImperium().snapshot;
  const say = useWords(words);
  const [wish, setWish] = useState<Wish | null>(null);
  const hands: Tab = { name: 'hands', icon: 'hand', label: say.hands, content: <Hands /> };
  const lying = useTabs(<Log />);
  return (
    <div className={`${style.still} ${GRID}`} {...roomMarks(room)}>
      <Frame
        room={room}
        panel={null}
        log={null}
        wish={wish}
        onWish={setWish}
        board={{
          icon: 'maker',
          label: say.tabs.board,
          holds: isOnBoard,
          content: <BoardArea room={room} />,
        }}
        tabs={viewer === 'afterwards' ? [...lying, hands] : lying}
        own={me && <OwnPlate />}
        hand={<Dock />}
        opponents={<Opponents plate={StripPlate} />}
        purse={me && <PurseStrip />}
      />
    </div>
  );
}
