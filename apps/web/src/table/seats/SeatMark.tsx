import type { Seat } from '@landsraad/kernel';
import { useSeatLook } from './looks.ts';
import { seatColour, seatShape } from './shapes.ts';

interface SeatMarkProps {
  readonly seat: Seat;
  /** Said by screen readers; without it the mark is decoration beside a name. */
  readonly title?: string;
  /** In `em`. */
  readonly size?: number;
  /** Only the outline: a place that is free, a piece that is away. */
  readonly hollow?: boolean;
  readonly className?: string;
}

/** A seat's colour and shape, in a line of text. */
export function SeatMark({ seat, title, size = 0.9, hollow, className }: SeatMarkProps) {
  const length = `${size}em`;
  const frame = {
    viewBox: '0 0 24 24',
    width: length,
    height: length,
    className,
    'data-seat': seat,
    style: { verticalAlign: '-0.1em' },
  };
  if (!title)
    return (
      <svg {...frame} aria-hidden="true">
        <Shape seat={seat} hollow={hollow} />
      </svg>
    );
  return (
    <svg {...frame} role="img" aria-label={title}>
      <title>{title}</title>
      <Shape seat={seat} hollow={hollow} />
    </svg>
  );
}

interface DrawnSeatMarkProps {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly hollow?: boolean;
}

/** A seat's colour and shape inside another drawing, centred on a point: a cube, a flag, a token. */
export function DrawnSeatMark({ seat, x, y, size, hollow }: DrawnSeatMarkProps) {
  return (
    <g
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
      data-seat={seat}
    >
      <Shape seat={seat} hollow={hollow} />
    </g>
  );
}

/** A dark rim keeps the mark apart from whatever lies under it. */
function Shape({ seat, hollow }: { readonly seat: Seat; readonly hollow?: boolean }) {
  const look = useSeatLook(seat);
  const colour = look?.colour ?? seatColour(seat);
  return (
    <path
      d={look?.shape ?? seatShape(seat)}
      fill={hollow ? 'none' : colour}
      stroke={hollow ? colour : 'var(--ground-deep)'}
      strokeWidth={hollow ? 2.5 : 1.5}
      strokeLinejoin="round"
    />
  );
}
