import { useState } from 'react';
import { useWords } from '../../../app/language.ts';
import { Frame, GRID } from '../../../table/frame/Frame.tsx';
import type { Wish } from '../../../table/frame/tabs.ts';
import { Log } from '../../../table/log/Log.tsx';
import { Opponents } from '../../../table/plates/Opponents.tsx';
import type { Room } from '../../../table/room/room.ts';
import { roomMarks } from '../../../table/room/useRoom.ts';
import { isOnMap, useTabs } from './Arrangement.tsx';
import { useOwnFaction } from './desk.ts';
import { FactionPlate, Factions } from './Factions.tsx';
import { MapArea } from './MapArea.tsx';
import { Shield } from './Shield.tsx';
import style from './Still.module.css';
import { words } from './words.ts';

/** The table as it lay there, with nothing to decide. */
export default function Still({ room }: { readonly room: Room }) {
  const me = useOwnFaction();
  const say = useWords(words).tabs;
  const [wish, setWish] = useState<Wish | null>(null);
  const tabs = useTabs(room, <Log />);
  return (
    <div className={`${style.still} ${GRID}`} {...roomMarks(room)}>
      <Frame
        room={room}
        panel={null}
        log={null}
        wish={wish}
        onWish={setWish}
        board={{ icon: 'maker', label: say.board, holds: isOnMap, content: <MapArea /> }}
        tabs={tabs}
        own={me && <Shield />}
        ownLies="beside"
        boardLies="across"
        above={<Factions />}
        hand={null}
        opponents={<Opponents plate={FactionPlate} />}
        purse={null}
      />
    </div>
  );
}
