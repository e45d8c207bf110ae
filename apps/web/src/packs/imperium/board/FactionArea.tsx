import {
  type Faction,
  factionName,
  type ImperiumView,
  printedAt,
  trackOf,
} from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { memo } from 'react';
import { DrawnIcon } from '../../../icons/Icon.tsx';
import type { Rect } from '../../../table/board/geometry.ts';
import { Press } from '../../../table/board/Press.tsx';
import { asGroup, DECORATION, inOneBreath } from '../../../table/board/roles.ts';
import { thingMark } from '../../../table/explain/pointed.ts';
import { DrawnSeatMark } from '../../../table/seats/SeatMark.tsx';
import { seatColour } from '../../../table/seats/shapes.ts';
import { DrawnEffects } from '../effects/DrawnEffects.tsx';
import style from './Board.module.css';
import { Space } from './Space.tsx';
import { INFLUENCE_MAX, isLying, levelCell, rewardSlot } from './slots.ts';
import { type BoardState, useBoard } from './useBoard.ts';

/** A Faction's name, its Influence track and its two spaces. */
export function FactionArea({ faction }: { readonly faction: Faction }) {
  const board = useBoard();
  const { track } = board.plan.factions[faction];
  const snooper = snooperAt(board.view, faction);
  return (
    <g {...asGroup(factionName(faction, board.language))} data-faction={faction}>
      <Head faction={faction} />
      <Press
        spot={`faction:${faction}`}
        rect={track}
        label={trackLabel(faction, board)}
        component={{ kind: 'track', id: faction }}
      >
        <Track faction={faction} rect={track} />
        {snooper !== null && <Snooper seat={snooper} rect={levelCell(track, SNOOPED_AT)} />}
      </Press>
      {printedAt(board.view.options)
        .spaces.filter(({ region }) => region === faction)
        .map(({ id }) => (
          <Space key={id} id={id} />
        ))}
    </g>
  );
}

/** Its name, and at the other end whose Alliance it is. */
function Head({ faction }: { readonly faction: Faction }) {
  const { plan, view, language } = useBoard();
  const { x, y, w, h } = plan.factions[faction].head;
  const holder = view.alliances[faction];
  const middle = y + h / 2 - 1;
  return (
    <g {...DECORATION} data-alliance={faction} data-holder={holder ?? 'none'}>
      <g color={`var(--${faction})`}>
        <DrawnIcon name={faction} x={x + 8} y={middle} size={16} />
        <text x={x + 20} y={middle + 5} className={style.factionName}>
          {factionName(faction, language)}
        </text>
      </g>
      {holder !== null && <Ally seat={holder} x={x + w} y={middle} short={plan.tall} />}
    </g>
  );
}

interface AllyProps {
  readonly seat: Seat;
  /** The end of its line. */
  readonly x: number;
  readonly y: number;
  readonly short: boolean;
}

/** Whose Alliance it is; where there is little room its sign stands for the word. */
function Ally({ seat, x, y, short }: AllyProps) {
  const { say } = useBoard();
  if (!short)
    return (
      <>
        <DrawnSeatMark seat={seat} x={x - 61} y={y} size={12} />
        <text x={x - 2} y={y + 4.5} className={style.alliance}>
          {say.alliance}
        </text>
      </>
    );
  return (
    <g color="var(--brass)">
      <DrawnIcon name="alliance" x={x - 9} y={y} size={15} />
      <DrawnSeatMark seat={seat} x={x - 24} y={y} size={12} />
    </g>
  );
}

interface TrackProps {
  readonly faction: Faction;
  readonly rect: Rect;
}

/** As it is printed: drawn once. */
const Track = memo(function Track({ faction, rect }: TrackProps) {
  const { vpAt, bonusAt, steps } = trackOf(faction);
  const lies = isLying(rect);
  const point = rewardSlot(rect, vpAt);
  return (
    <g data-track={faction} color={`var(--${faction})`}>
      <rect x={rect.x} y={rect.y} width={rect.w} height={rect.h} rx={7} className={style.track} />
      {Array.from({ length: INFLUENCE_MAX + 1 }, (_, level) => (
        <Level
          // biome-ignore lint/suspicious/noArrayIndexKey: the printed numbers
          key={level}
          rect={levelCell(rect, level)}
          faction={faction}
          level={level}
          lies={lies}
          rewarded={level === vpAt || level === bonusAt}
        />
      ))}
      {!lies && (
        <>
          <g color="var(--spice-glow)">
            <DrawnIcon name="point" x={point.x + 3} y={point.y} size={14} />
          </g>
          <g color="var(--text)">
            <DrawnEffects
              effects={steps[bonusAt]!.bonus}
              {...rewardSlot(rect, bonusAt)}
              size={15}
              maxWidth={24}
            />
          </g>
        </>
      )}
    </g>
  );
});

/** Whose Snooper still lies beside a track (IX-14.18), or null. */
function snooperAt({ ix }: ImperiumView, faction: Faction): Seat | null {
  const seat = ix?.seats.findIndex(({ snoopers }) => snoopers.includes(faction)) ?? -1;
  return seat < 0 ? null : seat;
}

const SNOOPED_AT = 2;

/** An eye in its owner's colour, on the corner of the step that it watches. */
function Snooper({ seat, rect: { x, y, w } }: { readonly seat: Seat; readonly rect: Rect }) {
  return (
    <g color={seatColour(seat)} data-snooper={seat}>
      <circle cx={x + w - 4} cy={y + 1} r={6} className={style.disc} />
      <DrawnIcon name="eye" x={x + w - 4} y={y + 1} size={10} />
    </g>
  );
}

interface LevelProps {
  readonly rect: Rect;
  readonly faction: Faction;
  readonly level: number;
  readonly lies: boolean;
  readonly rewarded: boolean;
}

function Level({ rect: { x, y, w, h }, faction, level, lies, rewarded }: LevelProps) {
  const number = lies ? { x: x + w / 2, y: y + 13 } : { x: x + 9, y: y + h / 2 + 4.5 };
  return (
    <g {...thingMark({ kind: 'step', id: `${faction}/${level}` })}>
      <rect
        x={x + 0.5}
        y={y + 0.5}
        width={w - 1}
        height={h - 1}
        className={rewarded ? style.rewarded : style.plainStep}
      />
      {level > 0 && (
        <path d={lies ? `M${x} ${y}v${h}` : `M${x} ${y + h}h${w}`} className={style.step} />
      )}
      <text {...number} className={style.step13}>
        {level}
      </text>
    </g>
  );
}

function trackLabel(faction: Faction, { view, say, seatName, language }: BoardState): string {
  const levels = view.players.map(
    ({ influence }, seat) => `${seatName(seat)} ${influence[faction]}`,
  );
  const holder = view.alliances[faction];
  const snooper = snooperAt(view, faction);
  return inOneBreath([
    say.influence(factionName(faction, language), levels.join(', ')),
    holder === null ? say.allianceFree : say.allianceOf(seatName(holder)),
    snooper !== null && say.snooper(seatName(snooper)),
  ]);
}
