import { type PictureSet, pictureOf } from '@landsraad/art';
import { paint } from './paint.ts';
import { type Box, CUTS, keyOf, type Painted, type Wish } from './wish.ts';

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

async function painted(wish: Wish): Promise<Painted> {
  const key = keyOf(wish);
  const svg = await svgOf(wish);
  if (!svg) return { key, image: null };
  const { w, h } = CUTS[wish.cut];
  const canvas = new OffscreenCanvas(w, h);
  paint(svg, canvas);
  return { key, image: await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 }) };
}

/** What was asked for last is looked at now, and goes first. */
const waiting: Wish[] = [];
let busy = false;

/** One after the other, so that the first is there before the last is begun. */
async function work(): Promise<void> {
  if (busy) return;
  busy = true;
  for (let wish = waiting.shift(); wish; wish = waiting.shift()) postMessage(await painted(wish));
  busy = false;
}

addEventListener('message', async ({ data: wishes }: MessageEvent<readonly Wish[]>) => {
  waiting.unshift(...wishes);
  await work();
});
