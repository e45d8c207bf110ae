import type { Seat } from '@landsraad/kernel';
import { DrawnIcon } from '../../../icons/Icon.tsx';
import type { IconName } from '../../../icons/paths.tsx';
import type { Point, Rect } from '../../../table/board/geometry.ts';
import { Press } from '../../../table/board/Press.tsx';
import { asGroup, inOneBreath } from '../../../table/board/roles.ts';
import { DrawnSeatMark } from '../../../table/seats/SeatMark.tsx';
import { seatColour } from '../../../table/seats/shapes.ts';
import { isHouseHagal, isRival } from '../seats/rivals.ts';
import style from './Board.module.css';
import { campSlots } from './slots.ts';
import { cutTo } from './text.ts';
import { type BoardState, useBoard } from './useBoard.ts';

const NAME = 15;

/** A player's garrison, troops in the Conflict and strength. An opponent's can be chosen as a whole. */
export function Camp({ seat }: { readonly seat: Seat }) {
  const board = useBoard();
  const { view, plan, say } = board;
  const camp = plan.camps[seat]!;
  const own = view.viewer === seat;
  const face = <CampFace seat={seat} />;
  return (
    <g {...asGroup(say.camp(board.seatName(seat)))} data-camp={seat}>
      <Press spot={`seat:${seat}`} rect={camp.rect} radius={10} label={campLabel(seat, board)}>
        {face}
      </Press>
      {own && (
        <Press
          spot="garrison"
          rect={campSlots(camp).garrison}
          radius={6}
          label={inOneBreath([say.ownGarrison, say.garrison(view.players[seat]!.garrison)])}
        >
          <Box seat={seat} zone="garrison" />
        </Press>
      )}
    </g>
  );
}

function CampFace({ seat }: { readonly seat: Seat }) {
  const { view, plan, seatName } = useBoard();
  const camp = plan.camps[seat]!;
  const { x, y, w, h } = camp.rect;
  const slots = campSlots(camp);
  const player = view.players[seat]!;
  const active = view.phase === 'turns' && view.active === seat;
  const edge = camp.faces === 'right' ? x : x + w - 4;
  return (
    <g data-active={active || undefined} className={style.camp}>
      <rect x={x} y={y} width={w} height={h} rx={10} className={style.campGround} />
      <rect x={edge} y={y + 8} width={4} height={h - 16} rx={2} fill={seatColour(seat)} />
      <DrawnSeatMark seat={seat} {...slots.mark} size={18} />
      <text x={slots.mark.x + 15} y={y + 20} className={style.playerName} fontSize={NAME}>
        {cutTo(seatName(seat), NAME, w - (view.firstPlayer === seat ? 110 : 88))}
      </text>
      {!isHouseHagal(view, seat) && (
        <>
          <text x={slots.points.x} y={y + 20.5} className={style.points} data-points={player.vp}>
            {player.vp}
          </text>
          <g color="var(--spice-glow)">
            <DrawnIcon
              name="point"
              x={slots.points.x - (player.vp > 9 ? 27 : 19)}
              y={slots.points.y}
              size={16}
            />
          </g>
        </>
      )}
      {view.viewer !== seat && <Box seat={seat} zone="garrison" />}
      <Box seat={seat} zone="conflict" />
      <Strength seat={seat} />
      {view.mentatPromised === seat && <Promised {...slots.home(3)} />}
    </g>
  );
}

const ZONE_ICONS: Readonly<Record<'garrison' | 'conflict', IconName>> = {
  garrison: 'garrison',
  conflict: 'conflict',
};

/** Where troops lie, with their number; the troops themselves are drawn above the board. */
function Box({ seat, zone }: { readonly seat: Seat; readonly zone: 'garrison' | 'conflict' }) {
  const { view, plan } = useBoard();
  const { x, y, w, h }: Rect = campSlots(plan.camps[seat]!)[zone];
  const n = view.players[seat]![zone];
  return (
    <g data-zone={`${zone}:${seat}`} data-troops={n}>
      <rect x={x} y={y} width={w} height={h} rx={6} className={style[zone]} />
      <g className={style.zoneIcon}>
        <DrawnIcon name={ZONE_ICONS[zone]} x={x + w / 2 - 11} y={y + 12} size={16} />
      </g>
      <text
        x={x + w / 2 + 9}
        y={y + 17}
        className={style.figure}
        fontSize={15}
        opacity={n ? 1 : 0.6}
      >
        {n}
      </text>
    </g>
  );
}

function Strength({ seat }: { readonly seat: Seat }) {
  const { view, plan } = useBoard();
  const { x, y } = campSlots(plan.camps[seat]!).strength;
  const { strength } = view.players[seat]!;
  return (
    <g data-strength={strength} opacity={strength > 0 ? 1 : 0.5}>
      <g color="var(--blood)">
        <DrawnIcon name="strength" x={x} y={y - 17} size={20} />
      </g>
      <text x={x} y={y + 17} className={style.strength}>
        {strength}
      </text>
    </g>
  );
}

/** The Mentat will come at the start of the next round. */
function Promised({ x, y }: Point) {
  return (
    <g data-promised="" opacity={0.6}>
      <circle cx={x} cy={y} r={11} className={style.slot} />
      <g color="var(--brass)">
        <DrawnIcon name="mentat" x={x} y={y} size={15} />
      </g>
    </g>
  );
}

function campLabel(seat: Seat, { view, say, seatName }: BoardState): string {
  const player = view.players[seat]!;
  return inOneBreath([
    seatName(seat),
    isRival(view, seat) && say.rival,
    say.inConflict(player.conflict),
    say.strength(player.strength),
    say.garrison(player.garrison),
    say.agentsLeft(player.agents + (view.mentat === seat ? 1 : 0)),
    view.mentatPromised === seat && say.mentatPromised,
    !isHouseHagal(view, seat) && say.points(player.vp),
    view.firstPlayer === seat && say.firstPlayer,
    view.phase === 'turns' && view.active === seat && say.plays,
  ]);
}
