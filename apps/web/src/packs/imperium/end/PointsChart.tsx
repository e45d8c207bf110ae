import { WRITING } from '@landsraad/kernel/wording';
import { useLanguage, useWords } from '../../../app/language.ts';
import { DrawnSeatMark } from '../../../table/seats/SeatMark.tsx';
import { SeatName } from '../../../table/seats/SeatName.tsx';
import { seatColour } from '../../../table/seats/shapes.ts';
import style from './PointsChart.module.css';
import type { PointsOverTime } from './points.ts';
import { words } from './words.ts';

interface PointsChartProps {
  readonly points: PointsOverTime;
  readonly goal: number;
  readonly name: (seat: number) => string;
}

const WIDTH = 640;
const HEIGHT = 260;
const EDGE = { left: 30, right: 20, top: 14, bottom: 26 };
/** Lines on the same points stay apart. */
const APART = 2.5;
const DASHES = ['none', '9 5', '2 5', '14 4 3 4', '5 3', '1 4'] as const;

/** One line for each seat, by colour, dash and mark; the same numbers in a table below. */
export function PointsChart({ points, goal, name }: PointsChartProps) {
  const text = useWords(words).chart;
  const language = useLanguage();
  const { series } = points;
  const columns = columnNames(points, text.start, text.endgame);
  const names = WRITING[language].list(
    series.map((_, seat) => name(seat)),
    'and',
  );
  const most = Math.max(goal, ...series.flat());
  const x = (column: number) =>
    EDGE.left + (column * (WIDTH - EDGE.left - EDGE.right)) / Math.max(1, columns.length - 1);
  const y = (value: number, seat = (series.length - 1) / 2) =>
    HEIGHT -
    EDGE.bottom -
    (value * (HEIGHT - EDGE.top - EDGE.bottom)) / most +
    (seat - (series.length - 1) / 2) * APART;
  return (
    <figure className={style.figure}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={style.chart}
        role="img"
        aria-label={text.about(names)}
      >
        {steps(most).map((value) => (
          <g key={value} className={style.grid}>
            <line x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(value)} y2={y(value)} />
            <text x={EDGE.left - 8} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        <line
          className={style.goal}
          x1={EDGE.left}
          x2={WIDTH - EDGE.right}
          y1={y(goal)}
          y2={y(goal)}
        />
        <text className={style.goalName} x={EDGE.left + 6} y={y(goal) + 14}>
          {text.goal(goal)}
        </text>
        {columns.map((column, i) => (
          <text
            key={column}
            className={style.column}
            x={x(i)}
            y={HEIGHT - 8}
            textAnchor={i === 0 ? 'start' : i === columns.length - 1 ? 'end' : 'middle'}
          >
            {column}
          </text>
        ))}
        {series.map((values, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <g key={seat}>
            <polyline
              className={style.line}
              points={values.map((value, i) => `${x(i)},${y(value, seat)}`).join(' ')}
              stroke={seatColour(seat)}
              strokeDasharray={DASHES[seat % DASHES.length]}
            />
            {values.map((value, i) => (
              <DrawnSeatMark
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                key={i}
                seat={seat}
                x={x(i)}
                y={y(value, seat)}
                size={i === values.length - 1 ? 15 : 9}
              />
            ))}
          </g>
        ))}
      </svg>
      <figcaption>
        <ul className={style.legend}>
          {series.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={seat}>
              <svg viewBox="0 0 34 6" width="34" height="6" aria-hidden="true">
                <line
                  x2="34"
                  y1="3"
                  y2="3"
                  strokeWidth="2.5"
                  stroke={seatColour(seat)}
                  strokeDasharray={DASHES[seat % DASHES.length]}
                />
              </svg>
              <SeatName seat={seat} name={name(seat)} />
            </li>
          ))}
        </ul>
        <details>
          <summary>{text.table}</summary>
          <div className={style.scroll}>
            <table className={style.table}>
              <thead>
                <tr>
                  <th scope="col">{text.player}</th>
                  {columns.map((column, i) => (
                    <th
                      key={column}
                      scope="col"
                      aria-label={`${i > 0 ? text.round : ''} ${column}`}
                    >
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {series.map((values, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                  <tr key={seat}>
                    <th scope="row">
                      <SeatName seat={seat} name={name(seat)} />
                    </th>
                    {values.map((value, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                      <td key={i}>{value}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      </figcaption>
    </figure>
  );
}

function columnNames({ rounds, endgame }: PointsOverTime, start: string, end: string): string[] {
  const numbers = Array.from({ length: rounds }, (_, i) => String(i + 1));
  return [start, ...numbers, ...(endgame ? [end] : [])];
}

const steps = (most: number): number[] => {
  const step = most > 16 ? 5 : 2;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
};
