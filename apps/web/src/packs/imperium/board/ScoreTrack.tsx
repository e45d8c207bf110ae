import { DrawnIcon } from '../../../icons/Icon.tsx';
import { asImage } from '../../../table/board/roles.ts';
import { contenders } from '../seats/rivals.ts';
import style from './Board.module.css';
import { isNarrow, SCORE_MAX, scoreCell } from './slots.ts';
import { useBoard } from './useBoard.ts';

/** From 0 to 12 and beyond; the line where the game ends is marked. */
export function ScoreTrack() {
  const { view, plan, say, seatName } = useBoard();
  const { x, y, w, h } = plan.score;
  const narrow = isNarrow(plan.score);
  const scores = contenders(view)
    .map((seat) => `${seatName(seat)} ${view.players[seat]!.vp}`)
    .join(', ');
  return (
    <g {...asImage(say.score(scores))} data-score="">
      <rect x={x} y={y} width={w} height={h} rx={8} className={style.plate} />
      {Array.from({ length: SCORE_MAX + 1 }, (_, points) => {
        const cell = scoreCell(plan.score, points);
        const number = {
          x: narrow ? cell.x + cell.w / 2 : cell.x + 11,
          y: y + (narrow ? 15 : h / 2 + 5),
        };
        const goal = points === Math.min(view.options.pointsToWin, SCORE_MAX);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the printed numbers
          <g key={points}>
            {points > 0 && <path d={`M${cell.x} ${y + 6}v${h - 12}`} className={style.step} />}
            {goal && (
              <>
                <rect
                  x={cell.x + 1.5}
                  y={y + 1.5}
                  width={cell.w - 3}
                  height={h - 3}
                  rx={6}
                  className={style.goal}
                />
                <g color="var(--brass)">
                  <DrawnIcon
                    name="point"
                    x={narrow ? cell.x + cell.w - 7 : number.x}
                    y={narrow ? y + 9.5 : y + h - 10}
                    size={12}
                  />
                </g>
              </>
            )}
            <text
              x={number.x - (goal && narrow ? 5 : 0)}
              y={number.y - (goal && !narrow ? 6 : 0)}
              className={style.figure}
              fontSize={points === SCORE_MAX ? 14 : 14.5}
            >
              {points === SCORE_MAX ? `${points}+` : points}
            </text>
          </g>
        );
      })}
    </g>
  );
}
