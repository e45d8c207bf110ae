import { DrawnIcon } from '../../../icons/Icon.tsx';
import { asImage } from '../../../table/board/roles.ts';
import { thingMark } from '../../../table/explain/pointed.ts';
import { contenders } from '../seats/rivals.ts';
import style from './Board.module.css';
import { SCORE_MAX, scoreCell } from './slots.ts';
import { useBoard } from './useBoard.ts';

const SCORE = { kind: 'score', id: 'all' };

/** From 0 to 12 and beyond; the line where the game ends is marked. */
export function ScoreTrack() {
  const { view, plan, say, seatName } = useBoard();
  if (!plan.score) return null;
  const { x, y, w, h } = plan.score;
  const scores = contenders(view)
    .map((seat) => `${seatName(seat)} ${view.players[seat]!.vp}`)
    .join(', ');
  const goal = Math.min(view.options.pointsToWin, SCORE_MAX);
  const last = scoreCell(plan.score, goal);
  return (
    <g {...asImage(say.score(scores))} data-score="" {...thingMark(SCORE)}>
      <rect x={x} y={y} width={w} height={h} rx={7} className={style.track} />
      <rect
        x={last.x + 1}
        y={y + 1}
        width={last.w - 2}
        height={h - 2}
        rx={5}
        className={style.goal}
      />
      <g color="var(--spice-glow)">
        <DrawnIcon name="point" x={last.x + 10} y={y + h - 8} size={11} />
      </g>
      {Array.from({ length: SCORE_MAX + 1 }, (_, points) => {
        const cell = scoreCell(plan.score!, points);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the printed numbers
          <g key={points}>
            {points > 0 && <path d={`M${cell.x} ${y}v${h}`} className={style.step} />}
            <text
              x={cell.x + 10}
              y={y + (points === goal ? 13 : h / 2 + 5)}
              className={style.step13}
            >
              {points === SCORE_MAX ? `${points}+` : points}
            </text>
          </g>
        );
      })}
    </g>
  );
}
