import { type ReactNode, Suspense, useMemo } from 'react';
import { useLanguage, useWords } from '../../../app/language.ts';
import { useKit } from '../../../table/desk/Desk.tsx';
import { Frame } from '../../../table/frame/Frame.tsx';
import { type Tab, turnsSince } from '../../../table/frame/tabs.ts';
import type { ArrangementProps } from '../../../table/kit.ts';
import { Opponents } from '../../../table/plates/Opponents.tsx';
import { useModules } from '../modules/Parts.tsx';
import { BoardArea } from './BoardArea.tsx';
import { useImperium, useOwnPlayer } from './desk.ts';
import { Dock } from './dock/Dock.tsx';
import { OwnPlate } from './dock/OwnPlate.tsx';
import { PurseStrip } from './dock/PurseStrip.tsx';
import { Market } from './Market.tsx';
import { useNews } from './news.ts';
import { StripPlate } from './plates/PlayerPlate.tsx';
import { words } from './words.ts';

/** What lies where: the board, the market and the log beside it, one's own things below. */
export function Arrangement(props: ArrangementProps) {
  const me = useOwnPlayer();
  const tabs = useTabs(props.log);
  const say = useWords(words).tabs;
  return (
    <Frame
      {...props}
      board={{
        icon: 'maker',
        label: say.board,
        holds: isOnBoard,
        content: <BoardArea room={props.room} />,
      }}
      tabs={tabs}
      own={me && <OwnPlate />}
      hand={<Dock />}
      opponents={<Opponents plate={StripPlate} />}
      purse={me && <PurseStrip />}
    />
  );
}

export const isOnBoard = (spot: string): boolean => /^(?:space|faction):/.test(spot);
const isInMarket = (spot: string): boolean => /^(?:row|reserve):/.test(spot);

export function useTabs(log: ReactNode): readonly Tab[] {
  const { log: events, seat, snapshot } = useImperium();
  const { story } = useKit();
  const say = useWords(words).tabs;
  const seats = snapshot.seats.length;
  const turns = useMemo(() => {
    const passages = story.chaptersOf(events, seats).flatMap((chapter) => chapter.passages);
    return turnsSince(passages, seat);
  }, [story, events, seats, seat]);
  const newOf = useNews();
  const language = useLanguage();
  const modules = useModules();
  return [
    {
      name: 'row',
      icon: 'acquire',
      label: say.row,
      holds: isInMarket,
      news: newOf(({ row }) => row),
      content: <Market />,
    },
    ...modules.map(({ tab: { name, icon, label, holds, lying, Pane } }) => ({
      name,
      icon,
      label: label(language),
      holds,
      news: newOf(lying),
      content: (
        <Suspense fallback={null}>
          <Pane />
        </Suspense>
      ),
    })),
    { name: 'log', icon: 'log', label: say.log, news: turns, content: log },
  ];
}
