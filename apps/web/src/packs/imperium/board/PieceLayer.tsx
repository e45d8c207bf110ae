import type { Faction, ImperiumView } from '@landsraad/imperium';
import { useState } from 'react';
import { DECORATION } from '../../../table/board/roles.ts';
import style from './Board.module.css';
import type { BoardPlan } from './layout.ts';
import { AgentPiece, AlliancePiece, CubePiece, FirstPlayerPiece, MentatPiece } from './pieces.tsx';
import { type Piece, piecesOf } from './places.ts';
import { settleAll } from './settled.ts';

interface PieceLayerProps {
  readonly view: ImperiumView;
  readonly plan: BoardPlan;
}

/** All movable pieces above the board. A piece keeps its element, so that the sheet lets it glide. */
export function PieceLayer({ view, plan }: PieceLayerProps) {
  const settled = useSettled(view);
  return (
    <g className={style.pieces} {...DECORATION}>
      {piecesOf(view, settled, plan).map((piece) => (
        <g
          key={piece.key}
          data-piece={piece.kind}
          data-seat={piece.seat ?? undefined}
          data-place={piece.place}
          className={piece.hidden ? style.hiddenPiece : style.piece}
          style={{ transform: `translate(${piece.at.x}px, ${piece.at.y}px)` }}
        >
          <Drawn piece={piece} />
        </g>
      ))}
    </g>
  );
}

function Drawn({ piece: { kind, seat, key } }: { readonly piece: Piece }) {
  switch (kind) {
    case 'agent':
      return <AgentPiece seat={seat!} />;
    case 'mentat':
      return <MentatPiece seat={seat} />;
    case 'troop':
      return <CubePiece seat={seat!} size={13.5} />;
    case 'influence':
    case 'score':
      return <CubePiece seat={seat!} size={14.5} />;
    case 'councilor':
      return <CubePiece seat={seat!} size={16} />;
    case 'alliance':
      return <AlliancePiece faction={key.slice('alliance:'.length) as Faction} />;
    case 'first-player':
      return <FirstPlayerPiece />;
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
