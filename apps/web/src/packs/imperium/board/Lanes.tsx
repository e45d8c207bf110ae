import type { Seat } from '@landsraad/kernel';
import { asImage, inOneBreath } from '../../../table/board/roles.ts';
import { DrawnSeatMark } from '../../../table/seats/SeatMark.tsx';
import style from './Board.module.css';
import { laneSlots, plateOf } from './slots.ts';
import { useBoard } from './useBoard.ts';

/** Beside the card on a board that stands: a lane with everybody's units and strength. */
export function Lanes() {
  const { view } = useBoard();
  return view.players.map((player, seat) => <Lane key={player.leader || seat} seat={seat} />);
}

function Lane({ seat }: { readonly seat: Seat }) {
  const { view, plan, say, seatName } = useBoard();
  const plate = plateOf(plan, view, seat);
  const { x, y, w, h } = plate.lane;
  const { strength, garrison } = laneSlots(plate);
  const player = view.players[seat]!;
  const ships = view.ix?.seats[seat]?.dreadnoughts.conflict ?? 0;
  const label = [
    seatName(seat),
    say.inConflict(player.conflict),
    ships > 0 && say.ships(ships),
    say.strength(player.strength),
  ];
  return (
    <g
      {...asImage(inOneBreath(label))}
      data-lane={seat}
      data-drop={seat === view.viewer ? 'lane' : undefined}
    >
      <rect x={x} y={y} width={w} height={h} className={style.lane} />
      <DrawnSeatMark seat={seat} {...garrison} size={13} />
      <text
        x={strength.x}
        y={strength.y + 6}
        className={style.figure}
        fontSize={17}
        data-strength={player.strength}
        opacity={player.strength > 0 ? 1 : 0.6}
      >
        {player.strength}
      </text>
    </g>
  );
}
