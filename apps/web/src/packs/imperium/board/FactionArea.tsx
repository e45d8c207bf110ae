import { type Faction, factionName, printedAt, trackOf } from '@landsraad/imperium';
import { DrawnIcon } from '../../../icons/Icon.tsx';
import type { Rect } from '../../../table/board/geometry.ts';
import { Press } from '../../../table/board/Press.tsx';
import { asGroup, DECORATION, inOneBreath } from '../../../table/board/roles.ts';
import { DrawnSeatMark } from '../../../table/seats/SeatMark.tsx';
import { DrawnEffects } from '../effects/DrawnEffects.tsx';
import style from './Board.module.css';
import { Space } from './Space.tsx';
import { allianceSlot, INFLUENCE_MAX, influenceSlot, levelRow, rewardSlot } from './slots.ts';
import { type BoardState, useBoard } from './useBoard.ts';

/** A Faction's name, its Influence track and its two spaces. */
export function FactionArea({ faction }: { readonly faction: Faction }) {
  const board = useBoard();
  const { area, track } = board.plan.factions[faction];
  const name = factionName(faction, board.language);
  return (
    <g {...asGroup(name)} data-faction={faction} className={style.faction}>
      <rect
        x={area.x - 3}
        y={area.y - 2}
        width={area.w + 6}
        height={area.h + 5}
        rx={11}
        className={style.area}
      />
      <g {...DECORATION} color={`var(--${faction})`}>
        <DrawnIcon name={faction} x={area.x + 14} y={area.y + 12} size={20} />
        <text x={area.x + 30} y={area.y + 18} className={style.factionName}>
          {name}
        </text>
        <path d={`M${area.x + 2} ${area.y + 25}h${area.w - 4}`} className={style.rule} />
      </g>
      <Press
        spot={`faction:${faction}`}
        rect={track}
        label={trackLabel(faction, board)}
        component={{ kind: 'track', id: faction }}
      >
        <Track faction={faction} rect={track} />
      </Press>
      {printedAt(board.view.options)
        .spaces.filter(({ region }) => region === faction)
        .map(({ id }) => (
          <Space key={id} id={id} />
        ))}
    </g>
  );
}

function Track({ faction, rect }: { readonly faction: Faction; readonly rect: Rect }) {
  const { view } = useBoard();
  const { vpAt, bonusAt, steps } = trackOf(faction);
  const seats = view.players.map((_, seat) => seat);
  const holder = view.alliances[faction];
  const token = allianceSlot(rect);
  const point = rewardSlot(rect, vpAt);
  return (
    <g data-track={faction} color={`var(--${faction})`}>
      <rect x={rect.x} y={rect.y} width={rect.w} height={rect.h} rx={8} className={style.plate} />
      {Array.from({ length: INFLUENCE_MAX + 1 }, (_, i) => INFLUENCE_MAX - i).map((level) => (
        <Level
          key={level}
          rect={levelRow(rect, level)}
          level={level}
          rewarded={level === vpAt || level === bonusAt}
        />
      ))}
      {seats.map((seat) => {
        const top = influenceSlot(rect, INFLUENCE_MAX, seat);
        const foot = influenceSlot(rect, 0, seat);
        return <path key={seat} d={`M${top.x} ${top.y}V${foot.y}`} className={style.lane} />;
      })}
      <g color="var(--spice-glow)">
        <DrawnIcon name="point" x={point.x} y={point.y} size={18} />
      </g>
      <g color="var(--text)">
        <DrawnEffects
          effects={steps[bonusAt]!.bonus}
          {...rewardSlot(rect, bonusAt)}
          size={17}
          maxWidth={30}
        />
      </g>
      <g data-alliance={faction} data-holder={holder ?? 'none'}>
        <circle cx={token.x} cy={token.y} r={12.5} className={style.slot} />
        {holder !== null && <DrawnSeatMark seat={holder} x={token.x} y={token.y} size={15} />}
      </g>
    </g>
  );
}

interface LevelProps {
  readonly rect: Rect;
  readonly level: number;
  readonly rewarded: boolean;
}

function Level({ rect: { x, y, w, h }, level, rewarded }: LevelProps) {
  return (
    <>
      {rewarded && (
        <rect x={x + 1} y={y + 1} width={w - 2} height={h - 2} rx={5} className={style.rewarded} />
      )}
      {level > 0 && <path d={`M${x + 6} ${y + h}h${w - 12}`} className={style.step} />}
      <text x={x + 10} y={y + h / 2 + 5} className={style.figure} fontSize={14.5}>
        {level}
      </text>
    </>
  );
}

function trackLabel(faction: Faction, { view, say, seatName, language }: BoardState): string {
  const levels = view.players.map(
    ({ influence }, seat) => `${seatName(seat)} ${influence[faction]}`,
  );
  const holder = view.alliances[faction];
  return inOneBreath([
    say.influence(factionName(faction, language), levels.join(', ')),
    holder === null ? say.allianceFree : say.allianceOf(seatName(holder)),
  ]);
}
