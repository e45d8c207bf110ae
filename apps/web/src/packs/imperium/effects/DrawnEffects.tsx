import type { Effect } from '@landsraad/imperium';
import { colourOf } from '../../../icons/colours.ts';
import { DrawnIcon } from '../../../icons/Icon.tsx';
import { type Glyph, type GlyphGroup, groupsOf } from './glyphs.ts';
import { NUMBER, type Placed, place } from './layout.ts';

interface Spot {
  /** The middle of the row, or its beginning. */
  readonly x: number;
  readonly y: number;
  readonly from?: 'middle' | 'start';
  /** The height of an icon. */
  readonly size: number;
  /** A row wider than this is drawn smaller until it fits. */
  readonly maxWidth?: number;
}

/** Effects inside another drawing. Decoration: the drawing itself is named. */
export function DrawnEffects({ effects, ...spot }: Spot & { readonly effects: readonly Effect[] }) {
  return <DrawnRow groups={groupsOf(effects)} {...spot} />;
}

export function DrawnRow({
  groups,
  x,
  y,
  from = 'middle',
  size,
  maxWidth,
}: Spot & { readonly groups: readonly GlyphGroup[] }) {
  const row = place(groups);
  const scale = maxWidth ? Math.min(size, maxWidth / row.width) : size;
  return (
    <svg
      x={from === 'start' ? x : x - (row.width * scale) / 2}
      y={y - scale / 2}
      width={row.width * scale}
      height={scale}
      viewBox={`0 -0.5 ${row.width} 1`}
      overflow="visible"
      aria-hidden="true"
    >
      {row.frames.map(({ from, to }) => (
        <rect
          key={from}
          x={from}
          y={-0.62}
          width={to - from}
          height={1.24}
          rx={0.3}
          fill="var(--ground-deep)"
          fillOpacity={0.8}
          stroke="var(--line-strong)"
          strokeWidth={0.06}
        />
      ))}
      {row.glyphs.map((placed) => (
        <DrawnMark key={placed.at} {...placed} />
      ))}
    </svg>
  );
}

function DrawnMark({ glyph, at, numberWidth, width }: Placed<Glyph>) {
  if ('sign' in glyph) {
    if (glyph.sign === '→')
      return (
        <g color="var(--text-soft)">
          <DrawnIcon name="arrow" x={at + width / 2} y={0} size={0.72} />
        </g>
      );
    return <DrawnText x={at + width / 2} text={glyph.sign} colour="var(--text-soft)" />;
  }
  return (
    <g color={colourOf(glyph.icon)}>
      {glyph.n && <DrawnText x={at + numberWidth / 2} text={glyph.n} colour="var(--text)" />}
      <DrawnIcon name={glyph.icon} x={at + numberWidth + 0.5} y={0} size={1} />
    </g>
  );
}

function DrawnText({
  x,
  text,
  colour,
}: {
  readonly x: number;
  readonly text: string;
  readonly colour: string;
}) {
  return (
    <text
      x={x}
      y={0.31}
      fontSize={NUMBER}
      fontWeight={800}
      fontFamily="var(--sans)"
      textAnchor="middle"
      fill={colour}
    >
      {text}
    </text>
  );
}
