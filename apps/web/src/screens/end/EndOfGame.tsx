import { settingValue, wordRanking } from '@landsraad/imperium';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useFaultText } from '../../app/faults.ts';
import { download } from '../../app/files.ts';
import { useLanguage, useWords } from '../../app/language.ts';
import { games } from '../../games/client.ts';
import type { Fault } from '../../games/protocol.ts';
import { faultIn } from '../../games/useTable.ts';
import { seatName } from '../../packs/imperium/seats/names.ts';
import { contenders, isSolo } from '../../packs/imperium/seats/rivals.ts';
import type { ImperiumLog } from '../../packs/imperium/snapshot.ts';
import { type ImperiumSnapshot, ofImperium } from '../../packs/imperium/snapshot.ts';
import { SeatMark } from '../../table/seats/SeatMark.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import style from './EndOfGame.module.css';
import { Held } from './Held.tsx';
import { PointsChart } from './PointsChart.tsx';
import { pointsOverTime } from './points.ts';
import { words } from './words.ts';

interface EndOfGameProps {
  /** Of a game that is over: `result` is set. */
  readonly snapshot: ImperiumSnapshot;
  readonly log: ImperiumLog;
  /** A game that is not kept on this device brings what can be done with it. */
  readonly elsewhere?: {
    readonly end: ReactNode;
    readonly revealed: ImperiumSnapshot | null;
  } | null;
}

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
  return (
    <div className={style.end}>
      <div>
        <h2 className={style.winner}>
          {alone
            ? text.solo[won ? 'won' : 'lost']
            : won
              ? text.youWin
              : text.wins(name(winner.seat))}
        </h2>
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
                <SeatMark seat={seat} size={1.3} />
                <span>{lines[i]}</span>
              </li>
            ))}
          </ol>
          {result.some(({ tieBreak }) => tieBreak) && (
            <p className={style.soft}>
              {text.tieRule} <Link href="/rules/IMP-25.4">{text.rule('IMP-25.4')}</Link>
            </p>
          )}
          {elsewhere ? elsewhere.end : <Ways snapshot={snapshot} />}
        </section>
        <section aria-labelledby="end-points">
          <h3 id="end-points">{text.chart.title}</h3>
          <PointsChart points={points} goal={view.options.pointsToWin} name={name} />
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

/** The table with every card open; that of the snapshot until it is there. */
function useRevealed(snapshot: ImperiumSnapshot | null): ImperiumSnapshot | null {
  const id = snapshot?.id;
  const position = snapshot?.position ?? 0;
  const [revealed, setRevealed] = useState<ImperiumSnapshot | null>(null);
  useEffect(() => {
    if (id === undefined) return;
    let gone = false;
    games.glimpse(id, position, 'afterwards').then(
      (found) => {
        if (!gone) setRevealed(ofImperium(found));
      },
      () => undefined, // the rest of the screen stands by itself
    );
    return () => {
      gone = true;
    };
  }, [id, position]);
  return revealed;
}

function Ways({ snapshot }: { readonly snapshot: ImperiumSnapshot }) {
  const text = useWords(words);
  const faultText = useFaultText();
  const [, goTo] = useLocation();
  const [fault, setFault] = useState<Fault | null>(null);
  const { id, seats, view } = snapshot;
  const attempt = (work: () => Promise<void>) => async () => {
    try {
      await work();
    } catch (error) {
      setFault(faultIn(error));
    }
  };
  const rematch = attempt(async () => {
    goTo(`/game/${await games.create({ options: view.options, seats })}`);
  });
  const save = attempt(async () => {
    download(`landsraad-${new Date().toISOString().slice(0, 10)}.json`, await games.toFile(id));
  });
  return (
    <>
      <div className={style.ways}>
        <Button variant="primary" onClick={rematch} title={text.rematchHint}>
          {text.rematch}
        </Button>
        <Button asLink={`/game/${id}/replay`} icon="play">
          {text.replay}
        </Button>
        <Button icon="export" onClick={save}>
          {text.export}
        </Button>
        {isSolo(view) && <Button asLink="/solo">{text.solo.record}</Button>}
        <Button asLink="/">{text.home}</Button>
      </div>
      {fault && <Notice tone="error">{faultText(fault)}</Notice>}
    </>
  );
}
