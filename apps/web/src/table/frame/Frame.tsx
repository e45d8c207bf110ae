import type { ReactNode } from 'react';
import type { IconName } from '../../icons/paths.tsx';
import { useKnown } from '../desk/known.ts';
import type { ArrangementProps } from '../kit.ts';
import type { Spot } from '../spots.ts';
import { StageSlot } from '../stage/Slot.tsx';
import styles from './Frame.module.css';
import { Pane, SideBoard, Tabs } from './SideBoard.tsx';
import { isLit, shownTab, type Tab } from './tabs.ts';

interface FrameProps extends ArrangementProps {
  /** The board, and what the tab is called that holds it where there is one pane for all. */
  readonly board: {
    readonly icon: IconName;
    readonly label: string;
    readonly holds: (spot: Spot) => boolean;
    readonly content: ReactNode;
  };
  readonly tabs: readonly Tab[];
  /** The viewer's own plate, where there is room for it; null for whoever only watches. */
  readonly own: ReactNode;
  readonly hand: ReactNode;
  /** Where the plate lies: under the board beside the hand, or beside the board with the hand in it. */
  readonly ownLies?: 'under' | 'beside';
  /** On a tablet that stands: a board that wants all of its width has the side board under it. */
  readonly boardLies?: 'beside' | 'across';
  /** Above the side board, where that lies open. */
  readonly above?: ReactNode;
  /** Where there is none for plates: the others in a row, and what one has in another. */
  readonly opponents: ReactNode;
  readonly purse: ReactNode;
}

const BOARD = 'board';

/** The class of what a frame lies in; the marks of its room belong there too. */
export const GRID = styles.grid!;

/** Where everything lies at a table, whatever is played: in the room that the screen has. */
export function Frame(props: FrameProps) {
  return props.room.shape === 'wide' ? <Wide {...props} /> : <Phone {...props} />;
}

function Wide(props: FrameProps) {
  const { room, board, tabs, own, hand, panel, above, ownLies = 'under', wish, onWish } = props;
  const { offers, snapshot } = useKnown();
  const look = room.shape === 'wide' && room.level > 0 ? 'rail' : 'open';
  const first = look === 'rail' ? null : tabs[0]!.name;
  const shown = shownTab(tabs, wish ?? { tab: first, at: -1 }, offers, snapshot.position);
  // A long decision may cover the board, unless it is about what lies there.
  const grows = look === 'rail' && shown === null && !isLit(board, offers);
  const spacious = room.shape === 'wide' && room.sides === 2;
  return (
    <>
      <main className={styles.board}>
        {board.content}
        <StageSlot />
      </main>
      <aside className={styles.right} data-grows={grows || undefined}>
        {look === 'open' && !spacious && above}
        <SideBoard
          tabs={tabs}
          shown={shown}
          look={spacious ? 'all' : look}
          onShow={(tab) => onWish({ tab, at: snapshot.position })}
        />
        {panel}
      </aside>
      {own && (
        <>
          <div className={styles.own} data-lies={ownLies}>
            {own}
          </div>
          {ownLies === 'under' && <div className={styles.hand}>{hand}</div>}
        </>
      )}
    </>
  );
}

/** The board is a tab like the others, unless there are two panes, or nothing else to lie beside it. */
function Phone(props: FrameProps) {
  const { room, board, tabs, own, hand, opponents, purse, panel, wish, onWish } = props;
  const { boardLies = 'beside' } = props;
  const { offers, snapshot } = useKnown();
  const panes = room.shape === 'phone' ? room.panes : 'one';
  const apart = panes === 'above' || (panes === 'beside' && panel === null);
  const all = apart ? tabs : [{ name: BOARD, ...board }, ...tabs];
  const shown = shownTab(all, wish ?? { tab: all[0]!.name, at: -1 }, offers, snapshot.position);
  const onShow = (tab: string | null) => onWish({ tab, at: snapshot.position });
  const open = apart ? undefined : tabs.find(({ name }) => name === shown);
  const asPane = apart ? null : { role: 'tabpanel', 'aria-label': board.label };
  return (
    <>
      <div className={styles.opponents}>{opponents}</div>
      {!apart && (
        <nav className={styles.tabs}>
          <Tabs tabs={all} shown={shown} onShow={onShow} />
        </nav>
      )}
      <main className={styles.board} data-lies={boardLies}>
        <div className={styles.lies} id={`pane-${BOARD}`} {...asPane} inert={open !== undefined}>
          {board.content}
        </div>
        {open && <Pane tab={open} />}
        <StageSlot />
      </main>
      {apart && (
        <aside className={styles.right}>
          <SideBoard tabs={tabs} shown={shown} onShow={onShow} look="open" />
        </aside>
      )}
      {purse && <div className={styles.purse}>{purse}</div>}
      {panel}
      {own && <div className={styles.hand}>{hand}</div>}
    </>
  );
}
