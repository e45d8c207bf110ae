import { SHIPPING } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { CSSProperties } from 'react';
import { useWords } from '../../../../app/language.ts';
import { useActs } from '../../../../table/desk/draft.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { thingMark } from '../../../../table/explain/pointed.ts';
import { SeatMark } from '../../../../table/seats/SeatMark.tsx';
import { seatColour } from '../../../../table/seats/shapes.ts';
import { EffectIcons } from '../../effects/EffectIcons.tsx';
import { useImperium, usePlannedView } from '../../table/desk.ts';
import styles from './Pane.module.css';
import { recallOf } from './shipping.ts';
import { words } from './words.ts';

/** Four cells from the start up; below them what a recall would bring. */
export function Shipping() {
  const { snapshot, seat } = useImperium();
  const { view } = snapshot;
  const say = useWords(words);
  const own = seat === null ? 0 : view.ix!.seats[seat]!.freighter;
  return (
    <>
      <div className={styles.track}>
        {SHIPPING.steps.map((_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of the track
          <Cell key={n} n={n} />
        ))}
      </div>
      {seat !== null && own > 0 && (
        <p className={styles.recall}>
          {say.recallGives} <EffectIcons effects={recallOf(view, seat, own)} />
        </p>
      )}
    </>
  );
}

/** One step: its reward, and the Freighters that are there. */
function Cell({ n }: { readonly n: number }) {
  const { snapshot, seat, offers } = useImperium();
  const { short } = useWording();
  const { press } = useActs();
  const say = useWords(words);
  const then = usePlannedView();
  const seats = snapshot.view.ix!.seats;
  const own = seat === null ? null : seats[seat]!.freighter;
  const spot = spotAt(n, own);
  const offered = spot !== null && offers.may.has(spot);
  const there = seats.flatMap(({ freighter }, at) => (freighter === n ? [at] : []));
  const coming = seat !== null && own !== n && then?.ix?.seats[seat]?.freighter === n;
  const bonus = SHIPPING.steps[n]!.bonus;
  const label = [
    say.step(n),
    there.length > 0 && say.there(there.map(short).join(', ')),
    offered && (n === 0 ? say.mayRecall : say.mayAdvance),
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={styles.cell}
      {...thingMark({ kind: 'shipping', id: String(n) })}
      data-step={n}
      data-spot={spot ?? undefined}
      data-offered={offered || undefined}
      aria-label={label.join(', ')}
      aria-disabled={!offered || undefined}
      onClick={() => spot !== null && offered && press(spot)}
    >
      <span className={styles.reward}>{n === 0 ? say.start : <EffectIcons effects={bonus} />}</span>
      <span className={styles.discs}>
        {there.map((at) => (
          <Disc key={at} seat={at} />
        ))}
        {coming && <Disc seat={seat} ghost />}
      </span>
      <b>{n}</b>
    </button>
  );
}

/** The way home, and the one step up. */
function spotAt(n: number, own: number | null): 'shipping:recall' | 'shipping:advance' | null {
  if (own === null) return null;
  if (n === 0 && own > 0) return 'shipping:recall';
  return n === own + 1 ? 'shipping:advance' : null;
}

/** A Freighter. */
function Disc({ seat, ghost }: { readonly seat: Seat; readonly ghost?: boolean }) {
  return (
    <span
      className={styles.disc}
      style={{ '--seat': seatColour(seat) } as CSSProperties}
      data-freighter={seat}
      data-ghost={ghost || undefined}
    >
      <SeatMark seat={seat} size={0.8} />
    </span>
  );
}
