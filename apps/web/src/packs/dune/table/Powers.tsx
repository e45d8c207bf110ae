import type { FactionView } from '@landsraad/dune';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../app/language.ts';
import { useActs } from '../../../table/desk/draft.ts';
import { useWording } from '../../../table/desk/wording.ts';
import { powersNow } from './ahead.ts';
import { useDune } from './desk.ts';
import style from './Shield.module.css';
import { words } from './words.ts';

const OwnOrders = lazy(() => import('./OwnOrders.tsx'));

/** What of one's own sheet belongs to this phase, and the way to all of it. */
export function Powers({ me }: { readonly me: FactionView }) {
  const { view } = useDune().snapshot;
  const { language } = useWording();
  const { inspect } = useActs();
  const say = useWords(words);
  const open = () => inspect({ kind: 'faction', id: me.id });
  const [ordering, setOrdering] = useState(false);
  const now = powersNow(me, view, language);
  return (
    <div className={style.powers} data-powers={now.length}>
      {now.length > 0 && (
        <>
          <h3>{say.powers}</h3>
          <ul>
            {now.map((power) => (
              <li key={power}>
                <button type="button" onClick={open}>
                  {power}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <footer>
        <button type="button" title={say.sheet} onClick={open}>
          {say.own.sheet}
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => setOrdering(true)}>
          {say.own.orders}
        </button>
      </footer>
      {ordering && (
        <Suspense fallback={null}>
          <OwnOrders onClose={() => setOrdering(false)} />
        </Suspense>
      )}
    </div>
  );
}
