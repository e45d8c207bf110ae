import { useEffect, useMemo, useRef } from 'react';
import { type Pace, useSettings } from '../../app/settings.ts';
import { type Frame, trailWith } from '../../games/log.ts';
import type { Snapshot } from '../../games/protocol.ts';
import type { TableKit } from '../../table/kit.ts';
import { OnStage } from '../../table/stage/OnStage.tsx';
import { Staged } from '../../table/stage/Staged.tsx';
import { isAtRest } from '../../table/stage/stage.ts';
import { useStage } from '../../table/stage/useStage.ts';
import { Laid } from './Laid.tsx';
import type { Speed } from './useReel.ts';

interface RollingProps {
  readonly kit: TableKit;
  readonly snapshot: Snapshot;
  readonly speed: Speed;
  /** All that came with this position was seen. */
  readonly onRest: (position: number) => void;
}

/** The game as it goes by: every turn and every Conflict is played as it was at the table. */
export function Rolling({ kit, snapshot, speed, onRest }: RollingProps) {
  const wish = useSettings(({ pace }) => pace);
  const reel = useMemo(() => ({ pace: paceAt(speed, wish) }), [speed, wish]);
  const staging = useStage(kit, useTrail(snapshot), reel);
  const rests = isAtRest(staging.stage);
  const { position } = snapshot;
  useEffect(() => {
    if (rests) onRest(position);
  }, [rests, position, onRest]);
  return (
    <OnStage staging={staging}>
      <Laid kit={kit} snapshot={staging.snapshot} log={staging.log} around={Staged} />
    </OnStage>
  );
}

/** Whoever turns the reel faster sees less of each turn. */
const paceAt = (speed: Speed, wish: Pace): Pace =>
  speed === '1' ? wish : speed === '8' ? 'instant' : 'fast';

/** The positions since it began to roll; each tells all that was heard, the former part of it again. */
function useTrail(snapshot: Snapshot): readonly Frame[] {
  const kept = useRef<readonly Frame[]>([]);
  return useMemo(() => {
    const last = kept.current.at(-1);
    const log = last ? [...last.log, ...snapshot.events.slice(last.log.length)] : snapshot.events;
    if (last?.snapshot !== snapshot) kept.current = trailWith(kept.current, { snapshot, log });
    return kept.current;
  }, [snapshot]);
}
