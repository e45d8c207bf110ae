interface Box {
  readonly left: number;
  readonly top: number;
}

/** Which cell a key leads to from one of them, or null. Rows are what stands at the same height. */
export function nextInGrid(key: string, at: number, cells: readonly Box[]): number | null {
  const from = cells[at];
  if (!from) return null;
  switch (key) {
    case 'ArrowRight':
      return at + 1 < cells.length ? at + 1 : null;
    case 'ArrowLeft':
      return at > 0 ? at - 1 : null;
    case 'Home':
      return 0;
    case 'End':
      return cells.length - 1;
    case 'ArrowDown':
      return nearest(from, cells, rowBeyond(from, cells, 1));
    case 'ArrowUp':
      return nearest(from, cells, rowBeyond(from, cells, -1));
    default:
      return null;
  }
}

/** The height of the next row below, or above. */
function rowBeyond(from: Box, cells: readonly Box[], way: 1 | -1): number | null {
  const beyond = cells.map(({ top }) => top).filter((top) => (top - from.top) * way > 1);
  if (beyond.length === 0) return null;
  return way === 1 ? Math.min(...beyond) : Math.max(...beyond);
}

function nearest(from: Box, cells: readonly Box[], row: number | null): number | null {
  if (row === null) return null;
  const far = ({ left, top }: Box) =>
    Math.abs(top - row) > 1 ? Number.POSITIVE_INFINITY : Math.abs(left - from.left);
  return cells.reduce((best, cell, i) => (far(cell) < far(cells[best]!) ? i : best), 0);
}
