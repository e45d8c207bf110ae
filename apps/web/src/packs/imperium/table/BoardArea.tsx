import type { ImperiumView } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { memo, useCallback, useMemo, useRef } from 'react';
import type { Size } from '../../../table/board/geometry.ts';
import { useSize } from '../../../table/board/useSize.ts';
import { Viewport } from '../../../table/board/Viewport.tsx';
import { useActs, useDraft } from '../../../table/desk/draft.ts';
import { useWording } from '../../../table/desk/wording.ts';
import { usePlan } from '../../../table/plan/usePlan.ts';
import type { Room } from '../../../table/room/room.ts';
import { Board } from '../board/Board.tsx';
import { type BoardPlan, tallPlan, widePlan } from '../board/layout.ts';
import { placeOfSpot } from '../board/spot-places.ts';
import styles from './BoardArea.module.css';
import { useImperium } from './desk.ts';
import { PlayerPlate } from './plates/PlayerPlate.tsx';

/** The board draws anew only when something on it may have changed. */
const SteadyBoard = memo(Board);

interface BoardAreaProps {
  readonly room: Room;
}

/** The board in its box: all of it in sight, or standing and to be moved. */
export function BoardArea({ room }: BoardAreaProps) {
  return room.shape === 'wide' ? (
    <Lying u={room.u} withScore={room.level < 3} />
  ) : (
    <Standing u={room.u} />
  );
}

interface LyingProps {
  readonly u: number;
  readonly withScore: boolean;
}

function Lying({ u, withScore }: LyingProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const plan = useMemo(
    () =>
      width * height === 0 ? null : widePlan({ width: width / u, height: height / u }, withScore),
    [width, height, u, withScore],
  );
  return (
    <div ref={box} className={styles.box}>
      {plan && <LaidBoard plan={plan} plate={plate} />}
    </div>
  );
}

const plate = (seat: Seat, faces: 'left' | 'right') => (
  <PlayerPlate seat={seat} faces={faces} look="plate" />
);

function Standing({ u }: { readonly u: number }) {
  const { offers, snapshot } = useImperium();
  const players = snapshot.view.players.length;
  const compose = useCallback(
    ({ width }: Size) => ({
      plans: { tall: tallPlan(Math.max(1, width) / u, players) },
      roaming: 'tall' as const,
      legible: u,
      largest: u,
    }),
    [u, players],
  );
  return (
    <div className={styles.box}>
      <Viewport
        compose={compose}
        offers={offers}
        placeOf={(spot, plan) => placeOfSpot(spot, plan, snapshot.view)}
        draw={(plan) => <LaidBoard plan={plan} />}
      />
    </div>
  );
}

interface LaidBoardProps {
  readonly plan: BoardPlan;
  readonly plate?: typeof plate;
}

function LaidBoard({ plan, plate }: LaidBoardProps) {
  const { snapshot, offers } = useImperium();
  const { short } = useWording();
  const { picked } = useDraft();
  const { foreseen } = usePlan();
  const { press, inspect } = useActs();
  return (
    <SteadyBoard
      view={snapshot.view}
      ahead={(foreseen?.view ?? null) as ImperiumView | null}
      plan={plan}
      plate={plate}
      offers={offers}
      picked={picked}
      onPress={press}
      onInspect={inspect}
      seatName={short}
    />
  );
}
