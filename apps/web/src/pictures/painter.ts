import { type PictureSet, pictureOf } from '@landsraad/art';
import { paint } from './paint.ts';
import { type Box, CUTS, type Order, type Painted, type Wish } from './wish.ts';

/* The worker that paints: a page has better things to do. */

const SETS: Readonly<Record<Box, () => Promise<PictureSet>>> = {
  base: async () => (await import('@landsraad/art/base')).base,
  ix: async () => (await import('@landsraad/art/ix')).ix,
  immortality: async () => (await import('@landsraad/art/immortality')).immortality,
  dune: async () => (await import('@landsraad/art/dune')).dune,
};

async function svgOf({ name, cut, boxes }: Wish): Promise<string | null> {
  for (const box of boxes) {
    const svg = pictureOf(await SETS[box](), name, CUTS[cut]);
    if (svg) return svg;
  }
  return null;
}

/** One picture is painted after the other: a canvas each would be held until somebody tidies up. */
const canvas = new OffscreenCanvas(1, 1);

async function painted(order: Order): Promise<Painted> {
  const svg = await svgOf(order);
  if (!svg) return { order, image: null };
  const { w, h } = CUTS[order.cut];
  canvas.width = Math.round(w * order.density);
  canvas.height = Math.round(h * order.density);
  paint(svg, canvas);
  // What is round has corners to see through; all else is smaller, and written faster, as JPEG.
  const type = order.cut === 'round' ? 'image/png' : 'image/jpeg';
  return { order, image: await canvas.convertToBlob({ type, quality: 0.9 }) };
}

const waiting: Order[] = [];
let busy = false;

/** One after the other, so that the first is there before the last is begun. */
async function work(): Promise<void> {
  if (busy) return;
  busy = true;
  for (let wish = waiting.shift(); wish; wish = waiting.shift()) postMessage(await painted(wish));
  busy = false;
}

const isBehind = ({ name }: Wish): boolean => name.startsWith('place/');

addEventListener('message', async ({ data: wishes }: MessageEvent<readonly Order[]>) => {
  // What was asked for last is looked at now, and goes first; what lies behind all of it comes last.
  waiting.unshift(...wishes.filter((wish) => !isBehind(wish)));
  waiting.push(...wishes.filter(isBehind));
  await work();
});
