import type { CSSProperties } from 'react';
import { useWords } from '../../../app/language.ts';
import { useActs } from '../../../table/desk/draft.ts';
import { useWording } from '../../../table/desk/wording.ts';
import { Log } from '../../../table/log/Log.tsx';
import { Players } from '../../../table/rail/Players.tsx';
import { NO_OFFERS } from '../../../table/spots.ts';
import { type TableShape, useStands } from '../../../table/useShape.ts';
import { Board } from '../board/Board.tsx';
import { type BoardLayout, PLANS } from '../board/layout.ts';
import { useImperium } from './desk.ts';
import { Dock } from './dock/Dock.tsx';
import { Hands } from './Hands.tsx';
import { Row } from './Row.tsx';
import { PlayerLine } from './rail/PlayerLine.tsx';
import style from './Still.module.css';
import { words } from './words.ts';

const NONE: ReadonlySet<never> = new Set();
const nothing = () => undefined;

function layoutFor(shape: TableShape, stands: boolean): BoardLayout {
  if (shape === 'laptop') return 'wide';
  return shape === 'phone' && stands ? 'tall' : 'close';
}

/** The table as it lay there, with nothing to decide. */
export function Still({ shape }: { readonly shape: TableShape }) {
  const { view, viewer } = useImperium().snapshot;
  const { name } = useWording();
  const { inspect } = useActs();
  const say = useWords(words);
  const layout = layoutFor(shape, useStands());
  const { width, height } = PLANS[layout];
  return (
    <div className={style.scene} data-shape={shape}>
      <div className={style.table}>
        <div className={style.market}>
          <Row />
        </div>
        <section
          className={style.board}
          style={{ '--board': `${width} / ${height}` } as CSSProperties}
          aria-label={say.board}
        >
          <Board
            view={view}
            seatName={name}
            layout={layout}
            offers={NO_OFFERS}
            picked={NONE}
            onPress={nothing}
            onInspect={inspect}
          />
        </section>
      </div>
      <aside className={style.side} aria-label={say.side}>
        <Players line={PlayerLine} everybody />
        <Log />
      </aside>
      {viewer === 'afterwards' ? <Hands /> : <Dock />}
    </div>
  );
}
