import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const PUBLIC = path.join(import.meta.dirname, '..', 'public');
const manifest = JSON.parse(readFileSync(path.join(PUBLIC, 'manifest.webmanifest'), 'utf8'));

/** "1366x768", as the picture itself says. */
function sizeOf(file: string): string {
  const bytes = readFileSync(path.join(PUBLIC, file));
  if (bytes.subarray(1, 4).toString('latin1') === 'PNG')
    return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  return `${bytes.readUInt16BE(frame + 7)}x${bytes.readUInt16BE(frame + 5)}`;
}

describe('what is shown of the app', () => {
  it.each<{ src: string; sizes: string }>([
    ...manifest.screenshots,
    ...manifest.icons.filter(({ type }: { type: string }) => type === 'image/png'),
    { src: '/shown/link.jpg', sizes: '1200x630' },
  ])('$src is there, in the size that is told', ({ src, sizes }) => {
    expect(sizeOf(src)).toBe(sizes);
  });
});
