import { circle, engraved, rect, smooth, spikes } from '../kit/shapes.ts';
import { fill, mix } from '../kit/svg.ts';
import type { Look, Paints } from './look.ts';

/** Outlines of hair, seen from the side. */
const STYLES: Readonly<Record<NonNullable<Look['style']>, string>> = {
  short:
    '136,47! 132,33 116,22 94,19 70,25 53,42 48,70 50,96! 54,93! 56,107! 61,101! 65,111! 70,102! 75,106! 80,96! 86,97! 92,90! 93,78! 98,70! 101,82! 105,70! 109,63! 114,63! 115,55! 121,56! 122,49! 129,52!',
  crop: '132,45! 127,34 112,25 92,23 72,28 56,44 50,70 52,92! 55,90! 57,101! 61,96! 64,106! 68,98! 72,103! 76,94! 81,97! 86,89! 92,90! 93,78! 97,72! 100,80! 103,70! 106,64! 112,62! 112,56! 119,55! 119,50! 126,50!',
  wave: '134,50! 139,38 125,23 99,17 71,22 50,42 45,70 48,100 57,120! 72,120 84,106 91,98! 92,78 101,68! 106,80! 112,64 118,52! 124,54',
  back: '128,40! 116,25 94,20 68,26 48,46 42,78 46,108 56,128 70,132! 78,116 86,102 91,98! 92,78 100,62 114,48',
  bun: '131,43! 120,27 96,20 70,26 54,44 50,74 56,96 70,104! 86,98 92,90! 94,74 104,62 118,48',
  long: '133,45! 124,27 98,18 70,24 50,46 46,78 52,108 70,120! 84,104 91,94! 94,74 104,62 120,50',
  braid: '132,44! 122,27 98,20 70,26 52,46 48,78 54,104 68,112! 84,102 91,94! 94,74 104,62 120,50',
  top: '120,36! 124,18 104,6 80,10 70,24 54,44 50,72 56,98! 70,70 92,56 104,48',
};

/** Long hair, combed back over the head. */
const STRANDS = [0, 1, 2, 3, 4, 5]
  .map((i) =>
    engraved(124 - i * 6, 36 + i * 5, 84 - i * 5, 24 + i * 8, 54 + i * 4, 76 + i * 6, 1.5),
  )
  .join('');

/** Short hair: one brief stroke beside the other, row below row. */
const STUBBLE = [0.92, 0.78, 0.62]
  .flatMap((part, row) =>
    Array.from({ length: 11 - row * 2 }, (_, i) => {
      const at = (degrees: number): [number, number] => {
        const angle = (degrees * Math.PI) / 180;
        return [90 + 42 * part * Math.cos(angle), 72 + 49 * part * Math.sin(angle)];
      };
      const from = 316 - row * 8 - i * 14;
      return engraved(...at(from), ...at(from - 5), ...at(from - 11), 1.7);
    }),
  )
  .join('');

/** What hangs behind the shoulders. */
export function hairBehind(look: Look, { hues, hair, strands, dress, edge }: Paints): string {
  let s = '';
  if (look.hat === 'fan')
    s +=
      fill(spikes(92, 120, 60, 128, 17, 150, 345, 0.96), dress) +
      fill(spikes(92, 120, 60, 124, 17, 150, 345, 0.5), mix(hues.accent, hues.rim, 0.4), 0.55);
  if (look.style === 'long')
    s +=
      edge(
        smooth(
          '132,44! 118,24 88,16 58,28 40,62 40,100 32,140 24,176 52,190 84,176! 82,140 92,100',
        ),
        hair,
      ) +
      fill(
        [0, 1, 2, 3, 4, 5]
          .map((i) => engraved(60 + i * 8, 30 + i * 3, 40 + i * 7, 100, 36 + i * 9, 176, 1.6))
          .join(''),
        strands,
        0.5,
      );
  if (look.style === 'braid')
    s +=
      edge(smooth('58,60 44,90 48,120 40,150 46,180 56,176 58,150 64,124 72,104'), hair) +
      fill(
        [0, 1, 2, 3, 4]
          .map((i) => engraved(44, 106 + i * 16, 54, 112 + i * 16, 62, 104 + i * 16, 2))
          .join(''),
        strands,
        0.6,
      );
  return s;
}

export function hairOf(look: Look, { hues, hair, strands, edge }: Paints): string {
  if (!look.style) return '';
  const combed = look.style === 'short' || look.style === 'crop' ? STUBBLE : STRANDS;
  let s = edge(smooth(STYLES[look.style]), hair);
  if (look.style !== 'top') s += fill(combed, strands, 0.55);
  if (look.style === 'bun')
    s +=
      edge(circle(50, 46, 17, 19), hair) +
      fill(
        engraved(38, 40, 50, 32, 62, 42, 1.6) +
          engraved(36, 48, 50, 40, 64, 50, 1.6) +
          engraved(38, 56, 50, 50, 62, 58, 1.4),
        strands,
        0.6,
      ) +
      fill(rect(28, 45, 46, 1.8), hues.accent);
  return s;
}

export function beardOf(look: Look, { hair, strands, edge }: Paints): string {
  let s = '';
  if (look.beard)
    s +=
      edge(
        smooth(
          look.beard === 'full'
            ? '94,96! 104,108 116,112 128,106 139,104! 139,110! 142,118 143,130 136,144 120,150 104,142 95,124'
            : look.beard === 'long'
              ? '94,96! 104,110 118,114 130,106 140,104! 140,110! 144,122 140,146 128,172 114,176 104,156 95,126'
              : '124,120! 132,117 140,117! 144,126 140,142 134,148! 128,138',
        ),
        hair,
        1,
      ) +
      fill(
        look.beard === 'goat'
          ? engraved(134, 120, 138, 130, 134, 146, 1.4)
          : [0, 1, 2, 3, 4]
              .map((i) =>
                engraved(102 + i * 8, 114 + (i % 2) * 3, 108 + i * 7, 130, 112 + i * 5, 146, 1.4),
              )
              .join(''),
        strands,
        0.6,
      ) +
      fill(smooth('126,106! 134,102.5 142,103.5! 138,106.4 130,109'), hair);
  if (look.stache) s += fill(smooth('122,110! 130,104 139,101.5 142,104! 136,107 128,111'), hair);
  return s;
}
