import type { Space as PrintedSpace } from '@landsraad/imperium';
import { colourOf } from '../../../icons/colours.ts';
import { DrawnIcon } from '../../../icons/Icon.tsx';
import type { Rect } from '../../../table/board/geometry.ts';
import { DrawnSeatMark } from '../../../table/seats/SeatMark.tsx';
import { isRival } from '../seats/rivals.ts';
import style from './Board.module.css';
import { controllerOf } from './house-rules.ts';
import { Flag, VoiceTag } from './pieces.tsx';
import { mentatSlot } from './places.ts';
import { councilSlot, extraSlot, flagSlot, SEATS } from './slots.ts';
import { useBoard } from './useBoard.ts';

interface ExtrasProps {
  readonly space: PrintedSpace;
  readonly rect: Rect;
}

/** What else lies on a space: Influence, flags, spice, seats, a Voice. */
export function Extras({ space, rect }: ExtrasProps) {
  const { view } = useBoard();
  const voice = view.voices.find((one) => one.space === space.id);
  return (
    <>
      {space.faction && <Visit space={space} rect={rect} />}
      {space.controlBonus && <Control space={space} rect={rect} />}
      {space.maker !== null && <BonusSpice space={space} rect={rect} />}
      {space.effects.some(({ do: verb }) => verb === 'council-seat') && (
        <CouncilSeats rect={rect} />
      )}
      {space.id === 'mentat' && <MentatPlace />}
      {voice && <VoiceTag seat={voice.by} x={rect.x + rect.w / 2} y={rect.y} />}
    </>
  );
}

/** The Influence that every visit gives, as a badge. */
function Visit({ space, rect: { x, y, w } }: ExtrasProps) {
  const at = { x: x + w - 24, y: y + (space.combat ? 26 : 14) };
  return (
    <g opacity={0.9}>
      <g color={colourOf(space.faction!)}>
        <DrawnIcon name={space.faction!} {...at} size={14} />
      </g>
      <DrawnIcon name="influence-up" x={at.x + 13} y={at.y} size={12} />
    </g>
  );
}

function Control({ space, rect }: ExtrasProps) {
  const { view } = useBoard();
  const { resource } = space.controlBonus!;
  const owner = controllerOf(view, space.id);
  const { x, y } = flagSlot(rect);
  return (
    <g data-control={space.id} data-owner={owner ?? 'none'}>
      <Flag seat={view.control[space.id] ?? null} x={x} y={y} />
      <g color={colourOf(resource)} opacity={owner === null ? 0.55 : 1}>
        <DrawnIcon name={resource} x={x + 19} y={y} size={14} />
      </g>
    </g>
  );
}

/** What has gathered there, until an Agent comes for it. */
function BonusSpice({ space, rect }: ExtrasProps) {
  const { view } = useBoard();
  const n = view.bonusSpice[space.id] ?? 0;
  const x = rect.x + rect.w - 21;
  const { y } = extraSlot(rect, 0);
  return (
    <g data-bonus={n}>
      {n > 0 && (
        <>
          <rect x={x - 19} y={y - 9} width={38} height={18} rx={9} className={style.sand} />
          <text x={x - 6} y={y + 4.8} className={style.bonus}>
            {`+${n}`}
          </text>
          <g color="var(--spice-glow)">
            <DrawnIcon name="spice" x={x + 9} y={y} size={14} />
          </g>
        </>
      )}
    </g>
  );
}

function CouncilSeats({ rect }: { readonly rect: Rect }) {
  const { view } = useBoard();
  return Array.from({ length: SEATS }, (_, seat) => {
    const { x, y } = councilSlot(rect, seat);
    const there = seat < view.players.length && !isRival(view, seat);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the seats of the table
      <g key={seat} opacity={there ? 0.6 : 0.2}>
        <circle cx={x} cy={y} r={6.5} className={style.slot} />
        {there && <DrawnSeatMark seat={seat} x={x} y={y} size={7} hollow />}
      </g>
    );
  });
}

function MentatPlace() {
  const { plan } = useBoard();
  const { x, y } = mentatSlot(plan);
  return (
    <g opacity={0.5}>
      <circle cx={x} cy={y} r={8} className={style.slot} />
    </g>
  );
}
