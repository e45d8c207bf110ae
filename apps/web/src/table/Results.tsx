import { Suspense, useState } from 'react';
import { useWords } from '../app/language.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useBeside } from './beside.ts';
import { useKit } from './desk/Desk.tsx';
import { useKnown } from './desk/known.ts';
import styles from './Results.module.css';
import { words } from './words.ts';

/** The game is over: the ranking, once, and the way back to it. */
export default function Results() {
  const { snapshot, log } = useKnown();
  const { End } = useKit().parts;
  const beside = useBeside();
  const say = useWords(words).over;
  const [open, setOpen] = useState(true);
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
        <Suspense fallback={null}>
          <End snapshot={snapshot} log={log} elsewhere={beside} />
        </Suspense>
      </Dialog>
    </div>
  );
}
