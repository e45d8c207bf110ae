import { useWords } from '../../app/language.ts';
import { DrawnSeatMark } from '../../table/seats/SeatMark.tsx';
import { SeatName } from '../../table/seats/SeatName.tsx';
import { seatColour } from '../../table/seats/shapes.ts';
import style from './Curves.module.css';
import { words } from './words.ts';

interface CurvesProps {
  /** What it shows, for whoever hears it. */
  readonly about: string;
  /** By seat, a value for each column. */
  readonly series: readonly (readonly number[])[];
  readonly columns: readonly string[];
  /** What a column is, in the table. */
  readonly columnKind: string;
  /** A value that ends the game. */
  readonly goal?: { readonly at: number; readonly text: string };
  readonly name: (seat: number) => string;
}

const WIDTH = 640;
const HEIGHT = 260;
const EDGE = { left: 30, right: 20, top: 14, bottom: 26 };
/** Lines on the same points stay apart. */
const APART = 2.5;
const DASHES = ['none', '9 5', '2 5', '14 4 3 4', '5 3', '1 4'] as const;

/** One line for each seat, by colour, dash and mark; the same numbers in a table below. */
export function Curves({ about, series, columns, columnKind, goal, name }: CurvesProps) {
  const text = useWords(words).curves;
  const most = Math.max(goal?.at ?? 1, ...series.flat());
  const x = (column: number) =>
    EDGE.left + (column * (WIDTH - EDGE.left - EDGE.right)) / Math.max(1, columns.length - 1);
  const y = (value: number, seat = (series.length - 1) / 2) =>
    HEIGHT -
    EDGE.bottom -
    (value * (HEIGHT - EDGE.top - EDGE.bottom)) / most +
    (seat - (series.length - 1) / 2) * APART;
  return (
    <figure className={style.figure}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={style.chart} role="img" aria-label={about}>
        {steps(most).map((value) => (
          <g key={value} className={style.grid}>
            <line x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(value)} y2={y(value)} />
            <text x={EDGE.left - 8} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {goal && (
          <>
            <line
              className={style.goal}
              x1={EDGE.left}
              x2={WIDTH - EDGE.right}
              y1={y(goal.at)}
              y2={y(goal.at)}
            />
            <text className={style.goalName} x={EDGE.left + 6} y={y(goal.at) + 14}>
              {goal.text}
            </text>
          </>
        )}
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
            <Line seat={seat} points={values.map((value, i) => `${x(i)},${y(value, seat)}`)} />
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
                <Line seat={seat} points={['0,3', '34,3']} />
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
                  {columns.map((column) => (
                    <th
                      key={column}
                      scope="col"
                      aria-label={/^\d/.test(column) ? `${columnKind} ${column}` : undefined}
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

interface LineProps {
  readonly seat: number;
  readonly points: readonly string[];
}

const Line = ({ seat, points }: LineProps) => (
  <polyline
    className={style.line}
    points={points.join(' ')}
    stroke={seatColour(seat)}
    strokeDasharray={DASHES[seat % DASHES.length]}
  />
);

const steps = (most: number): number[] => {
  const step = most > 30 ? 10 : most > 16 ? 5 : most > 6 ? 2 : 1;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
};
