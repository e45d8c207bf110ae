import { FACTIONS, type ImperiumView, printedAt, regionName } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { type ReactNode, useId } from 'react';
import { useLanguage, useWords } from '../../../app/language.ts';
import { PressableProvider } from '../../../table/board/Press.tsx';
import { asGroup } from '../../../table/board/roles.ts';
import type { Pressable } from '../../../table/spots.ts';
import style from './Board.module.css';
import { ConflictCard } from './ConflictCard.tsx';
import { FactionArea } from './FactionArea.tsx';
import { Ground, RegionName } from './Ground.tsx';
import { Lanes } from './Lanes.tsx';
import { type BoardPlan, groupOf, type NamedRegion } from './layout.ts';
import { PieceLayer } from './PieceLayer.tsx';
import { ScoreTrack } from './ScoreTrack.tsx';
import { Space } from './Space.tsx';
import { plateOf } from './slots.ts';
import { BoardProvider, type BoardState, useBoard } from './useBoard.ts';
import { words } from './words.ts';

export interface BoardProps extends Pressable {
  /** Positions only; no rule is computed here. */
  readonly view: ImperiumView;
  readonly seatName: (seat: Seat) => string;
  readonly plan: BoardPlan;
  /** The table as it would lie after what is planned: what moves is drawn faintly. */
  readonly ahead?: ImperiumView | null;
  /** What lies beside the Conflict for each player; a board that stands has only lanes. */
  readonly plate?: (seat: Seat, faces: 'left' | 'right') => ReactNode;
}

/** The board of Dune: Imperium, as large as its plan. */
export function Board(props: BoardProps) {
  const { view, plan, ahead = null, plate, seatName, offers, picked, onPress, onInspect } = props;
  const language = useLanguage();
  const say = useWords(words);
  const id = useId();
  const board: BoardState = { view, plan, id, language, say, seatName };
  const viewBox = `0 0 ${plan.width} ${plan.height}`;
  return (
    <PressableProvider value={{ offers, picked, onPress, onInspect }}>
      <BoardProvider value={board}>
        <div className={style.board} {...asGroup(say.board)} data-tall={plan.tall || undefined}>
          <svg viewBox={viewBox} className={style.drawing} role="presentation">
            <Ground plan={plan} id={id} />
            <Region region="landsraad" />
            <ScoreTrack />
            {FACTIONS.map((faction) => (
              <FactionArea key={faction} faction={faction} />
            ))}
            <g {...asGroup(say.conflictArea)}>
              <ConflictCard />
              {plan.tall && <Lanes />}
            </g>
            <Region region="choam" />
            <Region region="arrakis" />
          </svg>
          {plate && <Plates plate={plate} />}
          <svg viewBox={viewBox} className={style.pieces} aria-hidden="true">
            <PieceLayer view={view} plan={plan} ahead={ahead} />
          </svg>
        </div>
      </BoardProvider>
    </PressableProvider>
  );
}

function Plates({ plate }: { readonly plate: NonNullable<BoardProps['plate']> }) {
  const { view, plan } = useBoard();
  const part = (length: number, of: number) => `${(100 * length) / of}%`;
  return (
    <div className={style.plates}>
      {view.players.map((player, seat) => {
        const { rect, faces } = plateOf(plan, view, seat);
        return (
          <div
            key={player.leader || seat}
            className={style.plate}
            data-part={seat === view.viewer ? undefined : 'opponents'}
            data-drop={seat === view.viewer ? 'lane' : undefined}
            style={{
              left: part(rect.x, plan.width),
              top: part(rect.y, plan.height),
              width: part(rect.w, plan.width),
              height: part(rect.h, plan.height),
            }}
          >
            {plate(seat, faces)}
          </div>
        );
      })}
    </div>
  );
}

function Region({ region }: { readonly region: NamedRegion }) {
  const { language, view } = useBoard();
  return (
    <g {...asGroup(regionName(region, language))}>
      <RegionName region={region} />
      {printedAt(view.options)
        .spaces.filter((space) => groupOf(space) === region)
        .map(({ id }) => (
          <Space key={id} id={id} />
        ))}
    </g>
  );
}
