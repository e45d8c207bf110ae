/* Where a tip goes: on its side if there is room, else on the other, and never over the edge. */

export type TipSide = 'top' | 'right' | 'bottom' | 'left';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

const GAP = 6;
export const EDGE = 8;

export function tipPlace(anchor: Box, tip: Size, side: TipSide, screen: Size) {
  const { x, y } = beside(anchor, tip, hasRoom(anchor, tip, side, screen) ? side : OTHER[side]);
  return {
    left: within(x, screen.width - tip.width),
    top: within(y, screen.height - tip.height),
  };
}

const OTHER: Readonly<Record<TipSide, TipSide>> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
};

function hasRoom(anchor: Box, tip: Size, side: TipSide, screen: Size): boolean {
  const { x, y } = beside(anchor, tip, side);
  return side === 'top' || side === 'bottom'
    ? y === within(y, screen.height - tip.height)
    : x === within(x, screen.width - tip.width);
}

function beside({ left, top, width, height }: Box, tip: Size, side: TipSide) {
  const middle = { x: left + (width - tip.width) / 2, y: top + (height - tip.height) / 2 };
  switch (side) {
    case 'top':
      return { ...middle, y: top - tip.height - GAP };
    case 'bottom':
      return { ...middle, y: top + height + GAP };
    case 'left':
      return { ...middle, x: left - tip.width - GAP };
    case 'right':
      return { ...middle, x: left + width + GAP };
  }
}

/** Never over the edge of what has that much room. */
export const within = (at: number, room: number): number =>
  Math.max(EDGE, Math.min(at, room - EDGE));
