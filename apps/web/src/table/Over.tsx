import { useState } from 'react';
import { useWords } from '../app/language.ts';
import type { OpenTable } from '../games/useTable.ts';
import { logOfImperium } from '../packs/imperium/snapshot.ts';
import { EndOfGame } from '../screens/end/EndOfGame.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useBeside } from './beside.ts';
import { useDesk } from './desk.ts';
import styles from './Over.module.css';
import { words } from './words.ts';

/** The game is over: the ranking, once, and the way back to it. */
export default function Over({ log }: Pick<OpenTable, 'log'>) {
  const { snapshot } = useDesk();
  const beside = useBeside();
  const say = useWords(words).over;
  const [open, setOpen] = useState(true);
  const { result } = snapshot;
  if (!result) return null;
  return (
    <div className={styles.over}>
      <Button variant="primary" icon="point" onClick={() => setOpen(true)}>
        {say.results}
      </Button>
      {!beside && (
        <Button asLink={`/game/${snapshot.id}/replay`} icon="play">
          {say.replay}
        </Button>
      )}
      <Dialog title={say.title} size="large" open={open} onOpenChange={setOpen}>
        <EndOfGame snapshot={snapshot} log={logOfImperium(log)} elsewhere={beside} />
      </Dialog>
    </div>
  );
}
