import { wordRanking } from '@landsraad/imperium';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useWords } from '../../app/language.ts';
import type { Snapshot } from '../../games/protocol.ts';
import type { OpenTable } from '../../games/useTable.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useDesk } from './desk.ts';
import styles from './Over.module.css';
import { words } from './words.ts';

interface EndProps {
  readonly snapshot: Snapshot;
  readonly log: OpenTable['log'];
}

const found = Object.values(import.meta.glob('../end/EndOfGame.tsx'))[0] as
  | (() => Promise<{ EndOfGame: ComponentType<EndProps> }>)
  | undefined;
const EndOfGame = found && lazy(async () => ({ default: (await found()).EndOfGame }));

/** The game is over: the ranking, once, and the way back to it. */
export function Over({ log }: Pick<EndProps, 'log'>) {
  const { snapshot, speaking, language } = useDesk();
  const say = useWords(words).over;
  const [open, setOpen] = useState(true);
  const { result } = snapshot;
  if (!result) return null;
  return (
    <div className={styles.over}>
      <Button variant="primary" icon="point" onClick={() => setOpen(true)}>
        {say.results}
      </Button>
      <Button asLink={`/game/${snapshot.id}/replay`} icon="play">
        {say.replay}
      </Button>
      <Dialog title={say.title} size="large" open={open} onOpenChange={setOpen}>
        {EndOfGame ? (
          <Suspense fallback={null}>
            <EndOfGame snapshot={snapshot} log={log} />
          </Suspense>
        ) : (
          <ol className={styles.ranking}>
            {wordRanking(result, speaking, language).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        )}
        <p className={styles.ways}>
          <Button asLink={`/game/${snapshot.id}/replay`} icon="play">
            {say.replay}
          </Button>
          <Button asLink="/new" icon="next">
            {say.rematch}
          </Button>
          <Button asLink="/" icon="home">
            {say.home}
          </Button>
        </p>
      </Dialog>
    </div>
  );
}
