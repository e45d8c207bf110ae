import { isLeader, leaderOf, nameOf } from '@landsraad/imperium';
import type { Language } from '@landsraad/kernel';
import { useState } from 'react';
import { useFaultText } from '../../app/faults.ts';
import { download, fileName } from '../../app/files.ts';
import { useLanguage, useWords } from '../../app/language.ts';
import { when } from '../../app/when.ts';
import { games as here } from '../../games/client.ts';
import type { Fault, GameSummary } from '../../games/protocol.ts';
import { faultIn } from '../../games/useTable.ts';
import { seatName } from '../../imperium/seats/names.ts';
import { SeatMark } from '../../imperium/seats/SeatMark.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import style from './GameList.module.css';
import { ordered, ownSeat } from './order.ts';
import { words } from './words.ts';

interface GameListProps {
  readonly games: readonly GameSummary[];
  readonly onChanged: () => void;
}

/** Before "show all". */
const SHOWN = 6;

export default function GameList({ games, onChanged }: GameListProps) {
  const text = useWords(words);
  const faultText = useFaultText();
  const [all, setAll] = useState(false);
  const [leaving, setLeaving] = useState<GameSummary | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const attempt = (work: Promise<unknown>) =>
    work.then(
      () => setFault(null),
      (error: unknown) => setFault(faultIn(error)),
    );
  const shown = all ? ordered(games) : ordered(games).slice(0, SHOWN);

  return (
    <>
      {fault && <Notice tone="error">{faultText(fault)}</Notice>}
      <ul className={style.list}>
        {shown.map((game) => (
          <li key={game.id} className={style.game}>
            <Row
              game={game}
              onExport={() =>
                attempt(here.toFile(game.id).then((file) => download(fileName(game), file)))
              }
              onRemove={() => setLeaving(game)}
            />
          </li>
        ))}
      </ul>
      {shown.length < games.length && (
        <Button variant="plain" onClick={() => setAll(true)}>
          {text.list.all(games.length)}
        </Button>
      )}
      <Dialog
        title={text.removal.title}
        description={text.removal.text}
        size="small"
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        footer={
          <>
            <Button onClick={() => setLeaving(null)}>{text.removal.no}</Button>
            <Button
              variant="danger"
              icon="delete"
              onClick={() => {
                if (leaving) void attempt(here.remove(leaving.id)).then(onChanged);
                setLeaving(null);
              }}
            >
              {text.removal.yes}
            </Button>
          </>
        }
      />
    </>
  );
}

const leaderName = (id: string, language: Language): string | null =>
  isLeader(id) ? nameOf(leaderOf(id), language) : null;

interface RowProps {
  readonly game: GameSummary;
  readonly onExport: () => void;
  readonly onRemove: () => void;
}

function Row({ game, onExport, onRemove }: RowProps) {
  const text = useWords(words).list;
  const language = useLanguage();
  const own = ownSeat(game);
  const name = (seat: number) => seatName(game.seats, game.leaders, seat, language);
  const best = Math.max(...game.points);
  return (
    <>
      <div className={style.about}>
        <h3>{leaderName(game.leaders[own] ?? '', language) ?? text.leaderless}</h3>
        <p className={style.state}>
          {game.over ? (
            <Badge tone="good" icon="check">
              {text.over}
            </Badge>
          ) : (
            <Badge tone="spice">{game.round > 0 ? text.round(game.round) : text.choosing}</Badge>
          )}
          {game.guide && <Badge icon="hint">{text.guided}</Badge>}
          <span>{text.played(when(game.played, Date.now(), language))}</span>
        </p>
        <ul className={style.seats}>
          {game.seats.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={seat} data-own={seat === own || undefined}>
              <SeatMark seat={seat} />
              <span>{name(seat)}</span>
              <strong data-best={game.points[seat] === best || undefined}>
                {text.points(game.points[seat] ?? 0)}
              </strong>
            </li>
          ))}
        </ul>
      </div>
      <div className={style.actions}>
        <Button asLink={`/game/${game.id}`}>{game.over ? text.look : text.open}</Button>
        {game.position > 0 && (
          <Button asLink={`/game/${game.id}/replay`} variant="plain">
            {text.replay}
          </Button>
        )}
        <Button variant="plain" onClick={onExport}>
          {text.export}
        </Button>
        <Button variant="plain" onClick={onRemove}>
          {text.remove}
        </Button>
      </div>
    </>
  );
}
