import type { Analysis } from '@landsraad/bots/analysis';
import { useLanguage, useWords } from '../../app/language.ts';
import { seatColour } from '../../table/seats/shapes.ts';
import style from './Analysis.module.css';
import { beginnings, chancesByRound, percent } from './chances.ts';
import { words } from './words.ts';

const WIDTH = 600;
const HEIGHT = 180;

interface CurveProps {
  readonly analysis: Analysis;
  readonly names: readonly string[];
}

/** Everybody's chance from turn to turn, the seat's own line the strongest. */
export function Curve({ analysis, names }: CurveProps) {
  const text = useWords(words);
  const language = useLanguage();
  const { standpoints, seat } = analysis;
  const first = standpoints[0]!.position;
  const last = standpoints.at(-1)!.position;
  const x = (position: number) => (WIDTH * (position - first)) / Math.max(1, last - first);
  const y = (chance: number) => HEIGHT * (1 - chance);
  const lineOf = (one: number) =>
    standpoints.map(({ position, chances }) => `${x(position)},${y(chances[one]!)}`).join(' ');
  const rounds = beginnings(standpoints);
  const others = names.map((_, one) => one).filter((one) => one !== seat);
  return (
    <figure className={style.curve}>
      <div className={style.plot}>
        {[1, 0.5, 0].map((chance) => (
          <span key={chance} aria-hidden style={{ top: `${100 * (1 - chance)}%` }}>
            {percent(chance, language)}
          </span>
        ))}
        <svg
          viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
          role="img"
          aria-label={text.curveSaid(names.join(', '))}
          preserveAspectRatio="none"
        >
          {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
            <line
              key={chance}
              x1={0}
              x2={WIDTH}
              y1={y(chance)}
              y2={y(chance)}
              className={style.rule}
            />
          ))}
          {rounds.slice(1).map(({ position }) => (
            <line
              key={position}
              x1={x(position)}
              x2={x(position)}
              y1={0}
              y2={HEIGHT}
              className={style.rule}
            />
          ))}
          {[...others, seat].map((one) => (
            <polyline
              key={one}
              points={lineOf(one)}
              stroke={seatColour(one)}
              className={one === seat ? style.own : style.other}
            />
          ))}
        </svg>
      </div>
      <div className={style.rounds} aria-hidden>
        {rounds.map(({ round, position }) => (
          <span key={round} style={{ left: `${(100 * x(position)) / WIDTH}%` }}>
            {round}
          </span>
        ))}
      </div>
      <details>
        <summary>{text.asTable}</summary>
        <ChanceTable analysis={analysis} names={names} />
      </details>
      <figcaption>
        {names.map((name, one) => (
          <span key={name} style={{ '--seat': seatColour(one) } as React.CSSProperties}>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** The same for whoever reads numbers, or has them read out. */
function ChanceTable({ analysis, names }: CurveProps) {
  const text = useWords(words);
  const language = useLanguage();
  const [heads, ...rows] = chancesByRound(analysis, names, text, language);
  return (
    <table className={style.chances}>
      <thead>
        <tr>
          {heads!.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([where, ...chances]) => (
          <tr key={where}>
            <th scope="row">{where}</th>
            {chances.map((chance, seat) => (
              <td key={names[seat]}>{chance}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
