import { circle, engraved, poly, smooth, spikes, star } from '../kit/shapes.ts';
import { fill, line, mix } from '../kit/svg.ts';
import type { Look, Paints } from './look.ts';

/** What they wear, seen from the side. */
export const DRESSES = {
  high: ({ hues, dress, edge }) =>
    edge(smooth('56,172! 58,142 74,136! 96,152 118,146! 124,152 122,176! 92,186'), dress, 1.2) +
    fill(engraved(60, 146, 90, 164, 121, 153, 1.6), hues.rim, 0.8) +
    fill(
      poly('22,182 52,168 60,176 34,196') + poly('150,172 176,184 170,198 140,180'),
      mix(hues.rim, hues.ink, 0.35),
    ) +
    fill([0, 1, 2].map((i) => circle(108 + i * 3, 180 + i * 8, 2.4)).join(''), hues.rim) +
    fill(engraved(92, 186, 104, 192, 110, 204, 2), hues.rim, 0.5),
  cloak: ({ hues, dress, edge }) =>
    edge(
      smooth('-4,204! 12,170 44,150 64,140! 84,160 110,168 124,158! 128,168 110,186 120,204!'),
      dress,
      1.2,
    ) +
    fill(
      [0, 1, 2, 3, 4]
        .map((i) => engraved(58 + i * 7, 150 + i * 4, 44 + i * 12, 176, 30 + i * 18, 204, 1.8))
        .join(''),
      hues.rim,
      0.35,
    ) +
    fill(circle(116, 170, 7), hues.rim) +
    fill(star(116, 170, 6, 6, 0.45), hues.ink),
  fur: ({ hues, hair, edge }) =>
    edge(
      smooth(
        '4,204 0,190 10,184 8,174 20,170 22,160 34,160 40,150 50,152 58,142! 76,158 104,162 122,150! 130,160 142,160 146,170 158,170 162,180 174,182 176,192 186,196 190,206',
      ),
      mix(hair, hues.rim, 0.22),
      1.4,
    ) +
    fill(
      Array.from({ length: 26 }, (_, i) =>
        engraved(
          16 + i * 6.4,
          172 + ((i * 37) % 22),
          18 + i * 6.4,
          182 + ((i * 37) % 22),
          14 + i * 6.4,
          192 + ((i * 37) % 14),
          2,
        ),
      ).join(''),
      hues.ink,
      0.55,
    ),
  robe: ({ hues, dress, edge }) =>
    edge(smooth('20,204! 30,172 58,150! 84,176 104,182 120,154! 150,172 172,204!'), dress, 1.2) +
    fill(
      engraved(58, 152, 80, 180, 104, 204, 2.4) + engraved(120, 156, 112, 180, 108, 204, 2.4),
      hues.rim,
      0.7,
    ) +
    fill(
      engraved(44, 164, 60, 186, 68, 204, 1.6) +
        engraved(140, 172, 138, 190, 134, 204, 1.6) +
        engraved(32, 178, 40, 190, 44, 204, 1.6),
      hues.rim,
      0.3,
    ),
  suit: ({ hues, cloth, edge }) =>
    edge(
      smooth('58,176! 60,140 76,134! 96,150 116,142! 122,150 120,176! 90,186'),
      mix(hues.ink, hues.land[2], 0.4),
      1.2,
    ) +
    fill(
      poly('74,186 114,184 124,204 66,204') +
        poly('22,186 54,170 66,178 40,204 14,204') +
        poly('128,180 152,172 182,190 184,204 140,204'),
      mix(cloth, hues.rim, 0.14),
    ) +
    line('M118 154C138 152 150 166 146 190', hues.ink, 5) +
    line('M118 152.6C138 150.6 151.6 166 147.4 190', hues.rim, 1, 0.8) +
    fill(
      [0, 1, 2, 3].map((i) => circle(125 + i * 6.6 - i * i * 0.2, 153 + i * i * 2.4, 1.5)).join(''),
      hues.rim,
      0.7,
    ) +
    edge(
      smooth('70,140 92,152 118,146! 122,152 94,162 68,150'),
      mix(hues.ink, hues.accent, 0.3),
      0.8,
    ) +
    line('M64 150H116M62 160H119M60 170H120', hues.rim, 0.8, 0.35),
  armor: ({ hues, dress, edge }) =>
    edge(
      smooth('-2,204! 2,172 22,154 52,150 62,166! 60,204!') +
        smooth('126,204! 128,166! 148,156 178,166 194,184 198,204!'),
      dress,
      1.5,
    ) +
    edge(
      smooth('56,172! 60,140 74,136! 96,150 118,144! 124,152 122,178! 92,188'),
      mix(hues.ink, hues.land[1], 0.3),
      1.2,
    ) +
    fill(
      engraved(6, 180, 28, 160, 56, 166, 1.8) +
        engraved(4, 194, 28, 172, 58, 180, 1.8) +
        engraved(132, 170, 160, 166, 192, 194, 1.8) +
        engraved(130, 184, 160, 178, 190, 204, 1.8),
      hues.rim,
      0.7,
    ) +
    fill(spikes(30, 156, 6, 20, 3, 215, 300, 0.8), hues.rim, 0.9),
  suspensor: ({ hues, dress, edge }) =>
    edge(
      smooth('-8,204! 0,172 34,154 60,148! 90,176 124,166 140,152! 172,162 200,182 210,204!'),
      dress,
      1.3,
    ) +
    fill(
      engraved(60, 150, 86, 180, 104, 204, 2.2) + engraved(140, 154, 124, 176, 112, 204, 2.2),
      hues.rim,
      0.8,
    ) +
    [
      [30, 184],
      [166, 186],
    ]
      .map(
        ([x, y]) =>
          fill(circle(x, y, 17), hues.accent, 0.2) +
          fill(circle(x, y, 12), hues.rim) +
          fill(circle(x, y, 10), hues.ink) +
          fill(spikes(x, y, 9, 5, 10), hues.rim, 0.7) +
          fill(circle(x, y, 4), hues.accent),
      )
      .join(''),
  ruff: ({ hues, edge }) =>
    edge(
      smooth('40,176 36,160 50,140! 72,150 92,160 116,152 134,140! 148,156 146,172 120,182 70,184'),
      mix(hues.rim, hues.land[1], 0.3),
      1.2,
    ) +
    fill(
      Array.from({ length: 13 }, (_, i) =>
        engraved(88, 158, 88 + (i - 6) * 5, 166, 88 + (i - 6) * 9.4, 178 - Math.abs(i - 6) * 2, 2),
      ).join(''),
      hues.ink,
      0.65,
    ) +
    fill(star(96, 190, 9, 4, 0.4), hues.accent),
} satisfies Readonly<Record<NonNullable<Look['dress']>, (paints: Paints) => string>>;
