import { type Box, EDGE, type Size, within } from '../../ui/tip-place.ts';

/* Where a preview goes: beside what it tells of, never over it while there is room elsewhere. */

const GAP = 8;

export function placeBeside(anchor: Box, { width, height }: Size, screen: Size) {
  const { left, top } = anchor;
  const [right, bottom] = [left + anchor.width, top + anchor.height];
  const across = within(left + (anchor.width - width) / 2, screen.width - width);
  const along = within(top + (anchor.height - height) / 2, screen.height - height);
  const ways = [
    { room: screen.height - bottom - height, x: across, y: bottom + GAP },
    { room: top - height, x: across, y: top - height - GAP },
    { room: screen.width - right - width, x: right + GAP, y: along },
    { room: left - width, x: left - width - GAP, y: along },
  ];
  const fits = ways.find(({ room }) => room >= GAP + EDGE);
  const { x, y } = fits ?? ways.reduce((a, b) => (b.room > a.room ? b : a));
  return { x: within(x, screen.width - width), y: within(y, screen.height - height) };
}
