import {
  amountOf,
  type ImperiumEvent,
  type ImperiumOption,
  type ImperiumView,
  settingValue,
  wordRanking,
} from '@landsraad/imperium';
import { WRITING } from '@landsraad/kernel/wording';
import { type CSSProperties, useMemo } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../../../app/language.ts';
import { Curves } from '../../../screens/end/Curves.tsx';
import { useRevealed } from '../../../screens/end/useRevealed.ts';
import { Ways } from '../../../screens/end/Ways.tsx';
import type { EndProps } from '../../../table/kit.ts';
import { SeatMark } from '../../../table/seats/SeatMark.tsx';
import { seatColour } from '../../../table/seats/shapes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Portrait, Scenery } from '../art/Picture.tsx';
import { seatInSentence, seatName } from '../seats/names.ts';
import { contenders, isSolo } from '../seats/rivals.ts';
import style from './EndOfGame.module.css';
import { Held } from './Held.tsx';
import { columnsOf, pointsOverTime } from './points.ts';
import { words } from './words.ts';

type EndOfGameProps = EndProps<ImperiumView, ImperiumOption, ImperiumEvent>;

/** How it ended, how it came to that, and what everyone held. */
export function EndOfGame({ snapshot, log, elsewhere }: EndOfGameProps) {
  const text = useWords(words);
  const language = useLanguage();
  const { view, seats, result, viewer } = snapshot;
  const name = useMemo(() => {
    const leaders = view.players.map(({ leader }) => leader);
    return (seat: number) => seatName(seats, leaders, seat, language);
  }, [view, seats, language]);
  const points = useMemo(
    () =>
      pointsOverTime(
        log,
        contenders(view).map((seat) => view.players[seat]!.vp),
      ),
    [log, view],
  );
  const revealed = useRevealed(elsewhere ? null : snapshot) ?? elsewhere?.revealed ?? null;
  if (!result) return null;
  const winner = result[0]!;
  const lines = wordRanking(result, { seatName: name }, language);
  const won = winner.seat === viewer;
  const alone = isSolo(view) && viewer === 0;
  const winnerName = seatInSentence(view, seats, winner.seat, language) ?? name(winner.seat);
  const mine = won ? undefined : result.find(({ seat }) => seat === viewer);
  return (
    <div className={style.end}>
      <div className={style.head}>
        <Scenery />
        <span className={style.face}>
          <Portrait of={view.players[winner.seat]!.leader} />
        </span>
        <h2 className={style.winner}>
          {alone ? text.solo[won ? 'won' : 'lost'] : won ? text.youWin : text.wins(winnerName)}
        </h2>
        {mine && (
          <p>
            {text.yours(
              mine.rank,
              amountOf(mine.points, 'vp', language),
              winner.points - mine.points,
            )}
          </p>
        )}
        {alone && (
          <p className={style.soft}>
            {text.solo.difficulty(settingValue('difficulty', view.options.difficulty, language))}
          </p>
        )}
      </div>
      <div className={style.columns}>
        <section aria-labelledby="end-ranking">
          <h3 id="end-ranking">{text.ranking}</h3>
          <ol className={style.ranking}>
            {result.map(({ seat, rank }, i) => (
              <li key={seat} data-first={rank === 1 || undefined}>
                <span
                  className={style.sitter}
                  style={{ '--seat': seatColour(seat) } as CSSProperties}
                >
                  <Portrait of={view.players[seat]!.leader || `${seat}`} />
                  <SeatMark seat={seat} size={1.1} />
                </span>
                <span>{lines[i]}</span>
              </li>
            ))}
          </ol>
          {result.some(({ tieBreak }) => tieBreak) && (
            <p className={style.soft}>
              {text.tieRule} <Link href="/rules/IMP-25.4">{text.rule('IMP-25.4')}</Link>
            </p>
          )}
        </section>
        <div className={style.ways}>
          {elsewhere?.end ?? (
            <Ways id={snapshot.id}>
              <Button asLink={`/game/${snapshot.id}/analysis`} icon="hint">
                {text.analyse}
              </Button>
              {isSolo(view) && <Button asLink="/solo">{text.solo.record}</Button>}
            </Ways>
          )}
        </div>
        <section aria-labelledby="end-points">
          <h3 id="end-points">{text.chart.title}</h3>
          <Curves
            about={text.chart.about(
              WRITING[language].list(
                points.series.map((_, seat) => name(seat)),
                'and',
              ),
            )}
            series={points.series}
            columns={columnsOf(points, text.chart.start, text.chart.endgame)}
            columnKind={text.chart.round}
            goal={{
              at: view.options.pointsToWin,
              text: text.chart.goal(view.options.pointsToWin),
            }}
            name={name}
          />
        </section>
      </div>
      <section aria-labelledby="end-held">
        <h3 id="end-held">{text.held.title}</h3>
        {revealed ? (
          <Held view={revealed.view} log={log} order={result.map(({ seat }) => seat)} name={name} />
        ) : (
          <p className={style.soft}>{text.held.loading}</p>
        )}
      </section>
    </div>
  );
}
