import { Fragment, type FunctionComponent, type ReactNode, Suspense, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import type { Frame } from '../../games/log.ts';
import { Desk, useKit } from '../../table/desk/Desk.tsx';
import { DrawerHere, WithDrawer } from '../../table/drawer/WithDrawer.tsx';
import { Previews } from '../../table/explain/Previews.tsx';
import type { TableKit } from '../../table/kit.ts';
import { useRoom } from '../../table/room/useRoom.ts';
import type { Thing } from '../../table/spots.ts';
import { SceneText } from '../../table/stage/SceneText.tsx';
import style from './Replay.module.css';

interface LaidProps extends Frame {
  readonly kit: TableKit;
  /** What is laid over it. */
  readonly around?: FunctionComponent<{ readonly children: ReactNode }>;
}

const nothing = () => Promise.resolve(null);

/** What the bar and the controls take, about; less in a low window, as their style sheets have it. */
const AROUND = 130;
const AROUND_LOW = 96;
const LOW = '(max-height: 44rem) and (min-width: 60rem)';

/** The table as it lay there, with nothing to decide. */
export function Laid({ kit, snapshot, log, around: Around = Fragment }: LaidProps) {
  const [inspected, setInspected] = useState<Thing | null>(null);
  const room = useRoom(matchMedia(LOW).matches ? AROUND_LOW : AROUND);
  const textView = useSettings((settings) => settings.textView);
  const { Still, Inspect } = kit.parts;
  return (
    <WithDrawer>
      <Desk
        kit={kit}
        snapshot={snapshot}
        log={log}
        send={nothing}
        act={null}
        whyNot={nothing}
        inspect={setInspected}
      >
        <Around>{textView ? <AsText /> : <Still room={room} />}</Around>
        {inspected && (
          <Suspense fallback={null}>
            <Inspect thing={inspected} view={snapshot.view} onChange={setInspected} />
          </Suspense>
        )}
        <Previews />
        <DrawerHere />
      </Desk>
    </WithDrawer>
  );
}

/** The same for whoever reads, with what was just played. */
function AsText() {
  const { TextView } = useKit().parts;
  return (
    <main className={style.text} data-shape="text">
      <SceneText />
      <TextView />
    </main>
  );
}
