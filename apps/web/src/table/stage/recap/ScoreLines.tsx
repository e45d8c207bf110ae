import { WRITING } from '@landsraad/kernel/wording';
import { useWords } from '../../../app/language.ts';
import { useWording } from '../../desk/wording.ts';
import { DrawnSeatMark } from '../../seats/SeatMark.tsx';
import { seatColour } from '../../seats/shapes.ts';
import styles from './Recap.module.css';
import type { RecapPlayer } from './recap.ts';
import { words } from './words.ts';

const WIDTH = 240;
const HEIGHT = 90;
const EDGE = 10;
/** Lines on the same score stay apart. */
const APART = 2;

/** The scores by round, a line for each player. */
export function ScoreLines({ players }: { readonly players: readonly RecapPlayer[] }) {
  const { short, language } = useWording();
  const say = useWords(words);
  const rounds = Math.max(1, ...players.map(({ scores }) => scores.length - 1));
  const all = players.flatMap(({ scores }) => scores);
  const least = Math.min(...all);
  const range = Math.max(1, Math.max(...all) - least);
  const x = (round: number) => EDGE + (round * (WIDTH - 2 * EDGE)) / rounds;
  const y = (score: number, i: number) =>
    HEIGHT - EDGE - ((score - least) * (HEIGHT - 2 * EDGE)) / range + (i - 1.5) * APART;
  const said = players.map(({ seat, scores }) =>
    WRITING[language].pair(short(seat), scores.join(', ')),
  );
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={styles.lines}
      role="img"
      aria-label={WRITING[language].pair(say.scores, said.join(' ; '))}
    >
      {players.map(({ seat, scores }, i) => (
        <g key={seat} stroke={seatColour(seat)} color={seatColour(seat)}>
          <polyline
            fill="none"
            strokeWidth={2}
            points={scores.map((score, round) => `${x(round)},${y(score, i)}`).join(' ')}
          />
          <DrawnSeatMark seat={seat} x={x(scores.length - 1)} y={y(scores.at(-1)!, i)} size={9} />
        </g>
      ))}
    </svg>
  );
}
