import { isLeader, leaderOf, nameOf, settingValue } from '@landsraad/imperium';
import type { Language } from '@landsraad/kernel/wording';
import { useState } from 'react';
import { useFaultText } from '../../app/faults.ts';
import { download, fileName } from '../../app/files.ts';
import { useLanguage, useWords } from '../../app/language.ts';
import { when } from '../../app/when.ts';
import { games as here } from '../../games/client.ts';
import type { Fault, GameSummary } from '../../games/protocol.ts';
import { faultIn } from '../../games/useTable.ts';
import { seatName } from '../../packs/imperium/seats/names.ts';
import { SeatMark } from '../../table/seats/SeatMark.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Entries, Entry } from '../../ui/Entries.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ordered, ownSeat } from './order.ts';
import { words } from './words.ts';

interface GameListProps {
  readonly games: readonly GameSummary[];
  readonly onChanged: () => void;
}

export default function GameList({ games, onChanged }: GameListProps) {
  const text = useWords(words);
  const faultText = useFaultText();
  const [leaving, setLeaving] = useState<GameSummary | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const attempt = (work: Promise<unknown>) =>
    work.then(
      () => setFault(null),
      (error: unknown) => setFault(faultIn(error)),
    );
  return (
    <>
      {fault && <Notice tone="error">{faultText(fault)}</Notice>}
      <Entries
        of={ordered(games)}
        all={text.list.all}
        each={(game) => (
          <Game
            key={game.id}
            game={game}
            onExport={() =>
              attempt(here.toFile(game.id).then((file) => download(fileName(game), file)))
            }
            onRemove={() => setLeaving(game)}
          />
        )}
      />
      <Confirm
        {...text.removal}
        variant="danger"
        icon="delete"
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        onYes={() => {
          if (leaving) void attempt(here.remove(leaving.id)).then(onChanged);
        }}
      />
    </>
  );
}

const leaderName = (id: string, language: Language): string | null =>
  isLeader(id) ? nameOf(leaderOf(id), language) : null;

interface GameProps {
  readonly game: GameSummary;
  readonly onExport: () => void;
  readonly onRemove: () => void;
}

function Game({ game, onExport, onRemove }: GameProps) {
  const text = useWords(words).list;
  const language = useLanguage();
  const own = ownSeat(game);
  const alone = game.seats.length === 1;
  const name = (seat: number) => seatName(game.seats, game.leaders, seat, language);
  // House Hagal has no points (HAG-5.4).
  const scores = (seat: number) => alone || seat < game.seats.length;
  const best = Math.max(...game.points);
  return (
    <Entry
      title={leaderName(game.leaders[own] ?? '', language) ?? text.leaderless}
      state={
        <>
          {game.over ? (
            <Badge tone="good" icon="check">
              {text.over}
            </Badge>
          ) : (
            <Badge tone="spice">{game.round > 0 ? text.round(game.round) : text.choosing}</Badge>
          )}
          {alone && game.winner !== null && (
            <Badge tone={game.winner === 0 ? 'spice' : 'plain'}>
              {game.winner === 0 ? text.won : text.lost}
            </Badge>
          )}
          {(game.seats.length === 1 || game.seats.length === 2) && (
            <Badge>{text.few[game.seats.length]}</Badge>
          )}
          {game.difficulty && (
            <Badge>{settingValue('difficulty', game.difficulty, language)}</Badge>
          )}
          {game.guide && <Badge icon="hint">{text.guided}</Badge>}
          <span>{text.played(when(game.played, Date.now(), language))}</span>
        </>
      }
      seats={game.points.map((points, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <li key={seat} data-own={seat === own || undefined}>
          <SeatMark seat={seat} />
          <span>{name(seat)}</span>
          {scores(seat) && (
            <strong data-best={points === best || undefined}>{text.points(points)}</strong>
          )}
        </li>
      ))}
      actions={
        <>
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
        </>
      }
    />
  );
}
