import { useState } from 'react';
import { useFaultText } from '../../app/faults.ts';
import { download, fileName } from '../../app/files.ts';
import { useLanguage, useWords } from '../../app/language.ts';
import { when } from '../../app/when.ts';
import { faultIn, games as here } from '../../games/client.ts';
import type { Fault, GameSummary } from '../../games/protocol.ts';
import { packCalled, usePart } from '../../packs/packs.ts';
import { forgetNotes } from '../../table/notes/kept.ts';
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
            onExport={(mark) =>
              attempt(here.toFile(game.id).then((file) => download(fileName(game, mark), file)))
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
          if (leaving)
            void attempt(here.remove(leaving.id).then(() => forgetNotes(leaving.id))).then(
              onChanged,
            );
        }}
      />
    </>
  );
}

interface GameProps {
  readonly game: GameSummary;
  readonly onExport: (mark: string | null) => void;
  readonly onRemove: () => void;
}

function Game({ game, onExport, onRemove }: GameProps) {
  const text = useWords(words).list;
  const language = useLanguage();
  const pack = packCalled(game.game);
  const { title, fileMark, Marks, Seats } = usePart(pack, 'list');
  const own = ownSeat(game);
  const kind = pack.kindName(game.seats.length, language);
  return (
    <Entry
      title={title(game, own, language)}
      state={
        <>
          {game.over ? (
            <Badge tone="good" icon="check">
              {text.over}
            </Badge>
          ) : (
            <Badge tone="spice">{pack.roundName(game.round, language)}</Badge>
          )}
          {kind && <Badge>{kind}</Badge>}
          <Marks game={game} />
          {game.guide && <Badge icon="hint">{text.guided}</Badge>}
          <span>{text.played(when(game.played, Date.now(), language))}</span>
        </>
      }
      seats={<Seats game={game} own={own} />}
      actions={
        <>
          <Button asLink={`/game/${game.id}`}>{game.over ? text.look : text.open}</Button>
          {game.position > 0 && (
            <Button asLink={`/game/${game.id}/replay`} variant="plain">
              {text.replay}
            </Button>
          )}
          <Button variant="plain" onClick={() => onExport(fileMark(game))}>
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
