import type { FactionId } from '@landsraad/dune';
import { LOOKS } from './factions.ts';

interface DrawnMarkProps {
  readonly faction: FactionId;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Advisors: an outline, where fighters are a shape. */
  readonly hollow?: boolean;
}

/** A faction's shape inside another drawing, centred on a point. */
export function DrawnMark({ faction, x, y, size, hollow }: DrawnMarkProps) {
  const { shape, colour } = LOOKS[faction];
  const dark = faction === 'harkonnen' || hollow;
  return (
    <path
      d={shape}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
      fill={dark ? 'var(--ground-deep)' : colour}
      stroke={dark ? colour : 'var(--ground-deep)'}
      strokeWidth={dark ? 3 : 1.4}
      strokeDasharray={hollow ? '4 2.4' : undefined}
      strokeLinejoin="round"
    />
  );
}

interface FactionMarkProps {
  readonly faction: FactionId;
  /** In `em`. */
  readonly size?: number;
}

/** A faction's shape and colour beside its name. */
export function FactionMark({ faction, size = 1 }: FactionMarkProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={`${size}em`}
      height={`${size}em`}
      style={{ verticalAlign: '-0.12em', flex: 'none' }}
      aria-hidden="true"
    >
      <DrawnMark faction={faction} x={12} y={12} size={22} />
    </svg>
  );
}
