import type { ImperiumView } from '@landsraad/imperium';
import { useState } from 'react';
import style from './Board.module.css';
import type { BoardPlan } from './layout.ts';
import { AgentPiece, CubePiece, DreadnoughtPiece, MentatPiece, TroopPiece } from './pieces.tsx';
import { type Piece, piecesOf } from './places.ts';
import { settleAll } from './settled.ts';

interface PieceLayerProps {
  readonly view: ImperiumView;
  readonly plan: BoardPlan;
  readonly ahead: ImperiumView | null;
}

/** All movable pieces above the board. A piece keeps its element, so that the sheet lets it glide. */
export function PieceLayer({ view, plan, ahead }: PieceLayerProps) {
  const settled = useSettled(view);
  const pieces = piecesOf(view, settled, plan);
  return (
    <>
      {pieces.map(({ key, kind, seat, place, hidden, small, at }) => (
        <g
          key={key}
          data-piece={kind}
          data-seat={seat ?? undefined}
          data-place={place}
          className={hidden ? style.hiddenPiece : style.piece}
          style={{ transform: `translate(${at.x}px, ${at.y}px) scale(${small ? SMALL[kind] : 1})` }}
        >
          <Drawn kind={kind} seat={seat} />
        </g>
      ))}
      {ahead && <Ghosts pieces={pieces} then={piecesOf(ahead, settleAll(settled, ahead), plan)} />}
    </>
  );
}

interface GhostsProps {
  readonly pieces: readonly Piece[];
  readonly then: readonly Piece[];
}

/** Where pieces would go by what is planned. */
function Ghosts({ pieces, then }: GhostsProps) {
  const now = new Map(pieces.map(({ key, place }) => [key, place]));
  const moved = then.filter(({ key, place, hidden }) => !hidden && now.get(key) !== place);
  return moved.map(({ key, kind, seat, place, small, at }) => (
    <g
      key={key}
      data-ghost={kind}
      data-place={place}
      className={style.ghost}
      style={{ transform: `translate(${at.x}px, ${at.y}px) scale(${small ? SMALL[kind] : 1})` }}
    >
      <Drawn kind={kind} seat={seat} />
    </g>
  ));
}

/** A figure on a plate is a sign of itself; a cube must still be told from another. */
const SMALL: Readonly<Record<Piece['kind'], number>> = {
  agent: 0.62,
  mentat: 0.62,
  troop: 0.8,
  dreadnought: 0.8,
  influence: 0.78,
  score: 0.8,
  councilor: 0.8,
};

function Drawn({ kind, seat }: Pick<Piece, 'kind' | 'seat'>) {
  switch (kind) {
    case 'agent':
      return <AgentPiece seat={seat!} />;
    case 'mentat':
      return <MentatPiece seat={seat} />;
    case 'troop':
      return <TroopPiece seat={seat!} />;
    case 'dreadnought':
      return <DreadnoughtPiece seat={seat!} />;
    case 'influence':
    case 'score':
      return <CubePiece seat={seat!} size={11.5} />;
    case 'councilor':
      return <CubePiece seat={seat!} size={13} />;
    default:
      return kind satisfies never;
  }
}

/** Follows the pieces from view to view. */
function useSettled(view: ImperiumView) {
  const [last, setLast] = useState(() => ({ view, settled: settleAll(null, view) }));
  if (last.view === view) return last.settled;
  const settled = settleAll(last.settled, view);
  setLast({ view, settled });
  return settled;
}
