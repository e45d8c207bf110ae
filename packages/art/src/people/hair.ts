import { circle, engraved, rect, smooth, spikes } from '../kit/shapes.ts';
import { fill, mix } from '../kit/svg.ts';
import type { Look, Paints } from './look.ts';

/** Outlines of hair, seen from the side. */
const STYLES: Readonly<Record<NonNullable<Look['style']>, string>> = {
  short:
    '129,51! 137,41! 129,40 132,28! 119,27 117,17! 102,20 91,14! 79,22 65,23! 59,35 46,43! 49,59 41,71! 48,83 45,98! 55,96 56,109! 64,103 68,114! 75,103 81,104! 85,94 92,88! 91,76 96,64! 101,82! 104,67 113,59 120,54!',
  crop: '132,49! 127,36 108,25 84,24 65,33 53,51 48,75 51,93! 54,90 57,106! 61,99 65,112! 70,103 76,107! 80,97 87,99! 90,90 91,79! 94,67 98,63! 102,79! 104,63 108,66 110,57! 115,61 118,52! 123,56 126,47!',
  wave: '130,50! 138,48 141,35! 130,22 112,13 90,13 66,20 48,36 39,58 43,80 36,98! 49,98 46,115! 59,110 60,125! 72,113 82,107 90,97! 92,88 91,77 97,65! 102,84! 106,68 114,58 121,55!',
  back: '128,41! 119,24 97,16 70,22 48,41 40,68 42,90 32,108! 46,107 40,124! 55,119 56,133! 68,123 78,111 86,103 91,97! 91,78 97,64! 102,80! 105,66 114,53!',
  bun: '131,44! 120,27 96,20 70,26 54,44 49,72 52,90 47,104! 60,101 62,112! 74,103 86,98 92,90! 91,77 97,64! 101,78! 106,64 118,51!',
  long: '133,45! 124,26 98,17 70,23 50,45 45,78 50,108 62,132! 72,118 80,122! 88,106 92,96! 91,80 95,66 105,60 120,51!',
  braid:
    '132,45! 122,27 98,19 70,25 52,45 47,78 53,104 62,116! 74,108 84,102 92,92! 91,77 96,64! 100,78! 106,64 120,51!',
  top: '120,38! 129,27 140,11! 119,9 97,5 76,15 58,33! 59,43 48,64! 56,74 55,98! 70,72 92,56 104,49!',
};

/** No lock looks out from under these. */
const COVERS = new Set<Look['hat']>(['hood', 'turban', 'veil']);

/** Long hair, combed back over the head: locks of uneven breadth that end in points. */
const STRANDS = [1.4, 3.2, 1.6, 4.2, 1.5, 2.6, 3.6, 1.4]
  .map((width, i) =>
    engraved(123 - i * 4, 37 + i * 3, 88 - i * 4, 19 + i * 7.4, 50 + i * 3.4, 72 + i * 6.2, width),
  )
  .join('');

/** Hair that is left at the top alone, swept forward. */
const SWEPT = [0, 1, 2, 3, 4]
  .map((i) =>
    engraved(62 + i * 5, 52 - i * 3, 84 + i * 5, 22 + i * 2, 118 + i * 3, 16 + i * 4, 1.8),
  )
  .join('');

/** Short hair: one brief stroke beside the other, row below row. */
const STUBBLE = [0.94, 0.82, 0.7, 0.58]
  .flatMap((part, row) =>
    Array.from({ length: 13 - row * 2 }, (_, i) => {
      const at = (degrees: number): [number, number] => {
        const angle = (degrees * Math.PI) / 180;
        return [90 + 41 * part * Math.cos(angle), 72 + 47 * part * Math.sin(angle)];
      };
      const from = 318 - row * 6 - i * 13;
      return engraved(...at(from), ...at(from - 4), ...at(from - 9), 1.5);
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

export function hairOf(look: Look, { hues, hair, skin, strands, edge }: Paints): string {
  if (!look.style || (look.hat && COVERS.has(look.hat))) return '';
  const isCropped = look.style === 'crop';
  let s = edge(smooth(STYLES[look.style]), isCropped ? mix(hair, skin.mid, 0.15) : hair);
  if (isCropped) s += fill(STUBBLE, mix(hair, hues.ink, 0.55), 0.8);
  else s += fill(look.style === 'top' ? SWEPT : STRANDS, strands, 0.55);
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
