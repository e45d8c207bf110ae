import { lazy, type ReactNode } from 'react';
import { useWords } from '../../../app/language.ts';
import type { ArrangementProps } from '../../../table/kit.ts';
import { Players } from '../../../table/rail/Players.tsx';
import { type Drawer, Sheet, SheetTabs } from '../../../table/Sheet.tsx';
import { BoardArea } from './BoardArea.tsx';
import { useImperium, useOwnPlayer } from './desk.ts';
import { Dock } from './dock/Dock.tsx';
import { PurseStrip } from './dock/PurseStrip.tsx';
import styles from './Frame.module.css';
import { Row } from './Row.tsx';
import { PlayerLine } from './rail/PlayerLine.tsx';
import { words } from './words.ts';

/** Only a table of one or two has Rivals; it is not laid without them. */
const RivalStrip = lazy(() => import('./rivals/RivalStrip.tsx'));

/** The Row over the board, the players beside it, the own things under it; on a phone in drawers. */
export function Arrangement(props: ArrangementProps) {
  return props.shape === 'phone' ? <OnPhone {...props} /> : <Beside {...props} />;
}

function Beside({ over, panel, log }: ArrangementProps) {
  return (
    <>
      <main className={styles.main}>
        {over}
        <Row />
        <BoardArea />
      </main>
      <aside className={styles.rail}>
        <Players line={PlayerLine} />
        {log}
        {panel}
      </aside>
      <Dock />
    </>
  );
}

function OnPhone({ over, panel, log, drawer, onDrawer }: ArrangementProps) {
  const { hagal } = useImperium().snapshot.view;
  const drawers = useDrawers(log);
  return (
    <>
      <main className={styles.main}>
        {over}
        {hagal && <RivalStrip />}
        <BoardArea />
        <Sheet drawers={drawers} open={drawer} />
      </main>
      <PurseStrip />
      {panel}
      <SheetTabs drawers={drawers} open={drawer} onOpen={onDrawer} />
    </>
  );
}

const IN_HAND = /^(?:hand|intrigue|discard|play|set-aside):|^(?:garrison|own-leader)$/;

function useDrawers(log: ReactNode): readonly Drawer[] {
  const me = useOwnPlayer();
  const say = useWords(words).drawers;
  const others: readonly Drawer[] = [
    {
      name: 'row',
      icon: 'cards',
      label: say.row,
      holds: (spot) => /^(?:row|reserve):/.test(spot),
      content: <Row />,
    },
    {
      name: 'players',
      icon: 'person',
      label: say.players,
      holds: (spot) => spot.startsWith('seat:'),
      content: <Players line={PlayerLine} everybody />,
    },
    { name: 'log', icon: 'log', label: say.log, content: log },
  ];
  if (!me) return others;
  const hand: Drawer = {
    name: 'hand',
    icon: 'hand',
    label: say.hand,
    holds: (spot) => IN_HAND.test(spot),
    count: me.hand.length,
    content: <Dock />,
  };
  return [hand, ...others];
}
